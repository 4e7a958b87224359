import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the kernel lends to outgoing connections: a restarted service finds its port free again. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;

/** A loopback port that is free now. @throws Error when none was found */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await portIsFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST}`);
}

/** @param host undefined asks on all addresses, as a public server would. */
export async function portIsFree(port: number, host?: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
