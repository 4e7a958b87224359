import { buildBackend } from './build.mjs';

/**
 * Builds the services, which some tests start as processes, and starts PostgreSQL and Redis unless `TEST_DATABASE_URL`
 * and `TEST_REDIS_URL` are set.
 */
export default async function setup(_global, project) {
  const named = project?.displayName?.name;
  if (named === 'unit' || named === 'frontend') return;
  await buildBackend();
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return;
  const { startBackingServers } = await import('./dist/testing/backing-servers.js');
  const servers = await startBackingServers();
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  globalThis.__backingServers = servers;
  process.stdout.write(`\nPostgreSQL and Redis for the tests: ${servers.kind}\n`);
}
