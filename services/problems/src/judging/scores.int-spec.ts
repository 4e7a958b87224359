import type { Actor, Problem, Submission, Verdict } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { authoredProblem } from '../testing/authored-problem.js';
import { judgedTest, judgingResult, startFakeWorker, testIdsOf } from '../testing/fake-worker.js';
import {
  admin,
  ended,
  learner,
  startTestService,
  submit,
  type TestService,
} from '../testing/test-service.js';

const GROUPS = [
  { name: 'Samples', points: 0 },
  { name: 'Small', points: 40, needs: ['Samples'] },
  { name: 'Large', points: 60, needs: ['Small'] },
];
const TESTS = ['Samples', 'Small', 'Small', 'Large'].map((group, at) => ({
  input: `${at}\n`,
  output: `${2 * at}\n`,
  hidden: at > 0,
  group,
}));
const PROBLEM = authoredProblem({ testcases: TESTS, groups: GROUPS });

/** Judges by the text of a program: `wrong at N` fails test N, and nothing after it is run. */
async function judgeBySource(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const wrongAt = Number(/wrong at (\d+)/.exec(task.program.sourceCode)?.[1] ?? 0);
  const ids = await testIdsOf(test, task);
  const tests = ids.slice(0, wrongAt || ids.length).map((testId, at) => {
    const verdict: Verdict = at + 1 === wrongAt ? 'wrong_answer' : 'accepted';
    return judgedTest(testId, at + 1, verdict);
  });
  const { attempt } = task;
  // Some tests come with a renewal and some with the verdict.
  await test.judge.call('judging.renew', { id, attempt, judged: tests.slice(0, 2) });
  const result = judgingResult(tests.slice(1), wrongAt > 0 ? 'wrong_answer' : 'accepted');
  await test.judge.call('judging.finish', { id, attempt, result });
}

