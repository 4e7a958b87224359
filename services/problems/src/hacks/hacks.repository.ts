import { HACK_LIMITS, type Language, type SubmissionStatus, type TestResultView } from '@evident/contracts';
import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { notify } from '../discussions/discussions.repository.js';
import { HACK_COLUMNS, type HackRow, type ProposalRow, type Settlement } from './hack-rows.js';

export interface HackTarget {
  submission_id: string;
  language: Language;
  source_code: string;
}

export interface NewHack {
  id: string;
  problemId: string;
  userId: string;
  submissionId: string;
  /** Of the shared program that is tried. */
  threadId: string | null;
  language: Language;
  runId: string;
  input: string;
  inputHash: string;
}

/** A run whose end was not looked at yet. */
export interface EndedRun {
  id: string;
  problem_id: string;
  /** Null: the run is gone. */
  status: SubmissionStatus | null;
  batches: TestResultView[][] | null;
}

/** Rows settled in one round. */
const ROUND = 50;

@Injectable()
export class HacksRepository {
  constructor(private readonly database: Database) {}

  /** Whether an input of the problem can be checked: it has a validator and a reference. */
  async isCheckable(problemId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 AS one FROM problem_content JOIN problem ON problem.id = problem_id WHERE problem_id = $1
          AND checker->>'kind' <> 'interactive'
          AND coalesce(authoring->>'validatorSource', '') <> '' AND coalesce(reference_solutions->>'JAVASCRIPT', '') <> ''`,
      [problemId],
    );
    return rows.length > 0;
  }

  /** The user's own accepted submission of the problem, as long as its text is kept. */
  async target(userId: string, problemId: string, submissionId: string): Promise<HackTarget | undefined> {
    const [row] = await this.database.query<HackTarget>(
      `SELECT id AS submission_id, language, source_code FROM submission
        WHERE id = $3 AND user_id = $1 AND problem_id = $2 AND kind = 'submit' AND verdict = 'accepted'
          AND texts_removed_at IS NULL`,
      [userId, problemId, submissionId],
    );
    return row;
  }

  /** A program that its author still shares, as long as its verdict stands. */
  async sharedTarget(problemId: string, threadId: string): Promise<HackTarget | undefined> {
    const [row] = await this.database.query<HackTarget>(
      `SELECT s.id AS submission_id, s.language, s.source_code
         FROM discussion_post d JOIN submission s ON s.id = d.submission_id
        WHERE d.id = $2 AND d.problem_id = $1 AND d.thread_id IS NULL AND d.deleted_at IS NULL
          AND s.verdict = 'accepted' AND s.texts_removed_at IS NULL`,
      [problemId, threadId],
    );
    return row;
  }

  /** What the user has tried in the last day, and how many proposals of the user wait. */
  async standing(userId: string): Promise<{ today: number; open: number }> {
    const [row] = await this.database.query<{ today: number; open: number }>(
      `SELECT count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS today,
              count(*) FILTER (WHERE decision = 'open')::int AS open
         FROM hack WHERE user_id = $1`,
      [userId],
    );
    return row ?? { today: 0, open: 0 };
  }

  /** Deletes the user's older inputs of the problem of which no proposal came, beyond the limit. */
  async insert(hack: NewHack): Promise<HackRow> {
    return this.database.transaction(async (sql) => {
      const [row] = await sql.query<HackRow>(
        `INSERT INTO hack AS h (id, problem_id, user_id, submission_id, thread_id, language, run_id, input, input_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${HACK_COLUMNS}`,
        [
          hack.id,
          hack.problemId,
          hack.userId,
          hack.submissionId,
          hack.threadId,
          hack.language,
          hack.runId,
          hack.input,
          hack.inputHash,
        ],
      );
      if (!row) throw new Error('The input was not stored');
      await sql.query(
        `DELETE FROM hack WHERE id IN (
           SELECT id FROM hack WHERE user_id = $1 AND problem_id = $2 AND outcome <> 'checking'
              AND coalesce(decision, 'known') = 'known' AND created_at < now() - interval '1 day'
            ORDER BY created_at DESC, id DESC OFFSET ${HACK_LIMITS.keptPerProblem})`,
        [hack.userId, hack.problemId],
      );
      return row;
    });
  }

  /** The latest of a user and problem, newest first. */
  async list(userId: string, problemId: string): Promise<HackRow[]> {
    return this.database.query(
      `SELECT ${HACK_COLUMNS} FROM hack h WHERE h.user_id = $1 AND h.problem_id = $2
        ORDER BY h.created_at DESC, h.id DESC LIMIT ${HACK_LIMITS.listed}`,
      [userId, problemId],
    );
  }

  async find(id: string, userId: string): Promise<HackRow | undefined> {
    const [row] = await this.database.query<HackRow>(
      `SELECT ${HACK_COLUMNS} FROM hack h WHERE h.id = $1 AND h.user_id = $2`,
      [id, userId],
    );
    return row;
  }

  async listOwn(userId: string, before: string | null, limit: number): Promise<HackRow[]> {
    return this.database.query(
      `SELECT ${HACK_COLUMNS} FROM hack h
        WHERE h.user_id = $1
          AND ($2::uuid IS NULL OR (h.created_at, h.id) < (SELECT created_at, id FROM hack WHERE id = $2))
        ORDER BY h.created_at DESC, h.id DESC LIMIT $3`,
      [userId, before, limit],
    );
  }

  /** Inputs whose run has ended or is gone. @param id only this one */
  async endedRuns(id: string | null): Promise<EndedRun[]> {
    return this.database.query(
      `SELECT h.id, h.problem_id, s.status,
              (SELECT json_agg(t.views ORDER BY t.step) FROM submission_tests t
                WHERE t.submission_id = s.id AND t.attempt = s.attempt) AS batches
         FROM hack h LEFT JOIN submission s ON s.id = h.run_id
        WHERE h.outcome = 'checking' AND ($1::uuid IS NULL OR h.id = $1)
          AND (s.id IS NULL OR s.status IN ('judged', 'failed', 'cancelled'))
        ORDER BY h.created_at LIMIT ${ROUND}`,
      [id],
    );
  }

  /** Proposes an input that breaks the solution, unless the same input was proposed before. A second call changes nothing. */
  async settle({ id, problem_id: problemId }: EndedRun, settlement: Settlement): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 5))', [problemId]);
      await sql.query(
        `UPDATE hack h SET outcome = $2, verdict = $3, input_problem = $4, reference_output = $5, solution_output = $6,
            message = $7, decision = CASE WHEN $2 <> 'broken' THEN NULL WHEN EXISTS (
              SELECT 1 FROM hack o WHERE o.problem_id = h.problem_id AND o.input_hash = h.input_hash AND o.id <> h.id
                 AND o.decision IN ('open', 'accepted', 'refused')) THEN 'known' ELSE 'open' END
          WHERE h.id = $1 AND h.outcome = 'checking'`,
        [
          id,
          settlement.outcome,
          settlement.verdict,
          settlement.inputProblem,
          settlement.referenceOutput,
          settlement.solutionOutput,
          settlement.message,
        ],
      );
    });
  }

  /** Proposals that wait, oldest first, without those of deleted problems. */
  async proposals(): Promise<{ rows: ProposalRow[]; total: number }> {
    const from = `FROM hack h JOIN problem p ON p.id = h.problem_id
        WHERE h.decision = 'open' AND p.deleted_at IS NULL`;
    const rows = await this.database.query<ProposalRow>(
      `SELECT ${HACK_COLUMNS}, p.title AS problem_title,
              (SELECT s.source_code FROM submission s WHERE s.id = h.submission_id AND s.texts_removed_at IS NULL) AS source_code
         ${from} ORDER BY h.created_at, h.id LIMIT ${HACK_LIMITS.proposals}`,
    );
    if (rows.length < HACK_LIMITS.proposals) return { rows, total: rows.length };
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`);
    return { rows, total: counted?.total ?? rows.length };
  }

  async openProposal(id: string): Promise<HackRow | undefined> {
    const [row] = await this.database.query<HackRow>(
      `SELECT ${HACK_COLUMNS} FROM hack h WHERE h.id = $1 AND h.decision = 'open'`,
      [id],
    );
    return row;
  }

  /** Tells the learner, too. @returns false when it was decided before. */
  async decide(id: string, decision: 'accepted' | 'refused', note: string | null): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const [row] = await sql.query<{ user_id: string }>(
        `UPDATE hack SET decision = $2, note = $3, decided_at = now() WHERE id = $1 AND decision = 'open' RETURNING user_id`,
        [id, decision, note],
      );
      if (!row) return false;
      await notify(sql, { userId: row.user_id, kind: `test-${decision}`, hackId: id, note });
      return true;
    });
  }
}

/** Deletes the inputs of a user. What became a test stays one. */
export async function eraseHacks(sql: Sql, userId: string): Promise<void> {
  await sql.query('DELETE FROM hack WHERE user_id = $1', [userId]);
}
