import { JUDGING_RPC, type JudgedTest } from '@evident/contracts';
import { startService, type RpcClient, type RunningService } from '@evident/kit';
import { onFreePorts, until } from '@evident/kit/testing/index';
import { serviceOptions } from '../problems.service-options.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { judgedTest, judgingResult } from '../testing/fake-worker.js';
import { TestJudge } from '../testing/test-judge.js';
import { learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const TESTS = ['sample-1', 'sample-2', 'h1', 'h2', 'h3'].map((id, at) => judgedTest(id, at + 1));

let test: TestService;
let second: RunningService;
let other: RpcClient<typeof JUDGING_RPC>;

beforeAll(async () => {
  test = await startTestService({ RECONCILE_INTERVAL_MS: '60000' });
  second = await startService(onFreePorts(serviceOptions(test.env)));
  other = new TestJudge(JUDGING_RPC, 'problems', `tcp://127.0.0.1:${second.rpcPorts[1]}`);
});
afterAll(async () => {
  other.close();
  await second.stop();
  await test.stop();
});

async function claimed() {
  const actor = learner();
  const { id } = await submit(test, actor);
  const attempt = (await test.judge.call('judging.claim', { id, workerId: 'w' }))?.attempt ?? 0;
  return {
    id,
    actor,
    attempt,
    renew: (rpc: RpcClient<typeof JUDGING_RPC>, judged: JudgedTest[]) =>
      rpc.call('judging.renew', { id, attempt, judged }),
    finish: (rpc: RpcClient<typeof JUDGING_RPC>) =>
      rpc.call('judging.finish', { id, attempt, result: judgingResult(TESTS) }),
    snapshot: () => test.rpc.call('submissions.get', { actor, submissionId: id }),
    steps: () =>
      until('the end', () => {
        const seen = test.eventsOf(actor.userId);
        return (
          seen.some(({ name }) => name === 'submission.judged') &&
          seen
            .filter(({ name }) => name === 'submission.test-judged')
            .map(({ payload }) => (payload as { seq: number }).seq)
        );
      }),
  };
}

describe('the tests of a submission, reported in batches', () => {
  it('are numbered without gaps when the reports reach two processes of the service in turn', async () => {
    const { renew, finish, snapshot, steps } = await claimed();
    await renew(test.judge, TESTS.slice(0, 1));
    await renew(other, TESTS.slice(0, 2));
    // What the first process remembers is too old now.
    await renew(test.judge, TESTS.slice(1, 3));
    expect(await snapshot()).toMatchObject({ seq: 1_003 });
    expect((await snapshot()).testCases.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'h1']);
    expect(await finish(other)).toEqual({ applied: true });
    expect(await finish(test.judge)).toEqual({ applied: false });
    expect((await steps()).sort()).toEqual([1_001, 1_002, 1_003, 1_004, 1_005]);
  });

  it('are stored and announced once when reports and the end race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { renew, finish, snapshot, steps } = await claimed();
      const reports = [1, 2, 3, 4].flatMap((count) => [
        renew(test.judge, TESTS.slice(0, count)),
        renew(other, TESTS.slice(0, count)),
      ]);
      const end = Promise.all(reports.slice(0, 4)).then(() =>
        Promise.all([finish(test.judge), finish(other)]),
      );
      await Promise.all(reports);
      expect((await end).filter(({ applied }) => applied)).toHaveLength(1);
      expect((await snapshot()).testCases.map(({ id }) => id)).toEqual(TESTS.map(({ testId }) => testId));
      expect((await steps()).sort()).toEqual([1_001, 1_002, 1_003, 1_004, 1_005]);
    }
  });

  it('are stored once: the verdict brings only those that no renewal brought', async () => {
    const { id, actor, attempt, renew, snapshot } = await claimed();
    await renew(test.judge, TESTS.slice(0, 2));
    await renew(other, TESTS.slice(2, 4));
    const rest = { id, attempt, result: judgingResult(TESTS.slice(4)) };
    expect(await test.judge.call('judging.finish', rest)).toEqual({ applied: true });
    const rows = await test.database.query(
      'SELECT step, test_ids FROM problems.submission_tests WHERE submission_id = $1 ORDER BY step',
      [id],
    );
    expect(rows).toEqual([
      { step: 1, test_ids: ['sample-1', 'sample-2'] },
      { step: 3, test_ids: ['h1', 'h2'] },
      { step: 999, test_ids: ['h3'] },
    ]);
    const whole = await snapshot();
    expect(whole.testCases.map((view) => [view.id, view.passed])).toEqual(
      TESTS.map(({ testId }) => [testId, true]),
    );
    expect(JSON.parse(whole.time)).toEqual(TESTS.map(() => '0.0125 s'));
    expect(JSON.parse(whole.memory)).toEqual(TESTS.map(() => '9216 KB'));
    const { submissions } = await test.rpc.call('submissions.list', {
      ...{ actor, problemId: null, before: null, limit: 10 },
    });
    expect(submissions[0]?.testCases).toHaveLength(TESTS.length);
  });

  it('make no accepted verdict while one is missing', async () => {
    const { id, attempt, renew, snapshot } = await claimed();
    await renew(other, TESTS.slice(0, 2));
    const gap = { id, attempt, result: judgingResult(TESTS.slice(3)) };
    await expect(test.judge.call('judging.finish', gap)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await snapshot()).toMatchObject({ submissionStatus: 'judging', seq: 1_002 });
    await renew(test.judge, [judgedTest('h1', 3, 'wrong_answer')]);
    await expect(test.judge.call('judging.finish', gap)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('show the hidden test that failed first, also when it was stored before those in front of it', async () => {
    const { id, attempt, renew, snapshot } = await claimed();
    const [sample1, sample2, h1, , h3] = TESTS as [
      JudgedTest,
      JudgedTest,
      JudgedTest,
      JudgedTest,
      JudgedTest,
    ];
    const wrong = judgedTest('h2', 4, 'wrong_answer');
    await renew(test.judge, [sample1, wrong, h3]);
    expect((await snapshot()).testCases.find((view) => view.id === 'h2')?.stdout).toBeNull();
    const result = judgingResult([sample2, h1, wrong], 'wrong_answer');
    expect(await test.judge.call('judging.finish', { id, attempt, result })).toEqual({ applied: true });
    const { testCases } = await snapshot();
    expect(testCases.map((view) => [view.id, view.stdout])).toEqual([
      ['sample-1', 'printed for sample-1'],
      ['sample-2', 'printed for sample-2'],
      ['h1', null],
      ['h2', 'printed for h2'],
      ['h3', null],
    ]);
  });

  it('of an earlier attempt are not shown once another worker has the claim', async () => {
    const { id, renew, snapshot } = await claimed();
    await renew(test.judge, TESTS.slice(0, 2));
    await test.database.query(
      `UPDATE problems.submission SET lease_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    await test.judge.call('judging.claim', { id, workerId: 'next' });
    expect(await snapshot()).toMatchObject({ seq: 2_000, testCases: [] });
  });

  it('read the texts that a view shows once, and no others', async () => {
    const read = jest.spyOn(test.service.app.get(TestSetsRepository), 'someTests');
    try {
      for (let round = 0; round < 3; round += 1) {
        const { renew, finish } = await claimed();
        await renew(test.judge, TESTS.slice(0, 2));
        await finish(test.judge);
      }
      const ids = read.mock.calls.flatMap(([, wanted]) => wanted);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => id.startsWith('h'))).toEqual([]);
    } finally {
      read.mockRestore();
    }
  });
});
