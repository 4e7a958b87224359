import type { JsonSchema, ModelMessage } from './model-port.js';

/** Asks for the schema in words, for servers without schema support. The answer is checked here in any case. */
export function withSchemaInWords(messages: readonly ModelMessage[], schema: JsonSchema): ModelMessage[] {
  const words = `Answer with one JSON object and nothing else. It must match this JSON schema:\n${JSON.stringify(schema)}`;
  return messages.map((message, index) =>
    index === 0 && message.role === 'system'
      ? { ...message, content: `${message.content}\n\n${words}` }
      : { ...message },
  );
}

/** Whether an error message says that the server does not support schemas. */
export const refusesSchema = (message: string): boolean =>
  /response_format|json_schema|output_config|output_format|structured|schema/i.test(message);
