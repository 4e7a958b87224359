import type { Draft, Language } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, storableText } from '@evident/kit';

interface DraftRow {
  language: Language;
  source_code: string;
  updated_at: Date;
}

const toDraft = (row: DraftRow): Draft => ({
  language: row.language,
  sourceCode: row.source_code,
  updatedAt: row.updated_at.toISOString(),
});

/** The code that a user typed last, one per problem and language. */
@Injectable()
export class DraftsRepository {
  constructor(private readonly database: Database) {}

  async list(userId: string, problemId: string): Promise<Draft[]> {
    const rows = await this.database.query<DraftRow>(
      'SELECT language, source_code, updated_at FROM draft WHERE user_id = $1 AND problem_id = $2 ORDER BY updated_at DESC',
      [userId, problemId],
    );
    return rows.map(toDraft);
  }

  async save(userId: string, problemId: string, language: Language, sourceCode: string): Promise<Draft> {
    const [row] = await this.database.query<DraftRow>(
      `INSERT INTO draft (user_id, problem_id, language, source_code, updated_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (user_id, problem_id, language) DO UPDATE SET source_code = EXCLUDED.source_code, updated_at = now()
       RETURNING language, source_code, updated_at`,
      [userId, problemId, language, storableText(sourceCode)],
    );
    if (!row) throw new Error('The draft was not stored');
    return toDraft(row);
  }
}
