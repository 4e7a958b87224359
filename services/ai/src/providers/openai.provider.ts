import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import {
  NO_USAGE,
  type JsonSchema,
  type ModelAnswer,
  type ModelMessage,
  type ModelPortSettings,
  type ModelUsage,
} from './model-port.js';
import { clientOptions, SdkProvider } from './sdk-provider.js';

const ERRORS = { APIError, APIConnectionError, APIConnectionTimeoutError, APIUserAbortError };

/** Servers that speak OpenAI's chat completions protocol. */
export class OpenAiProvider extends SdkProvider {
  readonly name: string;
  private readonly client: OpenAI;
  /** Older and local servers know only `max_tokens`. */
  private knowsCompletionLimit = true;

  constructor(private readonly settings: ModelPortSettings) {
    super(ERRORS);
    this.name = `openai/${settings.model}`;
    this.client = new OpenAI({ ...clientOptions(settings), organization: null, project: null });
  }

  protected async ask(
    schema: JsonSchema | null,
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): Promise<ModelAnswer> {
    try {
      return readCompletion(
        await this.client.chat.completions.create(this.body(schema, messages), { signal }),
      );
    } catch (error) {
      if (!this.knowsCompletionLimit || !refusesCompletionLimit(error)) throw error;
      this.knowsCompletionLimit = false;
      return this.ask(schema, messages, signal);
    }
  }

  private body(
    schema: JsonSchema | null,
    messages: readonly ModelMessage[],
  ): ChatCompletionCreateParamsNonStreaming {
    const { model, maxOutputTokens, effort } = this.settings;
    // Servers without schema support are older, and use the older name of the limit.
    const isNew = schema !== null && this.knowsCompletionLimit;
    const common = {
      model,
      messages: messages.map((message) => ({ ...message })),
      ...(isNew ? { max_completion_tokens: maxOutputTokens } : { max_tokens: maxOutputTokens }),
      ...(effort && { reasoning_effort: effort }),
    };
    if (schema === null) return { ...common, response_format: { type: 'json_object' } };
    const json_schema = { name: 'report', strict: true, schema: { ...schema } };
    return {
      ...common,
      response_format: { type: 'json_schema', json_schema },
    };
  }
}

const refusesCompletionLimit = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status === 400 || error.status === 422) &&
  error.message.includes('max_completion_tokens');

/** Compatible servers may omit fields that the types require. */
function readCompletion(completion: Partial<ChatCompletion>): ModelAnswer {
  const choice = completion.choices?.[0];
  const usage = readUsage(completion.usage);
  if (!choice) return { text: '', usage, finish: 'complete' };
  const refused = choice.message.refusal || choice.finish_reason === 'content_filter';
  const finish = refused ? 'refused' : choice.finish_reason === 'length' ? 'truncated' : 'complete';
  return { text: choice.message.content ?? '', usage, finish };
}

function readUsage(usage: ChatCompletion['usage']): ModelUsage {
  if (!usage) return NO_USAGE;
  const cachedInputTokens = usage.prompt_tokens_details?.cached_tokens ?? 0;
  return {
    inputTokens: Math.max(0, usage.prompt_tokens - cachedInputTokens),
    cachedInputTokens,
    cacheWriteTokens: 0,
    outputTokens: usage.completion_tokens,
  };
}
