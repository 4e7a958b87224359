import type { MeasuredFindings } from '../measure/measurement.js';
import type { ComplexityFinding, Findings } from '../evidence/findings.js';
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

/** Combines measurements and reading. @param measured null without a problem, because nothing was run then */
export function findingsOf(
  { language, sourceCode }: AnalysisSubject,
  measured: MeasuredFindings | null,
  { lints, estimate }: StaticReading,
): Findings {
  const subject = { language, sourceCode, lints };
  if (measured) {
    const time = measured.compiles ? timeOf(measured.time, estimate) : measured.time;
    return { ...measured, ...subject, time };
  }
  return {
    ...subject,
    compiles: true,
    compileOutput: '',
    tests: null,
    time: estimate,
    space: { ...inconclusive(NO_PROBLEM), extra: null },
    referenceTime: null,
    referenceSpace: null,
    referenceSeries: [],
    counterExample: null,
    comparedInputs: 0,
    recursion: null,
    coverage: null,
  };
}
