import { Preferences } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface PreferencesRow {
  chosen: Record<string, unknown>;
}

/** @returns the choices that this version knows; one that it cannot read counts as never made. */
function read(row: PreferencesRow | undefined): Preferences {
  const known = Object.entries(Preferences.shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(row?.chosen[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return Preferences.parse(Object.fromEntries(known));
}

@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<Preferences> {
    const [row] = await this.database.query<PreferencesRow>(
      'SELECT chosen FROM preferences WHERE user_id = $1',
      [userId],
    );
    return read(row);
  }

  /** Changes the given choices and keeps the others. */
  async change(userId: string, choices: Preferences): Promise<Preferences> {
    const [row] = await this.database.query<PreferencesRow>(
      `INSERT INTO preferences AS p (user_id, chosen) VALUES ($1, $2::jsonb)
       ON CONFLICT (user_id) DO UPDATE SET chosen = p.chosen || excluded.chosen, updated_at = now()
       RETURNING chosen`,
      [userId, JSON.stringify(choices)],
    );
    return read(row);
  }
}
