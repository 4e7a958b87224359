import type { EvidenceProgram, EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import { passed, type TestFinding } from '@evident/ai/evidence/findings';
import type { MeasurementCache } from '@evident/ai/evidence/measurement-cache';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { BatchedProgram } from '@evident/ai/measure/batches/batched-program';
import { Fuzz } from '@evident/ai/measure/bugs/find-bugs';
import { cover } from '@evident/ai/measure/coverage/cover';
import { watchTests } from '@evident/ai/measure/coverage/test-coverage';
import { exceedsTime, testsForFault, type WrongProgram } from '@evident/ai/measure/edits/wrong-program';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { judgeTests } from '@evident/ai/measure/judge-tests';

/** What an analysis knows of a program before it looks for its fault, one step after the other. */
export async function testedProgram(
  program: EvidenceProgram,
  problem: ProblemContext,
  { runner, cache, signal }: { runner: EvidenceRunner; cache: MeasurementCache; signal: AbortSignal },
): Promise<{ allTests: readonly TestFinding[]; known: WrongProgram }> {
  const judged = judgeTests(program, problem, runner, signal);
  const { tests: allTests } = await judged.all;
  const { tests } = await testsForFault(judged);
  const inputs = new InputSource(problem, runner, cache, signal);
  const played = new BatchedProgram(program, runner, signal, cover);
  const fuzz = new Fuzz(program, problem, { runner, inputs, cache, signal, played });
  const compared = await fuzz.run(!allTests.every(passed));
  const covered = await watchTests(played, program, problem, tests);
  return { allTests, known: { tests, isSlow: exceedsTime(judged), compared, covered } };
}
