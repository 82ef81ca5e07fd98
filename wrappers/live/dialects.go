package main

import (
	"fmt"
	"net/http"
)

// done is what the model says at the end.
const done = "DONE"

// answerChat speaks the chat completions of OpenAI.
func answerChat(w http.ResponseWriter, t *talk) {
	usage := object{"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
	message, reason := object{"role": "assistant", "content": done}, "stop"
	if t.tool != nil {
		reason = "tool_calls"
		message = object{"role": "assistant", "content": nil, "tool_calls": []any{object{"index": 0, "id": "call_1", "type": "function",
			"function": object{"name": t.tool.name, "arguments": t.argsText()}}}}
	}
	head := func(kind string, choices ...any) object {
		if choices == nil {
			choices = []any{}
		}
		return object{"id": "chat_1", "object": kind, "created": 1, "model": t.model, "choices": choices}
	}
	if !t.stream {
		o := head("chat.completion", object{"index": 0, "message": message, "finish_reason": reason})
		o["usage"] = usage
		writeJSON(w, o)
		return
	}
	const chunk = "chat.completion.chunk"
	e := newEvents(w)
	e.send("", head(chunk, object{"index": 0, "delta": message, "finish_reason": nil}))
	e.send("", head(chunk, object{"index": 0, "delta": object{}, "finish_reason": reason}))
	last := head(chunk)
	last["usage"] = usage
	e.send("", last)
	fmt.Fprint(w, "data: [DONE]\n\n")
}

// answerResponses speaks the responses of OpenAI.
func answerResponses(w http.ResponseWriter, t *talk) {
	part := object{"type": "output_text", "text": done, "annotations": []any{}}
	item := object{"type": "message", "id": "item_1", "role": "assistant", "status": "completed", "content": []any{part}}
	open := object{"type": "message", "id": "item_1", "role": "assistant", "status": "in_progress", "content": []any{}}
	if t.tool != nil {
		call := func(status, args string) object {
			o := object{"type": "function_call", "id": "item_1", "call_id": "call_1", "name": t.tool.name, "arguments": args, "status": status}
			if t.tool.namespace != "" {
				o["namespace"] = t.tool.namespace
			}
			return o
		}
		item, open = call("completed", t.argsText()), call("in_progress", "")
	}
	response := func(status string, output ...any) object {
		if output == nil {
			output = []any{}
		}
		return object{"id": "resp_1", "object": "response", "created_at": 1, "status": status, "model": t.model, "output": output,
			"usage": object{"input_tokens": 1, "input_tokens_details": object{"cached_tokens": 0}, "output_tokens": 1,
				"output_tokens_details": object{"reasoning_tokens": 0}, "total_tokens": 2}}
	}
	if !t.stream {
		writeJSON(w, response("completed", item))
		return
	}
	e, n := newEvents(w), 0
	send := func(kind string, o object) {
		o["type"], o["sequence_number"] = kind, n
		n++
		e.send(kind, o)
	}
	send("response.created", object{"response": response("in_progress")})
	send("response.output_item.added", object{"output_index": 0, "item": open})
	at := func(o object) object {
		o["item_id"], o["output_index"] = "item_1", 0
		return o
	}
	if t.tool != nil {
		send("response.function_call_arguments.delta", at(object{"delta": t.argsText()}))
		send("response.function_call_arguments.done", at(object{"arguments": t.argsText()}))
	} else {
		send("response.content_part.added", at(object{"content_index": 0, "part": object{"type": "output_text", "text": "", "annotations": []any{}}}))
		send("response.output_text.delta", at(object{"content_index": 0, "delta": done}))
		send("response.output_text.done", at(object{"content_index": 0, "text": done}))
		send("response.content_part.done", at(object{"content_index": 0, "part": part}))
	}
	send("response.output_item.done", object{"output_index": 0, "item": item})
	send("response.completed", object{"response": response("completed", item)})
}

// answerMessages speaks the messages of Anthropic.
func answerMessages(w http.ResponseWriter, t *talk) {
	block, reason := object{"type": "text", "text": done}, "end_turn"
	open, delta := object{"type": "text", "text": ""}, object{"type": "text_delta", "text": done}
	if t.tool != nil {
		reason = "tool_use"
		block = object{"type": "tool_use", "id": "toolu_1", "name": t.tool.name, "input": t.args}
		open = object{"type": "tool_use", "id": "toolu_1", "name": t.tool.name, "input": object{}}
		delta = object{"type": "input_json_delta", "partial_json": t.argsText()}
	}
	message := object{"id": "msg_1", "type": "message", "role": "assistant", "model": t.model, "content": []any{block},
		"stop_reason": reason, "stop_sequence": nil,
		"usage": object{"input_tokens": 1, "output_tokens": 1, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0}}
	if !t.stream {
		writeJSON(w, message)
		return
	}
	message["content"], message["stop_reason"] = []any{}, nil
	e := newEvents(w)
	send := func(kind string, o object) {
		o["type"] = kind
		e.send(kind, o)
	}
	send("message_start", object{"message": message})
	send("content_block_start", object{"index": 0, "content_block": open})
	send("content_block_delta", object{"index": 0, "delta": delta})
	send("content_block_stop", object{"index": 0})
	send("message_delta", object{"delta": object{"stop_reason": reason, "stop_sequence": nil}, "usage": object{"output_tokens": 1}})
	send("message_stop", object{})
}

// answerGemini speaks the generated content of Gemini. The client also asks
// who speaks next and how hard the task is, and wants JSON then.
func answerGemini(w http.ResponseWriter, t *talk) {
	part := object{"text": done}
	conf, _ := t.root["generationConfig"].(map[string]any)
	switch {
	case t.tool != nil:
		part = object{"functionCall": object{"id": "call_1", "name": t.tool.name, "args": t.args}, "thoughtSignature": "AAAA"}
	case conf["responseMimeType"] == "application/json" || conf["responseJsonSchema"] != nil:
		part["text"] = `{"reasoning":"test","next_speaker":"user","model_choice":"flash","complexity_score":1,"complexity_reasoning":"test"}`
	}
	o := object{"candidates": []any{object{"content": object{"role": "model", "parts": []any{part}}, "finishReason": "STOP", "index": 0}},
		"usageMetadata": object{"promptTokenCount": 1, "candidatesTokenCount": 1, "totalTokenCount": 2}, "modelVersion": modelName}
	if t.stream {
		newEvents(w).send("", o)
		return
	}
	writeJSON(w, o)
}
