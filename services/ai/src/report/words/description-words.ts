import { LANGUAGE_LABELS } from '@evident/contracts';
import { passed, type Findings } from '../../evidence/findings.js';
import type { Outline, Trait } from '../../reading/outline.js';
import { count, list } from './words.js';

const MEANS: Readonly<Record<Trait, string>> = {
  sorts: 'sorts',
  hashes: 'looks values up by hash',
  heap: 'keeps a heap for the next smallest or largest value',
  queue: 'takes elements from the front of a queue',
  stack: 'takes elements back off a stack',
  halves: 'searches by halving',
  recursion: 'calls itself on smaller parts',
  memory: 'stores answers that it has already computed',
  bits: 'works with single bits',
};

function shape(outline: Outline): string {
  const loops =
    outline.loops === 0
      ? 'without a loop'
      : outline.nesting > 1
        ? `with ${count(outline.loops, 'loop')}, nested up to ${outline.nesting} deep`
        : `with ${count(outline.loops, 'loop')}, none inside another`;
  const functions = outline.functions === 0 ? '' : ` in ${count(outline.functions, 'function')}`;
  return `${loops}${functions}`;
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
export function descriptionWords(findings: Findings, outline: Outline | null): string {
  if (findings.noProgram !== null) return findings.noProgram;
  const lines = findings.sourceCode.split('\n').filter((line) => line.trim() !== '').length;
  const what = `A ${LANGUAGE_LABELS[findings.language]} program of ${count(lines, 'line')}`;
  const means = outline?.traits.map((trait) => MEANS[trait]) ?? [];
  return [
    outline ? `${what} ${shape(outline)}.` : `${what}.`,
    means.length > 0 ? `It ${list(means)}.` : '',
    outcome(findings),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
