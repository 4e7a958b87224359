import { JUDGING_RPC } from '@evident/contracts';
import type { RpcClient } from '@evident/kit';
import { TestRpcClient } from '@evident/kit/testing/index';
import { judgedTest, judgingResult } from '../testing/fake-worker.js';
import { learner, startTestService, submit, type TestService } from '../testing/test-service.js';

let service: TestService;
/** Has the identity of a worker, but holds none of the claims. */
let stranger: RpcClient<typeof JUDGING_RPC>;

beforeAll(async () => {
  service = await startTestService({ RECONCILE_INTERVAL_MS: '60000' });
  stranger = new TestRpcClient(JUDGING_RPC, 'problems', service.urls.judge);
});
afterAll(async () => {
  stranger.close();
  await service.stop();
});

const wrong = judgingResult([judgedTest('sample-1', 1, 'wrong_answer')], 'wrong_answer');
const claimedBy = async (workerId: string) => {
  const { id } = await submit(service, learner());
  const task = await service.judge.call('judging.claim', { id, workerId });
  if (!task) throw new Error('no claim');
  return task;
};

test.each(['none', 'of another claim', 'forged'])(
  'a worker with a ticket that is %s can neither judge, hold nor give back the claim of another',
  async (kind) => {
    const task = await claimedBy('w');
    const tickets = { none: undefined, 'of another claim': (await claimedBy('x')).ticket, forged: 'AAAA' };
    const ticket = tickets[kind as keyof typeof tickets];
    const { id, attempt } = task;
    const claim = { id, attempt, ticket };
    expect(await stranger.call('judging.renew', { ...claim, judged: [] })).toEqual({ keep: false });
    expect(await stranger.call('judging.finish', { ...claim, result: wrong })).toEqual({ applied: false });
    expect(await stranger.call('judging.release', { ...claim, fault: 'x' })).toEqual({ released: false });
    const rows = await service.database.query('SELECT status FROM problems.submission WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: 'judging' }]);
    expect(await service.judge.call('judging.finish', { id, attempt, result: wrong })).toEqual({
      applied: true,
    });
  },
);

test('the tests of a problem are given to workers that were given a submission of it, and to no other', async () => {
  const { testSetHash: hash, testSetTicket, ticket } = await claimedBy('w');
  if (hash === null) throw new Error('no test set');
  for (const shown of [undefined, 'AAAA', ticket])
    await expect(
      stranger.call('judging.fetch-test-set', { hash, offset: 0, ticket: shown }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const page = await stranger.call('judging.fetch-test-set', { hash, offset: 0, ticket: testSetTicket });
  expect(page.tests.length).toBeGreaterThan(0);
});
