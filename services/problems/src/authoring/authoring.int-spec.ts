import { randomUUID } from 'node:crypto';
import type { Actor, ClaimedTask, CreateProblemRequest, Verdict } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { judgedTest, judgingResult, startFakeWorker, testIdsOf } from '../testing/fake-worker.js';
import { builtProblem, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
import {
  admin,
  ended,
  learner,
  startTestService,
  submit,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const example = { input: '1', output: '1' };
const perLanguage = (text: string) => ({
  JAVASCRIPT: `${text} js`,
  PYTHON: `${text} py`,
  JAVA: `${text} java`,
});

function newProblem(change: Partial<CreateProblemRequest> = {}): CreateProblemRequest {
  return {
    title: 'Double It',
    description: 'Print twice the number.',
    difficulty: 'EASY',
    tags: [' math ', 'Math', 'brand  new'],
    constraints: '- small',
    hints: 'Add it to itself.',
    editorial: 'Because.',
    testcases: [
      { input: '1', output: '2' },
      { input: '2', output: '4' },
      { input: '21', output: '42', hidden: true },
    ],
    examples: { JAVASCRIPT: example, PYTHON: example, JAVA: example },
    codeSnippets: perLanguage('starter'),
    referenceSolutions: perLanguage('right'),
    ...change,
  };
}

/** Judges a program by its text: `wrong at N` fails test N, `broken` does not compile. */
async function judgeBySource(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const result = await resultOf(test, task);
  await test.judge.call('judging.finish', { id, attempt: task.attempt, result });
}

async function resultOf(test: TestService, task: ClaimedTask) {
  const { sourceCode } = task.program;
  if (sourceCode.includes('broken')) {
    return { ...judgingResult([], 'compile_error'), compileOutput: 'Main.java:1: error: not a statement' };
  }
  const wrongAt = Number(/wrong at (\d+)/.exec(sourceCode)?.[1] ?? 0);
  const tests = (await testIdsOf(test, task)).map((id, at) => {
    const verdict: Verdict = at + 1 === wrongAt ? 'wrong_answer' : 'accepted';
    const message = verdict === 'accepted' ? '' : 'line 1: expected 42, got 41';
    return judgedTest(id, at + 1, verdict, { message, stdout: `${at + 1}\n` });
  });
  return judgingResult(
    tests,
    tests.every((item) => item.verdict === 'accepted') ? 'accepted' : 'wrong_answer',
  );
}

describe('authoring', () => {
  let test: TestService;
  let worker: { stop(): Promise<void> };
  const author = admin();
  beforeAll(async () => {
    test = await startTestService();
    worker = startFakeWorker(test, undefined, (id) => judgeBySource(test, id));
  });
  afterAll(async () => {
    await worker.stop();
    await test.stop();
  });
  const create = (problem = newProblem(), draft = false, actor: Actor = author) =>
    test.rpc.call('problems.create', { actor, problem, draft }, { timeoutMs: 30_000 });
  const update = (problemId: string, changes: object, draft = false) =>
    test.rpc.call('problems.update', { actor: author, problemId, changes, draft }, { timeoutMs: 30_000 });
  const get = (problemId: string, actor: Actor = author) =>
    test.rpc.call('problems.get', { actor, problemId });

  it('publishes a problem whose references pass, with canonical tags and a unique slug', async () => {
    const { id, message } = await create();
    expect(message).toBe('Problem created successfully');
    expect(await get(id)).toMatchObject({
      slug: 'double-it',
      tags: ['Math', 'brand new'],
      category: 'Math',
      published: true,
    });
    expect(await get((await create()).id)).toMatchObject({ slug: 'double-it-2' });
    const seen = await get(id, learner());
    expect(seen.testcases.map((item) => item.input)).toEqual(['1\n', '2\n']);
    expect(seen).toMatchObject({ hiddenTestCount: 1, referenceSolutions: {} });
  });

  it('refuses a wrong reference with the language, the test and the reason, and stores nothing', async () => {
    const title = 'Refused Problem';
    const references = { ...perLanguage('right'), PYTHON: 'wrong at 3' };
    await expect(create(newProblem({ title, referenceSolutions: references }))).rejects.toMatchObject({
      code: 'REFERENCE_FAILS',
      message: 'PYTHON reference fails test 3: line 1: expected 42, got 41',
    });
    const broken = { ...perLanguage('right'), JAVA: 'broken' };
    await expect(create(newProblem({ title, referenceSolutions: broken }))).rejects.toMatchObject({
      message: 'JAVA reference does not compile: Main.java:1: error: not a statement',
    });
    const { problems } = await test.rpc.call('problems.list', { actor: author, query: { q: title } });
    expect(problems).toEqual([]);
  });

  it('keeps a draft from learners until its references pass', async () => {
    const references = { ...perLanguage('right'), JAVASCRIPT: 'wrong at 1' };
    const { id } = await create(newProblem({ title: 'Drafted', referenceSolutions: references }), true);
    const actor = learner();
    await expect(get(id, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(submit(test, actor, 'x', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const listed = await test.rpc.call('problems.list', { actor, query: {} });
    expect(listed.problems.map((problem) => problem.id)).not.toContain(id);
    const publish = () =>
      test.rpc.call(
        'authoring.set-published',
        { actor: author, problemId: id, published: true },
        { timeoutMs: 30_000 },
      );
    await expect(publish()).rejects.toMatchObject({ code: 'REFERENCE_FAILS' });
    expect((await get(id)).published).toBe(false);
    await update(id, { referenceSolutions: perLanguage('right') }, true);
    await publish();
    await expect(get(id, actor)).resolves.toMatchObject({ title: 'Drafted' });
  });

  it('keeps the values of absent keys and clears hints with an empty text', async () => {
    const { id } = await create();
    await update(id, { title: 'Twice' });
    expect(await get(id)).toMatchObject({
      title: 'Twice',
      hints: 'Add it to itself.',
      editorial: 'Because.',
    });
    await update(id, { hints: '' });
    expect(await get(id)).toMatchObject({ hints: null, editorial: 'Because.' });
  });

  it('refuses the second of two concurrent edits', async () => {
    const { id } = await create();
    const { updatedAt } = await get(id);
    await update(id, { title: 'First', updatedAt });
    await expect(update(id, { title: 'Second', updatedAt })).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    expect((await get(id)).title).toBe('First');
    const race = await Promise.allSettled([update(id, { title: 'Left' }), update(id, { title: 'Right' })]);
    expect(race.filter((answer) => answer.status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  });

  it('makes a new version of a test set only when the tests changed', async () => {
    const { id } = await create();
    const { testcases } = await get(id);
    await expect(update(id, { testcases })).resolves.toMatchObject({ audit: { newTests: false } });
    const versions = async () =>
      (await test.rpc.call('authoring.list-test-sets', { actor: author, problemId: id })).versions;
    expect(await versions()).toHaveLength(1);
    const changed = await update(id, { testcases: testcases.slice(0, 2) });
    expect(changed.audit).toEqual({ newTests: true });
    expect(await versions()).toMatchObject([
      { version: 2, testCount: 2, current: true },
      { version: 1, testCount: 3, current: false },
    ]);
    expect(await get(id)).toMatchObject({ weak: true });
  });

  it('deletes softly: submissions and playlists keep the title', async () => {
    const { id } = await create(newProblem({ title: 'Short Lived' }));
    const actor = learner();
    const { id: submissionId } = await submit(test, actor, 'right', id);
    await ended(test, actor, submissionId);
    const list = await test.rpc.call('playlists.create', { actor, playlist: { name: 'Mine' } });
    await test.rpc.call('playlists.add-problems', { actor, playlistId: list.id, problemIds: [id] });
    const deleted = await test.rpc.call('problems.delete', { actor: author, problemId: id });
    expect(deleted.audit).toEqual({ title: 'Short Lived' });
    await expect(get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(test.rpc.call('problems.delete', { actor: author, problemId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(test.rpc.call('submissions.get', { actor, submissionId })).resolves.toMatchObject({
      problemTitle: 'Short Lived',
    });
    const { problems } = await test.rpc.call('playlists.get', { actor, playlistId: list.id });
    expect(problems[0]?.problem).toMatchObject({ title: 'Short Lived', deleted: true });
    const unknown = randomUUID();
    await expect(
      test.rpc.call('authoring.problem-titles', { actor: author, problemIds: [id, SUM_ID, unknown] }),
    ).resolves.toEqual({ titles: { [id]: 'Short Lived', [SUM_ID]: 'Sum of Two' } });
  });

  it('restores a deleted problem for 30 days: list, playlists, statement and submissions are as before', async () => {
    const { id } = await create(newProblem({ title: 'Back Again' }));
    const before = await get(id);
    const actor = learner();
    const list = await test.rpc.call('playlists.create', { actor, playlist: { name: 'Mine' } });
    await test.rpc.call('playlists.add-problems', { actor, playlistId: list.id, problemIds: [id] });
    const trash = async () => (await test.rpc.call('authoring.list-deleted', { actor: author })).problems;
    const restore = () => test.rpc.call('authoring.restore', { actor: author, problemId: id });
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await test.rpc.call('problems.delete', { actor: author, problemId: id });
    const [entry] = await trash();
    expect(entry).toMatchObject({ id, title: 'Back Again', published: true });
    const days = (Date.parse(entry?.restorableUntil ?? '') - Date.parse(entry?.deletedAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    // Its slug stays taken meanwhile, so that the two can live side by side afterwards.
    const namesake = await create(newProblem({ title: 'Back Again' }));
    expect((await get(namesake.id)).slug).not.toBe(before.slug);

    await expect(restore()).resolves.toMatchObject({ id, audit: { title: 'Back Again' } });
    const { updatedAt: _changed, ...same } = before;
    expect(await get(id)).toMatchObject(same);
    expect((await trash()).map((problem) => problem.id)).not.toContain(id);
    const { problems } = await test.rpc.call('playlists.get', { actor, playlistId: list.id });
    expect(problems[0]?.problem).toMatchObject({ id, deleted: false });

    await test.rpc.call('problems.delete', { actor: author, problemId: id });
    await test.database.query(
      `UPDATE problems.problem SET deleted_at = now() - interval '30 days 1 second' WHERE id = $1`,
      [id],
    );
    expect((await trash()).map((problem) => problem.id)).not.toContain(id);
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses learners and stores nothing', async () => {
    const actor = learner();
    const calls = [
      create(newProblem(), true, actor),
      test.rpc.call('problems.update', { actor, problemId: SUM_ID, changes: { title: 'Mine' }, draft: true }),
      test.rpc.call('problems.delete', { actor, problemId: SUM_ID }),
      test.rpc.call('authoring.list-deleted', { actor }),
      test.rpc.call('authoring.restore', { actor, problemId: SUM_ID }),
      test.rpc.call('authoring.set-published', { actor, problemId: SUM_ID, published: false }),
      test.rpc.call('authoring.verify', { actor, problemId: SUM_ID, candidate: {} }),
      test.rpc.call('authoring.get-verification', { actor, verificationId: randomUUID() }),
      test.rpc.call('authoring.fill-expected', {
        actor,
        program: { language: 'PYTHON', sourceCode: 'x', inputs: ['1'] },
      }),
      test.rpc.call('authoring.preview-rejudge', { actor, problemId: SUM_ID }),
      test.rpc.call('authoring.apply-rejudge', { actor, rejudgeId: randomUUID() }),
      test.rpc.call('authoring.problem-titles', { actor, problemIds: [SUM_ID] }),
      test.rpc.call('authoring.list-failed', { actor, limit: 5 }),
      test.rpc.call('authoring.retry-failed', { actor, submissionId: randomUUID() }),
      test.rpc.call('authoring.retry-all-failed', { actor }),
      test.rpc.call('authoring.list-test-sets', { actor, problemId: SUM_ID }),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })));
    await expect(get(SUM_ID, actor)).resolves.toMatchObject({ title: 'Sum of Two' });
  });

  it('keeps the entries of its former audit log, which nobody can change', async () => {
    await test.database.query(
      `INSERT INTO problems.audit_entry (actor_id, action) VALUES ($1, 'problem.created')`,
      [author.userId],
    );
    await expect(test.database.query(`UPDATE problems.audit_entry SET action = 'nothing'`)).rejects.toThrow(
      'never changed',
    );
    await expect(test.database.query('DELETE FROM problems.audit_entry')).rejects.toThrow('never changed');
  });

  it('fills expected outputs from what a reference prints', async () => {
    const call = (sourceCode: string) =>
      test.rpc.call('authoring.fill-expected', {
        actor: author,
        program: { language: 'PYTHON', sourceCode, inputs: ['1', '2'] },
      });
    await expect(call('right')).resolves.toEqual({
      compileOutput: null,
      outputs: [
        { output: '1\n', problem: null },
        { output: '2\n', problem: null },
      ],
    });
    const partly = await call('wrong at 2');
    expect(partly.outputs[1]).toEqual({ output: null, problem: 'line 1: expected 42, got 41' });
    await expect(call('broken')).resolves.toMatchObject({
      compileOutput: expect.stringContaining('not a statement') as string,
    });
  });

  it('sends each test of the verify matrix to the author only', async () => {
    const wrong = [
      {
        file: 'wrong/adds-one.py',
        verdict: 'wrong_answer' as const,
        why: 'adds one too many',
        source: 'wrong at 4',
      },
    ];
    const authoring = {
      generatorSource: '',
      validatorSource: '',
      bruteSource: '',
      small: {},
      measurable: true,
      generated: [],
      wrong,
      badInputs: [],
      explanations: {},
    };
    const packaged = builtProblem('packaged', 'Packaged', {
      authoring,
      referenceSolutions: perLanguage('right'),
    });
    await writeCatalogue(test.catalogueDir, [[packaged, sumTests()]]);
    await worker.stop();
    await test.restart();
    worker = startFakeWorker(test, undefined, (id) => judgeBySource(test, id));
    const { problems } = await test.rpc.call('problems.list', { actor: author, query: { q: 'Packaged' } });
    const problemId = problems[0]?.id ?? '';
    const started = await test.rpc.call('authoring.verify', { actor: author, problemId, candidate: {} });
    expect(started.columns.map((column) => column.label)).toEqual([
      'reference',
      'reference',
      'reference',
      'adds-one.py',
    ]);
    const done = await until('the matrix', async () => {
      const now = await test.rpc.call('authoring.get-verification', {
        actor: author,
        verificationId: started.id,
      });
      return now.done && now;
    });
    expect(done.columns.map((column) => [column.verdict, column.ok])).toEqual([
      ['accepted', true],
      ['accepted', true],
      ['accepted', true],
      ['wrong_answer', true],
    ]);
    expect(done.columns[3]?.tests[3]).toMatchObject({
      hidden: true,
      passed: false,
      input: expect.stringContaining('20 2') as string,
    });
    await until('the judged tests to be announced', () => {
      const seen = test.eventsOf(author.userId).filter(({ name }) => name === 'submission.test-judged');
      return seen.length >= 20;
    });
    await expect(
      test.rpc.call('authoring.get-verification', { actor: admin(), verificationId: started.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('judges submissions again as trials, which change nothing until applied and never unsolve a problem', async () => {
    const { id } = await create(newProblem({ title: 'Rejudged' }));
    const [anna, ben] = [learner(), learner()];
    const good = await submit(test, anna, 'right', id);
    const bad = await submit(test, ben, 'wrong at 3', id);
    await ended(test, anna, good.id);
    await ended(test, ben, bad.id);
    const { testcases } = await get(id);
    await update(id, { testcases: testcases.slice(0, 2) });
    const before = await test.rpc.call('submissions.get', { actor: ben, submissionId: bad.id });
    expect(before).toMatchObject({ status: 'Wrong Answer', outdated: true });
    const started = await test.rpc.call('authoring.preview-rejudge', { actor: author, problemId: id });
    const preview = await until('the trials', async () => {
      const now = await test.rpc.call('authoring.get-rejudge', { actor: author, rejudgeId: started.id });
      return now.done && now;
    });
    expect(preview).toMatchObject({
      total: 2,
      judged: 2,
      changeCount: 1,
      changes: [{ submissionId: bad.id, before: 'wrong_answer', after: 'accepted' }],
    });
    await expect(test.rpc.call('submissions.get', { actor: ben, submissionId: bad.id })).resolves.toEqual(
      before,
    );
    const apply = () => test.rpc.call('authoring.apply-rejudge', { actor: author, rejudgeId: started.id });
    const audit = { rejudgeId: started.id, submissions: 2, changedVerdicts: 1 };
    await expect(apply()).resolves.toMatchObject({ applied: true, audit });
    await expect(apply()).resolves.toMatchObject({
      applied: true,
      audit: { rejudgeId: started.id, submissions: 0, changedVerdicts: 0 },
    });
    const after = await test.rpc.call('submissions.get', { actor: ben, submissionId: bad.id });
    expect(after).toMatchObject({ status: 'Accepted', outdated: false, testCount: 2 });
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(after.testCases).toHaveLength(2);
    const count = await test.rpc.call('submissions.count', { actor: anna, problemId: id });
    expect(count).toMatchObject({ count: 2, acceptedCount: 2 });
    const solved = await test.rpc.call('problems.list-solved', { actor: ben });
    expect(solved.map((problem) => problem.id)).toContain(id);
    expect((await test.rpc.call('submissions.list', { actor: author, problemId: null })).submissions).toEqual(
      [],
    );
  });
});
