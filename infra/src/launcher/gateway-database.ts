import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { portOfRunningPostgres } from '../backing/postgres.js';
import { LaunchError } from './launch-error.js';
import { roleUrl } from './service-definitions.js';
import { readSettings } from './settings.js';

const ROLE = 'evident_gateway';
const StoredSecrets = z.object({ gatewayDatabase: z.string() });

/**
 * The address at which the gateway's role reaches the database: on the server of DATABASE_URL, or else on the private
 * server of the data folder.
 * @throws LaunchError with one sentence when there is none
 */
export function gatewayDatabaseUrl(source: NodeJS.ProcessEnv = process.env): string {
  const settings = readSettings(source);
  const given = settings.DATABASE_URL;
  const file = path.join(settings.DATA_DIR, 'secrets.json');
  if (given !== undefined && (new URL(given).username === ROLE || !existsSync(file))) return given;
  if (!existsSync(file)) {
    throw new LaunchError(
      `There is no product in ${settings.DATA_DIR} yet: start it with "npm start", or set DATA_DIR or DATABASE_URL.`,
    );
  }
  const { gatewayDatabase } = StoredSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (given !== undefined) return roleUrl(given, ROLE, gatewayDatabase);
  const port = portOfRunningPostgres(path.join(settings.DATA_DIR, 'postgres'));
  if (port === undefined) {
    throw new LaunchError(
      `The product in ${settings.DATA_DIR} is not running: start it with "npm start", then give this command again.`,
    );
  }
  return roleUrl(`postgres://127.0.0.1:${port}/evident`, ROLE, gatewayDatabase);
}
