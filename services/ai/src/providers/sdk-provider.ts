import { boundedFetch } from '@evident/kit/bounded-fetch';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Tries of one call. The SDK makes none of its own, because it would sleep as long as a server says. */
const TRIES = 2;
const PAUSE_MS = 500;
/** A server that asks for a longer pause is not tried again. */
const LONGEST_PAUSE_MS = 4_000;

/** The options that both official SDKs share. */
export const clientOptions = ({ baseUrl, apiKey, tryTimeoutMs }: ModelPortSettings) => ({
  apiKey,
  ...(baseUrl !== undefined && { baseURL: baseUrl }),
  maxRetries: 0,
  timeout: tryTimeoutMs,
  fetch: boundedFetch,
  logLevel: 'off' as const,
});

class Aborted extends Error {}

/** @throws Aborted at once when the signal aborts, even if `work` never ends */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Aborted('The caller gave up'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The pause that a server asks for; null when it asks for none. */
function askedPauseMs(error: unknown): number | null {
  const { headers } = error as { headers?: unknown };
  if (!(headers instanceof Headers)) return null;
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return ms;
  const after = headers.get('retry-after');
  if (after === null) return null;
  const seconds = Number(after);
  return Number.isFinite(seconds) ? seconds * 1_000 : Math.max(0, Date.parse(after) - Date.now());
}

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
        return await this.tryAgain(() => this.ask(schema, messages, signal), signal);
      } catch (error) {
        if (!this.refusesSchema(error)) throw this.faultOf(error);
        this.knowsSchemas = false;
      }
    }
    try {
      const inWords = withSchemaInWords(messages, schema);
      return await this.tryAgain(() => this.ask(null, inWords, signal), signal);
    } catch (error) {
      throw this.faultOf(error);
    }
  }

  /** One try. Whatever the server does, it ends when the signal aborts. */
  private async tryAgain<T>(once: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await untilAborted(once(), signal);
      } catch (error) {
        const pauseMs = this.pauseAfter(error);
        if (tried >= TRIES || signal.aborted || pauseMs === null) throw error;
        await untilAborted(sleep(pauseMs), signal);
      }
    }
  }

  /** How long to wait before the next try; null: it would fail again. */
  private pauseAfter(error: unknown): number | null {
    if (error instanceof this.errors.APIUserAbortError) return null;
    if (error instanceof this.errors.APIConnectionError) return 0;
    const status = this.statusOf(error);
    if (status !== 429 && status !== 408 && (status === undefined || status < 500)) return null;
    const asked = askedPauseMs(error);
    return asked !== null && asked > LONGEST_PAUSE_MS ? null : (asked ?? PAUSE_MS);
  }

  /** One call. @param schema null: the messages ask for it */
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
    if (
      error instanceof Aborted ||
      error instanceof APIUserAbortError ||
      error instanceof APIConnectionTimeoutError
    )
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
