import { describe, expect, it } from '@jest/globals';
import { echo, judge, signalled, task, TIMED_OUT, verdicts } from './testing/judged-task.js';

/** The tests `t1` and `t2` are samples. The third group needs the second. */
const groups = [
  { tests: ['id-1', 'id-2'], needs: [] },
  { tests: ['id-3', 'id-4', 'id-5'], needs: [] },
  { tests: ['id-6', 'id-7'], needs: [1] },
  { tests: ['id-8', 'id-9'], needs: [] },
];
const failing = (...inputs: string[]) => ({
  run: ({ input }: { input: string }) => ({ stdout: inputs.includes(input) ? 'wrong' : input }),
});

describe('a submission to a problem with groups', () => {
  it('ends a group at its first failed test, leaves out the group that needs it and judges the others', async () => {
    const { result, factory } = await judge(failing('t4'), task(9, { groups }), { cores: 1 });
    expect(result?.verdict).toBe('wrong_answer');
    expect(verdicts(result?.tests ?? [])).toEqual([
      '1 accepted',
      '2 accepted',
      '3 accepted',
      '4 wrong_answer',
      '8 accepted',
      '9 accepted',
    ]);
    expect(factory.calls.map(({ input }) => input)).toEqual(['t1', 't2', 't3', 't4', 't8', 't9']);
  });

  it('judges the rest of it without groups', async () => {
    const { result } = await judge(failing('t4'), task(9), { cores: 1 });
    expect(result?.tests).toHaveLength(9);
  });

  it('ends only its group at a test beyond the time limit', async () => {
    const { result } = await judge(
      { run: (call) => (call.input === 't3' ? TIMED_OUT : echo(call)) },
      task(9, { groups, stopAtFirstLimit: true }),
      { cores: 1 },
    );
    expect(verdicts(result?.tests ?? []).slice(2)).toEqual([
      '3 time_limit_exceeded',
      '8 accepted',
      '9 accepted',
    ]);
  });

  it('counts a failed sample, and judges every sample', async () => {
    const withSamples = [
      { tests: ['id-1', 'id-2', 'id-3'], needs: [] },
      { tests: ['id-4'], needs: [0] },
    ];
    const { result } = await judge(failing('t1'), task(4, { groups: withSamples }), { cores: 1 });
    expect(verdicts(result?.tests ?? [])).toEqual(['1 wrong_answer', '2 accepted']);
  });

  it('gives up what runs already when an earlier test of a needed group fails', async () => {
    const started = signalled();
    const { result } = await judge(
      {
        run: async ({ input, signal }) => {
          if (input === 't5') {
            await started.given;
            return { stdout: 'wrong' };
          }
          if (input === 't6') {
            started.give();
            await new Promise((_resolve, reject) =>
              signal?.addEventListener('abort', () => reject(signal.reason as Error)),
            );
          }
          return { stdout: input };
        },
      },
      task(9, { groups }),
      { cores: 2 },
    );
    expect(verdicts(result?.tests ?? []).slice(4)).toEqual(['5 wrong_answer', '8 accepted', '9 accepted']);
  });
});
