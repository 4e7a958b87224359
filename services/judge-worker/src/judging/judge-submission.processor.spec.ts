import { judgeLimitsFor, type ClaimedTask, type JudgingResult } from '@evident/contracts';
import { createLogger, currentRequestId } from '@evident/kit';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CoreJob } from './core-job.js';
import { type CoreHold, CoreSlots } from './core-slots.js';
import { JudgeSubmissionProcessor, type JudgeSource } from './judge-submission.processor.js';
import { SubmissionJudge } from './submission-judge.js';
import { ScriptedFactory } from '../programs/testing/scripted-factory.js';
import { WorkInHand } from './work-in-hand.js';

const USER = randomUUID();

function taskOf(user: string): ClaimedTask {
  return {
    id: randomUUID(),
    kind: 'submit',
    attempt: 1,
    leaseMs: 60_000,
    userId: user,
    problemId: null,
    program: { language: 'PYTHON', sourceCode: '' },
    limits: judgeLimitsFor('PYTHON', { timeLimitMs: 1_000, memoryLimitKb: 65_536 }),
    checker: { kind: 'exact' },
    testSetHash: null,
    cases: [{ id: '1', input: '', answer: '', hidden: false }],
    reference: null,
    stopAtFirstFailure: false,
    userUsedMs: 7_000,
  };
}

/** A worker whose owner answers claims from a list. */
function workerOf(
  answers: { task: ClaimedTask | null; passedOver: boolean }[],
  onRun: () => void | Promise<void> = () => undefined,
  renew: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const used: number[] = [];
  const sent: string[][] = [];
  const client = {
    claimNext: () => Promise.resolve(answers.shift() ?? { task: null, passedOver: false }),
    finish: (_claim: ClaimedTask, result: JudgingResult, usedMs: number) => {
      sent.push(result.tests.map(({ testId }) => testId));
      used.push(usedMs);
      return Promise.resolve(true);
    },
    release: () => Promise.resolve(),
    renew,
  };
  const source = { client, testSets: {} } as unknown as JudgeSource;
  const slots = new CoreSlots(1, 1);
  const processor = new JudgeSubmissionProcessor({
    workerId: 'w',
    sources: { run: source, submit: source, verify: source, evidence: source },
    judge: new SubmissionJudge(
      new ScriptedFactory({
        run: async () => {
          await onRun();
          await new Promise((resolve) => setTimeout(resolve, 5));
          return {};
        },
      }),
      slots,
    ),
    slots,
    work: new WorkInHand(),
    takesWork: () => true,
    logger: createLogger('processor', 'silent'),
  });
  return { processor, used, sent, slots, left: () => answers.length };
}

describe('JudgeSubmissionProcessor', () => {
  it('judges one row for each job', async () => {
    const answers = [
      { task: taskOf(USER), passedOver: false },
      { task: taskOf(USER), passedOver: false },
    ];
    const { processor, used, left } = workerOf(answers);
    await processor.process('submit', { id: 'job' });
    expect([used.length, left()]).toEqual([1, 1]);
  });

  it('asks again after each judging while rows wait for users whom it serves already', async () => {
    const { processor, used } = workerOf([
      { task: null, passedOver: true },
      { task: taskOf(USER), passedOver: false },
      { task: taskOf(USER), passedOver: false },
      { task: null, passedOver: false },
      { task: taskOf(USER), passedOver: false },
    ]);
    await processor.process('submit', { id: 'a job whose row is passed over' });
    expect(used).toEqual([]);
    await processor.process('submit', { id: 'the job of the judging in hand' });
    expect(used).toHaveLength(2);
  });

  it('judges under the id of the request that made the row, whatever row its job named', async () => {
    const seen: (string | undefined)[] = [];
    const { processor } = workerOf(
      [{ task: { ...taskOf(USER), requestId: 'the-click' }, passedOver: false }],
      () => void seen.push(currentRequestId()),
    );
    await processor.process('submit', { id: 'job', requestId: 'another-click' });
    expect(seen).toEqual(['the-click']);
  });

  it('brings with the verdict only the tests that the owner has not confirmed', async () => {
    for (const [keepsTests, expected] of [
      [true, ['2']],
      [undefined, ['1', '2']],
    ] as const) {
      let noteRenewed = (): void => undefined;
      const renewed = new Promise<void>((resolve) => (noteRenewed = resolve));
      let runs = 0;
      const cases = ['1', '2'].map((id) => ({ id, input: '', answer: '', hidden: false }));
      const { processor, sent } = workerOf(
        [{ task: { ...taskOf(USER), cases, keepsTests }, passedOver: false }],
        () => (++runs === 2 ? renewed : undefined),
        () => {
          noteRenewed();
          return Promise.resolve(true);
        },
      );
      await processor.process('submit', { id: 'job' });
      expect(sent).toEqual([expected]);
    }
  });

  it('books the core time that it used, and knows what the user had used before', async () => {
    const { processor, used, slots } = workerOf([{ task: taskOf(USER), passedOver: false }]);
    await processor.process('submit', { id: 'job' });
    expect(used[0]).toBeGreaterThan(0);
    expect(slots.usage.of(USER)).toBeGreaterThan(6_900);
  });

  it('makes programs of users who have used more give way from the claim to the result', async () => {
    const light: ClaimedTask = { ...taskOf(USER), userUsedMs: 0 };
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let heavy: CoreHold | undefined;
    const seen: (boolean | undefined)[] = [];
    const { processor, slots } = workerOf([{ task: light, passedOver: false }], () => {
      seen.push(heavy?.share.givesWay);
      end();
    });
    slots.usage.add('heavy', 5_000);
    const held = slots.use(new CoreJob('submit', 'heavy'), (hold) => {
      heavy = hold;
      return ended;
    });
    await processor.process('submit', { id: 'job' });
    await held;
    expect(seen).toEqual([true]);
  });
});
