import { LANGUAGE_LABELS } from '@evident/contracts';
import { rankOf, type ComplexityClass } from '../../evidence/complexity-class.js';
import { passed, type Findings } from '../../evidence/findings.js';
import type { ApproachName } from '../../reading/approach/names.js';
import type { Outline } from '../../reading/outline.js';
import { hasTests, isAccepted } from '../evidence/collect-evidence.js';
import { isFastEnough } from './magic-words.js';
import { count, list } from './words.js';

const APPROACH_WORDS: Readonly<Record<ApproachName, string>> = {
  'union-find': 'joins groups with union-find',
  'fenwick-tree': 'keeps sums of ranges in a Fenwick tree',
  'segment-tree': 'keeps values of ranges in a segment tree',
  'memoised-recursion': 'solves smaller parts by recursion and remembers each answer',
  backtracking: 'tries choices one by one and takes them back',
  'bit-masks': 'goes through all subsets as bit masks',
  'binary-search': 'halves the range in which the answer can lie',
  'monotonic-stack': 'keeps a stack of candidates in order, and each is taken off at most once',
  'sliding-window': 'moves a window whose two ends only go forward',
  'two-pointers': 'moves two pointers towards each other',
  'slow-and-fast': 'moves two pointers, one twice as fast as the other',
  'breadth-first': 'visits what it finds in order of distance, with a queue',
  'depth-first': 'follows each branch to its end before it takes the next',
  heap: 'takes the next smallest or largest value from a heap',
  'radix-sort': 'sorts the values digit by digit',
  'prefix-sums': 'keeps running sums, so that a range needs one subtraction',
  table: 'fills a table from earlier entries',
  'divide-and-conquer': 'divides the input in halves and combines their answers',
  'tree-recursion': 'walks through a tree by recursion',
  'branching-recursion': 'calls itself several times for smaller parts',
  recursion: 'calls itself on a smaller part',
  stack: 'keeps values on a stack, the latest on top',
  'sort-and-sweep': 'sorts the values first',
  reversal: 'compares a text with its reverse',
  'ordered-map': 'keeps values in a hash table that remembers their order',
  counting: 'counts how often each value occurs',
  'exclusive-or': 'combines the values by exclusive or',
  hashing: 'keeps values in a hash table',
  'every-pair': 'compares pairs in nested loops',
  'one-pass': 'goes through the values once and carries the best answer so far',
  fold: 'combines the values one after another into one result',
};

/** Loops over ten digits, one inside another, compare no pairs of values; what grows faster than a pass is no pass. */
function isContradicted(name: ApproachName, found: ComplexityClass): boolean {
  if (name === 'every-pair') return rankOf(found) < rankOf('n_root_n');
  return (name === 'one-pass' || name === 'fold') && rankOf(found) > rankOf('linear');
}

function withoutContradicted(outline: Outline, { class: found }: Findings['time']): Outline {
  if (found === null) return outline;
  return { ...outline, approaches: outline.approaches.filter(({ name }) => !isContradicted(name, found)) };
}

/** What the program does, or at least how long it is. */
function approachWords({ language, sourceCode }: Findings, outline: Outline | null): string {
  const label = LANGUAGE_LABELS[language];
  const approaches = outline?.approaches ?? [];
  if (approaches.length === 0) {
    const lines = sourceCode.split('\n').filter((line) => line.trim() !== '').length;
    return `A ${label} program of ${count(lines, 'line')}.`;
  }
  return `This ${label} program ${list(approaches.map(({ name, line }) => `${APPROACH_WORDS[name]} (line ${line})`))}.`;
}

/** Only for a program that is right: to one that is wrong this would tell the solution. */
function comparisonWords(findings: Findings, { approaches, reference = [] }: Outline): string {
  const [main] = reference;
  const own = approaches.map(({ name }) => name);
  if (main === undefined || own.length === 0 || !hasTests(findings) || !isAccepted(findings)) return '';
  if (own[0] === main) return isFastEnough(findings) ? 'The reference solution works in the same way.' : '';
  if (own.includes(main) || reference.some((name) => own.includes(name))) return '';
  return `The reference solution works in another way: it ${APPROACH_WORDS[main]}.`;
}

function outcome({ tests, compiles }: Findings): string {
  if (!compiles) return 'It does not compile yet.';
  if (tests === null || tests.length === 0) return 'It was read, but not run on tests.';
  const right = tests.filter(passed).length;
  return right === tests.length
    ? 'It passes every test.'
    : `It passes ${right} of ${count(tests.length, 'test')}.`;
}

/** The text of `description`: what the program does, from its outline. */
export function descriptionWords(findings: Findings, read: Outline | null): string {
  if (findings.noProgram !== null) return findings.noProgram;
  const outline = read && withoutContradicted(read, findings.time);
  const comparison = outline ? comparisonWords(findings, outline) : '';
  return [approachWords(findings, outline), comparison, outcome(findings)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
