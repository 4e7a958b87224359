import { Redis, type RedisOptions } from 'ioredis';

/** A stopped Redis must fail a caller in about a second, never hang it. */
const PRODUCER: RedisOptions = {
  enableOfflineQueue: false,
  commandTimeout: 1_000,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

/** BullMQ workers and subscribers block on purpose: no command timeout. */
const BLOCKING: RedisOptions = {
  maxRetriesPerRequest: null,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

function connect(url: string, options: RedisOptions, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, options);
  redis.on('error', onError);
  return redis;
}

/** For adding jobs and publishing. @param onError hears of each connection fault. */
export const connectProducer = (url: string, onError: (error: Error) => void): Redis =>
  connect(url, PRODUCER, onError);

/** For queue workers and subscriptions. */
export const connectBlocking = (url: string, onError: (error: Error) => void): Redis =>
  connect(url, BLOCKING, onError);
