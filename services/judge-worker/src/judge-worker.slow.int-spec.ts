import {
  CANCEL_CHANNEL,
  EDITOR_LANGUAGES,
  judgeLimitsFor,
  Verdict,
  type StoredTest,
} from '@evident/contracts';
import { connectProducer, parseEnv, startService, type RunningService } from '@evident/kit';
import {
  forgetJobs,
  onFreePorts,
  startTcpRelay,
  testRedisUrl,
  until,
  TEST_RPC_KEYS,
  UNUSED_PORTS,
  type TcpRelay,
} from '@evident/kit/testing/index';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EnvSchema } from './env.js';
import { JudgeWorker } from './judge-worker.js';
import { serviceOptions } from './judge-worker.service-options.js';
import { JudgingOwner, serveOwner, WorkGiver, type OwnedRow } from './judging/testing/judging-owner.js';
import { childrenCpuGrows, descendantsOf, groupsOf, isRunning } from './sandbox/testing/machine-state.js';
import { ENDLESS, PROGRAMS, SUM } from './judging/testing/programs.js';
import { startWorkerProcess } from './judging/testing/worker-process.js';

const SLOW_MS = 120_000;

const tests: StoredTest[] = Array.from({ length: 5 }, (_, at) => ({
  id: `test-${at + 1}`,
  input: `${at} 4\n`,
  answer: `${at + 4}\n`,
  hidden: at >= 2,
}));
const TESTS = { testSetHash: 'tests' };
/** For programs whose fault shows in every test. */
const TWO_TESTS = { testSetHash: 'two tests' };

/** Takes a second of wall time for each test, so that something can happen meanwhile. */
const SLOW_SUM = `import sys, time\ntime.sleep(1)\nprint(sum(map(int, sys.stdin.read().split())))\n`;

