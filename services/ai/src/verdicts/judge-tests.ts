import { judgeLimitsFor, type JudgedTest, type Verdict } from '@evident/contracts';
import type { EvidenceProgram, EvidenceRunner } from '../evidence/evidence-runner.js';
import type { TestFinding } from '../evidence/findings.js';
import type { ProblemContext } from '../evidence/problem-context.js';

export interface TestedProgram {
  compiles: boolean;
  compileOutput: string;
  tests: TestFinding[];
}

type ProblemTest = ProblemContext['tests'][number];

/** Interpreters find a source that does not parse only when they run it. */
const NOT_PARSED = /^(?:SyntaxError|IndentationError|TabError)\b/m;
/** Behind a test that ran out of time or memory, larger ones would only do the same, slowly. */
const STOPPING: readonly Verdict[] = ['time_limit_exceeded', 'memory_limit_exceeded'];

/**
 * The verdict of every test, smallest inputs first, so that a program too slow for the large ones does not take a
 * minute to show it. Of a hidden test nothing but number and verdict is kept.
 * @throws what the runner throws.
 */
export async function judgeTests(
  program: EvidenceProgram,
  problem: ProblemContext,
  runner: EvidenceRunner,
  signal: AbortSignal,
): Promise<TestedProgram> {
  const waiting = problem.tests
    .map((test, at) => ({ test, at }))
    .sort((a, b) => a.test.input.length - b.test.input.length);
  const judged = new Map<string, JudgedTest>();
  for (let stops = true; waiting.length > 0; stops = false) {
    const result = await runner.run(
      {
        program,
        cases: waiting.map(({ test: { id, input, answer } }) => ({ id, input, answer })),
        limits: judgeLimitsFor(program.language, problem),
        checker: problem.checker,
        stopAtFirstFailure: stops,
      },
      signal,
    );
    if (result.verdict === 'compile_error')
      return { compiles: false, compileOutput: result.compileOutput, tests: [] };
    for (const test of result.tests) judged.set(test.testId, test);
    const last = result.tests.at(-1);
    if (!stops || !last || STOPPING.includes(last.verdict)) break;
    if (judged.size === 1 && last.verdict === 'runtime_error' && NOT_PARSED.test(last.stderr))
      return { compiles: false, compileOutput: last.stderr.slice(-4_000), tests: [] };
    waiting.splice(0, result.tests.length);
  }
  return { compiles: true, compileOutput: '', tests: findingsOf(problem.tests, judged) };
}

function findingsOf(tests: readonly ProblemTest[], judged: ReadonlyMap<string, JudgedTest>): TestFinding[] {
  const worst = Array.from(judged.values()).find(({ verdict }) => STOPPING.includes(verdict));
  return tests.map((test, at): TestFinding => {
    const run = judged.get(test.id);
    const shown = test.hidden ? null : (run ?? null);
    return {
      id: test.id,
      index: at + 1,
      hidden: test.hidden,
      verdict: run?.verdict ?? worst?.verdict ?? 'time_limit_exceeded',
      message: run?.message ?? 'not run: a smaller test had already gone beyond the limit',
      cpuTimeMs: run?.measurement.cpuTimeMs ?? 0,
      memoryKb: run?.measurement.memoryKb ?? 0,
      input: shown && test.input,
      expected: shown && test.answer,
      actual: shown?.stdout ?? null,
    };
  });
}
