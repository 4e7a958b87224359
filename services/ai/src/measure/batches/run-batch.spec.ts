import type { JudgingResult } from '@evident/contracts';
import { gunzipSync } from 'node:zlib';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { runBatch, type BatchLimits } from './run-batch.js';

const LIMITS: BatchLimits = {
  caseMs: 1_000,
  totalMs: 4_000,
  keepBytes: 10,
  mostTimeouts: 1,
  memoryLimitKb: 9_999,
};
const PROGRAM = { language: 'PYTHON' as const, source: '', marker: '@@m ', blocks: [] };
const { signal } = new AbortController();

/** Reads the inputs back from what the harness gets. */
function inputsOf(text: string): string[] {
  const data = gunzipSync(Buffer.from(text.split('\n')[1] ?? '', 'base64'));
  const inputs: string[] = [];
  for (let at = 0; at < data.length; at += 4 + data.readInt32BE(at))
    inputs.push(data.toString('utf8', at + 4, at + 4 + data.readInt32BE(at)));
  return inputs;
}

/** A judge on which a process with more than `most` inputs waits for a core until its wall limit. */
function busyJudge(
  most: number,
  ended = 'exit',
): EvidenceRunner & { heads: string[]; sizes: number[]; programs: EvidenceProgram[] } {
  const judge = {
    heads: [] as string[],
    sizes: [] as number[],
    programs: [] as EvidenceProgram[],
    run: ({ cases, program }: Parameters<EvidenceRunner['run']>[0]) => {
      judge.programs.push(program);
      const input = cases[0]?.input ?? '';
      const inputs = inputsOf(input);
      judge.heads.push(input.split('\n')[0] ?? '');
      judge.sizes.push(inputs.length);
      const waits = inputs.length > most;
      const reports = inputs.map(
        (text, index) =>
          `@@m ${JSON.stringify({ case: index, ended, exit: 0, out: Buffer.from(text).toString('base64'), clipped: false, err: '', ms: 1 })}`,
      );
      const test = { stdout: waits ? '' : reports.join('\n'), measurement: { limit: waits ? 'wall' : null } };
      return Promise.resolve({
        verdict: 'accepted',
        compileOutput: '',
        tests: [test],
      } as unknown as JudgingResult);
    },
  };
  return judge;
}

describe('runBatch', () => {
  it('plays the inputs in smaller processes when one waits until its wall limit', async () => {
    const judge = busyJudge(2);
    const run = await runBatch(
      judge,
      PROGRAM,
      ['a', 'b', 'c', 'd', 'e'],
      { ...LIMITS, weighEvery: [1, 2, 3, 4, 5] },
      signal,
    );
    expect(judge.sizes).toEqual([5, 3, 2, 1, 2]);
    expect(judge.heads.at(-1)).toBe('1000 10 1 4 5');
    expect(run.cases.map(({ index, stdout }) => [index, stdout])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
      [4, 'e'],
    ]);
  });

  it('tells the judge that it is a batch, which is compiled and run in another way', async () => {
    const judge = busyJudge(9);
    await runBatch(judge, PROGRAM, ['a'], LIMITS, signal);
    expect(judge.programs).toEqual([{ language: 'PYTHON', sourceCode: '', isBatch: true }]);
  });

  it('does not go on after the allowed number of time-outs', async () => {
    const judge = busyJudge(2, 'timeout');
    const run = await runBatch(judge, PROGRAM, ['a', 'b', 'c', 'd'], LIMITS, signal);
    expect(judge.sizes).toEqual([4, 2]);
    expect(run.cases).toHaveLength(2);
  });

  it('gives up on a program that waits whatever it reads', async () => {
    const judge = busyJudge(0);
    const run = await runBatch(judge, PROGRAM, ['a', 'b', 'c', 'd'], LIMITS, signal);
    expect(judge.sizes).toEqual([4, 2, 1]);
    expect(run.cases).toEqual([]);
  });
});
