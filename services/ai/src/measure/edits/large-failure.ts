import { isEditorLanguage, type EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import type { EvidenceProgram } from '../../evidence/evidence-runner.js';
import { testLimits } from '../../evidence/limits.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import { parseSource } from '../../syntax/parsers.js';
import { callOf, functionName, isFunction, lineOf, walk, within } from '../../syntax/shape.js';
import { crashLine } from './crash-line.js';
import type { SearchTools } from './variant-batches.js';
import { isWrong, type WrongProgram } from './wrong-program.js';

const MOST_BYTES = 8_000_000;

/**
 * The lines that a crash on a test implicates which is too large for changes to be tried on it, such as a recursion that
 * goes too deep.
 * @returns 1-based lines, likeliest first; empty when no test crashes
 * @throws what the runner throws.
 */
export async function linesOfLargeFailure(
  program: EvidenceProgram,
  problem: ProblemContext,
  { tests }: Pick<WrongProgram, 'tests'>,
  { runner, signal }: SearchTools,
): Promise<number[]> {
  const { language, sourceCode } = program;
  const crashed = new Set(tests.filter(({ verdict }) => verdict === 'runtime_error').map(({ id }) => id));
  const [smallest] = smallestFirst(problem.tests.filter(({ id }) => crashed.has(id)));
  if (!smallest || smallest.input.length > MOST_BYTES || !isEditorLanguage(language)) return [];
  const { tests: judged } = await runner.run(
    {
      program: { language, sourceCode },
      cases: [{ id: 'crash', input: smallest.input, answer: smallest.answer }],
      limits: testLimits(language, problem),
      checker: problem.checker,
      stopAtFirstFailure: true,
    },
    signal,
  );
  const [run] = judged;
  if (!run || !isWrong(run)) return [];
  const line = crashLine(language, run.stderr);
  // A stack that is larger than the memory for it ends a program without a word.
  return line === null ? recursiveCalls(language, sourceCode) : [line];
}

/** The lines on which a function calls itself. */
async function recursiveCalls(language: EditorLanguage, source: string): Promise<number[]> {
  const tree = await parseSource(language, source);
  try {
    const lines: number[] = [];
    walk(tree.rootNode, (node) => {
      if (isFunction(node)) lines.push(...ownCalls(node));
    });
    return [...new Set(lines)];
  } finally {
    tree.delete();
  }
}

function ownCalls(fn: Node): number[] {
  const name = functionName(fn);
  return name === null ? [] : within(fn, (inner) => callOf(inner)?.name === name).map(lineOf);
}
