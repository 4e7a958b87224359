import { LIMITS, type Language, type NamedDraft, type SaveNamedDraftRequest } from '@evident/contracts';
import { Database, storableText, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface NamedDraftRow {
  name: string;
  language: Language;
  source_code: string;
  updated_at: Date;
}

const COLUMNS = 'name, language, source_code, updated_at';

const toNamedDraft = (row: NamedDraftRow): NamedDraft => ({
  name: row.name,
  language: row.language,
  sourceCode: row.source_code,
  updatedAt: row.updated_at.toISOString(),
});

/** Drafts with a name, each once for a user and problem. */
@Injectable()
export class NamedDraftsRepository {
  constructor(private readonly database: Database) {}

  async list(userId: string, problemId: string): Promise<NamedDraft[]> {
    const rows = await this.database.query<NamedDraftRow>(
      `SELECT ${COLUMNS} FROM named_draft WHERE user_id = $1 AND problem_id = $2 ORDER BY updated_at DESC, name`,
      [userId, problemId],
    );
    return rows.map(toNamedDraft);
  }

  /** Replaces the draft of this name. One of the former name goes. @returns null where there is no room for another */
  async save(userId: string, problemId: string, draft: SaveNamedDraftRequest): Promise<NamedDraft | null> {
    const name = storableText(draft.name);
    const former = draft.formerName === undefined ? name : storableText(draft.formerName);
    return this.database.transaction(async (sql) => {
      const [row] = await sql.query<NamedDraftRow>(
        `INSERT INTO named_draft (user_id, problem_id, name, language, source_code, updated_at)
         SELECT $1, $2, $3, $4, $5, now() WHERE (SELECT count(*) FROM named_draft
           WHERE user_id = $1 AND problem_id = $2 AND name NOT IN ($3, $6)) < ${LIMITS.namedDraftsPerProblem}
         ON CONFLICT (user_id, problem_id, name) DO UPDATE
           SET language = EXCLUDED.language, source_code = EXCLUDED.source_code, updated_at = EXCLUDED.updated_at
         RETURNING ${COLUMNS}`,
        [userId, problemId, name, draft.language, storableText(draft.sourceCode), former],
      );
      if (!row) return null;
      if (former !== name) await this.remove(userId, problemId, former, sql);
      return toNamedDraft(row);
    });
  }

  async remove(userId: string, problemId: string, name: string, sql: Sql = this.database): Promise<void> {
    await sql.query('DELETE FROM named_draft WHERE user_id = $1 AND problem_id = $2 AND name = $3', [
      userId,
      problemId,
      storableText(name),
    ]);
  }
}
