import { LIMITS, type Draft, type DraftPlace, type ExportedDraft, type Language } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, storableText } from '@evident/kit';

interface DraftRow {
  language: Language;
  source_code: string;
  updated_at: Date;
}

interface ExportedDraftRow extends DraftRow {
  problem_id: string;
  title: string;
  /** Empty for the text of the editor. */
  name: string;
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

  /** @returns the texts of the editor and the drafts with a name, in pages; also those on deleted problems */
  async listOwn(userId: string, after: DraftPlace | null): Promise<ExportedDraft[]> {
    const rows = await this.database.query<ExportedDraftRow>(
      `SELECT d.problem_id, p.title, d.name, d.language, d.source_code, d.updated_at
       FROM (SELECT problem_id, '' AS name, language, source_code, updated_at FROM draft WHERE user_id = $1
             UNION ALL
             SELECT problem_id, name, language, source_code, updated_at FROM named_draft WHERE user_id = $1) d
       JOIN problem p ON p.id = d.problem_id
       WHERE $2::uuid IS NULL OR (d.problem_id, d.name, d.language) > ($2, $3::text, $4::text)
       ORDER BY d.problem_id, d.name, d.language LIMIT $5`,
      [userId, after?.problemId ?? null, after?.name ?? '', after?.language ?? '', LIMITS.listedDrafts],
    );
    return rows.map((row) => ({
      ...toDraft(row),
      problemId: row.problem_id,
      problemTitle: row.title,
      name: row.name === '' ? null : row.name,
    }));
  }
}
