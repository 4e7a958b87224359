import { messageOf } from '@evident/kit/thrown';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { startPostgres } from '../backing/postgres.js';
import { startRedis } from '../backing/redis.js';
import { REDIS_USERS } from '../backing/redis-users.js';
import { LaunchError } from './launch-error.js';
import type { BackingUrls } from './service-definitions.js';
import type { Settings } from './settings.js';

export interface Backing extends BackingUrls {
  /** Processes of the private servers. */
  pids: number[];
  stop(): Promise<void>;
}

/** PostgreSQL and Redis: the ones given by URL, otherwise private ones in the data folder. */
export async function startBacking(settings: Settings): Promise<Backing> {
  const [databaseStart, redisStart] = await Promise.allSettled([databaseOf(settings), redisOf(settings)]);
  if (databaseStart.status === 'rejected' || redisStart.status === 'rejected') {
    // One of the two may have started, so stop both.
    for (const start of [databaseStart, redisStart])
      if (start.status === 'fulfilled') await start.value.stop();
    throw databaseStart.status === 'rejected'
      ? databaseStart.reason
      : (redisStart as PromiseRejectedResult).reason;
  }
  const [database, redis] = [databaseStart.value, redisStart.value];
  return {
    adminDatabaseUrl: database.url,
    redisUrl: redis.url,
    redisUrls: redis.urls,
    pids: [...database.pids, ...redis.pids],
    stop: async () => {
      await redis.stop();
      await database.stop();
    },
  };
}

interface Started {
  url: string;
  pids: number[];
  stop(): Promise<void>;
}

interface StartedRedis extends Started {
  urls: BackingUrls['redisUrls'];
}

async function databaseOf(settings: Settings): Promise<Started> {
  if (settings.DATABASE_URL === undefined) {
    const server = await startPostgres({ dataDir: path.join(settings.DATA_DIR, 'postgres') });
    return { url: server.adminUrl, pids: [server.pid], stop: () => Promise.resolve(server.stop()) };
  }
  const client = new pg.Client({ connectionString: settings.DATABASE_URL, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new LaunchError(
      `The database of DATABASE_URL (${new URL(settings.DATABASE_URL).host}) cannot be reached: ${reason(error)}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url: settings.DATABASE_URL, pids: [], stop: () => Promise.resolve() };
}

async function redisOf(settings: Settings): Promise<StartedRedis> {
  if (settings.REDIS_URL === undefined) {
    const server = await startRedis({ dataDir: path.join(settings.DATA_DIR, 'redis') });
    return { url: server.url, urls: server.urls, pids: [server.pid], stop: () => server.stop() };
  }
  const client = new Redis(settings.REDIS_URL, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
  });
  let fault = '';
  client.on('error', (error: Error) => (fault = reason(error)));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw new LaunchError(
      `The Redis of REDIS_URL (${new URL(settings.REDIS_URL).host}) cannot be reached: ${fault || reason(error)}.`,
    );
  } finally {
    client.disconnect();
  }
  const { REDIS_URL: url } = settings;
  const urls = Object.fromEntries(REDIS_USERS.map((name) => [name, url])) as StartedRedis['urls'];
  return { url, urls, pids: [], stop: () => Promise.resolve() };
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return messageOf(error);
}
