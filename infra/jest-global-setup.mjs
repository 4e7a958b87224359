import { buildBackend } from './build.mjs';

/**
 * For the tests that ask for them: the built services, which some start as processes, and servers. `TEST_DATABASE_URL` and
 * `TEST_REDIS_URL` given from outside are used as they are.
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
