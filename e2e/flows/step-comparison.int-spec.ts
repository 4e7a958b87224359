import type { Actor } from '@evident/contracts';
import { SUM_ID } from '@evident/problems/testing/test-service';
import { FlowProduct, PATIENCE_MS } from '@evident/infra/flow-harness/flow-product';

jest.setTimeout(3 * PATIENCE_MS);

let product: FlowProduct;
beforeAll(async () => {
  product = await FlowProduct.start();
  await product.boot();
});
afterAll(() => product.stop());
beforeEach(() => product.database.query('UPDATE ai.analysis SET test_steps = NULL, steps_on = NULL'));

let programs = 0;
/** An analysis of a program that takes these steps. */
async function counted(actor: Actor, steps: number): Promise<void> {
  const source = `print(${(programs += 1)}) # fate: free, steps: ${steps}`;
  const { id } = await product.request(actor, source, { problemId: SUM_ID });
  await product.ended(actor, id);
}
/** Analyses of as many other learners, stored as they end. */
const others = (count: number, steps: number, change: { on?: string; language?: string } = {}) =>
  product.database.query(
    `INSERT INTO ai.analysis (id, user_id, problem_id, language, source_code, source_hash, status, finished_at, result,
        charge, test_steps, steps_on)
     SELECT gen_random_uuid(), gen_random_uuid(), $1, $2, '', '', 'completed', now(), '{}', 'voided', $3, $4
       FROM generate_series(1, $5)`,
    [SUM_ID, change.language ?? 'PYTHON', steps, change.on ?? 'tests', count],
  );
const compare = (actor: Actor) =>
  product.rpc.call('analysis.compare-steps', { actor, problemId: SUM_ID, language: 'PYTHON' });

it('is empty until a program of the learner was counted', async () => {
  await others(30, 100);
  expect(await compare(await product.learner())).toEqual({
    steps: null,
    programs: 0,
    needed: 20,
    distribution: null,
  });
});

it('takes the best program of each learner, and starts with the twentieth learner', async () => {
  const actor = await product.learner();
  await counted(actor, 900);
  await counted(actor, 120);
  await others(18, 5_000);
  expect(await compare(actor)).toEqual({ steps: 120, programs: 19, needed: 20, distribution: null });
  await others(1, 10);
  expect(await compare(actor)).toEqual({
    steps: 120,
    programs: 20,
    needed: 20,
    distribution: {
      slower: 18,
      groups: [
        { programs: 1, fewest: 10, most: 10, own: false },
        { programs: 1, fewest: 120, most: 120, own: true },
        { programs: 18, fewest: 5_000, most: 5_000, own: false },
      ],
    },
  });
});

it('compares programs in one language and on the same tests only', async () => {
  const actor = await product.learner();
  await counted(actor, 120);
  await others(30, 5_000, { language: 'JAVA' });
  await others(30, 5_000, { on: 'the tests of last year' });
  expect(await compare(actor)).toMatchObject({ programs: 1, distribution: null });
});

it('has one group when all programs take the same steps', async () => {
  const actor = await product.learner();
  await counted(actor, 120);
  await others(25, 120);
  expect((await compare(actor)).distribution).toEqual({
    slower: 0,
    groups: [{ programs: 26, fewest: 120, most: 120, own: true }],
  });
});

it('forgets a learner whose account is deleted', async () => {
  const [actor, gone] = [await product.learner(), await product.learner()];
  await counted(actor, 120);
  await counted(gone, 130);
  expect((await compare(actor)).programs).toBe(2);
  await product.rpc.call('account.erase', { userId: gone.userId });
  expect((await compare(actor)).programs).toBe(1);
});
