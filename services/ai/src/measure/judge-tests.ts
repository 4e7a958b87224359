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

/** Numbered from 1 as learners see them. */
type NumberedTest = ProblemContext['tests'][number] & { index: number };

/** Fewer tests than these are judged in one task. */
const FEW_TESTS = 4;
/** Tests up to this size are cheap even for a slow program. */
const SMALL_BYTES = 4_096;

/** Interpreters report syntax errors only when they run the source. */
const NOT_PARSED = /^(?:SyntaxError|IndentationError|TabError)\b/m;
/** After one of these verdicts the larger tests are skipped, because they would fail the same way. */
const STOPPING: readonly Verdict[] = ['time_limit_exceeded', 'memory_limit_exceeded'];

/** Whether a test used too much time or memory, which says nothing about the answers. */
export const isOverLimit = ({ verdict }: { verdict: Verdict }): boolean => STOPPING.includes(verdict);

/** The tests are judged in two tasks, because the search for a fault can start after the first one. */
export interface JudgedTests {
  /** The smaller tests; all of them when there are few. */
  smaller: Promise<TestedProgram>;
  all: Promise<TestedProgram>;
}

/**
 * Judges every test, smallest inputs first, so that a slow program is found early. Only number and verdict of a hidden
 * test are kept. Both promises reject with what the runner throws.
 */
export function judgeTests(
  program: EvidenceProgram,
  problem: ProblemContext,
  runner: EvidenceRunner,
  signal: AbortSignal,
): JudgedTests {
  const tests = smallestFirst(problem.tests.map((test, at) => ({ ...test, index: at + 1 })));
  const at = smallerOf(tests);
  const judge = (some: readonly NumberedTest[]): Promise<TestedProgram> =>
    judged(program, some, problem, { runner, signal });
  const smaller = judge(tests.slice(0, at));
  const all = smaller.then(async (first) => {
    const larger = tests.slice(at);
    if (!first.compiles || larger.length === 0) return first;
    const over = first.tests.find(isOverLimit);
    const rest = over
      ? larger.map((test) => findingOf(test, undefined, over.verdict))
      : (await judge(larger)).tests;
    return { ...first, tests: inOrder([...first.tests, ...rest]) };
  });
  return { smaller, all };
}

/** How many of the tests, smallest first, are judged at first. */
function smallerOf(tests: readonly NumberedTest[]): number {
  if (tests.length < FEW_TESTS) return tests.length;
  const small = tests.filter(({ input }) => input.length <= SMALL_BYTES).length;
  return Math.max(Math.ceil(tests.length / 2), small);
}

async function judged(
  program: EvidenceProgram,
  tests: readonly NumberedTest[],
  problem: ProblemContext,
  { runner, signal }: { runner: EvidenceRunner; signal: AbortSignal },
): Promise<TestedProgram> {
  if (tests.length === 0) return { compiles: true, compileOutput: '', tests: [] };
  const result = await runner.run(
    {
      program,
      cases: tests.map(({ id, input, answer }) => ({ id, input, answer })),
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
  const runs = new Map(result.tests.map((test) => [test.testId, test]));
  const over = result.tests.find(isOverLimit)?.verdict ?? 'time_limit_exceeded';
  const findings = tests.map((test) => findingOf(test, runs.get(test.id), over));
  return { compiles: true, compileOutput: result.compileOutput, tests: inOrder(findings) };
}

const doesNotCompile = (compileOutput: string): TestedProgram => ({
  compiles: false,
  compileOutput,
  tests: [],
});

const inOrder = (findings: readonly TestFinding[]): TestFinding[] =>
  [...findings].sort((a, b) => a.index - b.index);

/** @param over the verdict of a test that was not run, because a smaller one exceeded a limit */
function findingOf(test: NumberedTest, run: JudgedTest | undefined, over: Verdict): TestFinding {
  const shown = test.hidden ? null : (run ?? null);
  return {
    id: test.id,
    index: test.index,
    hidden: test.hidden,
    verdict: run?.verdict ?? over,
    message: run?.message ?? 'not run: a smaller test already exceeded the limit',
    cpuTimeMs: run?.measurement.cpuTimeMs ?? 0,
    memoryKb: run?.measurement.memoryKb ?? 0,
    input: shown && test.input,
    expected: shown && test.answer,
    actual: shown?.stdout ?? null,
  };
}
