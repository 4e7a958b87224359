import { Redis } from 'ioredis';
import { givenByJest } from './given-by-jest.js';

/** For calls of a queue in tests: on a busy host a connection may take longer than a learner should wait. */
export const PATIENT_MS = 30_000;

/** URL of this Jest worker's own Redis database, so that parallel suites do not share queues. */
export function testRedisUrl(): string {
  const url = new URL(givenByJest('TEST_REDIS_URL'));
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? '1') % 16}`;
  return url.toString();
}

/** Empties this Jest worker's Redis database, so that no job of an earlier test reaches a later one. */
export async function forgetJobs(): Promise<void> {
  const redis = new Redis(testRedisUrl());
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
}