describe('scores', () => {
  let test: TestService;
  let worker: { stop(): Promise<void> };
  let problemId: string;
  const author = admin();
  beforeAll(async () => {
    test = await startTestService();
    worker = startFakeWorker(test, undefined, (id) => judgeBySource(test, id));
    problemId = await create();
  });
  afterAll(async () => {
    await worker.stop();
    await test.stop();
  });

  const create = async (change: Partial<typeof PROBLEM> = {}) =>
    (
      await test.rpc.call('problems.create', {
        actor: author,
        problem: { ...PROBLEM, ...change },
        draft: false,
      })
    ).id;
  const read = (actor: Actor, id = problemId): Promise<Problem> =>
    test.rpc.call('problems.get', { actor, problemId: id });
  const judged = async (actor: Actor, sourceCode: string, id = problemId): Promise<Submission> =>
    ended(test, actor, (await submit(test, actor, sourceCode, id)).id);
  const update = (id: string, changes: object) =>
    test.rpc.call('problems.update', { actor: author, problemId: id, changes, draft: false });

  it('come with the submission, in the list, and live', async () => {
    const actor = learner();
    const submission = await judged(actor, 'wrong at 4');
    const score = {
      points: 40,
      total: 100,
      groups: [
        { name: 'Samples', points: 0, outcome: 'passed', failedTest: null },
        { name: 'Small', points: 40, outcome: 'passed', failedTest: null },
        { name: 'Large', points: 60, outcome: 'failed', failedTest: 4 },
      ],
    };
    expect(submission).toMatchObject({ status: 'Wrong Answer', score });
    const { submissions } = await test.rpc.call('submissions.list', { actor, problemId });
    expect(submissions.map((row) => row.score)).toEqual([score]);
    const event = await until('the end', () =>
      test.eventsOf(actor.userId).find(({ name }) => name === 'submission.judged'),
    );
    expect(event.payload).toMatchObject({ verdict: 'wrong_answer', score });
    // What a claim was judged by is not kept with every submission.
    const rows = await test.database.query<{ test_groups: unknown }>(
      'SELECT test_groups FROM problems.submission WHERE id = $1',
      [submission.id],
    );
    expect(rows).toEqual([{ test_groups: null }]);
  });

  it('are full where everything passed, and absent where the problem has no groups', async () => {
    expect((await judged(learner(), 'right')).score).toMatchObject({ points: 100, total: 100 });
    const plain = await create({ groups: [], title: 'Plain' });
    const submission = await judged(learner(), 'wrong at 2', plain);
    expect(submission.status).toBe('Wrong Answer');
    expect(submission).not.toHaveProperty('score');
    expect(await read(learner(), plain)).not.toHaveProperty('groups');
  });

  it('are stored once, by the attempt that holds the claim', async () => {
    await worker.stop();
    const actor = learner();
    const { id } = await submit(test, actor, 'right', problemId);
    const task = await test.judge.call('judging.claim', { id, workerId: 'w' });
    expect(task?.groups).toEqual([
      { tests: ['test-1'], needs: [] },
      { tests: ['test-2', 'test-3'], needs: [0] },
      { tests: ['test-4'], needs: [1, 0] },
    ]);
    const finish = (attempt: number, wrongAt: number) => {
      const tests = Array.from({ length: wrongAt }, (_, at) =>
        judgedTest(`test-${at + 1}`, at + 1, at + 1 === wrongAt ? 'wrong_answer' : 'accepted'),
      );
      return test.judge.call('judging.finish', { id, attempt, result: judgingResult(tests, 'wrong_answer') });
    };
    const answers = [await finish(2, 1), await finish(1, 4), await finish(1, 2)];
    expect(answers.map(({ applied }) => applied)).toEqual([false, true, false]);
    const stored = await test.rpc.call('submissions.get', { actor, submissionId: id });
    expect(stored.score).toMatchObject({ points: 40, total: 100 });
    worker = startFakeWorker(test, undefined, (next) => judgeBySource(test, next));
  });

  it('are not given for a run', async () => {
    const actor = learner();
    const { submission } = await test.rpc.call('submissions.create', {
      actor,
      kind: 'run',
      problemId,
      language: 'PYTHON',
      sourceCode: 'right',
      cases: [],
      idempotencyKey: null,
      priority: false,
    });
    expect(await ended(test, actor, submission.id)).not.toHaveProperty('score');
  });

  it('change with a rejudge after the points changed', async () => {
    const id = await create({ title: 'Judged again' });
    const actor = learner();
    const before = await judged(actor, 'wrong at 4', id);
    await update(id, { groups: GROUPS.map((group) => ({ ...group, points: 10 })) });
    const { id: rejudgeId } = await test.rpc.call('authoring.preview-rejudge', {
      actor: author,
      problemId: id,
    });
    await until('the trials', async () => {
      const { done } = await test.rpc.call('authoring.get-rejudge', { actor: author, rejudgeId });
      return done;
    });
    const trial = await test.rpc.call('authoring.get-rejudge', { actor: author, rejudgeId });
    expect(trial).toMatchObject({
      changeCount: 1,
      changes: [{ before: 'wrong_answer', after: 'wrong_answer', points: { before: 40, after: 20 } }],
    });
    await test.rpc.call('authoring.apply-rejudge', { actor: author, rejudgeId });
    const after = await test.rpc.call('submissions.get', { actor, submissionId: before.id });
    expect([before.score?.points, before.score?.total]).toEqual([40, 100]);
    expect([after.score?.points, after.score?.total]).toEqual([20, 30]);
  });

  it('have groups that everybody reads, and tests whose group administrators read', async () => {
    const seen = await read(learner());
    expect(seen.groups).toEqual(GROUPS);
    expect(seen.testcases[0]).not.toHaveProperty('group');
    expect((await read(author)).testcases.map(({ group }) => group)).toEqual(TESTS.map(({ group }) => group));
  });

  it('keep each test in its group when tests are sent without groups, and a new one joins the last', async () => {
    const id = await create({ title: 'Grows' });
    const { testcases } = await read(author, id);
    const plain = testcases.map(({ group: _group, ...one }) => one);
    await update(id, { testcases: [...plain, { input: '9\n', output: '18\n', hidden: true }] });
    expect((await read(author, id)).testcases.map(({ group }) => group)).toEqual([
      ...TESTS.map(({ group }) => group),
      'Large',
    ]);
    await expect(update(id, { testcases: plain.slice(0, 1) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'The group “Small” has no test',
    });
  });

  it('can be removed again, and be refused in words', async () => {
    const id = await create({ title: 'Changes' });
    await expect(
      update(id, {
        groups: [{ name: 'All', points: 5 }],
        testcases: TESTS.map(({ group: _group, ...one }) => one),
      }),
    ).rejects.toMatchObject({ message: 'Test 1 is in no group' });
    await update(id, { groups: [] });
    expect(await read(author, id)).not.toHaveProperty('groups');
    expect((await judged(learner(), 'wrong at 2', id)).score).toBeUndefined();
  });
});
