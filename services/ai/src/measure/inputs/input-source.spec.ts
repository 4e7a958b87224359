import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import type { JudgedTest } from '@evident/contracts';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import { inputProgram } from './input-program.js';
import { InputSource } from './input-source.js';

const GENERATOR = `export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 1000000 }],
  families: ['plain', 'other'],
  generate({ sizes: { n } }) { return 'x'.repeat(n) + '\\n'; },
};`;

/** Node reads the program from its standard input, so the program's own input stands in its text. */
const played = (source: string, input: string): string =>
  spawnSync(process.execPath, ['-'], {
    input: source.replace("require('fs').readFileSync(0, 'utf8')", () => JSON.stringify(input)),
    encoding: 'utf8',
  }).stdout;

/** Plays the program of authors' code in a process of its own. */
function countingRunner(): EvidenceRunner & { calls: number } {
  const runner = {
    calls: 0,
    run: ({ program, cases }: Parameters<EvidenceRunner['run']>[0]) => {
      runner.calls += 1;
      const stdout = played(program.sourceCode, cases[0]?.input ?? '');
      const test = { verdict: 'accepted', stdout } as JudgedTest;
      return Promise.resolve({
        verdict: 'accepted' as const,
        compileOutput: '',
        tests: [test],
        environment: {},
      });
    },
  };
  return runner;
}

const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
const { signal } = new AbortController();

it('asks again for what is left, and leaves out what follows an input that is too long, in later calls too', async () => {
  const runner = countingRunner();
  const source = new InputSource(
    { revision: '1', generator: GENERATOR, validator: null },
    runner,
    cache,
    signal,
  );
  const wanted: [string, number][] = [
    ['plain', 400_000],
    ['other', 600_000],
    ['plain', 400_001],
    ['plain', 400_002],
    ['other', 600_001],
    ['plain', 400_003],
    ['plain', 6],
  ];
  const requests = wanted.map(([family, n], seed) => ({ family, sizes: { n }, seed }));
  const texts = await source.generate(requests, 500_000);
  expect(texts.map((text) => text?.length ?? null)).toEqual([
    400_001,
    null,
    400_002,
    400_003,
    null,
    400_004,
    7,
  ]);
  expect(runner.calls).toBe(2);
});

it('does not leave out what is smaller in another variable than an input that is too long', async () => {
  const two = GENERATOR.replace(
    'variables: [',
    "variables: [{ name: 'q', kind: 'count', min: 1, max: 1000000 }, ",
  ).replace('({ sizes: { n } }) {', '({ sizes: { n, q } }) { n += q;');
  const sizes = [
    { n: 60, q: 1 },
    { n: 600, q: 1 },
    { n: 601, q: 2 },
    { n: 1, q: 60 },
    { n: 1, q: 600 },
    { n: 2, q: 700 },
  ];
  const requests = sizes.map((one, seed) => ({ family: 'plain', sizes: one, seed }));
  const source = new InputSource(
    { revision: '1', generator: two, validator: null },
    countingRunner(),
    cache,
    signal,
  );
  const texts = await source.generate(requests, 100);
  expect(texts.map((text) => text?.length ?? null)).toEqual([62, null, null, 62, null, null]);
});

it('says how much there is to print for each text, where the generator knows it', async () => {
  const printing = GENERATOR.replace(
    'families:',
    "output: { name: 'k', meaning: 'the number of letters', of: (input) => input.trim().length }, families:",
  );
  const of = (generator: string) =>
    new InputSource({ revision: '1', generator, validator: null }, countingRunner(), cache, signal);
  expect((await of(printing).describe()).output).toEqual({ name: 'k', meaning: 'the number of letters' });
  expect(await of(printing).printedBy(['xxx\n', 'x\n'])).toEqual([3, 1]);
  expect((await of(GENERATOR).describe()).output).toBeNull();
  expect(await of(GENERATOR).printedBy(['xxx\n'])).toEqual([null]);
});

it('a call ends after its share of CPU time, with at least one input', () => {
  const requests = [1, 2, 3].map((n) => ({ family: 'plain', sizes: { n }, seed: n }));
  const question = { requests, tooLarge: [], texts: [], maxBytes: 100, totalBytes: 1_000, totalMs: 0 };
  const printed = played(inputProgram(GENERATOR, null), JSON.stringify(question));
  const { inputs } = JSON.parse(gunzipSync(Buffer.from(printed, 'base64')).toString()) as {
    inputs: unknown[];
  };
  expect(inputs).toHaveLength(1);
});
