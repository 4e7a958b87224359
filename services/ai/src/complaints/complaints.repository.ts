import type { AnalysisReport } from '@evident/contracts';
import { Database, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { AnalysisRow } from '../analyses/analysis-rows.js';

const MAX_LISTED = 100;

export interface ComplaintRow {
  id: string;
  analysis_id: string;
  user_id: string;
  reason: string;
  status: AnalysisReport['status'];
  note: string | null;
  settled_by: string | null;
  settled_at: Date | null;
  created_at: Date;
}

export type ListedComplaintRow = ComplaintRow &
  Pick<
    AnalysisRow,
    'problem_id' | 'language' | 'source_code' | 'result' | 'charge' | 'free_because' | 'tokens_left'
  > & {
    analysed_at: Date;
  };

const COLUMNS = 'id, analysis_id, user_id, reason, status, note, settled_by, settled_at, created_at';

@Injectable()
export class ComplaintsRepository {
  constructor(private readonly database: Database) {}

  /** Stores the first complaint about an analysis. @returns the first one on every later call. */
  async file(id: string, analysisId: string, userId: string, reason: string): Promise<ComplaintRow> {
    await this.database.query(
      `INSERT INTO analysis_report (id, analysis_id, user_id, reason) VALUES ($1, $2, $3, $4)
       ON CONFLICT (analysis_id) DO NOTHING`,
      [id, analysisId, userId, storableText(reason)],
    );
    const [row] = await this.database.query<ComplaintRow>(
      `SELECT ${COLUMNS} FROM analysis_report WHERE analysis_id = $1`,
      [analysisId],
    );
    if (!row) throw new Error('The complaint was not stored');
    return row;
  }

  /** Open ones oldest first, decided ones latest first. */
  async list(status: 'open' | 'settled'): Promise<ListedComplaintRow[]> {
    const [states, order] =
      status === 'open'
        ? [`('open', 'refunding')`, 'r.created_at']
        : [`('refunded', 'dismissed')`, 'r.settled_at DESC'];
    return this.database.query(
      `SELECT r.*, a.problem_id, a.language, a.source_code, a.result, a.charge, a.free_because, a.tokens_left,
              a.created_at AS analysed_at
         FROM analysis_report r JOIN analysis a ON a.id = r.analysis_id
        WHERE r.status IN ${states} AND a.result IS NOT NULL ORDER BY ${order}, r.id LIMIT ${MAX_LISTED}`,
    );
  }

  async find(id: string): Promise<(ComplaintRow & { charge: AnalysisRow['charge'] }) | undefined> {
    const [row] = await this.database.query<ComplaintRow & { charge: AnalysisRow['charge'] }>(
      `SELECT r.*, a.charge FROM analysis_report r JOIN analysis a ON a.id = r.analysis_id WHERE r.id = $1`,
      [id],
    );
    return row;
  }

  /** Stores the decision on an open complaint. @returns undefined when it has been decided before. */
  async decide(
    id: string,
    to: 'refunding' | 'dismissed',
    note: string,
    adminId: string,
  ): Promise<ComplaintRow | undefined> {
    const [row] = await this.database.query<ComplaintRow>(
      `UPDATE analysis_report SET status = $2, note = $3, settled_by = $4, settled_at = now()
        WHERE id = $1 AND status = 'open' RETURNING ${COLUMNS}`,
      [id, to, storableText(note), adminId],
    );
    return row;
  }

  /** Marks the refund as done and keeps the wrong result from answering later requests. */
  async markRefunded(id: string): Promise<ComplaintRow | undefined> {
    return this.database.transaction(async (sql) => {
      const [row] = await sql.query<ComplaintRow>(
        `UPDATE analysis_report SET status = 'refunded' WHERE id = $1 AND status IN ('refunding', 'refunded')
         RETURNING ${COLUMNS}`,
        [id],
      );
      if (row) await sql.query('UPDATE analysis SET cache_key = NULL WHERE id = $1', [row.analysis_id]);
      return row;
    });
  }
}
