/** Token counts. Each token is in exactly one of them. */
export interface ModelUsage {
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
}

export const NO_USAGE: ModelUsage = {
  inputTokens: 0,
  cachedInputTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
};

export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ModelAnswer {
  /** The model's answer, which should be JSON. */
  text: string;
  usage: ModelUsage;
  finish: 'complete' | 'truncated' | 'refused';
}

export type ModelFault =
  | 'unauthorised'
  | 'rate_limited'
  | 'server_error'
  | 'timeout'
  | 'connection'
  | 'bad_request'
  | 'refused'
  | 'truncated'
  | 'bad_json'
  | 'bad_schema'
  | 'rejected'
  | 'over_budget';

/** A model's failure. Its message is safe to log: it contains neither code nor key. */
export class ModelError extends Error {
  override name = 'ModelError';
  constructor(
    readonly fault: ModelFault,
    message: string,
  ) {
    super(message);
  }
}

/** Calls one model. It retries transport faults; it does not repair invalid answers. */
export interface ModelPort {
  /** `provider/model`, as shown to the learner. */
  readonly name: string;
  /**
   * @param schema JSON schema of the answer: flat, every property required, no limits.
   * @throws ModelError; the signal's abort counts as `timeout`.
   */
  complete(schema: JsonSchema, messages: readonly ModelMessage[], signal: AbortSignal): Promise<ModelAnswer>;
}

export interface ModelPortSettings {
  baseUrl: string | undefined;
  apiKey: string;
  model: string;
  maxOutputTokens: number;
  /** How much a model may think before it answers; null: as its provider likes. */
  effort?: 'low' | 'medium' | 'high' | null;
  /** The time of one try. A second try may follow within the caller's deadline. */
  tryTimeoutMs: number;
}
