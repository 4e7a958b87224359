import { builtProblem, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
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

  it('serves what is stored when there is no built catalogue', async () => {
    await test.restart({ CATALOGUE_DIR: '/nonexistent' });
    expect(await titles()).toHaveLength(2);
  });
});
