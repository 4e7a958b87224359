import type { AccountOrder } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { rowOf, rowsOf } from '../ledger/sql.js';

export interface OrderRow {
  id: string;
  userId: string;
  plan: string;
  tokens: number;
  amountPaise: number;
  currency: string;
  providerOrderId: string | null;
  paymentId: string | null;
  status: 'creating' | 'created' | 'paid';
}

export interface RefundRow {
  id: string;
  paymentId: string;
  kind: 'unused' | 'duplicate';
  tokens: number;
  amountPaise: number;
  providerRefundId: string | null;
  status: 'queued' | 'pending' | 'processed' | 'failed';
  attempts: number;
}

/** An order as administrators see it. */
export interface ListedOrder extends Omit<AccountOrder, 'amount' | 'createdAt'> {
  amountPaise: number;
  createdAt: Date;
}

export type SettleOutcome = 'credited' | 'already' | 'duplicate' | 'mismatch' | 'unknown';

export interface Settlement {
  outcome: SettleOutcome;
  userId: string | null;
  /** Tokens that the order sells. */
  tokens: number | null;
  /** Spendable afterwards. */
  balance: number | null;
}

export interface RefundEnd {
  changed: boolean;
  userId: string;
  balance: number;
  tokens: number;
}

export interface Incident {
  kind: 'tampered-order' | 'invalid-signature' | 'payment-differs-from-order' | 'refund-not-ours';
  orderId: string;
  paymentId?: string;
  userId?: string;
  detail: Record<string, unknown>;
}

const ORDER = `id, user_id AS "userId", plan, tokens, amount_paise AS "amountPaise", currency,
  provider_order_id AS "providerOrderId", payment_id AS "paymentId", status`;
const REFUND = `id, payment_id AS "paymentId", kind, tokens, amount_paise AS "amountPaise",
  provider_refund_id AS "providerRefundId", status, attempts`;

