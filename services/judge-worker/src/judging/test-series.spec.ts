import { describe, expect, it } from '@jest/globals';
import type { Call, Ending } from '../programs/testing/scripted-factory.js';
import { echo, judge, signalled, task, TIMED_OUT, verdicts } from './testing/judged-task.js';

/** A program that needs so little time that eight tests fit into a series. */
const quick = ({ input }: Pick<Call, 'input'>, stdout = input): Ending => ({
  stdout,
  evidence: { wallTimeMs: 1 },
});

/** `t<from>` to `t<to>`. */
const tests = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `t${from + at}`);

describe('short tests', () => {
  it('are handed over in series once the first has shown how long they take', async () => {
    const { result, streamed, factory } = await judge({ run: quick }, task(20), { cores: 1 });
    expect(factory.series).toEqual([['t1'], tests(2, 9), tests(10, 17), tests(18, 20)]);
    expect(result?.verdict).toBe('accepted');
    expect(streamed.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('are shared out among the cores', async () => {
    const { factory } = await judge({ run: quick }, task(10), { cores: 2 });
    expect(factory.series).toEqual([['t1'], ['t2'], tests(3, 6), tests(7, 8), ['t9'], ['t10']]);
  });

  it('run one by one when they take long', async () => {
    const { factory } = await judge({ run: echo }, task(4), { cores: 1 });
    expect(factory.series).toEqual([['t1'], ['t2'], ['t3'], ['t4']]);
  });

  it('of a series that ended early run in the next one, each once', async () => {
    const { result, factory } = await judge({ run: quick, inSeries: 3 }, task(9), { cores: 1 });
    expect(factory.series.slice(1)).toEqual([tests(2, 9), tests(5, 9), tests(8, 9)]);
    expect(factory.calls.map(({ input }) => input)).toEqual(tests(1, 9));
    expect(result?.verdict).toBe('accepted');
  });

  it('after a failed one do not count, although they have run', async () => {
    const { result, streamed } = await judge(
      { run: (call) => quick(call, call.input === 't5' ? 'wrong' : undefined) },
      task(20, { stopAtFirstFailure: true }),
      { cores: 1 },
    );
    expect(verdicts(result?.tests ?? []).slice(3)).toEqual(['4 accepted', '5 wrong_answer']);
    expect(streamed).toHaveLength(5);
  });

  it('after one beyond its limit run in the next series', async () => {
    const { result, factory } = await judge(
      { run: (call) => (call.input === 't4' ? TIMED_OUT : quick(call)) },
      task(6),
      { cores: 1 },
    );
    expect(factory.series.slice(1)).toEqual([tests(2, 6), tests(5, 6)]);
    expect(verdicts(result?.tests ?? []).slice(3)).toEqual([
      '4 time_limit_exceeded',
      '5 accepted',
      '6 accepted',
    ]);
  });

  it('run again when another core gave up a test of their series', async () => {
    // The third group, t6 and t7, needs the second.
    const groups = [
      { tests: ['id-1', 'id-2'], needs: [] },
      { tests: ['id-3', 'id-4', 'id-5'], needs: [] },
      { tests: ['id-6', 'id-7'], needs: [1] },
      { tests: ['id-8', 'id-9'], needs: [] },
    ];
    const started = signalled();
    const { result, factory } = await judge(
      {
        run: async (call) => {
          if (call.input === 't3') {
            await started.given;
            return quick(call, 'wrong');
          }
          if (call.input === 't7') {
            started.give();
            await new Promise((_resolve, reject) =>
              call.signal?.addEventListener('abort', () => reject(call.signal?.reason as Error)),
            );
          }
          return quick(call);
        },
      },
      task(9, { groups }),
      { cores: 2 },
    );
    expect(factory.series).toContainEqual(['t7', 't8']);
    expect(verdicts(result?.tests ?? []).slice(2)).toEqual(['3 wrong_answer', '8 accepted', '9 accepted']);
  });

  it('that the platform did not run at all are its fault', async () => {
    const { error } = await judge({ run: quick, inSeries: 0 }, task(3), { cores: 1 });
    expect(String(error)).toContain('no test of a series');
  });
});
