import { until } from '@evident/kit/testing/index';
import { Authoring, authoredProblem, perLanguage } from '../testing/authored-problem.js';
import { builtProblem, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
import { admin, ended, learner, submit, type TestService } from '../testing/test-service.js';

describe('what the judge runs for authors', () => {
  let authoring: Authoring;
  let test: TestService;
  beforeAll(async () => {
    authoring = await Authoring.start();
    ({ test } = authoring);
  });
  afterAll(() => authoring.stop());

  it('fills expected outputs from what a reference prints', async () => {
    const call = (sourceCode: string) =>
      test.rpc.call('authoring.fill-expected', {
        actor: authoring.author,
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
    const packageParts = {
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
      authoring: packageParts,
      referenceSolutions: perLanguage('right'),
    });
    await writeCatalogue(test.catalogueDir, [[packaged, sumTests()]]);
    await authoring.restart();
    const { problems } = await test.rpc.call('problems.list', {
      actor: authoring.author,
      query: { q: 'Packaged' },
    });
    const problemId = problems[0]?.id ?? '';
    const started = await test.rpc.call('authoring.verify', {
      actor: authoring.author,
      problemId,
      candidate: {},
    });
    expect(started.columns.map((column) => column.label)).toEqual([
      'reference',
      'reference',
      'reference',
      'adds-one.py',
    ]);
    const done = await until('the matrix', async () => {
      const now = await test.rpc.call('authoring.get-verification', {
        actor: authoring.author,
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
      const seen = test
        .eventsOf(authoring.author.userId)
        .filter(({ name }) => name === 'submission.test-judged');
      return seen.length >= 20;
    });
    await expect(
      test.rpc.call('authoring.get-verification', { actor: admin(), verificationId: started.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('judges submissions again as trials, which change nothing until applied and never unsolve a problem', async () => {
    const { id } = await authoring.create(authoredProblem({ title: 'Rejudged' }));
    const [anna, ben] = [learner(), learner()];
    const good = await submit(test, anna, 'right', id);
    const bad = await submit(test, ben, 'wrong at 3', id);
    await ended(test, anna, good.id);
    await ended(test, ben, bad.id);
    const { testcases } = await authoring.get(id);
    await authoring.update(id, { testcases: testcases.slice(0, 2) });
    const before = await test.rpc.call('submissions.get', { actor: ben, submissionId: bad.id });
    expect(before).toMatchObject({ status: 'Wrong Answer', outdated: true });
    const started = await test.rpc.call('authoring.preview-rejudge', {
      actor: authoring.author,
      problemId: id,
    });
    const preview = await until('the trials', async () => {
      const now = await test.rpc.call('authoring.get-rejudge', {
        actor: authoring.author,
        rejudgeId: started.id,
      });
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
    const apply = () =>
      test.rpc.call('authoring.apply-rejudge', { actor: authoring.author, rejudgeId: started.id });
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
    expect(
      (await test.rpc.call('submissions.list', { actor: authoring.author, problemId: null })).submissions,
    ).toEqual([]);
  });
});
