import type { MeasuredFindings } from '../measure/measurement.js';
import type { ComplexityFinding, Findings } from '../evidence/findings.js';
import { formatComplexity, isExplosive } from '../evidence/complexity-class.js';
import { withoutContradiction } from '../evidence/contradiction.js';
import { inconclusive } from '../measure/growth/time-finding.js';
import type { StaticReading } from '../reading/source-reader.js';
import type { AnalysisSubject } from '../analyses/analyser.js';

const NO_PROBLEM = 'Without a problem there are no inputs on which memory could be measured.';

/**
 * Uses the estimate when the time could not be measured, or when the code searches and all legal inputs are so small that
 * the search may have ended early on each of them.
 */
export function toldTime(measured: ComplexityFinding, estimate: ComplexityFinding): ComplexityFinding {
  if (estimate.source === 'inconclusive') return measured;
  if (measured.source === 'inconclusive') {
    const notes = [measured.note, estimate.note].filter((note) => note !== null);
    return { ...estimate, series: measured.series, note: notes.length > 0 ? notes.join(' ') : null };
  }
  if (!endsEarly(measured, estimate)) return measured;
  const { family, series, notation } = measured;
  return {
    ...estimate,
    class: 'exponential',
    notation: formatComplexity('exponential'),
    family,
    series,
    note: `Estimated from the recursion of the code. On the inputs that were made, which are small, its search ended early: the counted steps grow as ${notation ?? 'a power'} there.`,
  };
}

function endsEarly(measured: ComplexityFinding, estimate: ComplexityFinding): boolean {
  const searches = estimate.class !== null && isExplosive(estimate.class);
  return (
    measured.isOfSmallInputs === true && searches && measured.class !== null && !isExplosive(measured.class)
  );
}

/** @param measured null without a problem, because nothing was run then */
function merged(
  { language, sourceCode, problem }: AnalysisSubject,
  measured: MeasuredFindings | null,
  { lints, estimate, fault }: StaticReading,
): Findings {
  // The compiler knows better than our parser what a program is, but it also accepts a text in which nothing runs.
  const counts = fault !== null && (measured === null || fault.kind === 'empty');
  const noProgram = counts ? fault.words : null;
  const declared = problem?.complexity ?? null;
  const subject = { language, sourceCode, declared, lints: counts ? [] : lints, noProgram };
  if (measured && !counts) {
    const time = measured.compiles ? toldTime(measured.time, estimate) : measured.time;
    // The reference was measured on the same small inputs, so its class says no more about larger ones.
    const referenceTime = endsEarly(measured.time, estimate) ? null : measured.referenceTime;
    return { ...measured, ...subject, time, referenceTime };
  }
  return {
    ...subject,
    compiles: !counts,
    compileOutput: '',
    tests: null,
    time: counts ? inconclusive(fault.words) : estimate,
    space: { ...inconclusive(NO_PROBLEM), extra: null },
    referenceTime: null,
    referenceSpace: null,
    referenceSeries: [],
    counterExample: null,
    smallEdit: null,
    overflow: null,
    likelyLines: [],
    comparedInputs: 0,
    recursion: null,
    coverage: null,
  };
}

/** Combines measurements and reading. @param measured null without a problem, because nothing was run then */
export const findingsOf = (...given: Parameters<typeof merged>): Findings =>
  withoutContradiction(merged(...given));
