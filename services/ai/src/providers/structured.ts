import type { JsonSchema, ModelMessage } from './model-port.js';

/** For servers that cannot be held to a schema: it is asked for in words, and checked here all the same. */
export function withSchemaInWords(messages: readonly ModelMessage[], schema: JsonSchema): ModelMessage[] {
  const words = `Answer with one JSON object and nothing else. It must match this JSON schema:\n${JSON.stringify(schema)}`;
  return messages.map((message, index) =>
    index === 0 && message.role === 'system'
      ? { ...message, content: `${message.content}\n\n${words}` }
      : { ...message },
  );
}

/** A server that knows no schemas says so in its own words. */
export const refusesSchema = (message: string): boolean =>
  /response_format|json_schema|output_config|output_format|structured|schema/i.test(message);
