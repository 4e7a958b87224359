import { registry } from '@evident/kit';
import { judgedTest, judgingResult } from '../testing/fake-worker.js';
import { learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const wrong = judgingResult([judgedTest('sample-1', 1, 'wrong_answer')], 'wrong_answer');

/** What a scrape would read now. @returns the value of each row, by the row's name or kind and cause */
async function scraped(name: string): Promise<Record<string, number>> {
  const metric = await registry.getSingleMetric(name)?.get();
  const rows = (metric?.values ?? []) as {
    labels: Record<string, string>;
    value: number;
    metricName?: string;
  }[];
  const nameOf = ({ metricName, labels: { kind = '', cause } }: (typeof rows)[number]): string =>
    metricName ?? (cause ? `${kind} ${cause}` : kind);
  return Object.fromEntries(rows.map((row) => [nameOf(row), row.value]));
}

describe('the metrics of the queue', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService({
      RECONCILE_INTERVAL_MS: '60000',
      QUEUE_MAX_DEPTH: '3',
    });
  });
  afterAll(() => test.stop());

  it('count the rows and not the jobs, tell the longest wait, the time to a verdict and each refusal', async () => {
    const submissions = [
      await submit(test, learner()),
      await submit(test, learner()),
      await submit(test, learner()),
    ];
    const [first] = submissions;
    await test.database.query(
      `UPDATE problems.submission SET created_at = now() - interval '40 seconds' WHERE id = $1`,
      [first?.id],
    );
    const oldest = (await scraped('judging_oldest_seconds'))['submit'] ?? 0;
    expect(oldest).toBeGreaterThanOrEqual(40);
    expect(await scraped('judging_queue_depth')).toEqual({ run: 0, submit: 3, verify: 0 });
    await expect(submit(test, learner())).rejects.toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
    expect(await scraped('judging_refusals_total')).toEqual({ 'submit queue_full': 1 });

    const id = first?.id ?? '';
    await test.judge.call('judging.claim', { id, workerId: 'a' });
    await test.judge.call('judging.finish', { id, attempt: 1, result: wrong });
    const seconds = await scraped('judging_verdict_seconds');
    expect(seconds['judging_verdict_seconds_count']).toBe(1);
    expect(seconds['judging_verdict_seconds_sum']).toBeGreaterThanOrEqual(40);
  });
});
