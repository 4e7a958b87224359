import { buildBackend } from '../build.mjs';
import { guard } from '../guardian.mjs';

/**
 * Builds the services, which some tests start as processes, and starts PostgreSQL and Redis unless `TEST_DATABASE_URL`
 * and `TEST_REDIS_URL` are set.
 */
export default async function setup() {
  await buildBackend();
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return;
  const { startBackingServers } = await import('../dist/testing/backing-servers.js');
  const servers = await startBackingServers(process.env.TEST_SERVERS);
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  globalThis.__backingServers = { servers, guardian: guard(servers.ward) };
  process.stdout.write(`\nPostgreSQL and Redis for the tests: ${servers.kind}\n`);
}
