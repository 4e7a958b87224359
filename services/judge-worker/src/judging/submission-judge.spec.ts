import { describe, expect, it, jest } from '@jest/globals';
import { CoreJob } from './core-job.js';
import { CoreSlots } from './core-slots.js';
import { JudgingFault } from './judging-fault.js';
import { SubmissionJudge } from './submission-judge.js';
import { endless, ScriptedFactory, type Ending } from '../programs/testing/scripted-factory.js';

import { TIMED_OUT, echo, judge, signalled, task, verdicts } from './testing/judged-task.js';

describe('SubmissionJudge', () => {
  it('accepts a program whose tests all pass, with the measurements', async () => {
    const { result, begins } = await judge({ run: echo }, task(4));
    // Told once, after the program was opened.
    expect(begins).toBe(1);
    expect(result?.verdict).toBe('accepted');
    expect(result?.environment).toMatchObject({ checker: 'exact', tier: 'full' });
    expect(result?.tests.map(({ testId, stdout, message }) => [testId, stdout, message])).toEqual([
      ['id-1', 't1', ''],
      ['id-2', 't2', ''],
      // Nobody sees what was printed on a hidden test that passed.
      ['id-3', '', ''],
      ['id-4', '', ''],
    ]);
    expect(result?.tests[0]?.measurement).toMatchObject({
      cpuTimeMs: 3,
      rawCpuTimeMs: 12,
      tier: 'full',
      rerunAlone: false,
    });
  });

  it('asks for the warnings of an analysed program, and not for those of a batch', async () => {
    const program = { language: 'JAVA', sourceCode: 'learner' } as const;
    const askedFor = async (what: Parameters<typeof task>[1]) =>
      (await judge({ run: echo }, task(1, what))).factory.asked;
    expect(await askedFor({ kind: 'evidence', program })).toEqual([
      { givesWay: true, allWarnings: true, isBatch: false },
    ]);
    expect(await askedFor({ kind: 'evidence', program: { ...program, isBatch: true } })).toEqual([
      { givesWay: true, allWarnings: false, isBatch: true },
    ]);
    expect(await askedFor({ program })).toEqual([{ givesWay: false, allWarnings: false, isBatch: false }]);
  });

  it('returns the output of the compiler and runs nothing after a compile error', async () => {
    const { result, begins, factory } = await judge(
      { compile: () => 'Main.java:1: error\u0000', run: echo },
      task(3),
    );
    expect(result).toMatchObject({
      verdict: 'compile_error',
      compileOutput: 'Main.java:1: error\ufffd',
      tests: [],
    });
    expect(begins).toBe(0);
    expect(factory.calls).toEqual([]);
  });

  it('takes the verdict of the first failing test in test order', async () => {
    const later = signalled();
    const { result } = await judge(
      {
        run: async ({ input }) => {
          if (input === 't2') {
            await later.given;
            return { evidence: { exitCode: 1 } };
          }
          if (input === 't3') later.give();
          return { stdout: input === 't3' ? 'wrong' : input };
        },
      },
      task(4),
    );
    expect(result?.verdict).toBe('runtime_error');
    expect(verdicts(result?.tests ?? [])).toEqual([
      '1 accepted',
      '2 runtime_error',
      '3 wrong_answer',
      '4 accepted',
    ]);
    expect(result?.tests[2]?.message).toBe('line 1: expected t3, got wrong');
  });

  it('runs as many tests at a time as there are cores, and reports results in test order', async () => {
    const ends: string[] = [];
    const second = signalled();
    const { streamed, factory } = await judge(
      {
        run: async ({ input }) => {
          if (input === 't1') await second.given;
          ends.push(input);
          if (input === 't2') second.give();
          return { stdout: input };
        },
      },
      task(5),
    );
    expect(Math.max(...factory.calls.map(({ together }) => together))).toBe(2);
    expect(ends[0]).toBe('t2');
    expect(streamed.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
  });

  it('judges evidence one test at a time', async () => {
    const { factory } = await judge({ run: echo }, task(4, { kind: 'evidence' }));
    expect(factory.calls.map(({ together }) => together)).toEqual([1, 1, 1, 1]);
  });

  describe('near the time limit', () => {
    it('runs a timed-out test again alone, and takes the second result', async () => {
      const seen = new Map<string, number>();
      const { result, factory } = await judge(
        {
          run: async ({ input }) => {
            seen.set(input, (seen.get(input) ?? 0) + 1);
            await new Promise((resolve) => setTimeout(resolve, 5));
            return input === 't2' && seen.get(input) === 1 ? TIMED_OUT : { stdout: input };
          },
        },
        task(3),
      );
      expect(result?.verdict).toBe('accepted');
      expect(result?.tests.map(({ measurement }) => measurement.rerunAlone)).toEqual([false, true, false]);
      expect(factory.calls.filter(({ input }) => input === 't2').at(-1)?.together).toBe(1);
    });

    it('gives Time Limit Exceeded when the second run times out too, and repeats no other test', async () => {
      const { result, factory } = await judge(
        {
          run: async () => {
            await new Promise((resolve) => setTimeout(resolve, 5));
            return TIMED_OUT;
          },
        },
        task(5),
      );
      expect(result?.verdict).toBe('time_limit_exceeded');
      expect(result?.tests.filter(({ measurement }) => measurement.rerunAlone)).toHaveLength(1);
      expect(factory.calls).toHaveLength(6);
    });

    it('runs evidence again, but not alone', async () => {
      const slots = new CoreSlots(2, 1);
      let freeLearner = (): void => undefined;
      const learner = slots.use(
        new CoreJob('run'),
        () => new Promise<void>((resolve) => (freeLearner = resolve)),
      );
      let runs = 0;
      const factory = new ScriptedFactory({
        run: () => ((runs += 1) === 1 ? TIMED_OUT : { stdout: 't1' }),
      });
      const result = await new SubmissionJudge(factory, slots).judge(task(1, { kind: 'evidence' }), {
        signal: new AbortController().signal,
      });
      expect([result.verdict, runs]).toEqual(['accepted', 2]);
      freeLearner();
      await learner;
    });

    it('runs a timed-out test only once when nothing else ran', async () => {
      const { result, factory } = await judge({ run: () => TIMED_OUT }, task(1));
      expect(result?.verdict).toBe('time_limit_exceeded');
      expect(factory.calls).toHaveLength(1);
    });

    it('measures a passing test again when it came within a fifth of the limit', async () => {
      const first = new Set<string>();
      const { result } = await judge(
        {
          run: async ({ input }) => {
            await new Promise((resolve) => setTimeout(resolve, 5));
            const again = first.has(input);
            first.add(input);
            return { stdout: input, evidence: { cpuTimeMs: input === 't1' ? (again ? 1_500 : 1_700) : 100 } };
          },
        },
        task(2),
      );
      expect(result?.verdict).toBe('accepted');
      expect(result?.tests[0]?.measurement).toMatchObject({ cpuTimeMs: 1_500, rerunAlone: true });
      expect(result?.tests[1]?.measurement.rerunAlone).toBe(false);
    });
  });

  describe('early stop', () => {
    it('stops after the first failing hidden test and ends later tests that run', async () => {
      const { result, streamed, factory } = await judge(
        {
          run: ({ input, signal }) =>
            input === 't4' ? { stdout: 'wrong' } : input === 't5' ? endless(signal) : { stdout: input },
        },
        task(9, { stopAtFirstFailure: true }),
      );
      expect(verdicts(result?.tests ?? [])).toEqual([
        '1 accepted',
        '2 accepted',
        '3 accepted',
        '4 wrong_answer',
      ]);
      expect(verdicts(streamed)).toEqual(verdicts(result?.tests ?? []));
      expect(factory.calls.length).toBeLessThan(7);
    });

    it('with stopAtFirstLimit goes on after a wrong answer and stops after the first hidden timeout', async () => {
      const outcomes: Record<string, Ending> = { t1: TIMED_OUT, t3: { stdout: 'wrong' }, t5: TIMED_OUT };
      const { result } = await judge(
        { run: ({ input }) => outcomes[input] ?? { stdout: input } },
        task(9, { stopAtFirstLimit: true }),
      );
      expect(verdicts(result?.tests ?? [])).toEqual([
        '1 time_limit_exceeded',
        '2 accepted',
        '3 wrong_answer',
        '4 accepted',
        '5 time_limit_exceeded',
      ]);
    });

    it('still judges every sample', async () => {
      const { result } = await judge(
        { run: ({ input }) => ({ stdout: input === 't1' ? 'wrong' : input }) },
        task(4, { stopAtFirstFailure: true }),
      );
      expect(verdicts(result?.tests ?? [])).toEqual([
        '1 wrong_answer',
        '2 accepted',
        '3 accepted',
        '4 accepted',
      ]);
    });

    it('takes the earliest failing test even when a later test fails first', async () => {
      const later = signalled();
      const { result } = await judge(
        {
          run: async ({ input }) => {
            if (input === 't3') await later.given;
            if (input === 't4') later.give();
            return { stdout: ['t3', 't4'].includes(input) ? 'wrong' : input };
          },
        },
        task(8, { stopAtFirstFailure: true }),
      );
      expect(verdicts(result?.tests ?? [])).toEqual(['1 accepted', '2 accepted', '3 wrong_answer']);
    });
  });

  describe('what is not the program’s fault', () => {
    it('is thrown after the running tests have been stopped', async () => {
      const { error, result } = await judge(
        {
          run: ({ input, signal }) =>
            input === 't2' ? { status: 'sandbox_error', fault: 'no cgroup' } : endless(signal),
        },
        task(6),
      );
      expect(result).toBeNull();
      expect(error).toEqual(new JudgingFault('no cgroup'));
    });

    it('includes a language that this worker lacks', async () => {
      const { error } = await judge({ languages: ['PYTHON'], run: echo }, task(1));
      expect(String(error)).toBe('JudgingFault: JAVASCRIPT is not installed on this worker');
    });

    it('includes a machine that lost most of its time to the hypervisor', async () => {
      const { error } = await judge(
        {
          run: ({ input, signal }) =>
            input === 't1' ? { stdout: input, evidence: { stealMs: 60 } } : endless(signal),
        },
        task(3),
        { wallMs: 100 },
      );
      expect(error).toBeInstanceOf(JudgingFault);
    });
  });

  it('ends a judging that takes too long with Time Limit Exceeded for the unfinished test', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { result } = await judge(
      {
        run: ({ input, signal }) => {
          if (['t1', 't2'].includes(input)) return { stdout: input };
          queueMicrotask(() => jest.advanceTimersByTime(60_000));
          return endless(signal);
        },
      },
      task(9),
      { wallMs: 60_000 },
    ).finally(() => jest.useRealTimers());
    expect(verdicts(result?.tests ?? [])).toEqual(['1 accepted', '2 accepted', '3 time_limit_exceeded']);
    expect(result?.verdict).toBe('time_limit_exceeded');
  });

  it('stops at once when it is cancelled', async () => {
    const abort = new AbortController();
    const { error } = await judge(
      {
        run: ({ signal }) => {
          queueMicrotask(() => abort.abort(new Error('cancelled')));
          return endless(signal);
        },
      },
      task(5),
      { signal: abort.signal },
    );
    expect(error).toEqual(new Error('cancelled'));
  });
});
