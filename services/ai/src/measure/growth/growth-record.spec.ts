import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { InputSource } from '../inputs/input-source.js';
import { growthKey, GrowthRecord, type MeasuredReference, type RecordedGrowth } from './growth-record.js';
import { referenceGrowth } from './reference-growth.js';

const REFERENCE: MeasuredReference = {
  language: 'PYTHON',
  sourceCode: 'print(input())',
  generator: 'export const families = {}',
  validator: null,
};
const LINE: RecordedGrowth = {
  problem: 'echo',
  language: 'PYTHON',
  key: growthKey(REFERENCE),
  growth: {
    time: 'linear',
    space: 'constant',
    series: [
      {
        metric: 'steps',
        variable: 'n',
        family: 'plain',
        fitted: 'O(n)',
        runnerUp: null,
        points: [{ n: 16, value: 48, low: 48, high: 48 }],
        curve: [{ n: 16, value: 48 }],
      },
    ],
  },
};
const OTHER: RecordedGrowth = { ...LINE, key: growthKey({ ...REFERENCE, language: 'JAVA' }) };

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'growth-'));
  file = path.join(folder, 'reference-growth.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const written = (...lines: string[]): Promise<void> => writeFile(file, lines.join('\n'));

describe('The recorded growth of references', () => {
  it.each([
    ['first', [LINE, OTHER]],
    ['last', [OTHER, LINE]],
  ])('is found where its line is the %s', async (_where, lines) => {
    await written(...lines.map((line) => JSON.stringify(line)));
    expect(await new GrowthRecord(file).get(LINE.key)).toEqual(LINE.growth);
  });

  it('is unknown without a file, for another key, and from a broken line', async () => {
    const record = new GrowthRecord(file);
    expect(await record.get(LINE.key)).toBeUndefined();
    await written(JSON.stringify(OTHER));
    expect(await record.get(LINE.key)).toBeUndefined();
    await written(JSON.stringify(LINE).slice(0, -20), JSON.stringify(OTHER));
    expect(await record.get(LINE.key)).toBeUndefined();
    expect(await record.all()).toEqual([OTHER]);
  });

  it.each([
    ['source', { sourceCode: 'print(input() + "")' }],
    ['generator', { generator: 'export const families = { other: 1 }' }],
    ['validator', { validator: 'export default () => {}' }],
    ['language', { language: 'JAVASCRIPT' as const }],
  ])('is another one for another %s', (_what, change) => {
    expect(growthKey({ ...REFERENCE, ...change })).not.toBe(growthKey(REFERENCE));
  });

  it('is used in place of running the reference', async () => {
    await written(JSON.stringify(LINE));
    const runner = { run: jest.fn().mockRejectedValue(new Error('nothing may run')) };
    const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
    const { signal } = new AbortController();
    const problem: ProblemContext = {
      problemId: 'echo',
      revision: '1',
      title: 'Echo',
      statement: '',
      checker: { kind: 'exact' },
      timeLimitMs: 1_000,
      memoryLimitKb: 65_536,
      tests: [],
      references: { PYTHON: REFERENCE.sourceCode, JAVA: 'class Main {}' },
      complexity: null,
      generator: REFERENCE.generator,
      validator: null,
      small: {},
    };
    const inputs = new InputSource(problem, runner, cache, signal);
    const tools = { runner, cache, signal, record: new GrowthRecord(file) };
    expect(await referenceGrowth('PYTHON', problem, inputs, tools)).toEqual(LINE.growth);
    await expect(referenceGrowth('JAVA', problem, inputs, tools)).rejects.toThrow('nothing may run');
  });
});
