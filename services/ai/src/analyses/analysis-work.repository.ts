import { Database, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import {
  ANALYSIS_COLUMNS,
  IS_CHARGING,
  IS_OPEN,
  mayBecome,
  type AnalysisRow,
  type Charge,
  type Failure,
  type StoredResult,
} from './analysis-rows.js';
import { storableJson } from './storable-json.js';

/** An analysis fails after this many claims without a result. */
export const MAX_CLAIMS = 3;
/** A request that has not held its token after this time was abandoned. */
const UNPAID_S = 30;
/** The process that ends an analysis charges it at once. The reconciler takes what is older than this. */
const UNSETTLED_S = 3;
/** Failed and cancelled analyses are kept this long for support questions. */
const KEEP_FAILED_DAYS = 30;
const BATCH = 100;

const FAILED = (code: string, message: string): string =>
  `status = 'failed', code = '${code}', message = '${message}', charge = 'voiding', charge_changed_at = now(),
   finished_at = now(), lease_until = NULL`;

export interface Completion {
  result: StoredResult;
  /** Why the result is free; null: it costs a token. */
  freeBecause: string | null;
  /** The result may answer the same question again. */
  replayable: boolean;
  usage: unknown;
}

/** What workers and the reconciler write. A worker's write applies only while its attempt is the current one. */
@Injectable()
export class AnalysisWorkRepository {
  constructor(private readonly database: Database) {}

  /** Of any number of racing claims one gets the row; not one whose token could expire before `deadlineMs`. */
  async claim(id: string, leaseMs: number, deadlineMs: number): Promise<AnalysisRow | undefined> {
    const [row] = await this.database.query<AnalysisRow>(
      `UPDATE analysis
          SET status = 'analyzing', attempt = attempt + 1, claims = claims + 1, started_at = now(),
              lease_until = now() + $2 * interval '1 millisecond'
        WHERE id = $1 AND charge = 'held' AND hold_expires_at > now() + $3 * interval '1 millisecond'
          AND (status = 'queued' OR (status = 'analyzing' AND lease_until < now()))
        RETURNING ${ANALYSIS_COLUMNS}`,
      [id, leaseMs, deadlineMs],
    );
    return row;
  }

  /** @returns false when the claim is lost or the learner cancelled. */
  async renew(id: string, attempt: number, leaseMs: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE analysis SET lease_until = now() + $3 * interval '1 millisecond'
        WHERE id = $1 AND attempt = $2 AND status = 'analyzing' RETURNING id`,
      [id, attempt, leaseMs],
    );
    return rows.length > 0;
  }

  /** Stores the result and how its token is charged, in one statement. @returns undefined when the claim was lost. */
  async complete(id: string, attempt: number, completion: Completion): Promise<AnalysisRow | undefined> {
    const { result, freeBecause, replayable, usage } = completion;
    const [row] = await this.database.query<AnalysisRow>(
      `UPDATE analysis
          SET status = 'completed', result = $3, usage = $4, free_because = $5,
              charge = CASE WHEN $5::text IS NULL THEN 'capturing' ELSE 'voiding' END, charge_changed_at = now(),
              cache_key = CASE WHEN $6 THEN cache_key END, finished_at = now(), lease_until = NULL
        WHERE id = $1 AND attempt = $2 AND ${mayBecome('completed')} RETURNING ${ANALYSIS_COLUMNS}`,
      [
        id,
        attempt,
        storableJson(result),
        usage === null ? null : storableJson(usage),
        freeBecause,
        replayable,
      ],
    );
    return row;
  }

  /** @returns undefined when the claim was lost. */
  async fail(id: string, attempt: number, failure: Failure): Promise<AnalysisRow | undefined> {
    const [row] = await this.database.query<AnalysisRow>(
      `UPDATE analysis
          SET status = 'failed', code = $3, message = $4, charge = 'voiding', charge_changed_at = now(),
              finished_at = now(), lease_until = NULL
        WHERE id = $1 AND attempt = $2 AND status = 'analyzing' RETURNING ${ANALYSIS_COLUMNS}`,
      [id, attempt, failure.code, storableText(failure.message)],
    );
    return row;
  }

  /** Back to waiting, without using up a claim. */
  async release(id: string, attempt: number): Promise<void> {
    await this.database.query(
      `UPDATE analysis SET status = 'queued', claims = claims - 1, lease_until = NULL, dispatched_at = NULL
        WHERE id = $1 AND attempt = $2 AND ${mayBecome('queued')}`,
      [id, attempt],
    );
  }

  /** Stores that the hold was captured or voided. @param freeBecause why a result that should have cost a token is free */
  async endCharge(
    id: string,
    from: Charge,
    to: 'captured' | 'voided',
    tokensLeft: number | null,
    freeBecause: string | null,
  ): Promise<void> {
    await this.database.query(
      `UPDATE analysis SET charge = $3, charge_changed_at = now(), tokens_left = COALESCE($4, tokens_left),
          free_because = COALESCE(free_because, $5)
        WHERE id = $1 AND charge = $2`,
      [id, from, to, tokensLeft, freeBecause],
    );
  }

  /** Moves the charge to the end of the list after a failed try. */
  async postponeCharge(id: string): Promise<void> {
    await this.database.query(
      `UPDATE analysis SET charge_changed_at = now() WHERE id = $1 AND ${IS_CHARGING}`,
      [id],
    );
  }

  /** Ended analyses whose hold is neither captured nor voided. */
  async openCharges(): Promise<AnalysisRow[]> {
    return this.database.query(
      `SELECT ${ANALYSIS_COLUMNS} FROM analysis
        WHERE ${IS_CHARGING} AND charge_changed_at < now() - interval '${UNSETTLED_S} seconds'
        ORDER BY charge_changed_at LIMIT ${BATCH}`,
    );
  }

  /** Fails analyses whose token was never held, or whose hold would expire before they could end. */
  async failHopeless(deadlineMs: number): Promise<AnalysisRow[]> {
    const unpaid = await this.database.query<AnalysisRow>(
      `UPDATE analysis SET ${FAILED('SERVICE_UNAVAILABLE', 'The analysis could not be started.')}
        WHERE id IN (SELECT id FROM analysis
                      WHERE charge = 'unpaid' AND charge_changed_at < now() - interval '${UNPAID_S} seconds'
                      ORDER BY charge_changed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${ANALYSIS_COLUMNS}`,
    );
    const late = await this.database.query<AnalysisRow>(
      `UPDATE analysis SET ${FAILED('SERVICE_TIMEOUT', 'The analysis waited too long for its turn.')}
        WHERE id IN (SELECT id FROM analysis
                      WHERE status = 'queued' AND charge = 'held'
                        AND hold_expires_at <= now() + $1 * interval '1 millisecond'
                      ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${ANALYSIS_COLUMNS}`,
      [deadlineMs],
    );
    return [...unpaid, ...late];
  }

  /** Ends the claims of silent workers: back to waiting, or failed. */
  async expireLeases(): Promise<AnalysisRow[]> {
    const silent = `SELECT id FROM analysis WHERE status = 'analyzing' AND lease_until < now()`;
    const failed = await this.database.query<AnalysisRow>(
      `UPDATE analysis SET ${FAILED('SERVICE_UNAVAILABLE', 'The analysis broke off.')}
        WHERE id IN (${silent} AND claims >= ${MAX_CLAIMS} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${ANALYSIS_COLUMNS}`,
    );
    const waiting = await this.database.query<AnalysisRow>(
      `UPDATE analysis SET status = 'queued', lease_until = NULL, dispatched_at = NULL
        WHERE id IN (${silent} AND claims < ${MAX_CLAIMS} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${ANALYSIS_COLUMNS}`,
    );
    return [...failed, ...waiting];
  }

  /** Deletes old failed and cancelled analyses, a bounded number at a time. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM analysis WHERE id IN (
         SELECT id FROM analysis WHERE status IN ('failed', 'cancelled') AND charge = 'voided'
            AND finished_at < now() - interval '${KEEP_FAILED_DAYS} days' ORDER BY finished_at LIMIT 500)`,
    );
  }

  async counts(): Promise<{ waiting: number; analyzing: number; open_charges: number }> {
    const [row] = await this.database.query<{ waiting: number; analyzing: number; open_charges: number }>(
      `SELECT count(*) FILTER (WHERE status = 'queued')::int AS waiting,
              count(*) FILTER (WHERE status = 'analyzing')::int AS analyzing,
              count(*) FILTER (WHERE charge IN ('unpaid', 'capturing', 'voiding'))::int AS open_charges
         FROM analysis
        WHERE ${IS_OPEN} OR ${IS_CHARGING}`,
    );
    return row ?? { waiting: 0, analyzing: 0, open_charges: 0 };
  }
}
