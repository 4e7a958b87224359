import type { ComplexityFinding, Findings } from '../../evidence/findings.js';
import { formatComplexity, isExplosive, ladderDistance, rankOf } from '../../evidence/complexity-class.js';
import { referenceNotation } from '../evidence/reference-words.js';
import { LEAST_TOLD_SHARE, shareWords } from '../evidence/share-words.js';

const HOW: Readonly<Record<ComplexityFinding['source'], string>> = {
  measured: 'measured',
  estimated: 'estimated from the code',
  inconclusive: 'inconclusive',
};

function oneOf(name: string, finding: ComplexityFinding): string {
  if (finding.notation === null) return `${name} complexity: inconclusive.`;
  return `${name} complexity: ${finding.notation} (${HOW[finding.source]}).`;
}

/** What the counters of a program's own lines count. */
const LABELS: Readonly<Partial<Record<string, string>>> = {
  loop: 'the loop',
  function: 'the function',
  lambda: 'the lambda',
  comprehension: 'the comprehension',
  stream: 'the stream',
  in: 'the search by `in`',
  copy: 'the copying',
  compare: 'the comparison of whole sequences',
  merge: 'the merging',
  number: 'the arithmetic with long numbers',
  slice: 'the slice',
  del: 'the deletion',
  unpack: 'the unpacking',
  spread: 'the spreading',
  test: 'the regular expression',
  exec: 'the regular expression',
  new: 'the new array',
  text: 'the conversion to text',
  ordered: 'the sorting',
  view: 'the counting of a part',
};

/** The variable that grew with all others, as the notation names it. */
const variableOf = ({ series }: ComplexityFinding): string => series[0]?.variable.split(' ')[0] ?? 'n';

/** One sentence about the line that does most of the work; empty when there is none. */
function growthWords({ time }: Findings): string {
  const { dominantLine } = time;
  if (!dominantLine || time.class === null) return '';
  if (time.source === 'estimated') return `Line ${dominantLine.line} decides the estimate.`;
  const { line, label, share } = dominantLine;
  const isModest = rankOf(time.class) <= rankOf('linear');
  if (share < 0.5 && isModest) return '';
  const what = LABELS[label] ?? `the call of \`${label}\` on line ${line}`;
  const place = LABELS[label] === undefined ? what : `${what} on line ${line}`;
  if (share < LEAST_TOLD_SHARE) return `What grows fastest is ${place}.`;
  const { class: ownClass } = dominantLine;
  const own =
    ownClass === null || ownClass === time.class
      ? ''
      : `, and alone grows as ${formatComplexity(ownClass, variableOf(time))}`;
  return `On the largest input ${place} does ${shareWords(share)} of the work${own}.`;
}

/** Two sizes are taken as half and whole if their ratio is close to two. */
const isHalf = (small: number, large: number): boolean => large / small > 1.9 && large / small < 2.1;

/** How the counted steps changed between the last two sizes, which is why the class is what it is. */
function doublingWords({ time }: Findings): string {
  if (time.source !== 'measured' || time.class === null) return '';
  const counted = time.series.find(({ metric, family }) => metric === 'steps' && family === time.family);
  const last = counted?.points.at(-1);
  if (!counted || !last || last.value < LEAST_TOLD) return '';
  const name = counted.variable;
  const half = counted.points.find(({ n }) => isHalf(n, last.n));
  const next = counted.points.find(({ n }) => n === last.n - 1);
  const before = isExplosive(time.class) ? next : half;
  if (!before || before.value <= 0) return '';
  const times = last.value / before.value;
  const from = `${name} = ${thousands(before.n)}`;
  return `From ${from} to ${thousands(last.n)} its steps grow ${times.toFixed(times < 10 ? 1 : 0)}-fold, to ${thousands(last.value)}.`;
}

/** Fewer steps say little. */
const LEAST_TOLD = 100;
const thousands = (value: number): string => Math.round(value).toLocaleString('en-US');

function referenceWords({ time, referenceTime, declared }: Findings): string {
  if (referenceTime === null || time.class === null) return '';
  const reference = referenceNotation(referenceTime, time, declared?.time);
  const distance = ladderDistance(time.class, referenceTime);
  if (distance === 0 && time.source === 'measured')
    return time.class === 'constant'
      ? 'The reference solution takes constant time as well.'
      : 'The reference solution grows in the same way.';
  if (distance <= 0) return `The reference solution takes ${reference}.`;
  return `The reference solution takes only ${reference}.`;
}

/** The text of `tc&sc`. */
export function complexityWords(findings: Findings): string {
  if (findings.noProgram !== null)
    return 'Time and space complexity: not measured, because there is no program to run.';
  if (!findings.compiles)
    return 'Time and space complexity: not measured, because the program does not compile.';
  const { time, space } = findings;
  const notes = [time.note, space.note].filter((note) => note !== null && note !== '');
  return [
    oneOf('Time', time),
    oneOf('Space', space),
    growthWords(findings),
    doublingWords(findings),
    referenceWords(findings),
    ...new Set(notes),
  ]
    .filter((sentence) => sentence)
    .join(' ');
}
