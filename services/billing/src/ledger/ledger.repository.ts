import { ANALYTICS_MIN_TOKENS, PRIORITY_MIN_TOKENS, type HoldState } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { BillingDatabase } from '../billing-database.js';

export interface WalletRow {
  posted: number;
  held: number;
  priority: boolean;
  analytics: boolean;
}

/** The state of a hold after a call. */
export interface HoldChangeRow {
  state: HoldState;
  /** Spendable after the call. */
  tokens: number;
  /** Whether this call had the effect. */
  changed: boolean;
  user_id: string;
}

export interface TransferRow {
  id: string;
  kind: 'signup' | 'purchase' | 'usage' | 'refund' | 'adjust';
  delta: number;
  posted_after: number;
  reason: string | null;
  created_at: Date;
  seq: number;
}

export const DRIFT_VIEWS = [
  'drift_wallet',
  'drift_hold',
  'drift_chain',
  'drift_order',
  'drift_refund',
] as const;
export type DriftView = (typeof DRIFT_VIEWS)[number];

const HOLD_CHANGE = 'o_state AS state, o_tokens AS tokens, o_changed AS changed, o_user AS user_id';

/** Calls the ledger's functions. The service's role cannot change rows in another way. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly database: BillingDatabase) {}

  /** @returns whether this call granted the signup tokens. */
  async openWallet(userId: string, signupTokens: number): Promise<boolean> {
    const { opened } = await this.database.queryOne<{ opened: boolean }>(
      'SELECT wallet_open($1, $2) AS opened',
      [userId, signupTokens],
    );
    return opened;
  }

  async wallet(userId: string): Promise<WalletRow> {
    const [row] = await this.database.query<WalletRow>(
      `SELECT posted, held, coalesce(bought.tokens >= $2, false) AS priority, coalesce(bought.tokens >= $3, false) AS analytics
       FROM wallet LEFT JOIN standing_purchase bought USING (user_id)
       WHERE user_id = $1`,
      [userId, PRIORITY_MIN_TOKENS, ANALYTICS_MIN_TOKENS],
    );
    return row ?? { posted: 0, held: 0, priority: false, analytics: false };
  }

  /** @throws OUT_OF_TOKENS, or IDEMPOTENCY_KEY_REUSED when the id belongs to another hold. */
  createHold(hold: { holdId: string; userId: string; amount: number; ttlS: number }): Promise<HoldChangeRow> {
    return this.database.queryOne(
      `SELECT ${HOLD_CHANGE} FROM hold_create_analysis($1, $2, $3, make_interval(secs => $4))`,
      [hold.holdId, hold.userId, hold.amount, hold.ttlS],
    );
  }

  /** Only the first end of a hold has an effect. Later calls answer its state. @throws NOT_FOUND */
  endHold(holdId: string, to: 'captured' | 'voided'): Promise<HoldChangeRow> {
    return this.database.queryOne(`SELECT ${HOLD_CHANGE} FROM analysis_hold_end($1, $2)`, [holdId, to]);
  }

  async analysisHold(holdId: string): Promise<{ user_id: string; amount: number; state: HoldState } | null> {
    const [row] = await this.database.query<{ user_id: string; amount: number; state: HoldState }>(
      `SELECT user_id, amount, state FROM hold WHERE id = $1 AND purpose = 'analysis'`,
      [holdId],
    );
    return row ?? null;
  }

  /** Expires one due hold. @returns null when none is due. */
  async expireOne(): Promise<{ user_id: string; tokens: number } | null> {
    const [row] = await this.database.query<{ user_id: string; tokens: number }>(
      'SELECT o_user AS user_id, o_tokens AS tokens FROM hold_expire_one() WHERE o_user IS NOT NULL',
    );
    return row ?? null;
  }

  /** @throws NOT_FOUND without a wallet, OUT_OF_TOKENS below zero, IDEMPOTENCY_KEY_REUSED on another use of `ref`. */
  adjust(change: {
    userId: string;
    ref: string;
    delta: number;
    reason: string;
    actorId: string;
  }): Promise<{ tokens: number; changed: boolean }> {
    return this.database.queryOne(
      'SELECT o_tokens AS tokens, o_changed AS changed FROM wallet_adjust($1, $2, $3, $4, $5)',
      [change.userId, change.ref, change.delta, change.reason, change.actorId],
    );
  }

  /** Accounts whose wallet has no adjustment with this prefix and the account's id as its reference. */
  async walletsWithout(prefix: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `SELECT w.user_id FROM wallet w
        WHERE NOT EXISTS (SELECT 1 FROM transfer t WHERE t.kind = 'adjust' AND t.ref = $1 || w.user_id::text)
        ORDER BY w.user_id LIMIT $2`,
      [prefix, limit],
    );
    return rows.map(({ user_id: userId }) => userId);
  }

  /** Newest first. @param before only entries with a lower `seq`. */
  history(userId: string, before: number | null, limit: number): Promise<TransferRow[]> {
    return this.database.query(
      `SELECT id::text, kind, delta, posted_after, reason, created_at, seq
       FROM transfer WHERE user_id = $1 AND ($2::bigint IS NULL OR seq < $2) ORDER BY seq DESC LIMIT $3`,
      [userId, before, limit],
    );
  }

  async driftRows(view: DriftView): Promise<number> {
    const { rows } = await this.database.queryOne<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ${view}`,
    );
    return rows;
  }

  async pendingHolds(): Promise<number> {
    const { holds } = await this.database.queryOne<{ holds: number }>(
      `SELECT count(*)::int AS holds FROM hold WHERE state = 'pending'`,
    );
    return holds;
  }

  /** Tables of the schema that the connected role could change without the functions. */
  async writableTables(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = 'billing'::regnamespace AND c.relkind = 'r'
         AND (has_table_privilege(c.oid, 'INSERT') OR has_table_privilege(c.oid, 'UPDATE') OR has_table_privilege(c.oid, 'DELETE'))
       ORDER BY 1`,
    );
    return rows.map((row) => row.name);
  }
}
