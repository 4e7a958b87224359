import { LIMITS, type ExportedNote, type Note } from '@evident/contracts';
import { Database, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface NoteRow {
  text: string;
  version: number;
  updated_at: Date;
}
interface ExportedNoteRow extends NoteRow {
  problem_id: string;
  title: string;
}

const NO_NOTE: Note = { text: '', version: 0, updatedAt: null };

const toNote = (row: NoteRow): Note => ({
  text: row.text,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

/** The learners' notes, one for each user and problem. */
@Injectable()
export class NotesRepository {
  constructor(private readonly database: Database) {}

  /** @returns version 0 and no text where the user has no note */
  async read(userId: string, problemId: string): Promise<Note> {
    const [row] = await this.database.query<NoteRow>(
      'SELECT text, version, updated_at FROM note WHERE user_id = $1 AND problem_id = $2',
      [userId, problemId],
    );
    return row ? toNote(row) : NO_NOTE;
  }

  /**
   * Replaces the text of one version. An emptied note keeps its row, so that its version goes on.
   * @returns null when the note has another version now
   */
  async save(userId: string, problemId: string, text: string, version: number): Promise<Note | null> {
    const values = [userId, problemId, storableText(text), version];
    const [row] = await this.database.query<NoteRow>(
      version === 0
        ? `INSERT INTO note (user_id, problem_id, text, version, updated_at) VALUES ($1, $2, $3, $4 + 1, now())
           ON CONFLICT (user_id, problem_id) DO NOTHING RETURNING text, version, updated_at`
        : `UPDATE note SET text = $3, version = version + 1, updated_at = now()
           WHERE user_id = $1 AND problem_id = $2 AND version = $4 RETURNING text, version, updated_at`,
      values,
    );
    return row ? toNote(row) : null;
  }

  /** @returns the notes with a text, in pages by the id of their problems; also those on deleted problems */
  async list(userId: string, after: string | null): Promise<ExportedNote[]> {
    const rows = await this.database.query<ExportedNoteRow>(
      `SELECT n.problem_id, p.title, n.text, n.version, n.updated_at FROM note n JOIN problem p ON p.id = n.problem_id
       WHERE n.user_id = $1 AND n.text <> '' AND ($2::uuid IS NULL OR n.problem_id > $2)
       ORDER BY n.problem_id LIMIT $3`,
      [userId, after, LIMITS.listedNotes],
    );
    return rows.map((row) => ({
      problemId: row.problem_id,
      problemTitle: row.title,
      text: row.text,
      updatedAt: row.updated_at.toISOString(),
    }));
  }
}
