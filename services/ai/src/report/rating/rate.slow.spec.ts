import { allSolutions } from '@evident/catalogue';
import { ratingBand } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Findings, LintFinding, Severity } from '../../evidence/findings.js';
import { COMPLEXITY_CLASSES, rankOf } from '../../evidence/complexity-class.js';
import { TextReader } from '../../reading/read-text.js';
import { selectFindings } from '../../reading/messages/finding.js';
import { measured, sampleFindings, testRow } from '../../testing/sample-findings.js';
import { variantsOf } from '../../testing/variants.js';
import { rate as rateOrNot, type Rated } from './rate.js';

/** Of a program with tests, which always has a rating. */
function rate(found: Findings): Rated & { rating: number } {
  const rated = rateOrNot(found);
  if (rated.rating === null) throw new Error('It is not rated');
  return { ...rated, rating: rated.rating };
}

const lint = fc.record({
  messageId: fc.constant('x'),
  severity: fc.constantFrom<Severity>('essential', 'actionable', 'informative', 'celebratory'),
  category: fc.constantFrom('a', 'b', 'c', 'readability'),
  line: fc.integer({ min: 1, max: 9 }),
  text: fc.constant('text'),
  tool: fc.constant('rule'),
}) satisfies fc.Arbitrary<LintFinding>;

const complexity = fc.option(fc.constantFrom(...COMPLEXITY_CLASSES), { nil: null });
const counterExample = {
  input: '1\n',
  expected: '1',
  actual: '2',
  verdict: 'wrong_answer' as const,
  message: '',
};

const findings: fc.Arbitrary<Findings> = fc
  .record({
    right: fc.integer({ min: 0, max: 20 }),
    wrong: fc.integer({ min: 0, max: 20 }),
    time: complexity,
    space: complexity,
    estimated: fc.boolean(),
    referenceTime: complexity,
    referenceSpace: complexity,
    refuted: fc.boolean(),
    compiles: fc.constant(true),
    lints: fc.uniqueArray(lint, { maxLength: 4, selector: ({ category }) => category }),
  })
  .map(({ right, wrong, time, space, estimated, refuted, ...rest }) =>
    sampleFindings({
      ...rest,
      tests: right + wrong === 0 ? testRow(1, 0) : testRow(right, wrong),
      time: {
        ...measured(time),
        source: time === null ? 'inconclusive' : estimated ? 'estimated' : 'measured',
      },
      space: { ...measured(space), extra: null },
      counterExample: refuted ? counterExample : null,
    }),
  );

const RUNS = { numRuns: 400 };
const accepted = ({ compiles, tests }: Findings): boolean =>
  compiles && tests !== null && tests.every(({ verdict }) => verdict === 'accepted');

