import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@evident/contracts';
import { onFreePort, portTaken } from '@evident/kit/free-port';
import { Redis } from 'ioredis';
import { makePrivate, privateFolder, writePrivate } from './private-files.js';
import { REDIS_USERS, redisUserLines } from './redis-users.js';

export interface RedisServer {
  /** Of the owner, who may do everything. */
  url: string;
  /** Of each service's own user. */
  urls: Readonly<Record<ServiceName, string>>;
  pid: number;
  stop(): Promise<void>;
}

export interface RedisOptions {
  dataDir: string;
  /** Append-only file, so that jobs survive a restart. */
  durable?: boolean;
}

/** Starts a private Redis with random passwords on a loopback port; it ends with this process. */
export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  privateFolder(options.dataDir);
  await stopLeftover(options.dataDir);
  makePrivate(options.dataDir);
  return onFreePort((port) => startOn(port, options));
}

async function startOn(port: number, { dataDir, durable = true }: RedisOptions): Promise<RedisServer> {
  const newPassword = (): string => randomBytes(18).toString('hex');
  const password = newPassword();
  const passwords = Object.fromEntries(REDIS_USERS.map((name) => [name, newPassword()])) as Record<
    ServiceName,
    string
  >;
  const config = path.join(dataDir, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    ...redisUserLines(password, passwords),
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    'appendfsync everysec',
    'maxmemory-policy noeviction',
    `dir ${dataDir}`,
    `pidfile ${path.join(dataDir, 'redis.pid')}`,
    'loglevel warning',
  ];
  writePrivate(config, `${lines.join('\n')}\n`);
  // Redis gives its append-only file the rights that the mask leaves.
  const child = spawn('sh', ['-c', 'umask 077; exec redis-server "$0"', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `redis://:${password}@127.0.0.1:${port}`;
  writePrivate(path.join(dataDir, 'url'), url);
  await answers(
    url,
    () => child.exitCode !== null,
    () => output,
  );
  return {
    url,
    urls: Object.fromEntries(
      REDIS_USERS.map((name) => [name, `redis://${name}:${passwords[name]}@127.0.0.1:${port}`]),
    ) as Record<ServiceName, string>,
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
