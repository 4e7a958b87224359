import { LIMITS, type DeletedProblem } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '@evident/kit';

interface DeletedRow {
  id: string;
  slug: string;
  title: string;
  difficulty: DeletedProblem['difficulty'];
  published: boolean;
  deleted_at: Date;
  restorable_until: Date;
}

const TERM = `interval '${LIMITS.trashDays} days'`;

/** Deleted problems. Their rows stay for ever, because submissions and playlists show their titles. */
@Injectable()
export class TrashRepository {
  constructor(private readonly database: Database) {}

  async list(): Promise<DeletedProblem[]> {
    const rows = await this.database.query<DeletedRow>(
      `SELECT id, slug, title, difficulty, published, deleted_at, deleted_at + ${TERM} AS restorable_until
         FROM problem WHERE deleted_at > now() - ${TERM}
        ORDER BY deleted_at DESC, id LIMIT ${LIMITS.listedDeleted}`,
    );
    return rows.map(({ deleted_at, restorable_until, ...row }) => ({
      ...row,
      deletedAt: deleted_at.toISOString(),
      restorableUntil: restorable_until.toISOString(),
    }));
  }

  /** The problem gets back its place, its tests and its counters, which deleting has not touched. */
  async restore(id: string): Promise<{ title: string } | undefined> {
    const [row] = await this.database.query<{ title: string }>(
      `UPDATE problem SET deleted_at = NULL, edited_at = now(), updated_at = now()
        WHERE id = $1 AND deleted_at > now() - ${TERM} RETURNING title`,
      [id],
    );
    return row;
  }
}