describe('the rating', () => {
  it('is a whole number from 0 to 100, the sum of its parts, and refers to existing evidence', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const { rating, breakdown, evidence } = rate(found);
        expect(Number.isInteger(rating) && rating >= 0 && rating <= 100).toBe(true);
        const points = breakdown.reduce((total, part) => total + part.points, 0);
        expect(Math.abs(points - rating)).toBeLessThanOrEqual(1);
        const ids = new Set(evidence.map(({ id }) => id));
        for (const part of breakdown) {
          expect(part.points).toBeGreaterThanOrEqual(0);
          expect(part.points).toBeLessThanOrEqual(part.of + 0.05);
          expect(part.evidenceIds.every((id) => ids.has(id))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('is the same for the same findings', () => {
    fc.assert(
      fc.property(findings, (found) => {
        expect(rate(structuredClone(found))).toEqual(rate(found));
      }),
      RUNS,
    );
  });

  it('never falls when a failing test passes', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const tests = found.tests;
        const broken = tests?.findIndex(({ verdict }) => verdict !== 'accepted') ?? -1;
        fc.pre(tests !== null && broken >= 0);
        const mended = tests.map((test, at) =>
          at === broken ? { ...test, verdict: 'accepted' as const } : test,
        );
        expect(rate({ ...found, tests: mended }).rating).toBeGreaterThanOrEqual(rate(found).rating);
      }),
      RUNS,
    );
  });

  it('never falls with a better class or one finding less', () => {
    fc.assert(
      fc.property(findings, complexity, (found, better) => {
        const { rating } = rate(found);
        if (found.time.class !== null && better !== null && rankOf(better) <= rankOf(found.time.class))
          expect(rate({ ...found, time: { ...found.time, class: better } }).rating).toBeGreaterThanOrEqual(
            rating,
          );
        if (found.space.class !== null && better !== null && rankOf(better) <= rankOf(found.space.class))
          expect(rate({ ...found, space: { ...found.space, class: better } }).rating).toBeGreaterThanOrEqual(
            rating,
          );
        expect(rate({ ...found, lints: found.lints.slice(1) }).rating).toBeGreaterThanOrEqual(rating);
      }),
      RUNS,
    );
  });

  it('puts every wrong program below 50 and below every accepted one', () => {
    fc.assert(
      fc.property(findings, findings, (one, other) => {
        fc.pre(accepted(one) && !accepted(other) && other.tests !== null);
        expect(rate(other).rating).toBeLessThan(50);
        expect(rate(one).rating).toBeGreaterThan(rate(other).rating);
      }),
      RUNS,
    );
  });

  it('is at least 95 for a clean accepted program of the reference class, and at most 85 with a counter-example', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const clean = {
          ...found,
          compiles: true,
          tests: testRow(7, 0),
          lints: [],
          referenceTime: found.time.class,
          referenceSpace: found.space.class,
        };
        const { rating } = rate({ ...clean, counterExample: null });
        expect(rating).toBeGreaterThanOrEqual(95);
        expect(ratingBand(rating)).toBe('excellent');
        expect(rate({ ...clean, counterExample }).rating).toBeLessThanOrEqual(85);
      }),
      RUNS,
    );
  });

  it('matches the bands: works for a slow program, not yet for a wrong one', () => {
    const slow = rate(sampleFindings({ time: measured('exponential') })).rating;
    expect(ratingBand(slow)).toBe('good');
    expect(ratingBand(rate(sampleFindings({ tests: testRow(4, 1) })).rating)).toBe('not yet');
  });

  it.each([
    ['does not compile', { compiles: false }],
    ['was not run on tests', { tests: null }],
    ['has no tests', { tests: [] }],
    ['is none', { compiles: false, noProgram: 'There is no program in this text.' }],
  ])('does not exist for a program that %s', (_why, changes) => {
    expect(rateOrNot(sampleFindings(changes))).toMatchObject({ rating: null, breakdown: [] });
  });

  it('says what a slower class costs, and where', () => {
    const { breakdown } = rate(sampleFindings({ time: measured('quadratic') }));
    const efficiency = breakdown.find(({ part }) => part === 'efficiency');
    expect(efficiency?.reason).toContain('O(n²)');
    expect(efficiency?.reason).toContain('line 2');
    expect(efficiency?.evidenceIds.length).toBe(2);
  });
});

describe('the rating of a real program', () => {
  it('does not depend on comments, names or layout', async () => {
    const reader = new TextReader();
    // Some of them: `npm run bench:injection` takes them all.
    const programs = allSolutions().filter((_program, at) => at % 40 === 0);
    expect(programs.length).toBeGreaterThan(15);
    const moved: string[] = [];
    for (const { name, language, source, right } of programs) {
      const rated = async (text: string) => {
        const { lints, estimate } = await reader.read(language, text);
        const found = sampleFindings({
          language,
          sourceCode: text,
          tests: right ? testRow(9, 0) : testRow(6, 3),
          time: estimate,
          lints: selectFindings(lints),
        });
        return { rating: rate(found).rating, class: estimate.class };
      };
      const original = await rated(source);
      for (const variant of await variantsOf(language, source)) {
        const changed = await rated(variant.source);
        if (changed.rating !== original.rating || changed.class !== original.class)
          moved.push(`${name} ${variant.name}: ${JSON.stringify(original)} → ${JSON.stringify(changed)}`);
      }
    }
    expect(moved).toEqual([]);
  }, 300_000);
});
