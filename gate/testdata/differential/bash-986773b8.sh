#env BASH_FUNC_command_not_found_handle%%=() { bad;}
command -p go