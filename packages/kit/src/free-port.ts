import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ports that the kernel lends to outgoing connections: a restarted service finds its port free again. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;
const STARTS = 10;

/** A port that nobody else who picks ports here is given until it is released. */
export interface HeldPort {
  port: number;
  release: () => void;
}

/**
 * Holds a TCP port for a process that will bind it later. The sign is the UDP port of the same number: the kernel gives
 * it to one holder, frees it when that one dies, and TCP does not mind.
 * @param host undefined asks on all addresses, as a public server would
 * @returns undefined when it is held or bound by somebody else
 */
export async function holdPort(port: number, host?: string): Promise<HeldPort | undefined> {
  const sign = createSocket('udp4');
  const held = await new Promise<boolean>((resolve) => {
    sign.once('error', () => resolve(false));
    sign.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (!held) return undefined;
  sign.unref();
  if (await isBindable(port, host)) return { port, release: () => sign.close() };
  sign.close();
  return undefined;
}

/** Holds a loopback port that is free now. @throws Error when none was found */
export async function holdFreePort(): Promise<HeldPort> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const held = await holdPort(randomInt(LOWEST, HIGHEST), '127.0.0.1');
    if (held) return held;
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST}`);
}

/** A loopback port that is free now, and that nobody holds. @throws Error when none was found */
export async function freePort(): Promise<number> {
  const { port, release } = await holdFreePort();
  release();
  return port;
}

async function isBindable(port: number, host?: string): Promise<boolean> {
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
