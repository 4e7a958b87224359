import { Redis } from 'ioredis';
import { givenByJest } from './given-by-jest.js';

/** Redis of this Jest worker: its own database number, so that parallel suites do not share queues. */
export function testRedisUrl(): string {
  const url = new URL(givenByJest('TEST_REDIS_URL'));
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? '1') % 16}`;
  return url.toString();
}

/** Empties the Redis of this Jest worker: jobs that an earlier test left behind would reach the next one's workers. */
export async function forgetJobs(): Promise<void> {
  const redis = new Redis(testRedisUrl());
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
}
