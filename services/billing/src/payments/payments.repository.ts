import type { AccountOrder } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { BillingDatabase } from '../billing-database.js';

export interface OrderRow {
  id: string;
  user_id: string;
  plan: string;
  tokens: number;
  amount_paise: number;
  currency: string;
  provider_order_id: string | null;
  payment_id: string | null;
  status: 'creating' | 'created' | 'paid';
}

export interface RefundRow {
  id: string;
  payment_id: string;
  kind: 'unused' | 'duplicate';
  tokens: number;
  amount_paise: number;
  provider_refund_id: string | null;
  status: 'queued' | 'pending' | 'processed' | 'failed';
  attempts: number;
}

/** An order as administrators see it; `refunds` are in the contract's shape. */
export interface ListedOrderRow extends Pick<OrderRow, 'plan' | 'tokens' | 'amount_paise'> {
  provider_order_id: string;
  payment_id: string | null;
  status: AccountOrder['status'];
  created_at: Date;
  unused_tokens: number;
  refunds: AccountOrder['refunds'];
}

type SettleOutcome = 'credited' | 'already' | 'duplicate' | 'mismatch' | 'unknown';

export interface SettlementRow {
  outcome: SettleOutcome;
  user_id: string | null;
  /** Tokens that the order sells. */
  tokens: number | null;
  /** Spendable afterwards. */
  balance: number | null;
}

export interface RefundEndRow {
  changed: boolean;
  user_id: string;
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

const ORDER = 'id, user_id, plan, tokens, amount_paise, currency, provider_order_id, payment_id, status';
const REFUND = 'id, payment_id, kind, tokens, amount_paise, provider_refund_id, status, attempts';

/** Calls the payment functions of the schema. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly database: BillingDatabase) {}

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
    return this.database.queryOne(`SELECT ${ORDER} FROM order_open($1, $2, $3, $4, $5, $6, $7)`, [
      randomUUID(),
      order.userId,
      order.plan,
      order.tokens,
      order.amountPaise,
      order.idempotencyKey,
      order.maxOpen,
    ]);
  }

  /** Stores the provider's id, unless the order has one already. @returns the order as it is then. */
  attachOrder(id: string, providerOrderId: string, firstCheckS: number): Promise<OrderRow> {
    return this.database.queryOne(`SELECT ${ORDER} FROM order_attach($1, $2, make_interval(secs => $3))`, [
      id,
      providerOrderId,
      firstCheckS,
    ]);
  }

  async orderOf(userId: string, providerOrderId: string): Promise<OrderRow | null> {
    const rows = await this.database.query<OrderRow>(
      `SELECT ${ORDER} FROM payment_order WHERE provider_order_id = $1 AND user_id = $2`,
      [providerOrderId, userId],
    );
    return rows[0] ?? null;
  }

