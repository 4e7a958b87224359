import { builtProblem, ECHO_ID, SECRET, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
import { admin, learner, startTestService, SUM_ID, type TestService } from '../testing/test-service.js';

describe('the catalogue loader', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(async () => {
    await test.stop();
  });
  const titles = async () =>
    (await test.rpc.call('problems.list', { actor: learner(), query: {} })).problems.map(
      (problem) => problem.title,
    );

  it('loads once: a second boot changes nothing', async () => {
    const before = await test.database.query('SELECT * FROM problems.problem ORDER BY id');
    await test.restart();
    expect(await test.database.query('SELECT * FROM problems.problem ORDER BY id')).toEqual(before);
    expect(await titles()).toEqual(['Sum of Two', 'Echo']);
  });

  it('takes a changed package: new tests are a new version, the old set stays', async () => {
    const changed = { ...builtProblem('sum-of-two', 'Sum of Two Numbers'), contentHash: 'sum-2' };
    await writeCatalogue(test.catalogueDir, [[changed, sumTests().slice(0, 4)]]);
    await test.restart();
    expect(await titles()).toEqual(['Sum of Two Numbers', 'Echo']);
    const versions = await test.database.query(
      'SELECT version FROM problems.problem_test_set WHERE problem_id = $1 ORDER BY version',
      [SUM_ID],
    );
    expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
    const problem = await test.rpc.call('problems.get', { actor: admin(), problemId: SUM_ID });
    expect(problem.testcases).toHaveLength(4);
  });

  it('leaves a problem alone that an admin has edited', async () => {
    await test.database.query(
      `UPDATE problems.problem SET edited_at = now(), title = 'By hand' WHERE id = $1`,
      [SUM_ID],
    );
    const changed = { ...builtProblem('sum-of-two', 'Overwritten'), contentHash: 'sum-3' };
    await writeCatalogue(test.catalogueDir, [[changed, sumTests()]]);
    await test.restart();
    expect(await titles()).toEqual(['By hand', 'Echo']);
  });

  it('gives learners the limit of each language and the explanation of each sample', async () => {
    const authoring = {
      ...{ generatorSource: '', validatorSource: '', bruteSource: '', small: {}, measurable: false },
      ...{ generated: [], wrong: [], badInputs: [] },
      explanations: { 'sample-2': 'Two and two.', h1: `${SECRET} explanation` },
    };
    const changed = builtProblem('echo', 'Echo', { timeLimitsMs: { JAVA: 1_500 }, authoring });
    await writeCatalogue(test.catalogueDir, [[{ ...changed, contentHash: 'echo-2' }, sumTests()]]);
    await test.restart();
    const problem = await test.rpc.call('problems.get', { actor: learner(), problemId: ECHO_ID });
    expect(problem.timeLimitsMs).toEqual({ JAVASCRIPT: 2_000, PYTHON: 6_000, JAVA: 1_500, CPP: 2_000 });
    expect(problem.testcases.map(({ explanation }) => explanation)).toEqual([undefined, 'Two and two.']);
    expect(JSON.stringify(problem)).not.toContain(SECRET);
  });

  it('serves what is stored when there is no built catalogue', async () => {
    await test.restart({ CATALOGUE_DIR: '/nonexistent' });
    expect(await titles()).toHaveLength(2);
  });
});
