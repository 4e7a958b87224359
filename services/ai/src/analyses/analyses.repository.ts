import { MOST_EARLIER_PROGRAMS, type EditorLanguage } from '@evident/contracts';
import { currentRequestId, currentTraceParent, Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import {
  ANALYSIS_COLUMNS,
  ENDING_FREE,
  IS_CHARGING,
  IS_OPEN,
  type AnalysisRow,
  type EarlierProgramRow,
  type Failure,
} from './analysis-rows.js';

/** The longest list; older analyses can be read by id. */
const MAX_LISTED = 50;
const MAX_EXPORTED = 1_000;

export interface NewAnalysis {
  id: string;
  userId: string;
  asAdmin: boolean;
  thirdPartyConsent: boolean;
  problemId: string | null;
  problemRevision: string | null;
  language: EditorLanguage;
  sourceCode: string;
  sourceHash: string;
  cacheKey: string;
  /** The key of the same text in earlier versions. */
  textKey: string;
  holdTtlS: number;
}

interface AnalysisRequestRow {
  request_hash: string;
  replayed: boolean;
  analysis_id: string;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What learners ask for and read. */
@Injectable()
export class AnalysesRepository {
  constructor(private readonly database: Database) {}

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Lets through one request of a user at a time, so that concurrent ones cannot pass a limit or use a key twice. */
  async lockUser(sql: Sql, userId: string): Promise<void> {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7))', [userId]);
  }

  async findRequest(
    userId: string,
    clientKey: string,
    sql: Sql = this.database,
  ): Promise<AnalysisRequestRow | undefined> {
    const [row] = await sql.query<AnalysisRequestRow>(
      'SELECT request_hash, replayed, analysis_id FROM analysis_request WHERE user_id = $1 AND client_key = $2',
      [userId, clientKey],
    );
    return row;
  }

  async storeRequest(
    sql: Sql,
    request: {
      userId: string;
      clientKey: string;
      requestHash: string;
      analysisId: string;
      replayed: boolean;
    },
  ): Promise<void> {
    await sql.query(
      `INSERT INTO analysis_request (user_id, client_key, request_hash, analysis_id, replayed)
       VALUES ($1, $2, $3, $4, $5)`,
      [request.userId, request.clientKey, request.requestHash, request.analysisId, request.replayed],
    );
  }

  /** The open or completed analysis of the same question by the same user. */
  async findSame(sql: Sql, userId: string, cacheKeys: readonly string[]): Promise<AnalysisRow | undefined> {
    const [row] = await sql.query<AnalysisRow>(
      `SELECT ${ANALYSIS_COLUMNS} FROM analysis
        WHERE user_id = $1 AND cache_key = ANY($2) AND (${IS_OPEN} OR status = 'completed')
        ORDER BY created_at DESC LIMIT 1`,
      [userId, [...cacheKeys]],
    );
    return row;
  }

  async countOpen(sql: Sql, userId: string): Promise<number> {
    const [row] = await sql.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM analysis WHERE user_id = $1 AND ${IS_OPEN}`,
      [userId],
    );
    return row?.open ?? 0;
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.database.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM analysis WHERE status = 'queued'`,
    );
    return row?.waiting ?? 0;
  }

  async insert(sql: Sql, row: NewAnalysis): Promise<AnalysisRow> {
    const [inserted] = await sql.query<AnalysisRow>(
      `INSERT INTO analysis (id, user_id, as_admin, problem_id, problem_revision, language, source_code, source_hash,
          status, cache_key, hold_expires_at, third_party_consent, request_id, trace_parent)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'queued', $9, now() + $10 * interval '1 second', $11, $12, $13)
       RETURNING ${ANALYSIS_COLUMNS}`,
      [
        row.id,
        row.userId,
        row.asAdmin,
        row.problemId,
        row.problemRevision,
        row.language,
        row.sourceCode,
        row.sourceHash,
        row.cacheKey,
        row.holdTtlS,
        row.thirdPartyConsent,
        currentRequestId() ?? null,
        currentTraceParent() ?? null,
      ],
    );
    if (!inserted) throw new Error('The analysis was not stored');
    return inserted;
  }

  async find(id: string, userId: string): Promise<AnalysisRow | undefined> {
    const [row] = await this.database.query<AnalysisRow>(
      `SELECT ${ANALYSIS_COLUMNS} FROM analysis WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /** Newest first. @param problemId null: analyses of every problem, and those without one */
  async list(userId: string, problemId: string | null): Promise<AnalysisRow[]> {
    return this.database.query(
      `SELECT ${ANALYSIS_COLUMNS} FROM analysis
        WHERE user_id = $1 AND ($2::uuid IS NULL OR problem_id = $2)
        ORDER BY created_at DESC, id LIMIT ${problemId === null ? MAX_EXPORTED : MAX_LISTED}`,
      [userId, problemId],
    );
  }

  /**
   * The last other programs of the same user and problem whose growth was measured before this analysis was asked for.
   * Of several analyses of one text the newest counts.
   */
  async earlierPrograms({ id, user_id, problem_id }: AnalysisRow): Promise<EarlierProgramRow[]> {
    return this.database.query(
      `SELECT * FROM (
         SELECT DISTINCT ON (earlier.source_hash) earlier.id, earlier.created_at, earlier.language,
                earlier.result->>'timeComplexity' AS time_complexity, earlier.result->'growth' AS growth
           FROM analysis shown JOIN analysis earlier
             ON earlier.created_at < shown.created_at AND earlier.source_hash <> shown.source_hash
          WHERE shown.id = $1 AND earlier.user_id = $2 AND earlier.problem_id = $3
            AND earlier.status = 'completed' AND jsonb_array_length(earlier.result->'growth') > 0
          ORDER BY earlier.source_hash, earlier.created_at DESC) AS program
        ORDER BY created_at DESC, id LIMIT ${MOST_EARLIER_PROGRAMS}`,
      [id, user_id, problem_id],
    );
  }

  /** Cancels an open analysis. @returns undefined when it had already ended. */
  async cancel(id: string, userId: string): Promise<AnalysisRow | undefined> {
    const [row] = await this.database.query<AnalysisRow>(
      `UPDATE analysis SET status = 'cancelled', lease_until = NULL, ${ENDING_FREE}
        WHERE id = $1 AND user_id = $2 AND ${IS_OPEN} RETURNING ${ANALYSIS_COLUMNS}`,
      [id, userId],
    );
    return row;
  }

  async openOf(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM analysis WHERE user_id = $1 AND ${IS_OPEN}`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async openChargesOf(userId: string): Promise<AnalysisRow[]> {
    return this.database.query(
      `SELECT ${ANALYSIS_COLUMNS} FROM analysis WHERE user_id = $1 AND ${IS_CHARGING}`,
      [userId],
    );
  }

  /**
   * Deletes the analyses whose charge has ended, with their requests, evidence and complaints.
   * @returns how many rows stay.
   */
  async erase(userId: string): Promise<number> {
    await this.database.query(
      `DELETE FROM analysis WHERE user_id = $1 AND charge IN ('captured', 'voided')`,
      [userId],
    );
    // The cost of model calls is kept, without the user.
    await this.database.query('UPDATE model_call SET user_id = $2 WHERE user_id = $1', [userId, NOBODY]);
    const [left] = await this.database.query<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM analysis WHERE user_id = $1',
      [userId],
    );
    return left?.rows ?? 0;
  }

  /** Stores that the token is held, so the analysis may be worked on. @returns undefined when it has already ended. */
  async markHeld(id: string, tokensLeft: number): Promise<AnalysisRow | undefined> {
    const [row] = await this.database.query<AnalysisRow>(
      `UPDATE analysis SET charge = 'held', charge_changed_at = now(), tokens_left = $2, dispatch_no = 1,
          dispatched_at = now()
        WHERE id = $1 AND charge = 'unpaid' AND status = 'queued' RETURNING ${ANALYSIS_COLUMNS}`,
      [id, tokensLeft],
    );
    return row;
  }

  /** Deletes an analysis whose hold was refused. The learner may use the same key again after buying tokens. */
  async discardUnpaid(id: string): Promise<void> {
    await this.database.query(`DELETE FROM analysis WHERE id = $1 AND charge = 'unpaid'`, [id]);
  }

  /** Fails an analysis of which it is unknown whether its token is held. */
  async failUnpaid(id: string, failure: Failure): Promise<void> {
    await this.database.query(
      `UPDATE analysis SET status = 'failed', code = $2, message = $3, ${ENDING_FREE}
        WHERE id = $1 AND charge = 'unpaid'`,
      [id, failure.code, failure.message],
    );
  }
}
