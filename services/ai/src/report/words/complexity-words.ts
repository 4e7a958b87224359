import type { ComplexityFinding, Findings } from '../../evidence/findings.js';
import { formatComplexity, ladderDistance } from '../../evidence/complexity-class.js';

const HOW: Readonly<Record<ComplexityFinding['source'], string>> = {
  measured: 'measured',
  estimated: 'estimated from the code',
  inconclusive: 'inconclusive',
};

function oneOf(name: string, finding: ComplexityFinding): string {
  if (finding.notation === null) return `${name} complexity: inconclusive.`;
  return `${name} complexity: ${finding.notation} (${HOW[finding.source]}).`;
}

/** One sentence about the line that does most of the work; empty when there is none. */
function growthWords({ time }: Findings): string {
  const { dominantLine } = time;
  if (!dominantLine || time.class === null) return '';
  if (time.source === 'estimated') return `Line ${dominantLine.line} decides the estimate.`;
  const share = Math.round(dominantLine.share * 100);
  return `On the largest input line ${dominantLine.line} does ${share} % of the work.`;
}

function runnerUpWords({ time }: Findings): string {
  return time.source === 'measured' && time.runnerUp !== null
    ? `The next best fit was ${time.runnerUp}.`
    : '';
}

function referenceWords({ time, referenceTime }: Findings): string {
  if (referenceTime === null || time.class === null) return '';
  const reference = formatComplexity(referenceTime);
  const distance = ladderDistance(time.class, referenceTime);
  if (distance <= 0) return `The reference solution of this problem grows as ${reference}.`;
  return `The reference solution of this problem grows only as ${reference}.`;
}

/** The text of `tc&sc`. */
export function complexityWords(findings: Findings): string {
  if (findings.noProgram !== null)
    return 'Time and space complexity: not measured, because there is no program to run.';
  if (!findings.compiles)
    return 'Time and space complexity: not measured, because the program does not compile.';
  const { time, space } = findings;
  const extra = space.extra === null ? '' : `Beyond the input itself it needs ${space.extra}.`;
  const notes = [time.note, space.note].filter((note) => note !== null && note !== '');
  return [
    oneOf('Time', time),
    oneOf('Space', space),
    extra,
    growthWords(findings),
    runnerUpWords(findings),
    referenceWords(findings),
    ...new Set(notes),
  ]
    .filter((sentence) => sentence)
    .join(' ');
}
