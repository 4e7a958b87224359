import { sampleFindings } from '../testing/sample-findings.js';
import type { Coverage } from '../evidence/findings.js';
import { writeBuiltIn } from './words/built-in.writer.js';
import { rate } from './rating/rate.js';

const coverage = (changes: Partial<Coverage> = {}): Coverage => ({
  tests: 23,
  ofTests: 23,
  missed: [{ first: 12, last: 15, kind: 'code', reachedBy: null }],
  more: 0,
  suspects: [],
  ...changes,
});
const said = (found: Coverage): { line: number | null; text: string }[] =>
  rate(sampleFindings({ coverage: found }))
    .evidence.filter(({ kind }) => kind === 'coverage')
    .map(({ line, text }) => ({ line, text }));
const missed = { first: 4, last: 4, kind: 'code', reachedBy: null } as const;

describe('what no test reaches', () => {
  it('is named by its lines and the number of tests', () => {
    expect(said(coverage())).toEqual([{ line: 12, text: 'Lines 12–15 never run in any of the 23 tests.' }]);
    const some = coverage({
      tests: 20,
      missed: [missed, { ...missed, first: 7, last: 9, kind: 'function' }],
    });
    expect(said({ ...some, more: 4 })).toEqual([
      { line: 4, text: 'Line 4 never runs in any of the 20 smallest of 23 tests.' },
      {
        line: 7,
        text: 'The function on lines 7–9 is never called in any of the 20 smallest of 23 tests. 4 other places are missed as well.',
      },
    ]);
    expect(said(coverage({ tests: 1, ofTests: 1, missed: [{ ...missed, kind: 'part' }], more: 1 }))).toEqual([
      { line: 4, text: 'Part of line 4 never runs in the only test. 1 other place is missed as well.' },
    ]);
  });

  it('says which other inputs reach it', () => {
    const by = (reachedBy: Coverage['missed'][number]['reachedBy']): string | undefined =>
      said(coverage({ missed: [{ ...missed, reachedBy }] }))[0]?.text;
    expect(by('nothing')).toBe('Line 4 never runs in any of the 23 tests, nor on 200 small random inputs.');
    expect(by('small-inputs')).toBe('Line 4 never runs in any of the 23 tests, only on small random inputs.');
    expect(by('failing-input')).toBe(
      'Line 4 never runs in any of the 23 tests, but the failing input reaches it.',
    );
  });

  it('uses the plural for several lines', () => {
    const lines = { ...missed, last: 6, reachedBy: 'failing-input' as const };
    expect(said(coverage({ missed: [lines] }))[0]?.text).toContain('Lines 4–6 never run');
    expect(said(coverage({ missed: [lines] }))[0]?.text).toContain('the failing input reaches them.');
  });

  it('changes neither the rating nor the report', () => {
    const plain = sampleFindings();
    const known = sampleFindings({ coverage: coverage() });
    expect(rate(known).rating).toBe(rate(plain).rating);
    expect(rate(known).breakdown).toEqual(rate(plain).breakdown);
    expect(writeBuiltIn(known, rate(known), null)).toEqual(writeBuiltIn(plain, rate(plain), null));
    expect(writeBuiltIn(known, rate(known), null).bugs).toContain('No bugs');
  });

  it('names the places that the failing input reaches', () => {
    const counterExample = {
      input: '1\n',
      expected: '1',
      actual: '2',
      verdict: 'wrong_answer' as const,
      message: '',
    };
    const places = [{ ...missed, reachedBy: 'failing-input' as const }, missed];
    const findings = sampleFindings({ counterExample, coverage: coverage({ missed: places }) });
    expect(writeBuiltIn(findings, rate(findings), null).bugs).toContain(
      'It is the first to reach line 4, which no test does.',
    );
    const few = { ...findings, coverage: coverage({ missed: places, tests: 20 }) };
    expect(writeBuiltIn(few, rate(few), null).bugs).toContain(
      'which none of the 20 smallest of 23 tests does',
    );
  });
});
