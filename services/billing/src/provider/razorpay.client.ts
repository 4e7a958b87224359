import { boundedFetch } from '@evident/kit/bounded-fetch';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import {
  PaymentProvider,
  ProviderError,
  type NewOrder,
  type NewRefund,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.js';
import { ErrorAnswer, OrderEntity, PaymentEntity, PaymentList, RefundEntity } from './razorpay-answers.js';

export interface RazorpaySettings {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  timeoutMs: number;
}

/** The part of axios that the package hides behind `api.rq`. */
interface HiddenHttpClient {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number; maxContentLength?: number };
  interceptors: { response: { use(onAnswer: undefined, onError: (error: unknown) => never): void } };
}

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** Replaces the package's error mapping, which reads properties of a response that may be absent. */
class HttpFailure extends Error {
  /** The package's `normalizeError` reads these and throws `{ statusCode, error }`. */
  readonly response: { status: number; data: { error: unknown } };
  constructor(error: unknown) {
    super('call failed');
    const { response, code, message } = error as {
      response?: { status: number; data?: unknown };
      code?: string;
      message?: string;
    };
    this.response = response
      ? { status: response.status, data: { error: ErrorAnswer.safeParse(response.data).data?.error } }
      : { status: 0, data: { error: { code: code ?? 'NETWORK', description: message ?? 'no answer' } } };
  }
}

/** Razorpay by its own package, with corrections: base URL, timeouts, error mapping, the refund header. */
export class RazorpayClient extends PaymentProvider {
  private readonly client: Razorpay;

  constructor(private readonly settings: RazorpaySettings) {
    super();
    this.client = new Razorpay({ key_id: settings.keyId, key_secret: settings.keySecret });
    const http = (this.client.api as unknown as { rq: HiddenHttpClient }).rq;
    Object.assign(http.defaults, {
      baseURL: settings.baseUrl,
      timeout: settings.timeoutMs,
      maxRedirects: 0,
      maxContentLength: MAX_ANSWER_BYTES,
    });
    http.interceptors.response.use(undefined, (error) => {
      throw new HttpFailure(error);
    });
  }

  createOrder(order: NewOrder): Promise<ProviderOrder> {
    return this.call('create order', OrderEntity, () =>
      this.client.api.post({
        url: '/orders',
        data: {
          amount: order.amountPaise,
          currency: order.currency,
          receipt: order.receipt,
          unique_receipt: true,
          payment_capture: true,
          notes: order.notes,
        },
      }),
    );
  }

  fetchPayment(paymentId: string): Promise<ProviderPayment> {
    return this.call('fetch payment', PaymentEntity, () =>
      this.client.payments.fetch(encodeURIComponent(paymentId)),
    );
  }

  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]> {
    return this.call('list payments', PaymentList, () =>
      this.client.orders.fetchPayments(encodeURIComponent(orderId)),
    );
  }

  capturePayment({
    id,
    amountPaise,
    currency,
  }: Pick<ProviderPayment, 'id' | 'amountPaise' | 'currency'>): Promise<ProviderPayment> {
    return this.call('capture payment', PaymentEntity, () =>
      this.client.payments.capture(encodeURIComponent(id), amountPaise, currency),
    );
  }

  fetchRefund(refundId: string): Promise<ProviderRefund> {
    return this.call('fetch refund', RefundEntity, () =>
      this.client.refunds.fetch(encodeURIComponent(refundId)),
    );
  }

  /** Uses `fetch`, because the package drops the idempotency header; a repeated refund would then pay twice. */
  refundPayment({ paymentId, amountPaise, refundId }: NewRefund): Promise<ProviderRefund> {
    const { baseUrl, keyId, keySecret, timeoutMs } = this.settings;
    return this.call('refund payment', RefundEntity, async () => {
      const response = await boundedFetch(`${baseUrl}/v1/payments/${encodeURIComponent(paymentId)}/refund`, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
          'content-type': 'application/json',
          'x-refund-idempotency': refundId,
        },
        body: JSON.stringify({
          amount: amountPaise,
          speed: 'normal',
          receipt: refundId,
          notes: { refund_id: refundId },
        }),
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) {
        // The same shape as the package's own errors.
        throw Object.assign(new Error('refund not accepted'), {
          statusCode: response.status,
          error: ErrorAnswer.safeParse(body).data?.error,
        });
      }
      return body;
    });
  }

  private async call<S extends z.ZodType>(
    operation: string,
    schema: S,
    work: () => Promise<unknown>,
  ): Promise<z.output<S>> {
    let answer: unknown;
    try {
      answer = await work();
    } catch (error) {
      throw toProviderError(operation, error);
    }
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new ProviderError('faulty', operation, 'an answer of another shape');
    return parsed.data;
  }
}

interface Failure {
  statusCode?: number;
  error?: { code?: string; description?: string };
  name?: string;
  message?: string;
}

function toProviderError(operation: string, thrown: unknown): ProviderError {
  const { statusCode, error, name, message } = thrown as Failure;
  const detail = error?.description ?? error?.code ?? message ?? 'no detail';
  if (name === 'AbortError' || error?.code === 'ECONNABORTED' || error?.code === 'ETIMEDOUT') {
    return new ProviderError('timeout', operation, detail);
  }
  if (statusCode === undefined || statusCode === 0)
    return new ProviderError('unreachable', operation, detail);
  // Razorpay answers 400 for an unknown id; only the description tells it apart.
  if (statusCode === 404 || (statusCode === 400 && /does not exist/.test(detail))) {
    return new ProviderError('not-found', operation, detail);
  }
  if (statusCode === 409 || statusCode === 429) return new ProviderError('busy', operation, detail);
  if (statusCode >= 400 && statusCode < 500) return new ProviderError('refused', operation, detail);
  return new ProviderError('faulty', operation, `HTTP ${statusCode}`);
}
