import { passed, type Findings, type LintFinding } from '../../evidence/findings.js';
import { formatComplexity, ladderDistance, type ComplexityClass } from '../../evidence/complexity-class.js';
import type { ApproachName } from '../../reading/approach/names.js';
import type { Outline } from '../../reading/outline.js';
import { isAccepted, weightedLints } from '../evidence/collect-evidence.js';
import { referenceNotation } from '../evidence/reference-words.js';
import { isSpeed } from './bug-words.js';
import { EFFICIENT, isEfficient, isFastEnough } from './magic-words.js';
import { list, paragraphs, sentence } from './words.js';

/** Advice about a call of the library that takes most of the time. */
const BY_LABEL: readonly (readonly [labels: RegExp, advice: string])[] = [
  [
    /^(?:in|includes|indexOf|lastIndexOf|index|count|contains|find\w*|frequency)$/,
    'The line looks through all kept values each time: a set, a map, or an array of marks answers the same question at once.',
  ],
  [
    /^(?:pop|shift|unshift|insert|insort\w*|splice|remove\w*|del)$/,
    'Each such call moves the values behind it: a position that moves on, or a queue that gives up its front cheaply, avoids that.',
  ],
  [
    /^(?:copy|slice|substring|concat|spread|unpack|list|join)$/,
    'The line copies values each time: two positions can stand for a part of a list.',
  ],
  [
    /^(?:min|max|sum|any|all)$/,
    'The line goes through the values anew each time: a best value or a sum that is carried along answers the same question.',
  ],
  [
    /^(?:get|elementAt)$/,
    'Each such call walks along the list to its place: an iterator goes through all values in one walk.',
  ],
  [/^(?:sort\w*|toSorted)$/, 'The line sorts anew each time: values that stay in order need one sort.'],
  [
    /^number$/,
    'Each step with a number of n digits takes n steps of the machine: an array of marks, a set, or a remainder stays small.',
  ],
];

/** Where one factor of log n comes from, if no line does most of the work. */
const BY_APPROACH: Readonly<Partial<Record<ApproachName, string>>> = {
  'divide-and-conquer':
    'Every level of the recursion goes through all values again: ask whether one pass can carry what the halves tell each other.',
  heap: 'Each value that goes through the heap costs a logarithm: ask whether all of them must be kept in order.',
  'binary-search':
    'Each search halves its range anew: ask whether a position that only moves forward finds the same.',
};

const WITHOUT_ORDER =
  'Ask whether the order is needed at all: counting, a hash map, or one pass with the best value so far may do without sorting.';

/** How a factor of log n may be saved. */
function withoutLogarithm(label: string | undefined, approaches: readonly ApproachName[]): string {
  const sorts = label === undefined ? approaches.includes('sort-and-sweep') : /sort|^ordered$/i.test(label);
  if (sorts) return WITHOUT_ORDER;
  const known = approaches.map((name) => BY_APPROACH[name]).find((advice) => advice !== undefined);
  return (
    known ??
    'Ask what each of these steps looks for, and whether it could be remembered from the step before.'
  );
}

/** A hint for getting from one class to a better one. It never gives the solution. */
function direction(
  from: ComplexityClass,
  to: ComplexityClass,
  label: string | undefined,
  approaches: readonly ApproachName[],
): string {
  switch (from) {
    case 'exponential':
    case 'factorial':
      return 'Work of this kind repeats itself: ask which partial answers come up again, and keep each in a table.';
    case 'octic':
    case 'septic':
    case 'sextic':
    case 'quintic':
    case 'quartic_log':
    case 'quartic':
    case 'cubic_log':
    case 'cubic':
    case 'n_root_n':
    case 'quadratic_log':
    case 'quadratic': {
      const known = BY_LABEL.find(([labels]) => labels.test(label ?? ''));
      if (known) return known[1];
      return to === 'linearithmic'
        ? 'Ask what the inner work looks for each time: once the values are sorted, one sweep or a search by halves often finds it.'
        : 'Ask what the inner work looks for each time: a map or set that remembers what was seen, a running sum, or two pointers often replace it.';
    }
    case 'linearithmic':
      return withoutLogarithm(label, approaches);
    case 'linear':
    case 'square_root':
      return 'When the input is ordered, or the answer can be tried out, halving the range in every step avoids looking at everything.';
    case 'logarithmic':
    case 'constant':
      return '';
  }
}

/** A line that takes less of the work may still be what makes it grow. */
const MOST_OF_WORK = 0.5;

