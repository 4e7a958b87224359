import { buildBackend } from './build.mjs';

/** Servers for the tests that ask for them; `TEST_DATABASE_URL` and `TEST_REDIS_URL` given from outside are used as they are. */
export default async function setup(_global, project) {
  const named = project?.displayName?.name;
  if (named === 'unit' || named === 'frontend') return;
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return;
  await buildBackend(['packages/contracts', 'packages/kit', 'services/ai', 'infra']);
  const { startBackingServers } = await import('./dist/testing/backing-servers.js');
  const servers = await startBackingServers();
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  globalThis.__backingServers = servers;
  process.stdout.write(`\nPostgreSQL and Redis for the tests: ${servers.kind}\n`);
}
