export default async function teardown() {
  const running = globalThis.__backingServers;
  globalThis.__backingServers = undefined;
  await running?.servers.stop();
  running?.guardian.release();
}
