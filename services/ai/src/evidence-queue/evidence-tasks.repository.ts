import {
  currentRequestId,
  currentTraceParent,
  Database,
  LeasedRows,
  type ClaimOptions,
  type Dispatch,
  type LeasedRow,
  type LeasedTable,
} from '@evident/kit';
import { Injectable } from '@nestjs/common';

const BATCH = 100;

const IS_WANTED = `expires_at > now() AND EXISTS (
  SELECT 1 FROM analysis a WHERE a.id = evidence_task.analysis_id AND a.status = 'analyzing')`;
const COLUMNS = 'id, analysis_id, status, attempt, claims, request_id, trace_parent, worker_id';

export const EVIDENCE_TABLE: LeasedTable = {
  name: 'evidence_task',
  statuses: { waiting: 'queued', leased: 'judging', finished: 'judged', failed: 'failed' },
  columns: COLUMNS,
  claimColumns: `${COLUMNS}, task,
    (SELECT a.user_id FROM analysis a WHERE a.id = evidence_task.analysis_id) AS user_id,
    (SELECT a.problem_id FROM analysis a WHERE a.id = evidence_task.analysis_id) AS problem_id`,
  dispatchColumns: ['request_id'],
  optionalColumns: ['worker_id', 'not_before', 'fault'],
  faultDelayMs: 500,
  conditions: { claim: IS_WANTED, renew: IS_WANTED },
};

export interface EvidenceTaskRow extends LeasedRow {
  status: 'queued' | 'judging' | 'judged' | 'failed';
  analysis_id: string;
  request_id: string | null;
  trace_parent: string | null;
  worker_id: string | null;
}

export interface EvidenceDispatch extends Dispatch {
  request_id: string | null;
  /** Not kept in the row: a job that was lost is added again in the usual order. */
  goesFirst?: boolean | undefined;
}

export interface ClaimedEvidenceRow extends EvidenceTaskRow {
  user_id: string;
  problem_id: string | null;
  task: Buffer;
}

export interface EvidenceOutcomeRow {
  status: EvidenceTaskRow['status'];
  result: Buffer | null;
  fault: string | null;
}

/**
 * The programs that analyses wait for. A task belongs to an analysis that is being worked on; otherwise it is refused.
 */
@Injectable()
export class EvidenceTasksRepository {
  private readonly rows: LeasedRows<EvidenceTaskRow, ClaimedEvidenceRow>;

  constructor(private readonly database: Database) {
    this.rows = new LeasedRows(database, EVIDENCE_TABLE);
  }

  /** The new row counts as dispatched: the caller adds its job right after. */
  async insert(id: string, analysisId: string, task: Buffer, lifetimeMs: number): Promise<EvidenceDispatch> {
    const requestId = currentRequestId() ?? null;
    await this.database.query(
      `INSERT INTO evidence_task (id, analysis_id, status, task, expires_at, request_id, trace_parent)
       VALUES ($1, $2, 'queued', $3, now() + $4 * interval '1 millisecond', $5, $6)`,
      [id, analysisId, task, lifetimeMs, requestId, currentTraceParent() ?? null],
    );
    return { id, dispatch_no: 1, request_id: requestId };
  }

  /** @returns undefined when another worker has it, or nobody waits for it any more. */
  claim(id: string, options: ClaimOptions): Promise<ClaimedEvidenceRow | undefined> {
    return this.rows.claim(id, options);
  }

  /** @returns false when the claim is lost: the lease ran out, the task expired, or its analysis ended. */
  async renew(id: string, attempt: number, leaseMs: number): Promise<boolean> {
    return (await this.rows.renew(id, attempt, leaseMs)) !== undefined;
  }

  /** The task of a claim that is still held. */
  async heldTask(id: string, attempt: number): Promise<Buffer | undefined> {
    const [row] = await this.database.query<{ task: Buffer }>(
      `SELECT task FROM evidence_task WHERE id = $1 AND attempt = $2 AND ${this.rows.may('finish')}`,
      [id, attempt],
    );
    return row?.task;
  }

  /** @returns undefined when the claim was lost; nothing is changed then. */
  finish(id: string, attempt: number, result: Buffer): Promise<EvidenceTaskRow | undefined> {
    return this.rows.finish(id, attempt, { result });
  }

  /**
   * @param fault null: the worker shuts down, and the claim does not count.
   * @returns undefined when the claim was lost.
   */
  release(id: string, attempt: number, fault: string | null): Promise<EvidenceTaskRow | undefined> {
    return this.rows.release(id, attempt, fault);
  }

  async outcome(id: string): Promise<EvidenceOutcomeRow | undefined> {
    const [row] = await this.database.query<EvidenceOutcomeRow>(
      'SELECT status, result, fault FROM evidence_task WHERE id = $1',
      [id],
    );
    return row;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM evidence_task WHERE id = $1', [id]);
  }

  /** Deletes the tasks of an analysis. @returns their ids. */
  async removeOf(analysisId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'DELETE FROM evidence_task WHERE analysis_id = $1 RETURNING id',
      [analysisId],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes tasks that nobody waits for any more. @returns their ids. */
  async removeExpired(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `DELETE FROM evidence_task WHERE id IN (
         SELECT id FROM evidence_task WHERE expires_at < now() ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Takes back the claims of silent judges. @returns tasks that wait again, and those that failed. */
  expireLeases(): Promise<EvidenceTaskRow[]> {
    return this.rows.expire();
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.database.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM evidence_task WHERE status = 'queued'`,
    );
    return row?.waiting ?? 0;
  }
}
