import fc from 'fast-check';
import { COMPLEXITY_CLASSES, ladderDistance } from '../evidence/complexity-class.js';
import { withoutContradiction } from '../evidence/contradiction.js';
import { measured, passing, sampleFindings, testRow } from '../testing/sample-findings.js';
import { rate } from '../report/rating/rate.js';
import { writeBuiltIn } from '../report/words/built-in.writer.js';
import { EFFICIENT } from '../report/words/magic-words.js';
import type { Verdict } from '@evident/contracts';

const tooSlow = { ...passing(1), verdict: 'time_limit_exceeded' as const, actual: '' };

describe('a measured class beside a test that ran out of time', () => {
  it('is a lower bound when it is no worse than the reference', () => {
    const found = withoutContradiction(sampleFindings({ tests: [tooSlow], time: measured('linear') }));
    expect(found.time).toMatchObject({ source: 'inconclusive', class: null, notation: null });
    expect(found.time.note).toContain('only a lower bound');
  });

  it('stays when it explains the verdict', () => {
    const found = sampleFindings({ tests: [tooSlow], time: measured('quadratic') });
    expect(withoutContradiction(found)).toBe(found);
  });

  it('stays when every test ends in time', () => {
    const found = sampleFindings();
    expect(withoutContradiction(found)).toBe(found);
  });
});

const VERDICTS: readonly Verdict[] = [
  'accepted',
  'wrong_answer',
  'time_limit_exceeded',
  'memory_limit_exceeded',
  'runtime_error',
];

test('no report calls a program efficient, or as fast as the reference, beside a failing run', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...VERDICTS), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...COMPLEXITY_CLASSES),
      fc.constantFrom(...COMPLEXITY_CLASSES),
      fc.boolean(),
      (verdicts, time, referenceTime, refuted) => {
        const verdict = 'wrong_answer' as const;
        const findings = withoutContradiction(
          sampleFindings({
            tests: verdicts.map((one, at) => ({ ...passing(at + 1), verdict: one })),
            time: measured(time),
            referenceTime,
            counterExample: refuted ? { input: '1', expected: '1', actual: '2', verdict, message: '' } : null,
          }),
        );
        const report = writeBuiltIn(findings, rate(findings), null);
        const fails = refuted || verdicts.some((one) => one !== 'accepted');
        if (fails) expect(report.improvement).not.toContain(EFFICIENT);
        if (verdicts.includes('time_limit_exceeded') && ladderDistance(time, referenceTime) <= 0)
          expect(report['tc&sc']).toContain('Time complexity: inconclusive');
      },
    ),
    { numRuns: 500 },
  );
});

test('a clean program of the reference class is still called efficient', () => {
  const findings = sampleFindings({ tests: testRow(4, 0) });
  expect(writeBuiltIn(findings, rate(findings), null).improvement).toContain(EFFICIENT);
});
