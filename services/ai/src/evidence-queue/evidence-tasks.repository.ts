import { Database, storableText, type Dispatch } from '@evident/kit';
import { Injectable } from '@nestjs/common';

/** After so many claims without a result the judge is held to be broken. */
export const MAX_CLAIMS = 3;
const BATCH = 100;

export interface ClaimedEvidence {
  id: string;
  attempt: number;
  user_id: string;
  problem_id: string | null;
  task: Buffer;
}

export interface EvidenceOutcome {
  status: 'queued' | 'judging' | 'judged' | 'failed';
  result: Buffer | null;
  fault: string | null;
}

/** Runs that analyses wait for: rows first, jobs second, every write of a worker fenced by its attempt. */
@Injectable()
export class EvidenceTasksRepository {
  constructor(private readonly database: Database) {}

  /** The row counts as dispatched at once: its job is added right after. */
  async insert(id: string, analysisId: string, task: Buffer, lifetimeMs: number): Promise<Dispatch> {
    await this.database.query(
      `INSERT INTO evidence_task (id, analysis_id, status, task, expires_at)
       VALUES ($1, $2, 'queued', $3, now() + $4 * interval '1 millisecond')`,
      [id, analysisId, task, lifetimeMs],
    );
    return { id, dispatch_no: 1 };
  }

  /** Of any number of racing claims one gets the row; an analysis that has ended has no work left. */
  async claim(id: string, workerId: string, leaseMs: number): Promise<ClaimedEvidence | undefined> {
    const [row] = await this.database.query<ClaimedEvidence>(
      `UPDATE evidence_task t
          SET status = 'judging', attempt = t.attempt + 1, claims = t.claims + 1, worker_id = $2,
              lease_until = now() + $3 * interval '1 millisecond'
         FROM analysis a
        WHERE t.id = $1 AND a.id = t.analysis_id AND a.status = 'analyzing' AND t.expires_at > now()
          AND (t.status = 'queued' OR (t.status = 'judging' AND t.lease_until < now()))
        RETURNING t.id, t.attempt, a.user_id, a.problem_id, t.task`,
      [id, storableText(workerId).slice(0, 200), leaseMs],
    );
    return row;
  }

  /** @returns false when the claim is lost: given to another, expired with its analysis, cancelled. */
  async renew(id: string, attempt: number, leaseMs: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE evidence_task t SET lease_until = now() + $3 * interval '1 millisecond' FROM analysis a
        WHERE t.id = $1 AND t.attempt = $2 AND t.status = 'judging' AND t.expires_at > now()
          AND a.id = t.analysis_id AND a.status = 'analyzing'
        RETURNING t.id`,
      [id, attempt, leaseMs],
    );
    return rows.length > 0;
  }

  /** The task of a claim that is still held. */
  async held(id: string, attempt: number): Promise<{ task: Buffer; claims: number } | undefined> {
    const [row] = await this.database.query<{ task: Buffer; claims: number }>(
      `SELECT task, claims FROM evidence_task WHERE id = $1 AND attempt = $2 AND status = 'judging'`,
      [id, attempt],
    );
    return row;
  }

  /** @returns false when the claim was lost: nothing changed then. */
  async finish(id: string, attempt: number, result: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE evidence_task SET status = 'judged', result = $3, lease_until = NULL
        WHERE id = $1 AND attempt = $2 AND status = 'judging' RETURNING id`,
      [id, attempt, result],
    );
    return rows.length > 0;
  }

  /** Back to waiting; a drain (`fault` null) does not use up a claim, after a fault the row waits a while. */
  async release(
    id: string,
    attempt: number,
    fault: string | null,
    delayMs: number,
  ): Promise<'queued' | 'failed' | undefined> {
    const [row] = await this.database.query<{ status: 'queued' | 'failed' }>(
      `UPDATE evidence_task
          SET status = CASE WHEN $3::text IS NOT NULL AND claims >= ${MAX_CLAIMS} THEN 'failed' ELSE 'queued' END,
              claims = claims - CASE WHEN $3::text IS NULL THEN 1 ELSE 0 END, fault = COALESCE($3, fault),
              lease_until = NULL, worker_id = NULL, dispatched_at = NULL,
              not_before = now() + $4 * interval '1 millisecond'
        WHERE id = $1 AND attempt = $2 AND status = 'judging' RETURNING status`,
      [id, attempt, fault && storableText(fault).slice(0, 1_000), delayMs],
    );
    return row?.status;
  }

  async outcome(id: string): Promise<EvidenceOutcome | undefined> {
    const [row] = await this.database.query<EvidenceOutcome>(
      'SELECT status, result, fault FROM evidence_task WHERE id = $1',
      [id],
    );
    return row;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM evidence_task WHERE id = $1', [id]);
  }

  /** Everything that an earlier attempt of the analysis left, or its end makes needless. @returns what was there. */
  async removeOf(analysisId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'DELETE FROM evidence_task WHERE analysis_id = $1 RETURNING id',
      [analysisId],
    );
    return rows.map(({ id }) => id);
  }

  /** Nobody waits for these any more. @returns their ids. */
  async removeExpired(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `DELETE FROM evidence_task WHERE id IN (
         SELECT id FROM evidence_task WHERE expires_at < now() ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Ends the claims of silent workers: back to waiting, or failed. @returns how many. */
  async expireLeases(): Promise<{ id: string; status: string }[]> {
    return this.database.query(
      `UPDATE evidence_task
          SET status = CASE WHEN claims >= ${MAX_CLAIMS} THEN 'failed' ELSE 'queued' END,
              fault = 'the judge fell silent', lease_until = NULL, worker_id = NULL, dispatched_at = NULL
        WHERE id IN (SELECT id FROM evidence_task WHERE status = 'judging' AND lease_until < now()
                      ORDER BY lease_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING id, status`,
    );
  }

  async count(): Promise<{ queued: number; judging: number }> {
    const [row] = await this.database.query<{ queued: number; judging: number }>(
      `SELECT count(*) FILTER (WHERE status = 'queued')::int AS queued,
              count(*) FILTER (WHERE status = 'judging')::int AS judging FROM evidence_task`,
    );
    return row ?? { queued: 0, judging: 0 };
  }
}
