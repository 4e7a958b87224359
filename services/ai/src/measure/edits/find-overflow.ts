import { isEditorLanguage } from '@evident/contracts';
import type { ExpectedCase } from '../bugs/compared-program.js';
import type { EvidenceProgram } from '../../evidence/evidence-runner.js';
import { passed, type Overflow } from '../../evidence/findings.js';
import { testLimits } from '../../evidence/limits.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import { exactProgram } from './exact-numbers.js';
import type { SearchTools } from './variant-batches.js';
import { isWrong, type WrongProgram } from './wrong-program.js';

/** Inputs of each kind on which the program is watched. */
const MOST_OF_KIND = 4;
const MOST_BYTES = 2_000_000;

/**
 * Looks for a number that its type cannot hold: the program is run so that it ends there, on inputs that fail and on
 * inputs that pass.
 * @returns null unless it ends there on most of the failing inputs and on no passing one
 * @throws what the runner throws.
 */
export async function findOverflow(
  program: EvidenceProgram,
  problem: ProblemContext,
  known: WrongProgram,
  { runner, signal }: SearchTools,
): Promise<Overflow | null> {
  const { language, sourceCode } = program;
  const { failing, passing } = watchedInputs(problem, known);
  if (!isEditorLanguage(language) || failing.length === 0) return null;
  const exact = await exactProgram(language, sourceCode);
  if (!exact) return null;
  const cases = [...failing, ...passing];
  const { tests } = await runner.run(
    {
      program: { language, sourceCode: exact.source },
      cases: cases.map(({ input, answer }, at) => ({ id: `exact-${at + 1}`, input, answer })),
      limits: testLimits(language, problem),
      checker: problem.checker,
      stopAtFirstFailure: false,
    },
    signal,
  );
  const overflows = cases.map((_, at) => {
    const run = tests.find(({ testId }) => testId === `exact-${at + 1}`);
    return run ? exact.overflowIn(run.stderr) : null;
  });
  const found = overflows.slice(0, failing.length).filter((one) => one !== null);
  if (overflows.slice(failing.length).some((one) => one !== null)) return null;
  return 2 * found.length > failing.length ? (found[0] ?? null) : null;
}

/** Failing inputs, smallest first, and the largest of the passing ones: numbers grow with the input. */
function watchedInputs(
  problem: ProblemContext,
  { tests, compared }: WrongProgram,
): { failing: ExpectedCase[]; passing: ExpectedCase[] } {
  const accepted = new Set(tests.filter(passed).map(({ id }) => id));
  const wrong = new Set(tests.filter(isWrong).map(({ id }) => id));
  const small = smallestFirst(problem.tests).filter(({ input }) => input.length <= MOST_BYTES);
  const { counterExample } = compared;
  const example =
    counterExample && isWrong(counterExample)
      ? [{ input: counterExample.input, answer: counterExample.expected }]
      : [];
  return {
    failing: [...example, ...small.filter(({ id }) => wrong.has(id))].slice(0, MOST_OF_KIND),
    passing: small.filter(({ id }) => accepted.has(id)).slice(-MOST_OF_KIND),
  };
}
