import type { MeasuredFindings } from '../measure/measurement.js';
import type { ComplexityFinding, Findings } from '../evidence/findings.js';
import { withoutContradiction } from '../evidence/contradiction.js';
import { inconclusive } from '../measure/growth/time-finding.js';
import type { StaticReading } from '../reading/source-reader.js';
import type { AnalysisSubject } from '../analyses/analyser.js';

const NO_PROBLEM = 'Without a problem there are no inputs on which memory could be measured.';

/** Uses the estimate when the time could not be measured. */
function timeOf(measured: ComplexityFinding, estimate: ComplexityFinding): ComplexityFinding {
  if (measured.source !== 'inconclusive' || estimate.source === 'inconclusive') return measured;
  const notes = [measured.note, estimate.note].filter((note) => note !== null);
  return { ...estimate, series: measured.series, note: notes.length > 0 ? notes.join(' ') : null };
}

/** @param measured null without a problem, because nothing was run then */
function merged(
  { language, sourceCode }: AnalysisSubject,
  measured: MeasuredFindings | null,
  { lints, estimate, fault }: StaticReading,
): Findings {
  // The compiler knows better than our parser what a program is, but it also accepts a text in which nothing runs.
  const counts = fault !== null && (measured === null || fault.kind === 'empty');
  const noProgram = counts ? fault.words : null;
  const subject = { language, sourceCode, lints: counts ? [] : lints, noProgram };
  if (measured && !counts) {
    const time = measured.compiles ? timeOf(measured.time, estimate) : measured.time;
    return { ...measured, ...subject, time };
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
