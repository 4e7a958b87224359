import type { Actor } from '@evident/contracts';
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

const author = admin();
let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

/** Submits a program that the platform gives up. */
const submitAndGiveUp = async (actor: Actor): Promise<string> => {
  const { id } = await submit(test, actor, 'right', ECHO_ID);
  for (let round = 0; round < 5; round++) {
    const task = await test.judge.call('judging.claim', { id, workerId: 'w' });
    await test.judge.call('judging.release', {
      id,
      attempt: task?.attempt ?? 0,
      fault: 'the sandbox broke',
    });
  }
  return id;
};

it('sends failed submissions again for an administrator', async () => {
  const actor = learner();
  const id = await submitAndGiveUp(actor);
  const { submissions, total } = await test.rpc.call('authoring.list-failed', { actor: author, limit: 10 });
  expect(submissions[0]).toMatchObject({ submissionId: id, fault: 'the sandbox broke', attempts: 5 });
  expect(submissions[0]?.requestId).toEqual(expect.any(String));
  expect(total).toBe(submissions.length);
  await expect(test.rpc.call('authoring.retry-failed', { actor: author, submissionId: id })).resolves.toEqual(
    { retried: true },
  );
  await expect(test.rpc.call('authoring.retry-failed', { actor: author, submissionId: id })).resolves.toEqual(
    { retried: false },
  );
  const worker = startFakeWorker(test, undefined, (row) => judgeAll(test, row));
  await expect(ended(test, actor, id)).resolves.toMatchObject({ status: 'Accepted' });
  await worker.stop();
});

it('sends all failed submissions again at once, and nothing else', async () => {
  const actor = learner();
  const ids = [await submitAndGiveUp(actor), await submitAndGiveUp(actor)];
  const { total } = await test.rpc.call('authoring.list-failed', { actor: author, limit: 1 });
  expect(total).toBe(2);
  await expect(test.rpc.call('authoring.retry-all-failed', { actor: author })).resolves.toEqual({
    retried: 2,
    left: 0,
  });
  await expect(test.rpc.call('authoring.retry-all-failed', { actor: author })).resolves.toEqual({
    retried: 0,
    left: 0,
  });
  const worker = startFakeWorker(test, undefined, (row) => judgeAll(test, row));
  for (const id of ids) await expect(ended(test, actor, id)).resolves.toMatchObject({ status: 'Accepted' });
  await worker.stop();
});
