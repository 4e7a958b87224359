import { z } from 'zod';
import { REASON_LIMITS } from '../limits.js';
import { User } from './auth.js';
import { OrderRefund } from './payments.js';

/** Why an administrator makes a change. It is stored. */
export const AdminReason = z
  .string()
  .trim()
  .min(REASON_LIMITS.min, 'A reason is required')
  .max(REASON_LIMITS.adminMax);

/** An order's id as the payment provider writes it. */
export const OrderId = z
  .string()
  .trim()
  .regex(/^[\w-]{1,100}$/, 'An order id has letters, digits, - and _ only');

/** Refunds the unused part of an order. The reason is stored with the refund. */
export const RefundOrderRequest = z
  .object({ reason: AdminReason })
  .meta({ id: 'RefundOrderRequest', examples: [{ reason: 'Bought twice by mistake' }] });
export type RefundOrderRequest = z.infer<typeof RefundOrderRequest>;
/** A refund that was opened. */
export const OpenedRefund = z.object({
  refundId: z.string(),
  tokens: z.number().int(),
  amountPaise: z.number().int(),
  status: z.string(),
});
export type OpenedRefund = z.infer<typeof OpenedRefund>;
export const RefundAnswer = OpenedRefund.extend({ message: z.string() }).meta({ id: 'RefundAnswer' });
export type RefundAnswer = z.infer<typeof RefundAnswer>;

export const AdjustTokensRequest = z
  .object({
    /** Tokens to give, or to take when negative. */
    delta: z
      .number()
      .int('Tokens are whole')
      .min(-10_000, 'At most 10,000 tokens at once')
      .max(10_000, 'At most 10,000 tokens at once')
      .refine((delta) => delta !== 0, 'Give or take at least one token'),
    reason: AdminReason,
  })
  .meta({ id: 'AdjustTokensRequest', examples: [{ delta: 5, reason: 'The judge was away for an hour' }] });
export type AdjustTokensRequest = z.infer<typeof AdjustTokensRequest>;
export const AdjustTokensAnswer = z
  .object({ message: z.string(), tokens: z.number().int() })
  .meta({ id: 'AdjustTokensAnswer' });
export type AdjustTokensAnswer = z.infer<typeof AdjustTokensAnswer>;

export const FindUserQuery = z.object({ email: z.string().min(3).max(254) });
export type FindUserQuery = z.infer<typeof FindUserQuery>;
/** A part of an email or of a name. */
export const SearchUsersQuery = z.object({ q: z.string().trim().min(2).max(254) });
export type SearchUsersQuery = z.infer<typeof SearchUsersQuery>;
/** At most `LIMITS.foundUsers`; accounts whose email or name begins with the text come first. */
export const FoundUsersAnswer = z
  .object({
    users: z.array(
      User.pick({ id: true, name: true, email: true, role: true }).extend({ suspended: z.boolean() }),
    ),
    /** There are more; a longer text finds fewer. */
    more: z.boolean(),
  })
  .meta({ id: 'FoundUsersAnswer' });
export type FoundUsersAnswer = z.infer<typeof FoundUsersAnswer>;
/** Why an account is suspended or restored. The reason is stored in the activity log. */
export const SuspensionRequest = z
  .object({ reason: AdminReason })
  .meta({ id: 'SuspensionRequest', examples: [{ reason: 'Shared answers in a contest' }] });
export type SuspensionRequest = z.infer<typeof SuspensionRequest>;

export const FoundUserAnswer = z
  .object({ user: z.nullable(User), suspended: z.boolean() })
  .meta({ id: 'FoundUserAnswer' });
export type FoundUserAnswer = z.infer<typeof FoundUserAnswer>;

/** An order that the provider knows, with the tokens that can still be refunded. */
export const AccountOrder = z
  .object({
    /** The provider's order id. */
    orderId: z.string(),
    plan: z.string(),
    tokens: z.number().int(),
    /** Whole rupees. */
    amount: z.number().int(),
    status: z.enum(['created', 'paid']),
    createdAt: z.iso.datetime(),
    /** Tokens of it that are neither spent, reserved nor refunded; oldest credit is spent first. */
    unusedTokens: z.number().int(),
    refunds: z.array(OrderRefund),
  })
  .meta({ id: 'AccountOrder' });
export type AccountOrder = z.infer<typeof AccountOrder>;
/** Latest first; at most 50. */
export const AccountOrdersAnswer = z
  .object({ orders: z.array(AccountOrder) })
  .meta({ id: 'AccountOrdersAnswer' });
export type AccountOrdersAnswer = z.infer<typeof AccountOrdersAnswer>;
