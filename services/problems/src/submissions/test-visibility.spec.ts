import { judgedTest } from '../testing/fake-worker.js';
import { clipped, revealedTestId, timeText, viewOfTest } from './test-visibility.js';

const outlines = [
  { id: 's1', hidden: false },
  { id: 'h1', hidden: true },
  { id: 'h2', hidden: true },
  { id: 'h3', hidden: true },
];

describe('the revealed hidden test', () => {
  it('is the first that fails, samples aside', () => {
    const verdicts = new Map([
      ['s1', 'wrong_answer'],
      ['h1', 'accepted'],
      ['h2', 'runtime_error'],
      ['h3', 'wrong_answer'],
    ] as const);
    expect(revealedTestId(outlines, verdicts, false)).toBe('h2');
  });

  it('is unknown while an earlier hidden test has no verdict', () => {
    const verdicts = new Map([['h2', 'wrong_answer']] as const);
    expect(revealedTestId(outlines, verdicts, false)).toBeNull();
    expect(revealedTestId(outlines, verdicts, true)).toBe('h2');
  });

  it('is none when all pass', () => {
    const verdicts = new Map(outlines.map(({ id }) => [id, 'accepted'] as const));
    expect(revealedTestId(outlines, verdicts, true)).toBeNull();
  });
});

describe('the view of a test', () => {
  const texts = { input: 'i'.repeat(5_000), answer: 'a'.repeat(5_000) };

  it('shows of a hidden test only verdict, time and memory', () => {
    const judged = judgedTest('h1', 2, 'wrong_answer', {
      stdout: 'out',
      stderr: 'err',
      message: 'line 1: expected 7',
    });
    const view = viewOfTest({
      outline: { id: 'h1', hidden: true },
      index: 2,
      judged,
      texts,
      revealed: false,
    });
    expect(view).toEqual({
      id: 'h1',
      index: 2,
      passed: false,
      hidden: true,
      verdict: 'wrong_answer',
      input: null,
      expected: '(hidden)',
      stdout: null,
      stderr: null,
      message: null,
      exitCode: null,
      signal: null,
      referenceExpected: null,
      memory: '9216 KB',
      time: '0.0125 s',
    });
  });

  it('clips each field of a revealed test to 2 KB', () => {
    const judged = judgedTest('h1', 2, 'wrong_answer', { stdout: 'o'.repeat(9_000) });
    const view = viewOfTest({ outline: { id: 'h1', hidden: true }, index: 2, judged, texts, revealed: true });
    for (const field of [view.input, view.expected, view.stdout])
      expect(Buffer.byteLength(field ?? '')).toBe(2_048);
    expect(view.expected).toContain('(5000 bytes in all)');
  });

  it('shows a test that was not run as not passed, with figures of zero', () => {
    const view = viewOfTest({
      outline: { id: 's1', hidden: false },
      index: 1,
      judged: undefined,
      texts,
      revealed: true,
    });
    expect(view).toMatchObject({ passed: false, verdict: null, stdout: null, time: '0 s', memory: '0 KB' });
  });

  it('expects what the reference printed when a custom case has no answer', () => {
    const judged = judgedTest('own-1', 1, 'accepted', { referenceExpected: '7\n' });
    const view = viewOfTest({
      outline: { id: 'own-1', hidden: false },
      index: 1,
      judged,
      texts: { input: '1', answer: null },
      revealed: true,
    });
    expect(view).toMatchObject({ expected: '7\n', referenceExpected: '7\n' });
  });
});

describe('texts', () => {
  it('are not cut inside a character', () => {
    const cut = clipped('é'.repeat(2_000), 2_048);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(2_048);
    expect(cut).not.toContain('\uFFFD');
  });

  it('lose NUL and lone surrogates, which the database cannot hold', () => {
    expect(clipped('a\u0000b\ud800c', 100)).toBe('a\uFFFDb\uFFFDc');
  });

  it('write times in plain seconds', () => {
    expect([0, 0.04, 12.34, 2_000].map(timeText)).toEqual(['0 s', '0 s', '0.0123 s', '2 s']);
  });
});
