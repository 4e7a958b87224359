import { z } from 'zod';

/** `planName` is checked against the plan table by the service, so that an unknown one answers UNKNOWN_PLAN. */
export const CreateOrderRequest = z
  .object({ planName: z.string().max(40) })
  .meta({ id: 'CreateOrderRequest', examples: [{ planName: 'premium' }] });
export type CreateOrderRequest = z.infer<typeof CreateOrderRequest>;

export const OrderAnswer = z
  .object({
    /** The provider's order id. */
    orderId: z.string(),
    /** Whole rupees: the client multiplies by 100 for the checkout. */
    amount: z.number().int().positive(),
    tokens: z.number().int().positive(),
    currency: z.literal('INR'),
    /** The provider's public key id. */
    keyId: z.string(),
    /** Script that defines `window.Razorpay`. */
    checkoutUrl: z.string(),
    testMode: z.boolean(),
  })
  .meta({
    id: 'OrderAnswer',
    examples: [
      {
        orderId: 'order_Nx1',
        amount: 199,
        tokens: 25,
        currency: 'INR',
        keyId: 'rzp_test_key',
        checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
        testMode: true,
      },
    ],
  });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const VerifyPaymentRequest = z
  .object({
    razorpay_payment_id: z.string().min(1).max(100),
    razorpay_order_id: z.string().min(1).max(100),
    razorpay_signature: z.string().min(1).max(200),
    /** Compared with the stored order, never trusted. */
    tokens: z.number().optional(),
    amount: z.number().optional(),
  })
  .meta({
    id: 'VerifyPaymentRequest',
    examples: [
      {
        razorpay_payment_id: 'pay_Nx2',
        razorpay_order_id: 'order_Nx1',
        razorpay_signature: '9f86d081884c7d65',
      },
    ],
  });
export type VerifyPaymentRequest = z.infer<typeof VerifyPaymentRequest>;

export const PaymentVerifiedAnswer = z
  .object({ message: z.string(), tokens: z.number().int(), credited: z.number().int() })
  .meta({ id: 'PaymentVerifiedAnswer' });
export type PaymentVerifiedAnswer = z.infer<typeof PaymentVerifiedAnswer>;

const PlanView = z.object({
  name: z.string(),
  tokens: z.number().int(),
  amount: z.number().int(),
  currency: z.literal('INR'),
  mostPopular: z.boolean(),
  priorityProcessing: z.boolean(),
  analytics: z.boolean(),
});
export const PlansAnswer = z
  .object({ plans: z.array(PlanView), testMode: z.boolean() })
  .meta({ id: 'PlansAnswer' });
export type PlansAnswer = z.infer<typeof PlansAnswer>;

/** A refund of an order. */
export const OrderRefund = z.object({
  refundId: z.uuid(),
  /** `duplicate` refunds a second payment of the same order; no tokens change. */
  kind: z.enum(['unused', 'duplicate']),
  tokens: z.number().int(),
  amountPaise: z.number().int(),
  status: z.enum(['queued', 'pending', 'processed', 'failed']),
  createdAt: z.iso.datetime(),
});

/** What a buyer needs to ask for a refund. */
export const Receipt = z
  .object({
    /** The provider's order id. */
    orderId: z.string(),
    /** The provider's payment id; null until the order is paid. */
    paymentId: z.string().nullable(),
    plan: z.string(),
    tokens: z.number().int(),
    /** Whole rupees. */
    amount: z.number().int(),
    currency: z.literal('INR'),
    status: z.enum(['created', 'paid']),
    createdAt: z.iso.datetime(),
    refunds: z.array(OrderRefund),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
/** The user's own orders, latest first; at most 50. */
export const ReceiptsAnswer = z.object({ receipts: z.array(Receipt) }).meta({ id: 'ReceiptsAnswer' });
export type ReceiptsAnswer = z.infer<typeof ReceiptsAnswer>;

/** Null only outside production. */
export const SupportAnswer = z.object({ email: z.string().nullable() }).meta({ id: 'SupportAnswer' });
export type SupportAnswer = z.infer<typeof SupportAnswer>;

/** A line of the learner's token history. */
export const TokenTransfer = z.object({
  id: z.string(),
  kind: z.enum(['signup', 'purchase', 'usage', 'refund', 'adjust']),
  delta: z.number().int(),
  balanceAfter: z.number().int(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type TokenTransfer = z.infer<typeof TokenTransfer>;
export const TokenHistoryQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const TokenHistoryAnswer = z
  .object({
    tokens: z.number().int(),
    held: z.number().int(),
    transfers: z.array(TokenTransfer),
    nextBefore: z.number().int().nullable(),
  })
  .meta({ id: 'TokenHistoryAnswer' });
export type TokenHistoryAnswer = z.infer<typeof TokenHistoryAnswer>;
