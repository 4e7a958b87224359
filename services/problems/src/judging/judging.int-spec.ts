import type { JudgedTest } from '@evident/contracts';
import { DEFAULT_MAX_CLAIMS as MAX_CLAIMS } from '@evident/kit';
import { until, testRedisUrl } from '@evident/kit/testing/index';
import { Redis } from 'ioredis';
import { judgeAll, judgedTest, judgingResult, startFakeWorker } from '../testing/fake-worker.js';
import {
  ended,
  learner,
  startTestService,
  submit,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const OFF = '60000';

/** Makes the lease run out, as if the worker had fallen silent. */
const expireLease = (test: TestService, id: string): Promise<unknown> =>
  test.database.query(
    `UPDATE problems.submission SET lease_until = now() - interval '1 second' WHERE id = $1`,
    [id],
  );
const wrong = () => judgingResult([judgedTest('sample-1', 1, 'wrong_answer')], 'wrong_answer');

describe('judging', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService({ RECONCILE_INTERVAL_MS: OFF });
  });
  afterAll(async () => {
    await test.stop();
  });
  const claim = (id: string, workerId = 'w') => test.judge.call('judging.claim', { id, workerId });
  const finish = (id: string, attempt: number, result = wrong()) =>
    test.judge.call('judging.finish', { id, attempt, result });

  it('gives a row to one of two racing claims', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await submit(test, learner());
      const claims = await Promise.all([claim(id, 'a'), claim(id, 'b')]);
      expect(claims.filter((task) => task !== null)).toHaveLength(1);
    }
  });

  it('refuses what a stale attempt finishes, renews or releases', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    const first = await claim(id, 'stale');
    await expireLease(test, id);
    const second = await claim(id, 'fresh');
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    await expect(finish(id, 1)).resolves.toEqual({ applied: false });
    await expect(test.judge.call('judging.renew', { id, attempt: 1, judged: [] })).resolves.toEqual({
      keep: false,
    });
    await expect(test.judge.call('judging.release', { id, attempt: 1, fault: 'x' })).resolves.toEqual({
      released: false,
    });
    const tests = ['sample-1', 'sample-2', 'h1', 'h2', 'h3'].map((testId, at) => judgedTest(testId, at + 1));
    await expect(finish(id, 2, judgingResult(tests))).resolves.toEqual({ applied: true });
    await expect(test.rpc.call('submissions.get', { actor, submissionId: id })).resolves.toMatchObject({
      status: 'Accepted',
    });
  });

  it('shows the first hidden failure as soon as the tests before it passed, and stores each test once', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    const attempt = (await claim(id))?.attempt ?? 0;
    const tell = (...judged: JudgedTest[]) => test.judge.call('judging.renew', { id, attempt, judged });
    const samples = [judgedTest('sample-1', 1), judgedTest('sample-2', 2)];
    await expect(tell(...samples, judgedTest('h1', 3))).resolves.toEqual({ keep: true });
    await expect(tell(judgedTest('h2', 4, 'wrong_answer'))).resolves.toEqual({ keep: true });
    // A test that the worker sends twice keeps its first verdict.
    await expect(tell(judgedTest('h1', 3, 'runtime_error'))).resolves.toEqual({ keep: true });
    const { testCases } = await test.rpc.call('submissions.get', { actor, submissionId: id });
    expect(testCases.map(({ verdict }) => verdict)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'wrong_answer',
    ]);
    expect(testCases.map(({ input }) => input === null)).toEqual([false, false, true, false]);
  });

  it('shows that the tests run before the first one has ended, and compiles again with the next attempt', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    const phase = async () => (await test.rpc.call('submissions.get', { actor, submissionId: id })).phase;
    expect(await phase()).toBeUndefined();
    await claim(id);
    expect(await phase()).toBe('compiling');
    const renewal = { id, attempt: 1, judged: [], running: true };
    await expect(test.judge.call('judging.renew', renewal)).resolves.toEqual({ keep: true });
    await expect(test.judge.call('judging.renew', renewal)).resolves.toEqual({ keep: true });
    expect(await phase()).toBe('running');
    // It is announced once, however often the worker says it.
    const events = await until('the phase', () => {
      const seen = test.eventsOf(actor.userId).filter(({ name }) => name === 'submission.started');
      return seen.length > 1 && seen;
    });
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { phase: 'compiling', seq: 1_000 },
      { phase: 'running', seq: 1_000 },
    ]);
    await expireLease(test, id);
    await claim(id);
    expect(await phase()).toBe('compiling');
    await finish(id, 2);
    expect(await phase()).toBeUndefined();
  });

  it('counts a duplicate finish once', async () => {
    const actor = learner();
    const before = await test.rpc.call('submissions.count', { actor, problemId: SUM_ID });
    const { id } = await submit(test, actor);
    await claim(id);
    const answers = await Promise.all([finish(id, 1), finish(id, 1), finish(id, 1)]);
    expect(answers.filter((answer) => answer.applied)).toHaveLength(1);
    const after = await test.rpc.call('submissions.count', { actor, problemId: SUM_ID });
    expect(after.count).toBe(before.count + 1);
  });

  it('refuses an accepted verdict that does not cover every test', async () => {
    const { id } = await submit(test, learner());
    await claim(id);
    await expect(finish(id, 1, judgingResult([judgedTest('sample-1', 1)]))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const foreign = judgingResult([judgedTest('not-mine', 1, 'wrong_answer')], 'wrong_answer');
    await expect(finish(id, 1, foreign)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('tells the worker to stop a submission at the first hidden test beyond its limits', async () => {
    const { id } = await submit(test, learner());
    expect(await claim(id)).toMatchObject({ stopAtFirstFailure: false, stopAtFirstLimit: true });
  });

  it('pages a test set until its end', async () => {
    const { id } = await submit(test, learner());
    const hash = (await claim(id))?.testSetHash ?? '';
    const page = await test.judge.call('judging.fetch-test-set', { hash, offset: 3 });
    expect(page.tests.map((item) => item.id)).toEqual(['h2', 'h3']);
    expect(page.nextOffset).toBeNull();
    await expect(
      test.judge.call('judging.fetch-test-set', { hash: 'none', offset: 0 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not use up a claim on a drain, and gives the row to the next worker', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    for (let round = 0; round <= MAX_CLAIMS; round++) {
      const task = await claim(id);
      await test.judge.call('judging.release', { id, attempt: task?.attempt ?? 0, fault: null });
    }
    await expect(test.rpc.call('submissions.get', { actor, submissionId: id })).resolves.toMatchObject({
      status: 'Queued',
    });
    expect(await judgeAll(test, id)).toBe(true);
  });

  it('ends as a system error after five faults, and counts nothing', async () => {
    const actor = learner();
    const before = await test.rpc.call('submissions.count', { actor, problemId: SUM_ID });
    const { id } = await submit(test, actor);
    for (let round = 0; round < MAX_CLAIMS; round++) {
      const task = await claim(id);
      await test.judge.call('judging.release', {
        id,
        attempt: task?.attempt ?? 0,
        fault: 'the sandbox broke',
      });
    }
    const failed = await test.rpc.call('submissions.get', { actor, submissionId: id });
    expect(failed).toMatchObject({ status: 'System Error', submissionStatus: 'failed', verdict: null });
    expect(JSON.stringify(failed)).not.toContain('sandbox broke');
    expect(await claim(id)).toBeNull();
    expect(await test.rpc.call('submissions.count', { actor, problemId: SUM_ID })).toEqual(before);
  });
});

describe('a worker that dies while it judges', () => {
  /** The first worker claims, sends one test and falls silent; the second judges. */
  async function drill(reconcileIntervalMs: string) {
    const test = await startTestService({ RECONCILE_INTERVAL_MS: reconcileIntervalMs });
    const actor = learner();
    let deaths = 0;
    const worker = startFakeWorker(test, undefined, async (id) => {
      if (deaths === 0) {
        deaths += 1;
        const task = await test.judge.call('judging.claim', { id, workerId: 'dying' });
        await test.judge.call('judging.renew', {
          id,
          attempt: task?.attempt ?? 0,
          judged: [judgedTest('sample-1', 1)],
        });
        await expireLease(test, id);
        return;
      }
      await judgeAll(test, id);
    });
    const { id } = await submit(test, actor);
    return { test, actor, worker, id };
  }

  it('still lets the submission get exactly one verdict', async () => {
    const { test, actor, worker, id } = await drill('100');
    try {
      const judged = await ended(test, actor, id);
      expect(judged).toMatchObject({ status: 'Accepted', seq: 2_999 });
      expect(judged.testCases).toHaveLength(5);
      const verdicts = await until('the verdict to be announced', () => {
        const seen = test.eventsOf(actor.userId).filter(({ name }) => name === 'submission.judged');
        return seen.length > 0 && seen;
      });
      expect(verdicts).toHaveLength(1);
      const rows = await test.database.query(
        'SELECT submission_count FROM problems.problem_stats WHERE problem_id = $1',
        [SUM_ID],
      );
      expect(rows).toEqual([{ submission_count: 1 }]);
    } finally {
      await worker.stop();
      await test.stop();
    }
  });

  it('leaves the submission without a verdict when no reconciler runs, so the drill can fail', async () => {
    const { test, actor, worker, id } = await drill(OFF);
    try {
      await expect(ended(test, actor, id, 4_000)).rejects.toThrow('Waited 4000 ms');
    } finally {
      await worker.stop();
      await test.stop();
    }
  });

  it('five times over ends the submission as failed, without tests', async () => {
    const test = await startTestService({ RECONCILE_INTERVAL_MS: '50', LEASE_MS: '500' });
    const actor = learner();
    const worker = startFakeWorker(test, undefined, async (id) => {
      const task = await test.judge.call('judging.claim', { id, workerId: 'dying' });
      const judged = [judgedTest('sample-1', 1)];
      if (task) await test.judge.call('judging.renew', { id, attempt: task.attempt, judged });
    });
    try {
      const { id } = await submit(test, actor);
      await expect(ended(test, actor, id)).resolves.toMatchObject({
        status: 'System Error',
        seq: 5_999,
        testCases: [],
      });
    } finally {
      await worker.stop();
      await test.stop();
    }
  });
});

describe('a Redis that loses its data', () => {
  it('loses no submission', async () => {
    const test = await startTestService({ RECONCILE_INTERVAL_MS: '100' });
    const redis = new Redis(testRedisUrl());
    const actors = Array.from({ length: 12 }, learner);
    try {
      const sent = await Promise.all(
        actors.map(async (actor) => ({ actor, id: (await submit(test, actor)).id })),
      );
      await redis.flushdb();
      const worker = startFakeWorker(test);
      try {
        for (const { actor, id } of sent) {
          await expect(ended(test, actor, id)).resolves.toMatchObject({ status: 'Accepted' });
        }
      } finally {
        await worker.stop();
      }
      const rows = await test.database.query(
        'SELECT count(*)::int AS n FROM problems.submission WHERE attempt <> 1',
      );
      expect(rows).toEqual([{ n: 0 }]);
    } finally {
      redis.disconnect();
      await test.stop();
    }
  });

  it('or cannot be reached still lets a submission in', async () => {
    const test = await startTestService({ REDIS_URL: 'redis://127.0.0.1:1', RECONCILE_INTERVAL_MS: OFF });
    try {
      const actor = learner();
      const { id } = await submit(test, actor);
      expect(await judgeAll(test, id)).toBe(true);
      await until('the verdict', async () => (await ended(test, actor, id)).status === 'Accepted');
    } finally {
      await test.stop();
    }
  });
});
