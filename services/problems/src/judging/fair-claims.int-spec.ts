import { judgedTest, judgingResult } from '../testing/fake-worker.js';
import { learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const OFF = '60000';
const wrong = judgingResult([judgedTest('sample-1', 1, 'wrong_answer')], 'wrong_answer');

describe('claims by fair share', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService({
      RECONCILE_INTERVAL_MS: OFF,
      QUEUE_MAX_AGE_MS: '60000',
    });
  });
  afterAll(async () => {
    await test.stop();
  });
  beforeEach(async () => {
    await test.database.query('DELETE FROM problems.submission');
    await test.database.query('DELETE FROM problems.judge_usage');
  });
  const next = (workerId: string) => test.judge.call('judging.claim-next', { kind: 'submit', workerId });
  const usedBy = async (userId: string): Promise<number> => {
    const [row] = await test.database.query<{ used_ms: number }>(
      'SELECT used_ms FROM problems.judge_usage WHERE user_id = $1',
      [userId],
    );
    return row?.used_ms ?? 0;
  };

  it('give a worker one row of a user and kind at a time, and say that others wait', async () => {
    const [one, other] = [learner(), learner()];
    const first = await submit(test, one);
    const second = await submit(test, one);
    await expect(next('a')).resolves.toMatchObject({ task: { id: first.id }, passedOver: false });
    await expect(next('a')).resolves.toEqual({ task: null, passedOver: true });
    const foreign = await submit(test, other);
    await expect(next('a')).resolves.toMatchObject({ task: { id: foreign.id } });
    await expect(next('b')).resolves.toMatchObject({ task: { id: second.id } });
    await expect(next('b')).resolves.toEqual({ task: null, passedOver: false });
  });

  it('book what an attempt used once, and tell it with the next claim', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    await next('a');
    await test.judge.call('judging.renew', { id, attempt: 1, judged: [], usedMs: 3_000 });
    await test.judge.call('judging.finish', { id, attempt: 1, result: wrong, usedMs: 5_000 });
    await test.judge.call('judging.finish', { id, attempt: 1, result: wrong, usedMs: 9_000 });
    // What was booked first has decayed since, by less than half.
    expect(await usedBy(actor.userId)).toBeGreaterThan(3_500);
    expect(await usedBy(actor.userId)).toBeLessThanOrEqual(5_000);
    await submit(test, actor);
    const { task } = await next('a');
    expect(task?.userUsedMs).toBeGreaterThan(1_000);
  });

  it('book what a cancelled attempt used', async () => {
    const actor = learner();
    const { id } = await submit(test, actor);
    await next('a');
    await test.rpc.call('submissions.cancel', { actor, submissionId: id });
    const release = () => test.judge.call('judging.release', { id, attempt: 1, fault: null, usedMs: 4_000 });
    await release();
    await release();
    expect(Math.round(await usedBy(actor.userId))).toBe(4_000);
  });

  it('do not count a waiting row against the judge when its user waits for its own share', async () => {
    const heavy = learner();
    await submit(test, heavy);
    await submit(test, heavy);
    await next('a');
    await test.database.query(`UPDATE problems.submission SET created_at = now() - interval '10 minutes'`);
    await test.restart();
    await expect(submit(test, learner())).resolves.toMatchObject({ submissionStatus: 'queued' });
    await test.database.query(`UPDATE problems.submission SET created_at = now() - interval '10 minutes'`);
    await test.restart();
    await expect(submit(test, learner())).rejects.toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
  });
});
