import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onFreePort, portTaken } from '@evident/kit/free-port';
import { Redis } from 'ioredis';

export interface RedisServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface RedisOptions {
  dataDir: string;
  /** Append-only file, so that jobs survive a restart. */
  durable?: boolean;
}

/** Starts a private Redis with a random password on a loopback port; it ends with this process. */
export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  mkdirSync(options.dataDir, { recursive: true });
  await stopLeftover(options.dataDir);
  return onFreePort((port) => startOn(port, options));
}

async function startOn(port: number, { dataDir, durable = true }: RedisOptions): Promise<RedisServer> {
  const password = randomBytes(18).toString('hex');
  const config = path.join(dataDir, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    'appendfsync everysec',
    'maxmemory-policy noeviction',
    `dir ${dataDir}`,
    `pidfile ${path.join(dataDir, 'redis.pid')}`,
    'loglevel warning',
  ];
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 });
  const child = spawn('redis-server', [config], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `redis://:${password}@127.0.0.1:${port}`;
  writeFileSync(path.join(dataDir, 'url'), url, { mode: 0o600 });
  await answers(
    url,
    () => child.exitCode !== null,
    () => output,
  );
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(url: string, hasExited: () => boolean, output: () => string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: (attempt) => (attempt > 100 ? null : 50),
    maxRetriesPerRequest: 100,
  });
  redis.on('error', () => undefined);
  try {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (hasExited()) throw notStarted(output().trim());
      const pong = await redis.ping().catch(() => undefined);
      if (pong === 'PONG') return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`Redis did not answer: ${output().trim()}`);
  } finally {
    redis.disconnect();
  }
}

function notStarted(output: string): Error {
  const message = `Redis did not start: ${output}`;
  return output.includes('Address already in use') ? portTaken(message) : new Error(message);
}

/** Stops a Redis that a killed launcher left running on this folder. */
async function stopLeftover(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'url');
  if (!existsSync(file)) return;
  const redis = new Redis(readFileSync(file, 'utf8'), {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
  });
  redis.on('error', () => undefined);
  await redis.connect().then(
    () => redis.shutdown().catch(() => undefined),
    () => undefined,
  );
  redis.disconnect();
}
