import { registry } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { admin, learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const report = (workerId: string, change = {}) => ({
  workerId,
  host: 'judge-1.example.org',
  cores: 4,
  busy: 1,
  tier: 'full',
  languages: ['JAVASCRIPT' as const],
  takesWork: true,
  ...change,
});

const gauge = async (name: string): Promise<Record<string, number>> => {
  const values = (await registry.getSingleMetric(name)?.get())?.values ?? [];
  return Object.fromEntries(
    values.map(({ labels, value }) => [String((labels as { state?: string }).state ?? 'all'), value]),
  );
};

describe('the state of the judge', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService({ RECONCILE_INTERVAL_MS: '60000' });
  });
  afterAll(() => test.stop());
  beforeEach(() => test.database.query('DELETE FROM problems.judge_worker'));

  const readiness = async () => {
    const answer = await fetch(`http://127.0.0.1:${test.service.opsPort}/health/ready`);
    return { status: answer.status, ...((await answer.json()) as { warnings: string[] }) };
  };
  /** One reading of the queues serves for half a second. */
  const statusThatSays = (sentence: RegExp) =>
    until('the warning', async () => {
      const status = await test.rpc.call('operations.judging', { actor: admin() });
      return status.warnings.some((warning) => sentence.test(warning)) && status;
    });
  const silence = (id: string) =>
    test.database.query(
      `UPDATE problems.judge_worker SET seen_at = now() - interval '1 minute' WHERE id = $1`,
      [id],
    );

  it('says in readiness, and to administrators, that nobody judges and how much waits', async () => {
    expect(await readiness()).toMatchObject({ status: 200, warnings: ['No judge worker takes work.'] });
    const { id } = await submit(test, learner());
    await test.database.query(
      `UPDATE problems.submission SET created_at = now() - interval '40 seconds' WHERE id = $1`,
      [id],
    );
    const status = await statusThatSays(
      /^No judge worker takes work\. One submission or run has waited for \d+ s\.$/,
    );
    expect(status.queues.find(({ kind }) => kind === 'submit')).toMatchObject({ queued: 1, judging: 0 });
    expect(await gauge('judge_workers')).toEqual({ all: 0 });

    await test.judge.call('judging.report-worker', report('a'));
    expect((await readiness()).warnings).toEqual([]);
    await test.database.query(
      `UPDATE problems.submission SET created_at = now() - interval '5 minutes' WHERE id = $1`,
      [id],
    );
    await statusThatSays(/^The judge is behind\. One submission or run has waited for 3\d\d s\.$/);
  });

  it('counts workers and cores, without those that fell silent or take no work', async () => {
    await test.judge.call('judging.report-worker', report('a'));
    await test.judge.call(
      'judging.report-worker',
      report('a', { busy: 3, version: '0.1.0-1f2e3d4c', speedMs: 18.25 }),
    );
    await test.judge.call('judging.report-worker', report('b', { cores: 2, busy: 0 }));
    await test.judge.call('judging.report-worker', report('stopping', { takesWork: false }));
    await test.judge.call('judging.report-worker', report('silent'));
    await silence('silent');
    expect(await gauge('judge_workers')).toEqual({ all: 2 });
    expect(await gauge('judge_cores')).toEqual({ busy: 3, free: 3 });
    const { workers } = await test.rpc.call('operations.judging', { actor: admin() });
    expect(workers[0]).toMatchObject({ version: '0.1.0-1f2e3d4c', speedMs: 18.25 });
    // A worker of the release before does not tell.
    expect(workers[1]).toMatchObject({ version: null, speedMs: null });
    expect(workers.map(({ id, takesWork }) => [id, takesWork])).toEqual([
      ['a', true],
      ['b', true],
      ['stopping', false],
    ]);
  });

  it('takes no name that a page or a log would have to escape, and answers learners nothing', async () => {
    await expect(
      test.judge.call('judging.report-worker', report('a', { host: '<b>' })),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(test.rpc.call('operations.judging', { actor: learner() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
