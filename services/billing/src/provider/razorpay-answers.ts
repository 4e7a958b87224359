import { z } from 'zod';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './payment-provider.js';

const amount = z.coerce.number().int().nonnegative();

export const OrderEntity = z
  .object({ id: z.string(), amount, currency: z.string() })
  .transform((order): ProviderOrder => ({
    id: order.id,
    amountPaise: order.amount,
    currency: order.currency,
  }));

export const PaymentEntity = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  })
  .transform((payment): ProviderPayment => ({
    id: payment.id,
    orderId: payment.order_id ?? null,
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
  }));

export const PaymentList = z.object({ items: z.array(PaymentEntity) }).transform((list) => list.items);

export const RefundEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(['pending', 'processed', 'failed']),
    notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
  })
  .transform((refund): ProviderRefund & { reference: string | null } => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    status: refund.status,
    // Razorpay answers [] where no notes are set.
    reference:
      Array.isArray(refund.notes) || typeof refund.notes?.['refund_id'] !== 'string'
        ? null
        : refund.notes['refund_id'],
  }));

/** The error body of a refused call. */
export const ErrorAnswer = z.object({
  error: z.object({ code: z.string(), description: z.string() }).partial(),
});
