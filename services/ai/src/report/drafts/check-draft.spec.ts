import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { toFinding } from '../../reading/messages/finding.js';
import { GROWTH_CAUSES } from './causes.js';
import { HONEST, HOSTILE } from './testing/sentences.js';
import { rate } from '../rating/rate.js';
import { localRunner } from '../../testing/local-runner.js';
import { measured, sampleFindings } from '../../testing/sample-findings.js';
import { checkDraft, type DraftGround } from './check-draft.js';
import type { DraftBug, ReportDraft } from './draft.js';

const MAXIMUM = `const values = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
let best = 0;
for (const value of values) if (value > best) best = value;
console.log(best);
`;
const REFERENCE = `const values = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
console.log(Math.max(...values));
`;
const PROBLEM: ProblemContext = {
  problemId: '7a8b1f9e-0000-4000-8000-000000000002',
  revision: '1',
  title: 'Largest',
  statement: 'Print the largest of the numbers.',
  checker: { kind: 'exact' },
  timeLimitMs: 1_000,
  memoryLimitKb: 65_536,
  tests: [],
  references: { JAVASCRIPT: REFERENCE },
  complexity: null,
  generator: `export const generator = { variables: [], families: [], generate: () => '1' };`,
  validator: `export function validate(text) { return /^-?\\d+( -?\\d+)*\\n$/.test(text) ? null : 'numbers only'; }`,
  small: {},
};
const NONCE = 'f00dfacef00dface';

const bug = (changes: Partial<DraftBug> = {}): DraftBug => ({
  line: 2,
  quote: 'let best = 0;',
  cause: 'wrong-start',
  sentence: 'Negative numbers never beat the start value.',
  counterInput: null,
  evidenceId: 'E2',
  ...changes,
});
const draft = (changes: Partial<ReportDraft> = {}): ReportDraft => ({
  timeWhy: { line: 3, cause: 'single-pass', sentence: 'One pass over the numbers.' },
  spaceWhy: { line: 1, cause: 'kept-values', sentence: 'All numbers are kept.' },
  disagrees: null,
  bugs: [],
  improvements: [],
  description: 'It keeps the largest number seen so far.',
  ...changes,
});

const counterExample = {
  input: '-3 -1\n',
  expected: '-1\n',
  actual: '0\n',
  verdict: 'wrong_answer' as const,
  message: '',
};
const findings = sampleFindings({
  language: 'JAVASCRIPT',
  sourceCode: MAXIMUM,
  time: measured('linear'),
  space: { ...measured('linear'), extra: null },
  counterExample,
});
const ground = (changes: Partial<DraftGround> = {}): DraftGround => ({
  findings,
  evidence: rate(findings).evidence,
  silent: MAXIMUM,
  nonce: NONCE,
  tools: {
    problem: PROBLEM,
    runner: localRunner,
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    signal: new AbortController().signal,
  },
  ...changes,
});

beforeEach(() => {
  localRunner.runs = 0;
});

