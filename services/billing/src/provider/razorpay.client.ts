import type Razorpay from 'razorpay';
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
import { OrderEntity, PaymentEntity, PaymentList, RefundEntity } from './razorpay-answers.js';
import { HttpFailure, razorpayOver, type RazorpaySettings } from './razorpay-transport.js';

/** Razorpay by its own SDK. Every answer is parsed, and every failure is a `ProviderError`. */
export class RazorpayClient extends PaymentProvider {
  private readonly sdk: Razorpay;

  constructor(private readonly settings: RazorpaySettings) {
    super();
    this.sdk = razorpayOver(settings);
  }

  createOrder({ receipt, amountPaise, currency, notes }: NewOrder): Promise<ProviderOrder> {
    const order = {
      amount: amountPaise,
      currency,
      receipt,
      unique_receipt: true,
      payment_capture: true,
      notes,
    };
    return call('create order', OrderEntity, () => this.sdk.orders.create(order));
  }

  fetchPayment(paymentId: string): Promise<ProviderPayment> {
    return call('fetch payment', PaymentEntity, () => this.sdk.payments.fetch(encodeURIComponent(paymentId)));
  }

  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]> {
    return call('list payments', PaymentList, () =>
      this.sdk.orders.fetchPayments(encodeURIComponent(orderId)),
    );
  }

  capturePayment({
    id,
    amountPaise,
    currency,
  }: Pick<ProviderPayment, 'id' | 'amountPaise' | 'currency'>): Promise<ProviderPayment> {
    return call('capture payment', PaymentEntity, () =>
      this.sdk.payments.capture(encodeURIComponent(id), amountPaise, currency),
    );
  }

  fetchRefund(refundId: string): Promise<ProviderRefund> {
    return call('fetch refund', RefundEntity, () => this.sdk.refunds.fetch(encodeURIComponent(refundId)));
  }

  /** The header keeps a repeated call from refunding twice, so the client of this call is its own. */
  refundPayment({ paymentId, amountPaise, refundId }: NewRefund): Promise<ProviderRefund> {
    const { payments } = razorpayOver(this.settings, { 'x-refund-idempotency': refundId });
    return call('refund payment', RefundEntity, () =>
      payments.refund(encodeURIComponent(paymentId), {
        amount: amountPaise,
        speed: 'normal',
        receipt: refundId,
        notes: { refund_id: refundId },
      }),
    );
  }
}

async function call<S extends z.ZodType>(
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

function toProviderError(operation: string, thrown: unknown): ProviderError {
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (name === 'AbortError') return new ProviderError('timeout', operation, message);
  if (!(thrown instanceof HttpFailure)) return new ProviderError('unreachable', operation, message);
  const { status } = thrown;
  // Razorpay answers 400 for an unknown id; only the description tells it apart.
  if (status === 404 || (status === 400 && /does not exist/.test(message))) {
    return new ProviderError('not-found', operation, message);
  }
  if (status === 409 || status === 429) return new ProviderError('busy', operation, message);
  if (status >= 400 && status < 500) return new ProviderError('refused', operation, message);
  return new ProviderError('faulty', operation, `HTTP ${status}`);
}