describe('the judge worker', () => {
  const owner = new JudgingOwner();
  let folder: string;
  let road: TcpRelay;
  let served: RunningService;
  let giver: WorkGiver;
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-judge-'));
    road = await startTcpRelay();
    served = await serveOwner(owner, road);
    const url = `tcp://127.0.0.1:${road.port}`;
    settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      ...UNUSED_PORTS,
      RPC_KEYS: TEST_RPC_KEYS,
      REDIS_URL: testRedisUrl(),
      PROBLEMS_JUDGE_RPC_URL: url,
      AI_JUDGE_RPC_URL: url,
      JUDGE_CONCURRENCY: '2',
      JUDGE_CACHE_DIR: folder,
      SHUTDOWN_GRACE_MS: '40000',
    };
    await forgetJobs();
    giver = new WorkGiver(owner, testRedisUrl());
  });
  afterAll(async () => {
    await giver.close();
    await served.stop();
    await road.close();
    await fs.rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    owner.rows.clear();
    owner.testSets.set('tests', tests);
    owner.testSets.set('two tests', tests.slice(1, 3));
    owner.testSets.set('one test', tests.slice(0, 1));
    owner.leaseMs = 3_000;
  });

  const judged = (id: string): Promise<OwnedRow> =>
    until(`a verdict of ${id}`, () => owner.row(id).status === 'judged' && owner.row(id), SLOW_MS);

  describe('as one process', () => {
    let worker: RunningService;

    beforeAll(async () => {
      worker = await startService(onFreePorts(serviceOptions(parseEnv(EnvSchema, settings))));
      const { problems } = worker.app.get(JudgeWorker).readiness();
      expect(problems.filter((problem) => !problem.startsWith('Redis'))).toEqual([]);
    }, SLOW_MS);
    afterAll(() => worker.stop(), SLOW_MS);

    const inHand = (): unknown => worker.app.get(JudgeWorker).readiness().details?.['inHand'];

    const verdicts = Verdict.options.filter((verdict) => verdict !== 'compile_error');
    it.each(EDITOR_LANGUAGES.flatMap((language) => verdicts.map((verdict) => [language, verdict] as const)))(
      '%s: %s',
      async (language, verdict) => {
        const timeLimitMs = verdict === 'time_limit_exceeded' ? 150 : 1_000;
        const limits = judgeLimitsFor(language, { timeLimitMs, memoryLimitKb: 131_072 });
        const set = verdict === 'accepted' ? TESTS : TWO_TESTS;
        const id = await giver.give(language, PROGRAMS[verdict][language], { ...set, limits });
        const { results, told } = await judged(id);
        expect(results).toHaveLength(1);
        expect(results[0]?.verdict).toBe(verdict);
        expect(results[0]?.tests.map(({ index }) => index)).toEqual(
          verdict === 'accepted' ? [1, 2, 3, 4, 5] : [1, 2],
        );
        expect(results[0]?.tests.every((test) => test.verdict === verdict)).toBe(true);
        // Each test is reported once and in order. The last ones may come with the verdict only.
        expect(told.flat()).toEqual(told.flat().map((_, at) => at + 1));
        if (verdict === 'runtime_error') expect(results[0]?.tests[0]?.stderr).toContain('broken');
      },
      SLOW_MS,
    );

    it.each(EDITOR_LANGUAGES)(
      '%s: refuses a source that does not parse before any test',
      async (language) => {
        const { results } = await judged(await giver.give(language, PROGRAMS.compile_error[language], TESTS));
        const [result] = results;
        expect({ verdict: result?.verdict, tests: result?.tests }).toEqual({
          verdict: 'compile_error',
          tests: [],
        });
        expect(result?.compileOutput).toMatch(/SyntaxError|Main.java:1: error/);
      },
    );

    it('fetches a test set once, in pages', async () => {
      owner.testSets.set('fresh', tests);
      owner.fetches = 0;
      for (let time = 0; time < 2; time++) {
        expect(
          (await judged(await giver.give('PYTHON', SUM.PYTHON, { testSetHash: 'fresh' }))).results[0]?.tests,
        ).toHaveLength(5);
      }
      expect(owner.fetches).toBe(2);
    });

    it('runs a learner’s own cases beside the reference', async () => {
      const id = await giver.give('JAVASCRIPT', SUM.JAVASCRIPT, {
        kind: 'run',
        cases: [
          { id: 'own', input: '20 22\n', answer: null, hidden: false },
          { id: 'sent', input: '1 1\n', answer: '3\n', hidden: false },
        ],
        reference: { language: 'PYTHON', sourceCode: SUM.PYTHON },
      });
      const { results } = await judged(id);
      expect(results[0]?.tests).toMatchObject([
        { testId: 'own', verdict: 'accepted', referenceExpected: '42\n' },
        {
          testId: 'sent',
          verdict: 'wrong_answer',
          referenceExpected: '2\n',
          message: 'line 1: expected 3, got 2',
        },
      ]);
    });

    it('runs a problem’s own checker in the sandbox', async () => {
      const source = `import json, sys
given, answer, output = (json.loads(line) for line in sys.stdin)
if output.strip() == answer.strip(): sys.exit(0)
print('not ' + answer.strip())
sys.exit(1)
`;
      const right = await giver.give('PYTHON', SUM.PYTHON, { ...TESTS, checker: { kind: 'custom', source } });
      expect((await judged(right)).results[0]?.verdict).toBe('accepted');
      const wrong = await giver.give('PYTHON', PROGRAMS.wrong_answer.PYTHON, {
        ...TESTS,
        checker: { kind: 'custom', source },
      });
      expect((await judged(wrong)).results[0]?.tests[0]).toMatchObject({
        verdict: 'wrong_answer',
        message: 'not 4',
      });
    });

    it(
      'reports each test as soon as it is judged',
      async () => {
        const id = await giver.give('PYTHON', SLOW_SUM, {
          ...TESTS,
          limits: judgeLimitsFor('PYTHON', { timeLimitMs: 2_000, memoryLimitKb: 131_072 }),
        });
        await until('the first tests', () => owner.row(id).judged.length > 0, SLOW_MS);
        expect(owner.row(id).status).toBe('judging');
        const { told } = await judged(id);
        expect(told.filter((indices) => indices.length > 0).length).toBeGreaterThanOrEqual(2);
      },
      SLOW_MS,
    );

    it.each(EDITOR_LANGUAGES)(
      '%s: a cancel ends the program at once, long before its limits',
      async (language) => {
        const id = await giver.give(language, ENDLESS[language], {
          ...TESTS,
          limits: judgeLimitsFor(language, { timeLimitMs: 10_000, memoryLimitKb: 131_072 }),
        });
        await until('the claim', () => owner.row(id).status === 'judging', SLOW_MS);
        await until('a running program', () => childrenCpuGrows(process.pid), SLOW_MS);
        const redis = connectProducer(testRedisUrl(), () => undefined);
        await until('redis', () => redis.status === 'ready');
        owner.row(id).status = 'cancelled';
        await redis.publish(CANCEL_CHANNEL, id);
        await until('the end', () => inHand() === 0, SLOW_MS);
        redis.disconnect();
        expect(owner.row(id)).toMatchObject({ status: 'cancelled', results: [], released: [], stale: 0 });
      },
      SLOW_MS,
    );

    it(
      'learns of a cancel from a renewal when it missed the message',
      async () => {
        const id = await giver.give('PYTHON', ENDLESS.PYTHON, {
          ...TESTS,
          limits: judgeLimitsFor('PYTHON', { timeLimitMs: 10_000, memoryLimitKb: 131_072 }),
        });
        await until('the claim', () => owner.row(id).status === 'judging', SLOW_MS);
        owner.row(id).status = 'cancelled';
        await until('the end', () => inHand() === 0, SLOW_MS);
        expect(owner.row(id)).toMatchObject({ status: 'cancelled', results: [], released: [], stale: 0 });
      },
      SLOW_MS,
    );

    it(
      'reports nothing when another worker has taken the claim',
      async () => {
        const id = await giver.give('PYTHON', SLOW_SUM, {
          ...TESTS,
          limits: judgeLimitsFor('PYTHON', { timeLimitMs: 2_000, memoryLimitKb: 131_072 }),
        });
        await until('the claim', () => owner.row(id).status === 'judging', SLOW_MS);
        owner.leaseMs = 60_000;
        owner.row(id).attempt += 1;
        await until('the end', () => inHand() === 0, SLOW_MS);
        expect(owner.row(id)).toMatchObject({ status: 'judging', attempt: 2, results: [], released: [] });
      },
      SLOW_MS,
    );

    it('does nothing for a job that comes twice', async () => {
      const id = await giver.give('PYTHON', SUM.PYTHON, TESTS);
      await judged(id);
      await giver.hint(id);
      await judged(await giver.give('PYTHON', SUM.PYTHON, TESTS));
      expect(owner.row(id)).toMatchObject({ attempt: 1, stale: 0 });
      expect(owner.row(id).results).toHaveLength(1);
    });

    it(
      'finishes after the owner was away at the time of the verdict',
      async () => {
        owner.leaseMs = 20_000;
        const lost = new Promise<void>((resolve) => {
          owner.onResult = () => {
            owner.onResult = undefined;
            road.pointTo(0);
            resolve();
            throw new Error('The owner goes away and stores nothing');
          };
        });
        const id = await giver.give('PYTHON', SUM.PYTHON, TESTS);
        await lost;
        await served.stop();
        served = await serveOwner(owner, road);
        expect((await judged(id)).results[0]?.verdict).toBe('accepted');
        expect(owner.row(id).attempt).toBe(1);
      },
      SLOW_MS,
    );

    it('releases the claim with the fault when the platform failed', async () => {
      const id = await giver.give('PYTHON', SUM.PYTHON, {
        testSetHash: 'one test',
        checker: { kind: 'custom', source: 'raise SystemExit(9)' },
      });
      await until('the release', () => owner.row(id).released.length > 0, SLOW_MS);
      expect(owner.row(id).released[0]).toMatch(/^On test 1: The checker program ended with exit code 9/);
      expect(owner.row(id).results).toEqual([]);
    });
  });

  describe('as processes that are killed and stopped', () => {
    const children: ChildProcess[] = [];
    afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

    async function startWorker(): Promise<ChildProcess> {
      const child = await startWorkerProcess(settings, SLOW_MS);
      children.push(child);
      return child;
    }
    const limits = judgeLimitsFor('PYTHON', { timeLimitMs: 2_000, memoryLimitKb: 131_072 });

    it(
      'the next worker finishes the submission of a killed worker, once',
      async () => {
        const first = await startWorker();
        const id = await giver.give('PYTHON', SLOW_SUM.replace('sleep(1)', 'sleep(2)'), { ...TESTS, limits });
        await until('judging to be under way', () => owner.row(id).judged.length > 0, SLOW_MS);
        const sandboxes = await descendantsOf(first.pid ?? 0);
        expect(sandboxes.length).toBeGreaterThan(0);
        first.kill('SIGKILL');
        await until(
          'its sandboxes to be gone',
          async () => (await Promise.all(sandboxes.map(isRunning))).every((running) => !running),
          SLOW_MS,
        );
        owner.row(id).leaseUntil = 0;
        // The lease is long, so that a busy machine does not lose it.
        owner.leaseMs = SLOW_MS;
        const second = await startWorker();
        const reconciler = setInterval(() => void giver.hintForgotten(), 500);
        const row = await judged(id);
        clearInterval(reconciler);
        expect(row.results).toHaveLength(1);
        expect(row.results[0]).toMatchObject({ verdict: 'accepted' });
        expect([row.attempt, new Set(row.claimedBy).size]).toEqual([2, 2]);
        second.kill('SIGTERM');
        await until('a clean exit', () => second.exitCode !== null, SLOW_MS);
        expect(second.exitCode).toBe(0);
        expect(await groupsOf([first.pid ?? 0, second.pid ?? 0])).toEqual([]);
      },
      2 * SLOW_MS,
    );

    it(
      'a stopped worker releases the claims it cannot finish',
      async () => {
        const worker = await startWorker();
        const id = await giver.give('PYTHON', SLOW_SUM.replace('sleep(1)', 'sleep(25)'), {
          ...TESTS,
          limits: judgeLimitsFor('PYTHON', { timeLimitMs: 10_000, memoryLimitKb: 131_072 }),
        });
        await until('the claim', () => owner.row(id).status === 'judging', SLOW_MS);
        worker.kill('SIGTERM');
        await until('a clean exit', () => worker.exitCode !== null, SLOW_MS);
        expect(worker.exitCode).toBe(0);
        expect(owner.row(id)).toMatchObject({ status: 'queued', released: [null], results: [] });
      },
      2 * SLOW_MS,
    );
  });
});
