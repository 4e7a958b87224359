import { PROBLEM_CONTEXT_RPC } from '@evident/contracts';
import { TestRpcClient } from '@evident/kit/testing/index';
import { startTestService, SUM_ID, type TestService } from '../testing/test-service.js';
import { SECRET, sumTests } from '../testing/test-catalogue.js';

describe('the problem context', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test.stop());
  const get = (asAdmin = false) => test.rpc.call('problem-context.get', { problemId: SUM_ID, asAdmin });

  it('holds the problem, and its tests in pages', async () => {
    const basis = await get();
    expect(basis).toMatchObject({
      problemId: SUM_ID,
      title: 'Sum of Two',
      testCount: 5,
      complexity: { time: 'O(1)', space: 'O(1)', measurable: true },
      references: { PYTHON: `${SECRET} reference py` },
      generator: null,
    });
    const page = await test.rpc.call('problem-context.fetch-tests', {
      testSetHash: basis.testSetHash,
      offset: 2,
    });
    expect(page).toEqual({ tests: sumTests().slice(2), nextOffset: null });
  });

  it('has another revision when a limit changes', async () => {
    const before = (await get()).revision;
    expect((await get()).revision).toBe(before);
    await test.database.query('UPDATE problems.problem SET time_limit_ms = 2500 WHERE id = $1', [SUM_ID]);
    expect((await get()).revision).not.toBe(before);
  });

  it('is found by the statement, whatever its white space', async () => {
    const find = (statement: string) => test.rpc.call('problem-context.find', { statement, asAdmin: false });
    const [row] = await test.database.query<{ description: string }>(
      'SELECT description FROM problems.problem_content WHERE problem_id = $1',
      [SUM_ID],
    );
    await test.database.query(
      `UPDATE problems.problem_content SET description = 'Add two\n\nnumbers.' WHERE problem_id = $1`,
      [SUM_ID],
    );
    expect(await find('  Add two numbers. \r\n')).toEqual({ problemId: SUM_ID });
    expect(await find('Add three numbers.')).toEqual({ problemId: null });
    await test.database.query('UPDATE problems.problem_content SET description = $2 WHERE problem_id = $1', [
      SUM_ID,
      row?.description,
    ]);
  });

  it('is hidden from learners while the problem is a draft', async () => {
    await test.database.query('UPDATE problems.problem SET published = false WHERE id = $1', [SUM_ID]);
    await expect(get()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(get(true)).resolves.toMatchObject({ problemId: SUM_ID });
    await test.database.query('UPDATE problems.problem SET published = true WHERE id = $1', [SUM_ID]);
  });

  it('is not served on the port of the judge', async () => {
    const judge = new TestRpcClient(PROBLEM_CONTEXT_RPC, 'problems', test.urls.judge);
    await expect(
      judge.call('problem-context.get', { problemId: SUM_ID, asAdmin: true }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    judge.close();
  });
});
