import { Redis, type RedisOptions } from 'ioredis';

/** When Redis is away, a call fails after about a second. */
const PRODUCER: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

const PRODUCER_MS = 1_000;
const HINT_MS = 300;
/** A connection on which a command waits for so long is half open. */
const SILENT_MS = 5_000;

/**
 * BullMQ workers and subscribers use blocking commands, so these have no timeout. A connection on which a command waits
 * for longer than BullMQ blocks (10 s) is half open: it is opened anew, and its commands are sent again.
 */
const BLOCKING: RedisOptions = {
  maxRetriesPerRequest: null,
  socketTimeout: 12_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

function connect(url: string, options: RedisOptions, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, options);
  redis.on('error', onError);
  return redis;
}

/** A command may take so long; the connection is then half open at the earliest. */
const within = (patienceMs: number): RedisOptions => ({
  commandTimeout: patienceMs,
  socketTimeout: Math.max(SILENT_MS, patienceMs),
});

/** For adding jobs and publishing. @param onError gets each connection error. */
export const connectProducer = (
  url: string,
  onError: (error: Error) => void,
  patienceMs = PRODUCER_MS,
): Redis => connect(url, { ...PRODUCER, ...within(Math.max(PRODUCER_MS, patienceMs)) }, onError);

/** For what a request asks on its way and can do without: it is given up soon. */
export const connectHint = (url: string, onError: (error: Error) => void, patienceMs = HINT_MS): Redis =>
  connect(url, { ...PRODUCER, ...within(patienceMs) }, onError);

/** For queue workers and subscriptions. */
export const connectBlocking = (url: string, onError: (error: Error) => void): Redis =>
  connect(url, BLOCKING, onError);
