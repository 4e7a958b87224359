import { randomUUID } from 'node:crypto';
import { LIMITS, type Actor } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { judgeAll, judgedTest, judgingResult, startFakeWorker } from '../testing/fake-worker.js';
import { SECRET } from '../testing/test-catalogue.js';
import {
  ECHO_ID,
  ended,
  learner,
  startTestService,
  submit,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

describe('submissions', () => {
  let test: TestService;
  beforeAll(async () => {
    // The tests judge rows themselves, so the lease must be long.
    test = await startTestService();
  });
  afterAll(async () => {
    await test.stop();
  });

  const create = (
    actor: Actor,
    change: Partial<Parameters<typeof test.rpc.call<'submissions.create'>>[1]> = {},
  ) =>
    test.rpc.call('submissions.create', {
      actor,
      kind: 'submit',
      problemId: SUM_ID,
      language: 'PYTHON',
      sourceCode: 'print(1)',
      cases: [],
      idempotencyKey: null,
      priority: false,
      ...change,
    });

  it('are judged by the stored tests, counted, and mark the problem solved', async () => {
    const actor = learner();
    const sent = await submit(test, actor, 'print(2)', ECHO_ID);
    expect(sent).toMatchObject({
      status: 'Queued',
      submissionStatus: 'queued',
      testCount: 2,
      seq: 0,
      ahead: 0,
    });
    expect(JSON.parse(sent.memory)).toEqual(['0 KB', '0 KB']);
    const worker = startFakeWorker(test);
    try {
      const judged = await ended(test, actor, sent.id);
      expect(judged).toMatchObject({ status: 'Accepted', verdict: 'accepted', seq: 1_999, outdated: false });
      expect(JSON.parse(judged.time)).toEqual(['0.0125 s', '0.0125 s']);
      const count = await test.rpc.call('submissions.count', { actor, problemId: ECHO_ID });
      expect(count).toEqual({ count: 1, acceptedCount: 1, successRate: 100 });
      const { problems } = await test.rpc.call('problems.list', { actor, query: {} });
      expect(problems.find((problem) => problem.id === ECHO_ID)).toMatchObject({
        solvedBy: [{ userId: actor.userId }],
        solvedCount: 1,
        attempted: false,
      });
      const solved = await test.rpc.call('problems.list-solved', { actor });
      expect(solved.map((problem) => problem.title)).toEqual(['Echo']);
    } finally {
      await worker.stop();
    }
  });

  it.each(['submit', 'run'] as const)('answer a new %s as it is stored', async (kind) => {
    const actor = learner();
    await create(learner(), { kind });
    const { submission } = await create(actor, { kind });
    expect(submission.ahead).toBeGreaterThan(0);
    await expect(test.rpc.call('submissions.get', { actor, submissionId: submission.id })).resolves.toEqual(
      submission,
    );
  });

  it('announce every test in order, without gaps, and end once', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    await judgeAll(test, id);
    const events = await until('the last event', () => {
      const seen = test.eventsOf(actor.userId);
      return seen.some((event) => event.name === 'submission.judged') && seen;
    });
    expect(events.map((event) => [event.name, (event.payload as { seq: number }).seq])).toEqual([
      ['submission.created', 0],
      ['submission.started', 1_000],
      ['submission.test-judged', 1_001],
      ['submission.test-judged', 1_002],
      ['submission.test-judged', 1_003],
      ['submission.test-judged', 1_004],
      ['submission.test-judged', 1_005],
      ['submission.judged', 1_999],
    ]);
  });

  it('show their judged tests in a snapshot while they are judged', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    const task = await test.judge.call('judging.claim', { id, workerId: 'w' });
    const judged = [judgedTest('sample-1', 1), judgedTest('sample-2', 2)];
    await test.judge.call('judging.renew', { id, attempt: task?.attempt ?? 0, judged });
    const snapshot = await test.rpc.call('submissions.get', { actor, submissionId: id });
    expect(snapshot).toMatchObject({ status: 'Judging', seq: 1_002, ahead: null });
    expect(snapshot.testCases.map((item) => item.id)).toEqual(['sample-1', 'sample-2']);
    expect(JSON.parse(snapshot.memory)).toEqual(['9216 KB', '9216 KB', '0 KB', '0 KB', '0 KB']);
  });

  it('have a row for each test after a compile error, none passed', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    const task = await test.judge.call('judging.claim', { id, workerId: 'w' });
    const result = { ...judgingResult([], 'compile_error'), compileOutput: 'Main.java:1: error\u0000' };
    await test.judge.call('judging.finish', { id, attempt: task?.attempt ?? 0, result });
    const submission = await test.rpc.call('submissions.get', { actor, submissionId: id });
    expect(submission).toMatchObject({ status: 'Compile Error', compileOutput: 'Main.java:1: error\uFFFD' });
    expect(submission.testCases).toHaveLength(5);
    expect(submission.testCases.every((item) => !item.passed && item.stdout === null)).toBe(true);
    expect(JSON.parse(submission.time)).toEqual(Array(5).fill('0 s'));
  });

  it('show a learner no hidden test but the first that fails, no reference and no other user', async () => {
    const [actor, other] = [learner(), learner()];
    const theirs = await submit(test, other);
    await judgeAll(test, theirs.id);
    const { id } = await submit(test, actor);
    await judgeAll(test, id, (testId) => (testId === 'h2' || testId === 'h3' ? 'wrong_answer' : 'accepted'));
    await until('the last event', () =>
      test.eventsOf(actor.userId).some((event) => event.name === 'submission.judged'),
    );
    const seen = JSON.stringify([
      await test.rpc.call('problems.list', { actor, query: {} }),
      await test.rpc.call('problems.get', { actor, problemId: SUM_ID }),
      await test.rpc.call('problems.list-solved', { actor }),
      await test.rpc.call('submissions.get', { actor, submissionId: id }),
      await test.rpc.call('submissions.list', { actor, problemId: SUM_ID }),
      await test.rpc.call('submissions.list', { actor, problemId: null }),
      test.eventsOf(actor.userId).map((event) => event.payload),
    ]);
    expect(seen).toContain(`${SECRET}-in-2`);
    expect(seen).toContain(`${SECRET}-out-2`);
    const revealed = new RegExp(`20 2 ${SECRET}-in-2|22 ${SECRET}-out-2`, 'g');
    expect(seen.replace(revealed, '')).not.toContain(SECRET);
    expect(seen).not.toContain(other.userId);
    expect(seen).not.toContain('printed for h1');
    expect(seen).not.toContain('printed for h3');
  });

  it('show the references to a learner who has solved the problem, and no hidden test', async () => {
    const actor = learner();
    const read = () => test.rpc.call('problems.get', { actor, problemId: SUM_ID });
    const references = () => test.rpc.call('problems.read-references', { actor, problemId: SUM_ID });
    const { id } = await submit(test, actor);
    await expect(references()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await judgeAll(test, id);
    await until('the problem is solved', async () => (await read()).solvedBy.length > 0);
    const problem = await read();
    expect(problem.referenceSolutions).toEqual({});
    expect((await references()).referenceSolutions.JAVA).toContain(SECRET);
    expect(problem.testcases.every(({ hidden }) => hidden !== true)).toBe(true);
  });

  it('show an admin what a learner does not see', async () => {
    const problem = await test.rpc.call('problems.get', {
      actor: { ...learner(), role: 'ADMIN' },
      problemId: SUM_ID,
    });
    expect(problem.testcases).toHaveLength(5);
    expect(problem.referenceSolutions.JAVA).toContain(SECRET);
  });

  it('of another user are not found, and cannot be cancelled', async () => {
    const { id } = await submit(test, learner());
    const actor = learner();
    await expect(test.rpc.call('submissions.get', { actor, submissionId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(test.rpc.call('submissions.cancel', { actor, submissionId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      test.rpc.call('submissions.get', { actor, submissionId: `'; DROP TABLE` }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('of an unknown problem are not found', async () => {
    await expect(create(learner(), { problemId: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answer the same row for the same key and body, and refuse another body', async () => {
    const actor = learner();
    const key = randomUUID();
    const both = await Promise.all([
      create(actor, { idempotencyKey: key }),
      create(actor, { idempotencyKey: key }),
    ]);
    expect(new Set(both.map((answer) => answer.submission.id)).size).toBe(1);
    expect(both.map((answer) => answer.created).sort()).toEqual([false, true]);
    await expect(create(actor, { idempotencyKey: key, sourceCode: 'print(9)' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await expect(create(learner(), { idempotencyKey: key })).resolves.toMatchObject({ created: true });
  });

  it('are limited per user also when requests race', async () => {
    const actor = learner();
    const racing = 8;
    for (let open = 3; open < LIMITS.openSubmissionsPerUser; open += 1) await create(actor);
    const answers = await Promise.allSettled(Array.from({ length: racing }, () => create(actor)));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(racing - 3);
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterS: 5 },
    });
    await expect(create(actor, { kind: 'run' })).resolves.toMatchObject({ created: true });
  });

  it('refuse source code that the database cannot hold', async () => {
    await expect(create(learner(), { sourceCode: 'a\u0000b' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(create(learner(), { sourceCode: 'é'.repeat(40_000) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  describe('runs', () => {
    it('use the stored answer for a sample, the reference for own cases, and stay out of lists and counts', async () => {
      const actor = learner();
      const before = await test.rpc.call('submissions.count', { actor, problemId: SUM_ID });
      const { submission } = await create(actor, {
        kind: 'run',
        cases: [
          { input: '1 2', expected: '999' },
          { input: '7 8', expected: '' },
          { input: '8 8', expected: '16' },
        ],
      });
      expect(submission.id).toMatch(/^run_/);
      const id = submission.id.slice(4);
      const task = await test.judge.call('judging.claim', { id, workerId: 'w' });
      expect(task?.cases?.map((item) => item.answer)).toEqual(['3\n', null, '16\n']);
      expect(task?.reference?.language).toBe('JAVASCRIPT');
      const tests = (task?.cases ?? []).map((item, at) =>
        judgedTest(item.id, at + 1, 'accepted', { referenceExpected: at === 1 ? '15\n' : null }),
      );
      await test.judge.call('judging.finish', { id, attempt: 1, result: judgingResult(tests) });
      const done = await test.rpc.call('submissions.get', { actor, submissionId: submission.id });
      expect(done.testCases.map((item) => item.expected)).toEqual(['3\n', '15\n', '16\n']);
      expect(await test.rpc.call('submissions.list', { actor, problemId: null })).toMatchObject({
        submissions: [],
      });
      expect(await test.rpc.call('submissions.count', { actor, problemId: SUM_ID })).toEqual(before);
      expect(await test.rpc.call('problems.list-solved', { actor })).toEqual([]);
    });

    it('of samples alone need no reference, and every sample is judged', async () => {
      const { submission } = await create(learner(), { kind: 'run' });
      const task = await test.judge.call('judging.claim', { id: submission.id.slice(4), workerId: 'w' });
      expect(task).toMatchObject({
        reference: null,
        testSetHash: null,
        stopAtFirstFailure: false,
        stopAtFirstLimit: false,
      });
      expect(task?.cases).toHaveLength(2);
    });
  });

  describe('cancelling', () => {
    it('ends a waiting submission and counts nothing', async () => {
      const actor = learner();
      const { id } = await submit(test, actor);
      await expect(test.rpc.call('submissions.cancel', { actor, submissionId: id })).resolves.toMatchObject({
        status: 'Cancelled',
      });
      await expect(test.judge.call('judging.claim', { id, workerId: 'w' })).resolves.toBeNull();
    });

    it('takes the claim from the worker', async () => {
      const actor = learner();
      const { id } = await submit(test, actor);
      const task = await test.judge.call('judging.claim', { id, workerId: 'w' });
      await test.rpc.call('submissions.cancel', { actor, submissionId: id });
      const attempt = task?.attempt ?? 0;
      await expect(test.judge.call('judging.renew', { id, attempt, judged: [] })).resolves.toEqual({
        keep: false,
      });
      const result = judgingResult([judgedTest('sample-1', 1)], 'wrong_answer');
      await expect(test.judge.call('judging.finish', { id, attempt, result })).resolves.toEqual({
        applied: false,
      });
    });

    it('of a judged submission is refused', async () => {
      const actor = learner();
      const { id } = await submit(test, actor);
      await judgeAll(test, id);
      await expect(test.rpc.call('submissions.cancel', { actor, submissionId: id })).rejects.toMatchObject({
        code: 'ALREADY_FINISHED',
      });
    });
  });
});

describe('a judge that cannot keep up', () => {
  it('refuses a new submission before it is stored, and says when to try again', async () => {
    const test = await startTestService({ QUEUE_MAX_DEPTH: '2', RECONCILE_INTERVAL_MS: '60000' });
    try {
      await submit(test, learner());
      await submit(test, learner());
      const actor = learner();
      await expect(submit(test, actor)).rejects.toMatchObject({
        code: 'JUDGE_UNAVAILABLE',
        details: { retryAfterS: 10 },
      });
      expect(
        await test.database.query('SELECT 1 FROM problems.submission WHERE user_id = $1', [actor.userId]),
      ).toEqual([]);
    } finally {
      await test.stop();
    }
  });
});
