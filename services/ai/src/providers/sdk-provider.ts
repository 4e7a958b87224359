import { boundedFetch } from '@evident/kit/bounded-fetch';
import {
  ModelError,
  type JsonSchema,
  type ModelAnswer,
  type ModelMessage,
  type ModelPort,
  type ModelPortSettings,
} from './model-port.js';
import { refusesSchema, withSchemaInWords } from './structured.js';

type ErrorClass = abstract new (...args: never[]) => Error;

/** The error classes of an SDK. Both official SDKs use these names. */
interface SdkErrors {
  APIError: ErrorClass;
  APIConnectionError: ErrorClass;
  APIConnectionTimeoutError: ErrorClass;
  APIUserAbortError: ErrorClass;
}

const RETRIES = 1;

/** The options that both official SDKs share. */
export const clientOptions = ({ baseUrl, apiKey, tryTimeoutMs }: ModelPortSettings) => ({
  apiKey,
  ...(baseUrl !== undefined && { baseURL: baseUrl }),
  maxRetries: RETRIES,
  timeout: tryTimeoutMs,
  fetch: boundedFetch,
  logLevel: 'off' as const,
});

/** A provider reached through its SDK. The server enforces the schema; if it cannot, the messages ask for it. */
export abstract class SdkProvider implements ModelPort {
  abstract readonly name: string;
  private knowsSchemas = true;

  protected constructor(private readonly errors: SdkErrors) {}

  async complete(
    schema: JsonSchema,
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): Promise<ModelAnswer> {
    if (this.knowsSchemas) {
      try {
        return await this.ask(schema, messages, signal);
      } catch (error) {
        if (!this.refusesSchema(error)) throw this.faultOf(error);
        this.knowsSchemas = false;
      }
    }
    try {
      return await this.ask(null, withSchemaInWords(messages, schema), signal);
    } catch (error) {
      throw this.faultOf(error);
    }
  }

  /** One call with the SDK's own retry. @param schema null: the messages ask for it */
  protected abstract ask(
    schema: JsonSchema | null,
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): Promise<ModelAnswer>;

  private refusesSchema(error: unknown): boolean {
    const status = this.statusOf(error);
    return (status === 400 || status === 422) && error instanceof Error && refusesSchema(error.message);
  }

  private statusOf(error: unknown): number | undefined {
    if (!(error instanceof this.errors.APIError) || !('status' in error)) return undefined;
    return typeof error.status === 'number' ? error.status : undefined;
  }

  private faultOf(error: unknown): ModelError {
    const { APIUserAbortError, APIConnectionTimeoutError, APIConnectionError } = this.errors;
    if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError)
      return new ModelError('timeout', 'The model did not answer in time');
    if (error instanceof APIConnectionError)
      return new ModelError('connection', 'The model could not be reached');
    const status = this.statusOf(error);
    if (status === undefined)
      return new ModelError('bad_json', 'The model provider answered something unreadable');
    if (status === 401 || status === 403)
      return new ModelError('unauthorised', 'The model provider refused the key');
    if (status === 429) return new ModelError('rate_limited', 'The model provider is busy');
    const fault = status >= 500 ? 'server_error' : 'bad_request';
    return new ModelError(fault, `The model provider answered ${status}`);
  }
}
