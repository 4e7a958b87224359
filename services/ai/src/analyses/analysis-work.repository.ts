import { Database, LeasedRows, storableText } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import {
  ANALYSIS_COLUMNS,
  analysisTable,
  ENDING_FREE,
  IS_CHARGING,
  IS_OPEN,
  type AnalysisRow,
  type Charge,
  type Failure,
} from './analysis-rows.js';
import type { Analysed } from './analyser.js';
import { storableJson } from './storable-json.js';

/** A request that has not held its token after this time was abandoned. */
const UNPAID_S = 30;
/** The process that ends an analysis charges it at once. The reconciler takes what is older than this. */
const UNCHARGED_S = 3;
/** Failed and cancelled analyses are kept this long for support questions. */
const KEEP_FAILED_DAYS = 30;
const BATCH = 100;

const UNPAID = `charge = 'unpaid' AND charge_changed_at < now() - interval '${UNPAID_S} seconds'`;
const NOT_STARTED = { code: 'SERVICE_UNAVAILABLE', message: 'The analysis could not be started.' } as const;
const TOO_LATE = { code: 'SERVICE_TIMEOUT', message: 'The analysis waited too long for its turn.' } as const;

/** What workers and the reconciler write. A worker's write applies only while its attempt is the current one. */
@Injectable()
export class AnalysisWorkRepository {
  private readonly rows: LeasedRows<AnalysisRow>;
  private readonly leaseMs: number;
  private readonly deadlineMs: number;

  constructor(
    @Inject(ENV) env: Env,
    private readonly database: Database,
  ) {
    this.leaseMs = env.LEASE_MS;
    this.deadlineMs = env.ANALYSIS_DEADLINE_MS;
    this.rows = new LeasedRows(database, analysisTable(this.deadlineMs));
  }

  /** @returns undefined when another worker has it, when it has ended, or when its hold would expire too early. */
  claim(id: string): Promise<AnalysisRow | undefined> {
    return this.rows.claim(id, { leaseMs: this.leaseMs });
  }

  /** @returns false when the claim is lost or the learner cancelled. */
  async renew({ id, attempt }: AnalysisRow): Promise<boolean> {
    return (await this.rows.renew(id, attempt, this.leaseMs)) !== undefined;
  }

  /** Stores the result and how its token is charged, in one statement. @returns undefined when the claim was lost. */
  complete({ id, attempt }: AnalysisRow, completion: Analysed): Promise<AnalysisRow | undefined> {
    const { result, freeBecause, replayable, usage, testSteps } = completion;
    const charge: Charge = freeBecause === null ? 'capturing' : 'voiding';
    return this.rows.finish(id, attempt, {
      result: storableJson(result),
      usage: usage === null ? null : storableJson(usage),
      free_because: freeBecause,
      charge,
      ...(testSteps && { test_steps: testSteps.steps, steps_on: testSteps.on }),
      ...(!replayable && { cache_key: null }),
    });
  }

  /** @returns undefined when the claim was lost. */
  fail({ id, attempt }: AnalysisRow, { code, message }: Failure): Promise<AnalysisRow | undefined> {
    return this.rows.fail(id, attempt, { code, message: storableText(message) });
  }

  /** Gives the analysis back to the queue. The claim does not count. */
  async release({ id, attempt }: AnalysisRow): Promise<void> {
    await this.rows.release(id, attempt, null);
  }

  /** Takes back the claims of silent workers. @returns analyses that wait again, and those that failed. */
  expireLeases(): Promise<AnalysisRow[]> {
    return this.rows.expire();
  }

  /**
   * Stores that the hold was captured or voided.
   * @param freeBecause why a result that should have cost a token is free
   */
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
  openCharges(): Promise<AnalysisRow[]> {
    return this.database.query(
      `SELECT ${ANALYSIS_COLUMNS} FROM analysis
        WHERE ${IS_CHARGING} AND charge_changed_at < now() - interval '${UNCHARGED_S} seconds'
        ORDER BY charge_changed_at LIMIT ${BATCH}`,
    );
  }

  /** Fails waiting analyses whose token was never held, or whose hold would expire before they could end. */
  async failHopeless(): Promise<AnalysisRow[]> {
    const expiring = `charge = 'held' AND hold_expires_at <= now() + interval '${this.deadlineMs} milliseconds'`;
    return [...(await this.abandon(UNPAID, NOT_STARTED)), ...(await this.abandon(expiring, TOO_LATE))];
  }

  /** Deletes old failed and cancelled analyses, a bounded number at a time. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM analysis WHERE id IN (
         SELECT id FROM analysis WHERE status IN ('failed', 'cancelled') AND charge = 'voided'
            AND finished_at < now() - interval '${KEEP_FAILED_DAYS} days' ORDER BY finished_at LIMIT 500)`,
    );
  }

  async counts(): Promise<{ waiting: number; open_charges: number }> {
    const [row] = await this.database.query<{ waiting: number; open_charges: number }>(
      `SELECT count(*) FILTER (WHERE status = 'queued')::int AS waiting,
              count(*) FILTER (WHERE charge = 'unpaid' OR ${IS_CHARGING})::int AS open_charges
         FROM analysis
        WHERE ${IS_OPEN} OR ${IS_CHARGING}`,
    );
    return row ?? { waiting: 0, open_charges: 0 };
  }

  private abandon(condition: string, { code, message }: Failure): Promise<AnalysisRow[]> {
    return this.database.query(
      `UPDATE analysis SET status = 'failed', code = $1, message = $2, ${ENDING_FREE}
        WHERE id IN (SELECT id FROM analysis WHERE ${this.rows.may('abandon')} AND ${condition}
                      ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${ANALYSIS_COLUMNS}`,
      [code, message],
    );
  }
}
