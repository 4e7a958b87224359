import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import type { Message, MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import {
  type JsonSchema,
  type ModelAnswer,
  type ModelMessage,
  type ModelPortSettings,
  type ModelUsage,
} from './model-port.js';
import { clientOptions, SdkProvider } from './sdk-provider.js';

const ERRORS = { APIError, APIConnectionError, APIConnectionTimeoutError, APIUserAbortError };

/** Servers that speak Anthropic's messages protocol. */
export class AnthropicProvider extends SdkProvider {
  readonly name: string;
  private readonly client: Anthropic;

  constructor(private readonly settings: ModelPortSettings) {
    super(ERRORS);
    this.name = `anthropic/${settings.model}`;
    this.client = new Anthropic({ ...clientOptions(settings), authToken: null });
  }

  protected async ask(
    schema: JsonSchema | null,
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): Promise<ModelAnswer> {
    return readMessage(await this.client.messages.create(this.body(schema, messages), { signal }));
  }

  private body(
    schema: JsonSchema | null,
    messages: readonly ModelMessage[],
  ): MessageCreateParamsNonStreaming {
    const { model, maxOutputTokens, effort } = this.settings;
    const format = schema && { type: 'json_schema' as const, schema: { ...schema } };
    const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
    return {
      model,
      max_tokens: maxOutputTokens,
      system: system.join('\n\n'),
      messages: messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
      ...((format || effort) && { output_config: { ...(format && { format }), ...(effort && { effort }) } }),
    };
  }
}

/** Compatible servers may omit fields that the types require. */
function readMessage(message: Partial<Message>): ModelAnswer {
  const text = (message.content ?? []).map((block) => (block.type === 'text' ? block.text : '')).join('');
  const usage = readUsage(message.usage);
  switch (message.stop_reason) {
    case 'max_tokens':
      return { text, usage, finish: 'truncated' };
    case 'refusal':
      return { text, usage, finish: 'refused' };
    default:
      return { text, usage, finish: 'complete' };
  }
}

function readUsage(usage: Partial<Message['usage']> | undefined): ModelUsage {
  return {
    inputTokens: usage?.input_tokens ?? 0,
    cachedInputTokens: usage?.cache_read_input_tokens ?? 0,
    cacheWriteTokens: usage?.cache_creation_input_tokens ?? 0,
    outputTokens: usage?.output_tokens ?? 0,
  };
}
