import type { CreateProblemRequest } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { authoredProblem, perLanguage } from '../testing/authored-problem.js';
import { startFakeWorker } from '../testing/fake-worker.js';
import { admin, learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const checker = { kind: 'custom' as const, source: 'raise SystemExit(7)' };

/** What a worker does whose checker fails on every output. */
async function failToCheck(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const fault = 'On test 1: The checker program ended with exit code 7:\nKeyError: 3';
  await test.judge.call('judging.release', { id, attempt: task.attempt, fault, isChecker: true });
}

describe('a checker that fails', () => {
  let test: TestService;
  let worker: { stop(): Promise<void> };
  const author = admin();
  beforeAll(async () => {
    test = await startTestService();
    worker = startFakeWorker(test, undefined, (id) => failToCheck(test, id));
  });
  afterAll(async () => {
    await worker.stop();
    await test.stop();
  });
  const create = (problem: CreateProblemRequest, draft = false) =>
    test.rpc.call('problems.create', { actor: author, problem, draft });
  const fields = { checker: expect.stringContaining('KeyError: 3') as string };

  it('refuses the problem with the checker’s own error instead of blaming the judge', async () => {
    const sent = create(authoredProblem({ title: 'Badly Checked', checker }));
    await expect(sent).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining('exit code 7') as string,
      details: { fields },
    });
  });

  it('never gives a program its expected verdict, and ends the column at once', async () => {
    const { id } = await create(authoredProblem({ title: 'Checked Later', checker }), true);
    const started = await test.rpc.call('authoring.verify', {
      actor: author,
      problemId: id,
      candidate: {},
    });
    const done = await until('the matrix', async () => {
      const now = await test.rpc.call('authoring.get-verification', {
        actor: author,
        verificationId: started.id,
      });
      return now.done && now;
    });
    expect(done.columns.map(({ ok, verdict, status }) => [ok, verdict, status])).toEqual(
      Array.from({ length: 3 }, () => [false, null, 'failed']),
    );
    expect(done.columns[0]?.checkerFault).toContain('KeyError: 3');
    const attempts = await test.database.query(
      'SELECT max(attempt) AS most FROM problems.submission WHERE batch_id = $1',
      [started.id],
    );
    expect(attempts).toEqual([{ most: 1 }]);
  });

  it('keeps a learner’s submission for another try', async () => {
    const { id } = await create(authoredProblem({ title: 'Checked For Learners', checker }), true);
    await test.database.query('UPDATE problems.problem SET published = true WHERE id = $1', [id]);
    const { id: submissionId } = await submit(test, learner(), 'right', id);
    const [row] = await until('the release', async () => {
      const rows = await test.database.query<{ status: string }>(
        'SELECT status FROM problems.submission WHERE id = $1 AND fault IS NOT NULL',
        [submissionId],
      );
      return rows.length > 0 && rows;
    });
    expect(row?.status).not.toBe('judged');
    await test.database.query(`UPDATE problems.submission SET status = 'cancelled' WHERE id = $1`, [
      submissionId,
    ]);
  });

  it.each([{}, { source: '' }, { source: ' \n' }])(
    'refuses to verify one without a program: %j',
    async (part) => {
      const candidate = {
        testcases: authoredProblem().testcases,
        checker: { kind: 'custom' as const, ...part },
      };
      const verify = test.rpc.call('authoring.verify', {
        actor: author,
        problemId: null,
        candidate: { ...candidate, referenceSolutions: perLanguage('right') },
      });
      await expect(verify).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { checker: 'A custom checker needs its program' } },
      });
    },
  );
});
