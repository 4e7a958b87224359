import type { Suspect } from '../../evidence/findings.js';
import type { Block, Reached } from './../batches/block.js';

/** What one input of a program showed. */
export interface PlayedInput {
  reached: Reached;
  failed: boolean;
}

const MOST = 3;
/** A block with a lower score runs on passing tests nearly as often as on failing ones. */
const LEAST_SCORE = 0.5;

/**
 * How far the failing runs implicate each line, by Ochiai's measure of the smallest block around it, 0–1.
 * @returns a function of the 1-based line
 */
export function suspicion(blocks: readonly Block[], runs: readonly PlayedInput[]): (line: number) => number {
  const failed = runs.filter((run) => run.failed).length;
  const scored = blocks.map(({ line, endLine }, at) => {
    const running = runs.filter(({ reached }) => reached.has(at));
    const failing = running.filter((run) => run.failed).length;
    const score = failing === 0 ? 0 : failing / Math.sqrt(failed * running.length);
    return { first: line, last: endLine, score };
  });
  const byLength = scored.sort((a, b) => a.last - a.first - (b.last - b.first) || b.score - a.score);
  // A line outside of all blocks runs on every input.
  const outside = Math.sqrt(failed / Math.max(1, runs.length));
  return (line) => byLength.find(({ first, last }) => first <= line && line <= last)?.score ?? outside;
}

/**
 * The blocks that the failing tests implicate, by Ochiai's measure: the failing tests that run a block, over the root of
 * all failing tests times all tests that run it. Blocks that every test runs tell nothing.
 */
export function suspectsOf(blocks: readonly Block[], tests: readonly PlayedInput[]): Suspect[] {
  const failed = tests.filter((test) => test.failed).length;
  if (failed === 0 || failed === tests.length) return [];
  const scored = blocks.flatMap((block, at) => {
    const running = tests.filter(({ reached }) => reached.has(at));
    const failing = running.filter((test) => test.failed).length;
    if (failing === 0 || running.length === tests.length) return [];
    const score = failing / Math.sqrt(failed * running.length);
    const suspect = { first: block.line, last: block.endLine, failing, passing: running.length - failing };
    return score < LEAST_SCORE ? [] : [{ score, suspect }];
  });
  // Of blocks inside one another with one score the smallest one tells most.
  const length = ({ first, last }: Suspect): number => last - first;
  return scored
    .sort((a, b) => b.score - a.score || length(a.suspect) - length(b.suspect))
    .map(({ suspect }) => suspect)
    .filter((one, at, all) => all.findIndex(({ first }) => first === one.first) === at)
    .slice(0, MOST);
}
