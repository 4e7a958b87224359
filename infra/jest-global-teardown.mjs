export default async function teardown() {
  await globalThis.__backingServers?.stop();
  globalThis.__backingServers = undefined;
}
