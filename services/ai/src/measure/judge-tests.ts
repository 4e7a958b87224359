import type { JudgedTest, Verdict } from '@evident/contracts';
import type { EvidenceProgram, EvidenceRunner } from '../evidence/evidence-runner.js';
import type { TestFinding } from '../evidence/findings.js';
import { testLimits } from '../evidence/limits.js';
import { smallestFirst, type ProblemContext } from '../evidence/problem-context.js';

export interface TestedProgram {
  compiles: boolean;
  compileOutput: string;
  tests: TestFinding[];
}

type ProblemTest = ProblemContext['tests'][number];

/** Interpreters report syntax errors only when they run the source. */
const NOT_PARSED = /^(?:SyntaxError|IndentationError|TabError)\b/m;
/** After one of these verdicts the larger tests are skipped, because they would fail the same way. */
const STOPPING: readonly Verdict[] = ['time_limit_exceeded', 'memory_limit_exceeded'];

/** Whether a test used too much time or memory, which says nothing about the answers. */
export const isOverLimit = ({ verdict }: { verdict: Verdict }): boolean => STOPPING.includes(verdict);

/**
 * Judges every test, smallest inputs first, so that a slow program is found early. Only number and verdict of a hidden
 * test are kept.
 * @throws what the runner throws.
 */
export async function judgeTests(
  program: EvidenceProgram,
  problem: ProblemContext,
  runner: EvidenceRunner,
  signal: AbortSignal,
): Promise<TestedProgram> {
  const cases = smallestFirst(problem.tests);
  if (cases.length === 0) return { compiles: true, compileOutput: '', tests: [] };
  const result = await runner.run(
    {
      program,
      cases: cases.map(({ id, input, answer }) => ({ id, input, answer })),
      limits: testLimits(program.language, problem),
      checker: problem.checker,
      stopAtFirstFailure: false,
      stopAtFirstLimit: true,
    },
    signal,
  );
  if (result.verdict === 'compile_error') return doesNotCompile(result.compileOutput);
  const [first] = result.tests;
  if (first?.verdict === 'runtime_error' && NOT_PARSED.test(first.stderr))
    return doesNotCompile(first.stderr.slice(-4_000));
  const judged = new Map(result.tests.map((test) => [test.testId, test]));
  return { compiles: true, compileOutput: result.compileOutput, tests: findingsOf(problem.tests, judged) };
}

const doesNotCompile = (compileOutput: string): TestedProgram => ({
  compiles: false,
  compileOutput,
  tests: [],
});

function findingsOf(tests: readonly ProblemTest[], judged: ReadonlyMap<string, JudgedTest>): TestFinding[] {
  const worst = Array.from(judged.values()).find(isOverLimit);
  return tests.map((test, at): TestFinding => {
    const run = judged.get(test.id);
    const shown = test.hidden ? null : (run ?? null);
    return {
      id: test.id,
      index: at + 1,
      hidden: test.hidden,
      verdict: run?.verdict ?? worst?.verdict ?? 'time_limit_exceeded',
      message: run?.message ?? 'not run: a smaller test already exceeded the limit',
      cpuTimeMs: run?.measurement.cpuTimeMs ?? 0,
      memoryKb: run?.measurement.memoryKb ?? 0,
      input: shown && test.input,
      expected: shown && test.answer,
      actual: shown?.stdout ?? null,
    };
  });
}
