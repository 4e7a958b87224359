import { boundedFetch } from '@evident/kit/bounded-fetch';
import Razorpay from 'razorpay';
import { ErrorAnswer } from './razorpay-answers.js';

export interface RazorpaySettings {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  /** Deadline of one call, its body included. */
  timeoutMs: number;
}

type JsonValue = string | number | boolean | null | { [name: string]: JsonValue } | JsonValue[];

/** What the resources of the SDK give to its `api`. */
interface SdkCall {
  url: string;
  data?: Readonly<Record<string, JsonValue | undefined>>;
}

/** The provider answered, and not with success. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  constructor(
    readonly status: number,
    detail: string | undefined,
  ) {
    super(detail ?? `HTTP ${status}`);
  }
}

/**
 * The SDK with our HTTP below it. The SDK makes paths and bodies of every call; its `api`, which is public and typed,
 * sends them. Its own sending has no deadline, no limit of an answer and no base URL, drops the idempotency header of
 * refunds, and fails with a TypeError where no answer comes. So each method that sends is replaced.
 *
 * @param headers go with each call of this client
 */
export function razorpayOver(settings: RazorpaySettings, headers: Record<string, string> = {}): Razorpay {
  const { keyId, keySecret } = settings;
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const by = (method: string) => (call: SdkCall) => send(settings, method, call, headers);
  Object.assign(client.api, {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
    postFormData: () => Promise.reject(new Error('files are not sent')),
  } satisfies Record<keyof Razorpay['api'], unknown>);
  return client;
}

async function send(
  { baseUrl, keyId, keySecret, timeoutMs }: RazorpaySettings,
  method: string,
  { url, data = {} }: SdkCall,
  headers: Record<string, string>,
): Promise<unknown> {
  const address = new URL(`/v1${url}`, baseUrl);
  if (method === 'GET')
    for (const [name, value] of Object.entries(data))
      if (value !== undefined)
        address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  const response = await boundedFetch(address, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
      'user-agent': `razorpay-node@${Razorpay.VERSION}`,
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(data) }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const refusal = ErrorAnswer.safeParse(body).data?.error;
  throw new HttpFailure(response.status, refusal?.description ?? refusal?.code);
}