  /** Orders that the provider knows, latest first, with their refunds and unused tokens. */
  ordersOfUser(userId: string, limit: number): Promise<ListedOrderRow[]> {
    return this.database.query(
      `SELECT o.provider_order_id, o.payment_id, o.plan, o.tokens, o.amount_paise, o.status, o.created_at,
              CASE WHEN o.status = 'paid' THEN unused_tokens(o.id) ELSE 0 END AS unused_tokens,
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

  /** The order's user, and the tokens that the user can spend. */
  async ownerOf(providerOrderId: string): Promise<{ user_id: string; balance: number } | null> {
    const [row] = await this.database.query<{ user_id: string; balance: number }>(
      `SELECT user_id, posted - held AS balance FROM payment_order JOIN wallet USING (user_id) WHERE provider_order_id = $1`,
      [providerOrderId],
    );
    return row ?? null;
  }

  settle(payment: {
    orderId: string;
    paymentId: string;
    amountPaise: number;
    currency: string;
  }): Promise<SettlementRow> {
    return this.database.queryOne(
      'SELECT o_outcome AS outcome, o_user AS user_id, o_tokens AS tokens, o_balance AS balance FROM order_settle($1, $2, $3, $4, $5)',
      [payment.orderId, payment.paymentId, payment.amountPaise, payment.currency, randomUUID()],
    );
  }

  /** Unpaid orders whose check with the provider is due. Each is given to one caller only. */
  ordersToCheck(limit: number): Promise<OrderRow[]> {
    return this.database.query(`SELECT ${ORDER} FROM orders_to_check($1)`, [limit]);
  }

  async checkSoon(providerOrderId: string): Promise<void> {
    await this.database.query('SELECT order_check_soon($1)', [providerOrderId]);
  }

  /** @throws NOT_FOUND unless paid, NOTHING_TO_REFUND, IDEMPOTENCY_KEY_REUSED */
  openRefund(refund: {
    orderId: string;
    reason: string;
    actorId: string;
    idempotencyKey: string;
  }): Promise<RefundRow> {
    return this.database.queryOne(`SELECT ${REFUND} FROM refund_open($1, $2, $3, $4, $5)`, [
      randomUUID(),
      refund.orderId,
      refund.reason,
      refund.actorId,
      refund.idempotencyKey,
    ]);
  }

  refundsToAttempt(limit: number): Promise<RefundRow[]> {
    return this.database.query(`SELECT ${REFUND} FROM refunds_to_attempt($1)`, [limit]);
  }

  /** @returns null when another caller has it or it was sent already. */
  async attemptRefund(id: string): Promise<RefundRow | null> {
    const [row] = await this.database.query<RefundRow>(`SELECT ${REFUND} FROM refund_attempt($1)`, [id]);
    return row ?? null;
  }

  async refundAccepted(id: string, providerRefundId: string): Promise<void> {
    await this.database.query('SELECT refund_accepted($1, $2)', [id, providerRefundId]);
  }

  resolveRefund(
    id: string,
    providerRefundId: string | null,
    to: 'processed' | 'failed',
  ): Promise<RefundEndRow> {
    return this.database.queryOne(
      'SELECT o_changed AS changed, o_user AS user_id, o_balance AS balance, o_tokens AS tokens FROM refund_resolve($1, $2, $3)',
      [id, providerRefundId, to],
    );
  }

  async refundById(id: string): Promise<RefundRow | null> {
    const [row] = await this.database.query<RefundRow>(`SELECT ${REFUND} FROM refund WHERE id::text = $1`, [
      id,
    ]);
    return row ?? null;
  }

  /** Finds by the provider's id, or by our id in the refund's notes when the webhook came before we stored the provider's id. */
  async findRefund(providerRefundId: string, reference: string | null): Promise<RefundRow | null> {
    const [row] = await this.database.query<RefundRow>(
      `SELECT ${REFUND} FROM refund WHERE provider_refund_id = $1 OR id::text = $2 LIMIT 1`,
      [providerRefundId, reference],
    );
    return row ?? null;
  }

  /** @returns false when this event was handled before. */
  async takeWebhook(eventId: string, event: string, body: string): Promise<boolean> {
    const row = await this.database.queryOne<{ taken: boolean }>('SELECT webhook_take($1, $2, $3) AS taken', [
      eventId,
      event,
      body,
    ]);
    return row.taken;
  }

  async webhookDone(eventId: string, outcome: string): Promise<void> {
    await this.database.query('SELECT webhook_done($1, $2)', [eventId, outcome]);
  }

  async purgeWebhooks(limit: number): Promise<number> {
    return (await this.database.queryOne<{ purged: number }>('SELECT webhook_purge($1) AS purged', [limit]))
      .purged;
  }

  /** @returns false when the incident was recorded before. */
  async noteIncident({ kind, orderId, paymentId, userId, detail }: Incident): Promise<boolean> {
    const row = await this.database.queryOne<{ news: boolean }>(
      'SELECT incident_note($1, $2, $3, $4, $5) AS news',
      [kind, orderId, paymentId ?? '', userId ?? null, JSON.stringify(detail)],
    );
    return row.news;
  }

  async waiting(): Promise<{ refunds: number; incidents: number; overdue_orders: number }> {
    return this.database
      .queryOne(`SELECT (SELECT count(*)::int FROM refund WHERE status IN ('queued', 'pending')) AS refunds,
              (SELECT count(*)::int FROM payment_incident) AS incidents,
              (SELECT count(*)::int FROM payment_order WHERE status = 'created' AND next_check_at < now() - interval '5 minutes') AS overdue_orders`);
  }
}
