import type { Language } from '@evident/contracts';
import type { CounterExample, Findings } from '../../evidence/findings.js';
import { testLimits } from '../../evidence/limits.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import type { MeasurementCache } from '../../evidence/measurement-cache.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { InputSource, NoInputs } from '../../measure/inputs/input-source.js';

export interface CounterInputTools {
  problem: ProblemContext;
  runner: EvidenceRunner;
  cache: MeasurementCache;
  signal: AbortSignal;
}

type CounterInputOutcome =
  | { kind: 'proved'; counterExample: CounterExample }
  /** Program and reference agree on it. */
  | { kind: 'agrees' }
  /** The input is not legal, or that cannot be determined. */
  | { kind: 'unknown' };

const MAX_INPUT = 4_096;

function referenceOf(
  { references }: ProblemContext,
  language: Language,
): { language: Language; sourceCode: string } | null {
  const own = references[language];
  if (own !== undefined) return { language, sourceCode: own };
  const [other] = Object.entries(references) as [Language, string][];
  return other ? { language: other[0], sourceCode: other[1] } : null;
}

/** Runs an input on which a model says the program fails. The claim counts only if it does fail. */
export async function tryCounterInput(
  text: string,
  { language, sourceCode }: Findings,
  { problem, runner, cache, signal }: CounterInputTools,
): Promise<CounterInputOutcome> {
  const reference = referenceOf(problem, language);
  const input = text.endsWith('\n') ? text : `${text}\n`;
  if (!reference || input.length > MAX_INPUT) return { kind: 'unknown' };
  const source = new InputSource(problem, runner, cache, signal);
  try {
    if (!(await source.accepted([input]))[0]) return { kind: 'unknown' };
  } catch (error) {
    if (error instanceof NoInputs) return { kind: 'unknown' };
    throw error;
  }
  const run = async (program: { language: Language; sourceCode: string }, answer: string | null) => {
    const limits = testLimits(program.language, problem);
    const cases = [{ id: 'counter-input', input, answer }];
    const task = { program, cases, limits, checker: problem.checker, stopAtFirstFailure: false };
    return (await runner.run(task, signal)).tests[0];
  };
  const right = await run(reference, null);
  if (right?.verdict !== 'accepted') return { kind: 'unknown' };
  const tried = await run({ language, sourceCode }, right.stdout);
  if (!tried) return { kind: 'unknown' };
  if (tried.verdict === 'accepted') return { kind: 'agrees' };
  const { verdict, message, stdout } = tried;
  return {
    kind: 'proved',
    counterExample: { input, expected: right.stdout, actual: stdout, verdict, message },
  };
}
