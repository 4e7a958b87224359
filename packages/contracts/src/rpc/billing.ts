import { z } from 'zod';
import { AccountOrdersAnswer, AdminReason, OpenedRefund } from '../http/admin-accounts.js';
import {
  OrderAnswer,
  PaymentVerifiedAnswer,
  PlansAnswer,
  ReceiptsAnswer,
  TokenHistoryAnswer,
  VerifyPaymentRequest,
} from '../http/payments.js';
import { LIMITS } from '../limits.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

export const HoldState = z.enum(['pending', 'captured', 'voided', 'expired']);
export type HoldState = z.infer<typeof HoldState>;

/** A hold after a call; `tokens` is what the user can spend. */
export const Hold = z.object({ state: HoldState, tokens: z.number().int() });
export type Hold = z.infer<typeof Hold>;

const userId = z.uuid();

/** A user's tokens and the rights that the user bought. */
export const Wallet = z.object({
  /** Spendable: posted less held. */
  tokens: z.number().int().nonnegative(),
  held: z.number().int().nonnegative(),
  priority: z.boolean(),
  analytics: z.boolean(),
});
export type Wallet = z.infer<typeof Wallet>;

const OF_GATEWAY = calledBy(['gateway'], {
  /** Creates the wallet and grants the signup tokens. A repeated call changes nothing. */
  'wallet.open': { repeatable: 'always', request: z.object({ userId }), response: Wallet },
  'wallet.history': {
    repeatable: 'always',
    request: z.object({
      actor: Actor,
      before: z.number().int().nullable(),
      limit: z.number().int().min(1).max(LIMITS.maxPageSize),
    }),
    response: TokenHistoryAnswer,
  },
  /** Admin only. `reason` is stored with the entry. A repeated call with the same `ref` changes nothing. */
  'wallet.adjust': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({
      actor: Actor,
      userId,
      delta: z.number().int(),
      reason: AdminReason,
      ref: z.string().min(1).max(200),
    }),
    response: Wallet,
  },
  'plans.list': { repeatable: 'always', request: z.object({}), response: PlansAnswer },
  'orders.create': {
    repeatable: 'with-key',
    request: z.object({
      actor: Actor,
      planName: z.string(),
      idempotencyKey: z.string().min(1).max(200).nullable(),
    }),
    response: OrderAnswer,
  },
  'orders.verify': {
    repeatable: 'always',
    request: z.object({ actor: Actor, payment: VerifyPaymentRequest }),
    response: PaymentVerifiedAnswer,
  },
  /** The caller's own orders, latest first. */
  'orders.mine': { request: z.object({ actor: Actor }), response: ReceiptsAnswer },
  /** Admin only: a user's orders and their refunds, latest first. */
  'orders.list': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor, userId }),
    response: AccountOrdersAnswer,
  },
  /** Admin only: refunds the unused tokens of an order. */
  'orders.refund': {
    repeatable: 'with-key',
    adminOnly: true,
    request: z.object({
      actor: Actor,
      orderId: z.string(),
      reason: AdminReason,
      idempotencyKey: z.string().min(10).max(200),
    }),
    response: OpenedRefund,
  },
  /** The provider's webhook; `bodyBase64` is the raw body that the signature covers. */
  'webhook.receive': {
    repeatable: 'always',
    request: z.object({ bodyBase64: z.string(), signature: z.string(), eventId: z.string() }),
    response: z.object({ accepted: z.boolean() }),
  },
});

/** An analysis holds a token before it starts. */
const OF_ANALYSIS = calledBy(['ai'], {
  /** OUT_OF_TOKENS when too few are free. The caller chooses the id; a repeated call answers the hold's state. */
  'hold.create': {
    repeatable: 'always',
    request: z.object({
      holdId: z.uuid(),
      userId,
      amount: z.number().int().positive(),
      ttlS: z.number().int().positive(),
    }),
    response: Hold,
  },
  'hold.capture': { repeatable: 'always', request: z.object({ holdId: z.uuid() }), response: Hold },
  'hold.void': { repeatable: 'always', request: z.object({ holdId: z.uuid() }), response: Hold },
  /**
   * Gives back what the hold of a wrong analysis captured; `decidedBy` is the administrator. A repeated call changes
   * nothing. @throws NOT_FOUND, NOTHING_TO_REFUND
   */
  'hold.refund': {
    repeatable: 'always',
    request: z.object({ holdId: z.uuid(), decidedBy: z.uuid() }),
    response: Wallet,
  },
});

export const BILLING_RPC = {
  ...OF_GATEWAY,
  ...OF_ANALYSIS,
  ...calledBy(['gateway', 'ai'], {
    'wallet.get': { repeatable: 'always', request: z.object({ userId }), response: Wallet },
  }),
} as const;
