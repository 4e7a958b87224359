import { parseEnv } from '@evident/kit/env';
import path from 'node:path';
import { z } from 'zod';
import { adminUrlOfRunningPostgres } from '../backing/postgres.js';
import { LaunchError } from '../launcher/launch-error.js';
import { readSettings } from '../launcher/settings.js';

const Settings = z.object({
  /** The owner of the database; without it the running product of DATA_DIR. */
  ADMIN_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  /** How many backups stay in BACKUP_DIR. */
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
});

interface BackupSettings {
  parent: string;
  kept: number;
  /** @throws LaunchError when no database is known */
  adminUrl: () => string;
}

export function backupSettings(source: NodeJS.ProcessEnv = process.env): BackupSettings {
  const { ADMIN_DATABASE_URL: given, BACKUP_DIR: folder, BACKUP_KEEP: kept } = parseEnv(Settings, source);
  const { DATA_DIR, DATABASE_URL } = readSettings(source);
  return {
    parent: path.resolve(folder ?? path.join(DATA_DIR, 'backups')),
    kept,
    adminUrl: () => {
      const url = given ?? DATABASE_URL ?? adminUrlOfRunningPostgres(path.join(DATA_DIR, 'postgres'));
      if (url === undefined)
        throw new LaunchError(
          `The product in ${DATA_DIR} is not running: start it with "npm start", or set ADMIN_DATABASE_URL.`,
        );
      return url;
    },
  };
}