/** Calls the payment functions of the schema. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @returns the order that `idempotencyKey` opened before, or a new one.
   * @throws IDEMPOTENCY_KEY_REUSED for another plan, TOO_MANY_REQUESTS with `maxOpen` unpaid ones in an hour.
   */
  openOrder(order: {
    userId: string;
    plan: string;
    tokens: number;
    amountPaise: number;
    idempotencyKey: string | null;
    maxOpen: number;
  }): Promise<OrderRow> {
    return rowOf(this.dataSource, `SELECT ${ORDER} FROM order_open($1, $2, $3, $4, $5, $6, $7)`, [
      randomUUID(),
      order.userId,
      order.plan,
      order.tokens,
      order.amountPaise,
      order.idempotencyKey,
      order.maxOpen,
    ]);
  }

  /** @returns the order with the provider's id that it keeps: the first one attached. */
  attachOrder(id: string, providerOrderId: string, firstCheckS: number): Promise<OrderRow> {
    return rowOf(this.dataSource, `SELECT ${ORDER} FROM order_attach($1, $2, make_interval(secs => $3))`, [
      id,
      providerOrderId,
      firstCheckS,
    ]);
  }

  async orderOf(userId: string, providerOrderId: string): Promise<OrderRow | null> {
    const rows = await rowsOf<OrderRow>(
      this.dataSource,
      `SELECT ${ORDER} FROM payment_order WHERE provider_order_id = $1 AND user_id = $2`,
      [providerOrderId, userId],
    );
    return rows[0] ?? null;
  }

  /** Orders that the provider knows, latest first, with their refunds and what is unused of them. */
  ordersOfUser(userId: string, limit: number): Promise<ListedOrder[]> {
    return rowsOf(
      this.dataSource,
      `SELECT o.provider_order_id AS "orderId", o.plan, o.tokens, o.amount_paise AS "amountPaise", o.status,
              o.created_at AS "createdAt",
              CASE WHEN o.status = 'paid' THEN unused_tokens(o.id) ELSE 0 END AS "unusedTokens",
              coalesce((
                SELECT json_agg(json_build_object('refundId', r.id, 'kind', r.kind, 'tokens', r.tokens,
                    'amountPaise', r.amount_paise, 'status', r.status,
                    'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                  ORDER BY r.created_at DESC)
                FROM refund r WHERE r.order_id = o.id), '[]') AS refunds
         FROM payment_order o
        WHERE o.user_id = $1 AND o.provider_order_id IS NOT NULL
        ORDER BY o.created_at DESC, o.id LIMIT $2`,
      [userId, limit],
    );
  }

  /** Whose order it is, and what that user can spend now. */
  async ownerOf(providerOrderId: string): Promise<{ userId: string; balance: number } | null> {
    const [row] = await rowsOf<{ userId: string; balance: number }>(
      this.dataSource,
      `SELECT user_id AS "userId", posted - held AS balance FROM payment_order JOIN wallet USING (user_id) WHERE provider_order_id = $1`,
      [providerOrderId],
    );
    return row ?? null;
  }

  settle(payment: {
    orderId: string;
    paymentId: string;
    amountPaise: number;
    currency: string;
  }): Promise<Settlement> {
    return rowOf(
      this.dataSource,
      'SELECT o_outcome AS outcome, o_user AS "userId", o_tokens AS tokens, o_balance AS balance FROM order_settle($1, $2, $3, $4, $5)',
      [payment.orderId, payment.paymentId, payment.amountPaise, payment.currency, randomUUID()],
    );
  }

  /** Unpaid orders that are due for a question to the provider; each is given to one caller. */
  ordersToCheck(limit: number): Promise<OrderRow[]> {
    return rowsOf(this.dataSource, `SELECT ${ORDER} FROM orders_to_check($1)`, [limit]);
  }

  async checkSoon(providerOrderId: string): Promise<void> {
    await rowsOf(this.dataSource, 'SELECT order_check_soon($1)', [providerOrderId]);
  }

  /** @throws NOT_FOUND unless paid, NOTHING_TO_REFUND, IDEMPOTENCY_KEY_REUSED */
  openRefund(refund: {
    orderId: string;
    reason: string;
    actorId: string;
    idempotencyKey: string;
  }): Promise<RefundRow> {
    return rowOf(this.dataSource, `SELECT ${REFUND} FROM refund_open($1, $2, $3, $4, $5)`, [
      randomUUID(),
      refund.orderId,
      refund.reason,
      refund.actorId,
      refund.idempotencyKey,
    ]);
  }

  refundsToAttempt(limit: number): Promise<RefundRow[]> {
    return rowsOf(this.dataSource, `SELECT ${REFUND} FROM refunds_to_attempt($1)`, [limit]);
  }

  /** @returns null when somebody else is at it or it was sent already. */
  async attemptRefund(id: string): Promise<RefundRow | null> {
    const [row] = await rowsOf<RefundRow>(this.dataSource, `SELECT ${REFUND} FROM refund_attempt($1)`, [id]);
    return row ?? null;
  }

  async refundAccepted(id: string, providerRefundId: string): Promise<void> {
    await rowsOf(this.dataSource, 'SELECT refund_accepted($1, $2)', [id, providerRefundId]);
  }

  resolveRefund(id: string, providerRefundId: string | null, to: 'processed' | 'failed'): Promise<RefundEnd> {
    return rowOf(
      this.dataSource,
      'SELECT o_changed AS changed, o_user AS "userId", o_balance AS balance, o_tokens AS tokens FROM refund_resolve($1, $2, $3)',
      [id, providerRefundId, to],
    );
  }

  async refundById(id: string): Promise<RefundRow | null> {
    const [row] = await rowsOf<RefundRow>(
      this.dataSource,
      `SELECT ${REFUND} FROM refund WHERE id::text = $1`,
      [id],
    );
    return row ?? null;
  }

  /** By the provider's id, or by ours from the refund's notes where the provider was faster than our own write. */
  async findRefund(providerRefundId: string, reference: string | null): Promise<RefundRow | null> {
    const [row] = await rowsOf<RefundRow>(
      this.dataSource,
      `SELECT ${REFUND} FROM refund WHERE provider_refund_id = $1 OR id::text = $2 LIMIT 1`,
      [providerRefundId, reference],
    );
    return row ?? null;
  }

  /** @returns false when this event was handled before. */
  async takeWebhook(eventId: string, event: string, body: string): Promise<boolean> {
    const row = await rowOf<{ taken: boolean }>(this.dataSource, 'SELECT webhook_take($1, $2, $3) AS taken', [
      eventId,
      event,
      body,
    ]);
    return row.taken;
  }

  async webhookDone(eventId: string, outcome: string): Promise<void> {
    await rowsOf(this.dataSource, 'SELECT webhook_done($1, $2)', [eventId, outcome]);
  }

  async purgeWebhooks(limit: number): Promise<number> {
    return (await rowOf<{ purged: number }>(this.dataSource, 'SELECT webhook_purge($1) AS purged', [limit]))
      .purged;
  }

  /** @returns whether it is news. */
  async noteIncident({ kind, orderId, paymentId, userId, detail }: Incident): Promise<boolean> {
    const row = await rowOf<{ news: boolean }>(
      this.dataSource,
      'SELECT incident_note($1, $2, $3, $4, $5) AS news',
      [kind, orderId, paymentId ?? '', userId ?? null, JSON.stringify(detail)],
    );
    return row.news;
  }

  async waiting(): Promise<{ refunds: number; incidents: number; overdueOrders: number }> {
    return rowOf(
      this.dataSource,
      `SELECT (SELECT count(*)::int FROM refund WHERE status IN ('queued', 'pending')) AS refunds,
              (SELECT count(*)::int FROM payment_incident) AS incidents,
              (SELECT count(*)::int FROM payment_order WHERE status = 'created' AND next_check_at < now() - interval '5 minutes') AS "overdueOrders"`,
    );
  }
}
