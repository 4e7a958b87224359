import { until } from '@evident/kit/testing/index';
import { judgeAll, startFakeWorker } from '../testing/fake-worker.js';
import {
  admin,
  ECHO_ID,
  ended,
  learner,
  startTestService,
  submit,
  type TestService,
} from '../testing/test-service.js';
import { RetentionService } from './retention.service.js';

let test: TestService;
beforeAll(async () => {
  test = await startTestService({ SUBMISSION_TEXTS_DAYS: '30' });
});
afterAll(() => test.stop());

const author = admin();
const ada = learner();
const remove = (batch?: number): Promise<number> => test.service.app.get(RetentionService).remove(batch);
const age = (id: string, days: number) =>
  test.database.query(
    `UPDATE problems.submission SET created_at = now() - $2 * interval '1 day' WHERE id = $1`,
    [id, days],
  );
const get = (id: string) => test.rpc.call('submissions.get', { actor: ada, submissionId: id });

async function judgedSubmission(days: number): Promise<string> {
  const worker = startFakeWorker(test, undefined, (row) => judgeAll(test, row));
  const { id } = await submit(test, ada, 'right', ECHO_ID);
  await ended(test, ada, id);
  await worker.stop();
  await age(id, days);
  return id;
}

it('removes source and tests of old submissions, and keeps verdict, figures and counters', async () => {
  const [old, young] = [await judgedSubmission(31), await judgedSubmission(29)];
  const [before, kept] = [await get(old), await get(young)];
  expect(before.testCases).not.toEqual([]);
  expect(await remove()).toBe(1);
  const after = await get(old);
  expect(after).toEqual({
    ...before,
    sourceCode: '',
    testCases: [],
    compileOutput: null,
    textsRemovedAt: expect.any(String),
  });
  expect(await get(young)).toEqual(kept);
  expect(
    await test.database.query('SELECT 1 FROM problems.submission_tests WHERE submission_id = $1', [old]),
  ).toEqual([]);
  const listed = await test.rpc.call('submissions.list', { actor: ada, problemId: ECHO_ID });
  expect(listed.submissions.find(({ id }) => id === old)?.textsRemovedAt).toBe(after.textsRemovedAt);
  expect(await test.rpc.call('submissions.count', { actor: ada, problemId: ECHO_ID })).toMatchObject({
    count: 2,
    acceptedCount: 2,
  });
  const solved = await test.rpc.call('problems.list-solved', { actor: ada });
  expect(solved.map(({ id }) => id)).toContain(ECHO_ID);
  expect(await remove()).toBe(0);
});

it('works in batches until nothing is left', async () => {
  const ids = [await judgedSubmission(40), await judgedSubmission(41), await judgedSubmission(42)];
  expect(await remove(1)).toBe(3);
  for (const id of ids) expect((await get(id)).sourceCode).toBe('');
});

it('leaves what is not judged yet, however old it is', async () => {
  const { id } = await submit(test, ada, 'right', ECHO_ID);
  await age(id, 400);
  expect(await remove()).toBe(0);
  await test.rpc.call('submissions.cancel', { actor: ada, submissionId: id });
  expect(await remove()).toBe(1);
});

it('never judges a submission again that has lost its source', async () => {
  await test.database.query('DELETE FROM problems.submission');
  const [old, young] = [await judgedSubmission(31), await judgedSubmission(1)];
  await remove();
  const trial = await test.rpc.call('authoring.preview-rejudge', { actor: author, problemId: ECHO_ID });
  expect(trial.total).toBe(1);
  const trials = await test.database.query<{ trial_of: string }>(
    'SELECT trial_of FROM problems.submission WHERE trial_of IS NOT NULL',
  );
  expect(trials).toEqual([{ trial_of: young }]);

  await test.database.query(
    `UPDATE problems.submission SET status = 'failed', verdict = NULL WHERE id = ANY($1)`,
    [[old, young]],
  );
  const { submissions, total } = await test.rpc.call('authoring.list-failed', { actor: author, limit: 10 });
  expect([submissions.map(({ submissionId }) => submissionId), total]).toEqual([[young], 1]);
  await expect(
    test.rpc.call('authoring.retry-failed', { actor: author, submissionId: old }),
  ).resolves.toEqual({ retried: false });
  await expect(test.rpc.call('authoring.retry-all-failed', { actor: author })).resolves.toEqual({
    retried: 1,
    left: 0,
  });
});

it('gives no verdict of a trial to a submission that lost its source meanwhile', async () => {
  await test.database.query('DELETE FROM problems.submission');
  const id = await judgedSubmission(1);
  const trial = await test.rpc.call('authoring.preview-rejudge', { actor: author, problemId: ECHO_ID });
  const worker = startFakeWorker(test, undefined, (row) => judgeAll(test, row));
  await until(
    'the trial',
    async () => (await test.rpc.call('authoring.get-rejudge', { actor: author, rejudgeId: trial.id })).done,
  );
  await worker.stop();
  await age(id, 31);
  await remove();
  const before = await get(id);
  await test.rpc.call('authoring.apply-rejudge', { actor: author, rejudgeId: trial.id });
  expect(await get(id)).toEqual(before);
});
