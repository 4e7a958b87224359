import { Database, messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import type { MeasurementCache } from '../evidence/measurement-cache.js';
import { storableJson } from './storable-json.js';

const MAX_VALUE_CHARS = 4 * 1024 * 1024;
const MAX_ROWS = 5_000;
const KEEP_DAYS = 30;

/** Measurements in the database, shared by all processes. Entries that are not read for KEEP_DAYS are deleted. */
@Injectable()
export class MeasurementCacheRepository implements MeasurementCache {
  private readonly logger = new Logger('measurement-cache');

  constructor(private readonly database: Database) {}

  async get(key: string): Promise<unknown> {
    try {
      const [row] = await this.database.query<{ value: unknown }>(
        'UPDATE measurement_cache SET used_at = now() WHERE key = $1 RETURNING value',
        [key],
      );
      return row?.value;
    } catch (error) {
      this.logger.warn(`not read: ${messageOf(error)}`);
      return undefined;
    }
  }

  async set(key: string, value: unknown): Promise<void> {
    const text = storableJson(value);
    if (text === undefined || text.length > MAX_VALUE_CHARS) return;
    try {
      await this.database.query(
        `INSERT INTO measurement_cache (key, value) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, used_at = now()`,
        [key, text],
      );
    } catch (error) {
      this.logger.warn(`not kept: ${messageOf(error)}`);
    }
  }

  /** Deletes old entries, and the least recently used ones beyond MAX_ROWS. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM measurement_cache WHERE used_at < now() - interval '${KEEP_DAYS} days'
          OR key IN (SELECT key FROM measurement_cache ORDER BY used_at DESC OFFSET ${MAX_ROWS})`,
    );
  }
}
