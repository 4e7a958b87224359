import { noteServers } from './cpu-time.cjs';

export default async function teardown() {
  const running = globalThis.__backingServers;
  globalThis.__backingServers = undefined;
  const pids = running?.servers.ward.pids ?? [];
  if (pids.length > 0) noteServers('PostgreSQL and Redis of the services', ...pids);
  await running?.servers.stop();
  running?.guardian.release();
}
