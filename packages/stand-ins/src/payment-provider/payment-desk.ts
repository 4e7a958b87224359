import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  newId,
  unixNow,
  type OrderEntity,
  type PaymentEntity,
  type ProviderEvent,
  type RefundEntity,
} from './entities.js';
import type { Faults } from './faults.js';
import { ApiError, unknownId } from './provider-error.js';
import type { ProviderState } from './provider-state.js';

const Notes = z
  .record(z.string(), z.string().max(256))
  .refine((notes) => Object.keys(notes).length <= 15, 'too many notes');
const OrderRequest = z.object({
  amount: z.number().int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40).optional(),
  unique_receipt: z.boolean().optional(),
  notes: Notes.optional(),
});
const RefundRequest = z.object({
  amount: z.number().int().min(100).optional(),
  receipt: z.string().optional(),
  notes: Notes.optional(),
});

export interface CheckoutAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Handles orders, payments and refunds like Razorpay and reports each step through `emit`. */
export class PaymentDesk {
  constructor(
    private readonly state: ProviderState,
    private readonly keySecret: string,
    private readonly faults: () => Faults,
    private readonly emit: (event: ProviderEvent) => void,
  ) {}

  createOrder(body: unknown): OrderEntity {
    const request = parse(OrderRequest, body);
    const known = request.receipt === undefined ? undefined : this.state.orderByReceipt(request.receipt);
    if (known && request.unique_receipt) {
      if (known.amount !== request.amount) throw new ApiError(400, 'The receipt was used for another amount');
      return known;
    }
    const order: OrderEntity = {
      id: newId('order'),
      entity: 'order',
      amount: request.amount,
      amount_paid: 0,
      amount_due: request.amount,
      currency: request.currency,
      receipt: request.receipt ?? null,
      status: 'created',
      attempts: 0,
      notes: request.notes ?? {},
      created_at: unixNow(),
    };
    this.state.addOrder(order);
    this.state.save();
    return order;
  }

  order(id: string): OrderEntity {
    return this.state.orders.get(id) ?? fail(unknownId());
  }

  payment(id: string): PaymentEntity {
    return this.state.payments.get(id) ?? fail(unknownId());
  }

  refund(id: string): RefundEntity {
    return this.state.refunds.get(id) ?? fail(unknownId());
  }

  paymentsOf(orderId: string): PaymentEntity[] {
    return this.state.paymentsOf(this.order(orderId).id);
  }

  /** Charges a card. @param force also pays a paid order, or another amount than the order's */
  pay(
    orderId: string,
    card: 'good' | 'declined',
    force: { amount?: number; currency?: string; paidOrder?: boolean } = {},
  ): PaymentEntity {
    const order = this.order(orderId);
    if (order.status === 'paid' && !force.paidOrder)
      throw new ApiError(400, 'This order has been paid already');
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    const payment: PaymentEntity = {
      id: newId('pay'),
      entity: 'payment',
      amount: force.amount ?? order.amount,
      currency: force.currency ?? order.currency,
      status: card === 'good' ? 'authorized' : 'failed',
      order_id: order.id,
      method: 'card',
      captured: false,
      amount_refunded: 0,
      refund_status: null,
      error_code: card === 'good' ? null : 'BAD_REQUEST_ERROR',
      error_description: card === 'good' ? null : 'The bank declined this card',
      created_at: unixNow(),
    };
    this.state.addPayment(payment);
    this.emit({
      event: card === 'good' ? 'payment.authorized' : 'payment.failed',
      payload: { payment: { ...payment } },
    });
    if (card === 'good' && this.faults().payments.autoCapture) this.capture(payment.id, payment.amount);
    this.state.save();
    return payment;
  }

  capture(paymentId: string, amount: number): PaymentEntity {
    const payment = this.payment(paymentId);
    if (payment.status !== 'authorized')
      throw new ApiError(400, 'Only an authorized payment can be captured');
    if (payment.amount !== amount) throw new ApiError(400, 'The amount to capture differs from the payment');
    const order = this.order(payment.order_id);
    Object.assign(payment, { status: 'captured', captured: true });
    Object.assign(order, {
      status: 'paid',
      amount_paid: payment.amount,
      amount_due: Math.max(0, order.amount - payment.amount),
    });
    this.emit({ event: 'payment.captured', payload: { payment: { ...payment } } });
    this.emit({ event: 'order.paid', payload: { payment: { ...payment }, order: { ...order } } });
    this.state.save();
    return payment;
  }

  /** What the checkout gives to the page after a payment. */
  callback(payment: PaymentEntity): CheckoutAnswer {
    const signature = createHmac('sha256', this.keySecret)
      .update(`${payment.order_id}|${payment.id}`)
      .digest('hex');
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: signature,
    };
  }

  refundPayment(paymentId: string, body: unknown, key: string | undefined): RefundEntity {
    const request = parse(RefundRequest, body);
    const asked = JSON.stringify([paymentId, request]);
    if (key !== undefined) {
      if (key.length < 10) throw new ApiError(400, 'The idempotency key is too short');
      const known = this.state.refundKeys.get(key);
      if (known && known.body !== asked)
        throw new ApiError(400, 'The idempotency key was used with another body');
      if (known) return this.refund(known.refundId);
    }
    const refund = this.newRefund(this.payment(paymentId), request);
    this.state.refunds.set(refund.id, refund);
    if (key !== undefined) this.state.refundKeys.set(key, { body: asked, refundId: refund.id });
    const { outcome } = this.faults().refunds;
    if (outcome === 'processed' || outcome === 'failed') this.finishRefund(refund.id, outcome);
    this.state.save();
    return refund;
  }

  finishRefund(refundId: string, to: 'processed' | 'failed'): RefundEntity {
    const refund = this.refund(refundId);
    if (refund.status !== 'pending') throw new ApiError(400, 'The refund is finished');
    const payment = this.payment(refund.payment_id);
    refund.status = to;
    if (to === 'failed') payment.amount_refunded -= refund.amount;
    this.emit({ event: `refund.${to}`, payload: { refund: { ...refund }, payment: { ...payment } } });
    this.state.save();
    return refund;
  }

  private newRefund(payment: PaymentEntity, request: z.infer<typeof RefundRequest>): RefundEntity {
    if (this.faults().refunds.outcome === 'refused')
      throw new ApiError(400, 'Refunds are not enabled for this account');
    if (!payment.captured) throw new ApiError(400, 'Only a captured payment can be refunded');
    const amount = request.amount ?? payment.amount - payment.amount_refunded;
    if (payment.amount_refunded + amount > payment.amount)
      throw new ApiError(400, 'The refund is larger than what is left of the payment');
    payment.amount_refunded += amount;
    const whole = payment.amount_refunded === payment.amount;
    Object.assign(payment, {
      refund_status: whole ? 'full' : 'partial',
      status: whole ? 'refunded' : 'captured',
    });
    return {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      receipt: request.receipt ?? null,
      notes: request.notes ?? {},
      status: 'pending',
      created_at: unixNow(),
    };
  }
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ApiError(
    400,
    `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'invalid'}`,
    'BAD_REQUEST_ERROR',
    { field: issue?.path.join('.') },
  );
}

function fail(error: Error): never {
  throw error;
}