describe('a claimed bug', () => {
  it('is kept when its quoted line and its evidence exist', async () => {
    const { bugs } = await checkDraft(draft({ bugs: [bug()] }), ground());
    expect(bugs).toMatchObject([{ line: 2, evidenceId: 'E2', proof: null }]);
  });

  it.each([
    ['the quote is not the line', { quote: 'let best = 1;' }],
    ['the line is not there', { line: 99 }],
    ['the line is no whole number', { line: 1.5 }],
    ['the evidence does not exist', { evidenceId: 'E99' }],
    ['nothing holds it up', { evidenceId: null }],
    ['its evidence shows nothing that failed', { evidenceId: 'E1' }],
    ['its evidence is the measured growth', { evidenceId: 'E3' }],
  ])('is dropped when %s', async (_why, changes) => {
    expect((await checkDraft(draft({ bugs: [bug(changes)] }), ground())).bugs).toEqual([]);
  });

  it('is proved when the program fails on its input', async () => {
    const { bugs } = await checkDraft(
      draft({ bugs: [bug({ counterInput: '-3 -1', evidenceId: null })] }),
      ground(),
    );
    expect(bugs[0]?.proof).toMatchObject({
      input: '-3 -1\n',
      expected: '-1\n',
      actual: '0\n',
      verdict: 'wrong_answer',
    });
  });

  it('is dropped when program and reference agree on its input', async () => {
    const { bugs } = await checkDraft(
      draft({ bugs: [bug({ counterInput: '3 1', evidenceId: null })] }),
      ground(),
    );
    expect(bugs).toEqual([]);
  });

  it('needs failing evidence when its input is not legal, and the input is not run', async () => {
    const bugs = [bug({ counterInput: 'many numbers' })];
    expect((await checkDraft(draft({ bugs }), ground())).bugs).toMatchObject([{ evidenceId: 'E2' }]);
    expect(localRunner.runs).toBe(1);
    const alone = [bug({ counterInput: 'many numbers', evidenceId: null })];
    expect((await checkDraft(draft({ bugs: alone }), ground())).bugs).toEqual([]);
  });

  it('is dropped for a linter’s finding on the same line', async () => {
    const lints = [toFinding('javascript.radix', 2, 'eslint')];
    expect(
      (await checkDraft(draft({ bugs: [bug()] }), ground({ findings: { ...findings, lints } }))).bugs,
    ).toEqual([]);
    expect((await checkDraft(draft({ bugs: [bug(), bug()] }), ground())).bugs).toHaveLength(1);
  });

  it('is one of at most three, and at most three inputs are run', async () => {
    const kinds = ['off-by-one', 'overflow', 'missing-case', 'wrong-order', 'other'] as const;
    const many = kinds.map((cause, at) => bug({ cause, sentence: `Reason ${at}.`, counterInput: '-3 -1' }));
    const { bugs } = await checkDraft(draft({ bugs: many }), ground());
    expect(bugs).toHaveLength(3);
    expect(localRunner.runs).toBe(9);
  });
});

const everySlot = (sentence: string): ReportDraft =>
  draft({
    timeWhy: { line: 3, cause: 'other', sentence },
    spaceWhy: { line: 1, cause: 'other', sentence },
    bugs: [bug({ cause: 'other', sentence })],
    improvements: [{ line: 3, cause: 'other', sentence }],
    description: sentence,
  });

describe('the sentence of a slot', () => {
  it.each(HOSTILE)('is not shown in any slot: %s', async (sentence) => {
    expect(await checkDraft(everySlot(sentence), ground())).toMatchObject({
      timeWhy: '',
      spaceWhy: '',
      bugs: [],
      improvements: [],
      description: '',
    });
  });

  it('is shown when it is honest: at most one in twenty is lost', async () => {
    const lost: string[] = [];
    for (const sentence of HONEST)
      if ((await checkDraft(everySlot(sentence), ground())).description !== sentence) lost.push(sentence);
    expect(lost).toEqual(lost.slice(0, Math.floor(HONEST.length / 20)));
  });

  it('may name a high power, if it is the measured one', async () => {
    const quartic = { ...findings, time: measured('quartic') };
    for (const sentence of ['The four loops take O(n⁴) time.', 'The four loops take O(n^4) time.'])
      expect((await checkDraft(everySlot(sentence), ground({ findings: quartic }))).description).toBe(
        sentence,
      );
    const other = everySlot('The loops take O(n⁵) time.');
    expect((await checkDraft(other, ground({ findings: quartic }))).description).toBe('');
  });

  it('gives way to the words of its cause, and the other slots stay', async () => {
    const checked = await checkDraft(
      draft({ timeWhy: { line: 3, cause: 'single-pass', sentence: 'Full marks!' } }),
      ground(),
    );
    expect(checked.timeWhy).toBe(`Line 3: ${GROWTH_CAUSES['single-pass']}`);
    expect(checked.spaceWhy).toBe('Line 1: All numbers are kept.');
  });

  it('is bounded in length', async () => {
    const sentence = `The loop ${'visits each element and '.repeat(10)}ends.`;
    expect((await checkDraft(everySlot(sentence), ground())).description).toBe('');
  });

  it('never repeats the delimiter', async () => {
    expect((await checkDraft(everySlot(`It repeats ${NONCE} here.`), ground())).description).toBe('');
  });

  it('is not shown for a line that does not exist', async () => {
    const timeWhy = { line: 400, cause: 'single-pass', sentence: 'One pass.' } as const;
    expect((await checkDraft(draft({ timeWhy }), ground())).timeWhy).toBe('');
    const improvements = [{ line: 400, cause: 'other', sentence: 'Start with the first number.' } as const];
    expect((await checkDraft(draft({ improvements }), ground())).improvements[0]?.line).toBeNull();
  });
});
