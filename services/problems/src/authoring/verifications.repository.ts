import type { Language, SubmissionStatus, Verdict } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '@evident/kit';

export interface ColumnRow {
  id: string;
  problem_id: string;
  label: string;
  language: Language;
  expected: Verdict;
  status: SubmissionStatus;
  verdict: Verdict | null;
  compile_output: string | null;
  checker_fault: string | null;
  test_count: number;
  seq: number;
}

@Injectable()
export class VerificationsRepository {
  constructor(private readonly database: Database) {}

  /** The rows of a batch in the order of their labels; empty when the batch belongs to another administrator. */
  async columns(batchId: string, userId: string): Promise<ColumnRow[]> {
    return this.database.query(
      `SELECT id, problem_id, regexp_replace(label, '^[0-9]+ ', '') AS label, language, task->>'expected' AS expected, status,
              verdict, compile_output, checker_fault, test_count, seq
         FROM submission WHERE batch_id = $1 AND user_id = $2 AND kind = 'verify' AND trial_of IS NULL
        ORDER BY submission.label`,
      [batchId, userId],
    );
  }

  /** Ids of the batch's unfinished rows. */
  async open(batchId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM submission WHERE batch_id = $1 AND status IN ('queued', 'judging')`,
      [batchId],
    );
    return rows.map((row) => row.id);
  }
}
