import { passed } from '../../evidence/findings.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import type { ExpectedCase } from '../bugs/compared-program.js';
import { isWrong, type WrongProgram } from './wrong-program.js';

/** Every variant of a program gets the input anew. */
const MOST_INPUT_BYTES = 16_000;
/** Of tests that stand in for compared inputs. */
const MOST_OTHER_BYTES = 2_000;

type KnownCases = Pick<WrongProgram, 'tests' | 'compared'>;

/** The smallest input on which the program fails otherwise than by a limit. */
export function failingCase(
  problem: ProblemContext,
  { tests, compared }: KnownCases,
): ExpectedCase | undefined {
  const { counterExample } = compared;
  if (counterExample && isWrong(counterExample))
    return { input: counterExample.input, answer: counterExample.expected };
  const ids = new Set(tests.filter(isWrong).map(({ id }) => id));
  const [smallest] = smallestFirst(problem.tests.filter(({ id }) => ids.has(id)));
  return smallest && smallest.input.length <= MOST_INPUT_BYTES ? smallest : undefined;
}

/** Compared inputs that fail, or that pass, spread evenly; then the smallest tests that do. */
export function othersOf(
  problem: ProblemContext,
  { compared, tests }: KnownCases,
  failing: ExpectedCase,
  wanted: boolean,
  most: number,
): ExpectedCase[] {
  const fit = compared.compared.filter(({ input, failed }) => input !== failing.input && failed === wanted);
  const step = Math.max(1, Math.floor(fit.length / most));
  const spread = fit.filter((_, at) => at % step === 0).slice(0, most);
  if (spread.length === most) return spread;
  const ids = new Set(tests.filter(wanted ? isWrong : passed).map(({ id }) => id));
  const known = new Set([failing, ...spread].map(({ input }) => input));
  const small = problem.tests.filter(
    ({ id, input }) => ids.has(id) && input.length <= MOST_OTHER_BYTES && !known.has(input),
  );
  return [...spread, ...smallestFirst(small)].slice(0, most);
}
