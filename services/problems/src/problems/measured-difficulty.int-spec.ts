import { MEASURED_LEARNERS } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { judgedTest, judgingResult, startFakeWorker, testIdsOf } from '../testing/fake-worker.js';
import { admin, ECHO_ID, learner, startTestService, submit, SUM_ID } from '../testing/test-service.js';
import type { TestService } from '../testing/test-service.js';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(async () => {
  await test.stop();
});

/** Judges a program by its text: `wrong` fails the first test. */
async function judge(id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) throw new Error('The submission was not to be had');
  const verdict = task.program.sourceCode.includes('wrong') ? 'wrong_answer' : 'accepted';
  const ids = await testIdsOf(test, task);
  const tests = ids.map((testId, at) => judgedTest(testId, at + 1, at === 0 ? verdict : 'accepted'));
  const { attempt } = task;
  await test.judge.call('judging.finish', { id, attempt, result: judgingResult(tests, verdict) });
}

/** A new learner sends the programs one after the other. */
async function sendAll(problemId: string, ...programs: readonly string[]): Promise<void> {
  const actor = learner();
  for (const program of programs) await judge((await submit(test, actor, program, problemId)).id);
}

const measuredOf = async (problemId: string) =>
  (await test.rpc.call('problems.get', { actor: learner(), problemId })).measured;

describe('the difficulty that learners meet', () => {
  it('counts each learner once, by the first judged submission', async () => {
    const missing = MEASURED_LEARNERS - 3;
    for (let at = 0; at < missing; at += 1) await sendAll(ECHO_ID, 'wrong');
    await sendAll(ECHO_ID, 'right', 'wrong', 'right');
    await sendAll(ECHO_ID, 'wrong', 'right');
    await expect(measuredOf(ECHO_ID)).resolves.toBeUndefined();
    await sendAll(ECHO_ID, 'right');
    const measured = { difficulty: 'HARD', learners: MEASURED_LEARNERS, firstTryPercent: 7 };
    await expect(measuredOf(ECHO_ID)).resolves.toEqual(measured);
    const { problems } = await test.rpc.call('problems.list', { actor: learner(), query: {} });
    expect(problems.find(({ id }) => id === ECHO_ID)?.measured).toEqual(measured);
    expect(problems.find(({ id }) => id === SUM_ID)).not.toHaveProperty('measured');
  });

  it('follows a rejudge, after which all of them are right', async () => {
    const actor = admin();
    const worker = startFakeWorker(test);
    try {
      const { id } = await test.rpc.call('authoring.preview-rejudge', { actor, problemId: ECHO_ID });
      await until('the trials', async () => {
        const preview = await test.rpc.call('authoring.get-rejudge', { actor, rejudgeId: id });
        return preview.done;
      });
      await test.rpc.call('authoring.apply-rejudge', { actor, rejudgeId: id });
    } finally {
      await worker.stop();
    }
    await expect(measuredOf(ECHO_ID)).resolves.toEqual({
      difficulty: 'EASY',
      learners: MEASURED_LEARNERS,
      firstTryPercent: 100,
    });
  });
});