/** The program is right wherever it ended, and did not always end in time. */
const isOnlySlow = ({ tests, counterExample }: Findings): boolean =>
  counterExample === null &&
  tests?.every(passed) === false &&
  tests.every((test) => passed(test) || test.verdict === 'time_limit_exceeded');

/** What a program that fails tests has to do before anything else. */
function firstAdvice(findings: Findings): string | null {
  const isWrong = findings.tests !== null && !isAccepted(findings);
  if (!isWrong) return null;
  if (isOnlySlow(findings)) return 'It has to become faster: where it ended in time, its answers are right.';
  // The advice on time already says so for a program that is fast enough.
  return isFastEnough(findings) ? null : 'Correctness comes first: see the bugs.';
}

function timeAdvice(findings: Findings, outline: Outline | null): string | null {
  const { time, referenceTime } = findings;
  if (time.class === null)
    return isOnlySlow(findings) && time.series.length > 0
      ? 'On the inputs of those tests it does much more work than on the ones that were measured.'
      : 'The growth of its time could not be determined, so its speed is not judged.';
  const growth =
    time.class === 'constant'
      ? 'it takes the same time on larger inputs'
      : `it grows as ${time.notation ?? formatComplexity(time.class)}, no faster than the reference solution does`;
  if (isEfficient(findings)) return `The solution is ${EFFICIENT}: ${growth}.`;
  if (isFastEnough(findings)) return sentence(`${growth}: get the answers right first`);
  if (referenceTime === null)
    return `It grows as ${time.notation ?? formatComplexity(time.class)}, and was not compared with a reference solution.`;
  const reference = referenceNotation(referenceTime, time, findings.declared?.time);
  if (ladderDistance(time.class, referenceTime) <= 0)
    return `Judging by the code it grows no faster than the reference (${reference}); this was not measured.`;
  const own = time.notation ?? formatComplexity(time.class);
  // Such as a search by halves beside one that always takes a hundred rounds.
  if (time.class === 'logarithmic')
    return `It grows as ${own}, hardly slower than the reference solution (${reference}).`;
  const { dominantLine } = time;
  const most = dominantLine && dominantLine.share >= MOST_OF_WORK ? 'mostly ' : '';
  const at = dominantLine ? `, ${most}because of line ${dominantLine.line}` : '';
  const how = time.source === 'measured' ? 'It grows' : 'Judging by the code it grows';
  const approaches = outline?.approaches.map(({ name }) => name) ?? [];
  const hint = direction(time.class, referenceTime, time.dominantLine?.label, approaches);
  return `${how} as ${own}${at}; ${reference} is possible. ${hint}`.trimEnd();
}

function spaceAdvice({ space, referenceSpace, declared }: Findings): string | null {
  if (space.class === null || referenceSpace === null || space.source !== 'measured') return null;
  if (ladderDistance(space.class, referenceSpace) <= 0) return null;
  return `Memory grows as ${space.notation ?? formatComplexity(space.class)}, while ${referenceNotation(referenceSpace, space, declared?.space)} is enough: check which of the stored values are still needed later.`;
}

function recursionAdvice({ recursion }: Findings): string | null {
  if (!recursion?.grows || recursion.depth < 500) return null;
  return `The recursion gets deeper with the input (${recursion.depth} levels): a loop with its own stack cannot overflow the call stack.`;
}

const remark = ({ line, text }: LintFinding): string => `- Line ${line}: ${text}`;

/** The text of `improvement`. */
export function improvementWords(findings: Findings, outline: Outline | null): string {
  if (findings.noProgram !== null) return 'Paste a whole program, or choose its language.';
  if (!findings.compiles) return 'First make it compile; how fast it is can be measured after that.';
  const lints = weightedLints(findings).filter(
    (lint) => isSpeed(lint) || (lint.severity === 'informative' && lint.category !== 'hidden-text'),
  );
  const isGood = isAccepted(findings) && isEfficient(findings);
  const praise = weightedLints(findings).filter(({ severity }) => isGood && severity === 'celebratory');
  return paragraphs([
    firstAdvice(findings),
    timeAdvice(findings, outline),
    spaceAdvice(findings),
    recursionAdvice(findings),
    lints.length > 0 ? lints.map(remark).join('\n') : null,
    praise.length > 0 ? `Well done: ${list(praise.map(({ text }) => text.replace(/\.$/, '')))}.` : null,
  ]);
}
