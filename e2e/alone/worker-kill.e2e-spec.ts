import type { Submission } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import pg from 'pg';
import { signUp } from '../support/api-client.js';
import { product } from '../support/product.js';

/** Works half a second in each test, so that the worker can be killed in the middle. */
const SLOW_PYTHON = [
  'import sys, time',
  'n = int(sys.stdin.readline())',
  'end = time.process_time() + 0.5',
  'while time.process_time() < end: pass',
  'a, b = 1, 1',
  'for _ in range(n - 1): a, b = b, a + b',
  'print(b)',
].join('\n');

describe('A judge worker that dies while judging', () => {
  it('leaves exactly one verdict behind', async () => {
    const learner = await signUp();
    const problem = await learner.problemBySlug('climbing-stairs');
    const { status, body } = await learner.submit(problem.id, 71, SLOW_PYTHON, { prefer: 'respond-async' });
    expect(status).toBe(202);
    const id = body.submission.id;
    const read = async (): Promise<Submission> =>
      (await learner.get<{ submission: Submission }>(`/submission/${id}`)).body.submission;

    await until('judging to begin', async () => (await read()).submissionStatus === 'judging', 20_000);
    process.kill(product.pidOf('judge-worker'), 'SIGKILL');

    const judged = await until(
      'a verdict',
      async () => {
        const submission = await read();
        return submission.submissionStatus === 'judged' && submission;
      },
      60_000,
    );
    expect(judged.status).toBe('Accepted');
    expect(judged.testCases).toHaveLength(judged.testCount);

    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ attempt: number; status: string }>(
      'SELECT attempt, status FROM problems.submission WHERE id = $1',
      [id],
    );
    await client.end();
    expect(rows).toEqual([{ attempt: 2, status: 'judged' }]);
    const { body: history } = await learner.get<{ submissions: Submission[] }>(
      '/submission/get-all-submissions',
    );
    expect(history.submissions.filter((submission) => submission.id === id)).toHaveLength(1);
  });
});
