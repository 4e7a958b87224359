import { ANALYTICS_MIN_TOKENS, PRIORITY_MIN_TOKENS, type HoldState } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowOf, rowsOf } from './sql.js';

export interface WalletRow {
  posted: number;
  held: number;
  priority: boolean;
  analytics: boolean;
}

export interface HoldChange {
  state: HoldState;
  /** Spendable after the call. */
  tokens: number;
  /** Whether this very call had the effect. */
  changed: boolean;
  userId: string;
}

export interface TransferRow {
  id: string;
  kind: 'signup' | 'purchase' | 'usage' | 'refund' | 'adjust';
  delta: number;
  balanceAfter: number;
  reason: string | null;
  createdAt: Date;
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

const HOLD_COLUMNS = 'o_state AS state, o_tokens AS tokens, o_changed AS changed, o_user AS "userId"';

/** Calls the ledger's functions; the service's role can change nothing in any other way. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns whether the signup tokens were granted now. */
  async openWallet(userId: string, signupTokens: number): Promise<boolean> {
    const row = await rowOf<{ opened: boolean }>(this.dataSource, 'SELECT wallet_open($1, $2) AS opened', [
      userId,
      signupTokens,
    ]);
    return row.opened;
  }

  async wallet(userId: string): Promise<WalletRow> {
    const [row] = await rowsOf<WalletRow>(
      this.dataSource,
      `SELECT posted, held, coalesce(bought.tokens >= $2, false) AS priority, coalesce(bought.tokens >= $3, false) AS analytics
       FROM wallet LEFT JOIN standing_purchase bought USING (user_id)
       WHERE user_id = $1`,
      [userId, PRIORITY_MIN_TOKENS, ANALYTICS_MIN_TOKENS],
    );
    return row ?? { posted: 0, held: 0, priority: false, analytics: false };
  }

  /** @throws OUT_OF_TOKENS, or IDEMPOTENCY_KEY_REUSED when the id belongs to another hold. */
  createHold(holdId: string, userId: string, amount: number, ttlS: number): Promise<HoldChange> {
    return rowOf(
      this.dataSource,
      `SELECT ${HOLD_COLUMNS} FROM hold_create_analysis($1, $2, $3, make_interval(secs => $4))`,
      [holdId, userId, amount, ttlS],
    );
  }

  /** Only the first end of a hold has an effect; later ones answer its state. @throws NOT_FOUND */
  endHold(holdId: string, to: 'captured' | 'voided'): Promise<HoldChange> {
    return rowOf(this.dataSource, `SELECT ${HOLD_COLUMNS} FROM analysis_hold_end($1, $2)`, [holdId, to]);
  }

  /** Expires one due hold. @returns null when none is due. */
  async expireOne(): Promise<{ userId: string; tokens: number } | null> {
    const row = await rowOf<{ userId: string | null; tokens: number }>(
      this.dataSource,
      'SELECT o_user AS "userId", o_tokens AS tokens FROM hold_expire_one()',
    );
    return row.userId === null ? null : { userId: row.userId, tokens: row.tokens };
  }

  /** @throws NOT_FOUND without a wallet, OUT_OF_TOKENS below zero, IDEMPOTENCY_KEY_REUSED on another use of `ref`. */
  adjust(change: {
    userId: string;
    ref: string;
    delta: number;
    reason: string;
    actorId: string;
  }): Promise<{ tokens: number; changed: boolean }> {
    return rowOf(
      this.dataSource,
      'SELECT o_tokens AS tokens, o_changed AS changed FROM wallet_adjust($1, $2, $3, $4, $5)',
      [change.userId, change.ref, change.delta, change.reason, change.actorId],
    );
  }

  /** Newest first. @param before only entries with a lower `seq`. */
  history(userId: string, before: number | null, limit: number): Promise<TransferRow[]> {
    return rowsOf(
      this.dataSource,
      `SELECT id::text, kind, delta, posted_after AS "balanceAfter", reason, created_at AS "createdAt", seq
       FROM transfer WHERE user_id = $1 AND ($2::int IS NULL OR seq < $2) ORDER BY seq DESC LIMIT $3`,
      [userId, before, limit],
    );
  }

  async driftRows(view: DriftView): Promise<number> {
    const row = await rowOf<{ rows: number }>(this.dataSource, `SELECT count(*)::int AS rows FROM ${view}`);
    return row.rows;
  }

  async pendingHolds(): Promise<number> {
    const row = await rowOf<{ holds: number }>(
      this.dataSource,
      `SELECT count(*)::int AS holds FROM hold WHERE state = 'pending'`,
    );
    return row.holds;
  }

  /** Tables of the schema that the connected role could change without the functions. */
  async writableTables(): Promise<string[]> {
    const rows = await rowsOf<{ name: string }>(
      this.dataSource,
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = 'billing'::regnamespace AND c.relkind = 'r'
         AND (has_table_privilege(c.oid, 'INSERT') OR has_table_privilege(c.oid, 'UPDATE') OR has_table_privilege(c.oid, 'DELETE'))
       ORDER BY 1`,
    );
    return rows.map((row) => row.name);
  }
}
