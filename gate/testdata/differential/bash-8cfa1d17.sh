#env BASH_FUNC_eval%%=() { bad;}
eval