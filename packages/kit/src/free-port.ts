import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the kernel lends to outgoing connections: a restarted service finds its port free again. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;
const STARTS = 10;

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

/** Says that a port was taken, as Node's own servers do; for {@link onFreePort}. */
export const portTaken = (message: string): Error =>
  Object.assign(new Error(message), { code: 'EADDRINUSE' });

/** For what is told its port before it binds it: begins again on another one when somebody else was quicker. */
export async function onFreePort<T>(start: (port: number) => Promise<T> | T): Promise<T> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || starts === STARTS) throw error;
    }
  }
}
