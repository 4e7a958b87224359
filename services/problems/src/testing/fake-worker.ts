import {
  JudgeJob,
  type ClaimedTask,
  type JudgedTest,
  type JudgingResult,
  type Verdict,
} from '@evident/contracts';
import { JobConsumer } from '@evident/kit';
import { testRedisUrl } from '@evident/kit/testing/index';
import type { TestService } from './test-service.js';

const MEASUREMENT: JudgedTest['measurement'] = {
  status: 'exited',
  exitCode: 0,
  signal: null,
  cpuTimeMs: 12.5,
  rawCpuTimeMs: 20,
  wallTimeMs: 25,
  memoryKb: 9_216,
  outputBytes: 2,
  processes: 1,
  oomKilled: false,
  limit: null,
  tier: 'full',
  stealMs: 0,
  cpuPressureMs: 0,
  rerunAlone: false,
};

/** A judged test as a worker reports it. */
export function judgedTest(
  testId: string,
  index: number,
  verdict: Verdict = 'accepted',
  change: Partial<JudgedTest> = {},
): JudgedTest {
  return {
    testId,
    index,
    verdict,
    stdout: `printed for ${testId}`,
    stderr: '',
    message: '',
    referenceExpected: null,
    measurement: MEASUREMENT,
    ...change,
  };
}

export function judgingResult(tests: JudgedTest[], verdict: Verdict = 'accepted'): JudgingResult {
  return { verdict, compileOutput: '', tests, environment: { tier: 'full' } };
}

/** Ids of a claimed task's tests, in order. */
export async function testIdsOf(test: TestService, task: ClaimedTask): Promise<string[]> {
  if (task.cases) return task.cases.map((item) => item.id);
  const { tests } = await test.judge.call('judging.fetch-test-set', {
    hash: task.testSetHash ?? '',
    offset: 0,
  });
  return tests.map((stored) => stored.id);
}

/** Claims a row and judges it; `judge` decides each test's verdict. */
export async function judgeAll(
  test: TestService,
  id: string,
  judge: (testId: string) => Verdict = () => 'accepted',
): Promise<boolean> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return false;
  const ids = await testIdsOf(test, task);
  const tests = ids.map((testId, at) => judgedTest(testId, at + 1, judge(testId)));
  for (const count of tests.keys()) {
    await test.judge.call('judging.renew', { id, attempt: task.attempt, judged: tests.slice(0, count + 1) });
  }
  const verdict = tests.find((item) => item.verdict !== 'accepted')?.verdict ?? 'accepted';
  const { applied } = await test.judge.call('judging.finish', {
    id,
    attempt: task.attempt,
    result: judgingResult(tests, verdict),
  });
  return applied;
}

/** A consumer of the real queues that judges by RPC, as a worker process would. */
export function startFakeWorker(
  test: TestService,
  judge: (testId: string) => Verdict = () => 'accepted',
  handle: (id: string) => Promise<unknown> = (id) => judgeAll(test, id, judge),
): { stop(): Promise<void> } {
  const consumers = (['run', 'submit', 'verify'] as const).map(
    (queue) =>
      new JobConsumer(queue, {
        schema: JudgeJob,
        redisUrl: testRedisUrl(),
        concurrency: 2,
        process: async ({ id }) => {
          await handle(id);
        },
        onError: () => undefined,
      }),
  );
  return {
    stop: async () => {
      await Promise.all(consumers.map((consumer) => consumer.close()));
    },
  };
}
