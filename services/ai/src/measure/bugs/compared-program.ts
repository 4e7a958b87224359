import { isEditorLanguage, type JudgedTest } from '@evident/contracts';
import { BatchedProgram } from '../batches/batched-program.js';
import { BATCH_MEMORY_KB, type BatchCase, type BatchLimits } from '../batches/run-batch.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { passed } from '../../evidence/findings.js';
import { testLimits } from '../../evidence/limits.js';
import type { ProblemContext } from '../../evidence/problem-context.js';

const LIMITS: BatchLimits = {
  caseMs: 1_000,
  totalMs: 5_000,
  keepBytes: 1_536,
  mostTimeouts: 2,
  memoryLimitKb: BATCH_MEMORY_KB,
};
/** Candidates that the judge's checker is given at once. */
const MOST_CONFIRMED = 24;

export interface ExpectedCase {
  input: string;
  answer: string;
}

/** Runs one program on many small inputs. */
export class SmallRuns {
  /** @param played the same program as a batch */
  constructor(
    private readonly program: EvidenceProgram,
    private readonly runner: EvidenceRunner,
    private readonly signal: AbortSignal,
    private readonly played = new BatchedProgram(program, runner, signal),
  ) {}

  /** The outcomes by position of the input. Inputs after the process hit a limit are missing. */
  async outcomes(inputs: readonly string[]): Promise<Map<number, BatchCase>> {
    if (inputs.length === 0 || !isEditorLanguage(this.program.language)) return new Map();
    const { cases } = await this.played.run(inputs, LIMITS);
    return new Map(cases.map((one) => [one.index, one]));
  }

  /**
   * Runs the cases as the judge runs tests, each in its own process, until one fails.
   * @returns the first that is not accepted, with its position; undefined when all are.
   */
  async firstFailure(
    cases: readonly ExpectedCase[],
    problem: ProblemContext,
  ): Promise<{ at: number; test: JudgedTest } | undefined> {
    if (cases.length === 0) return undefined;
    const { tests } = await this.runner.run(
      {
        program: this.program,
        cases: cases
          .slice(0, MOST_CONFIRMED)
          .map(({ input, answer }, at) => ({ id: `small-${at + 1}`, input, answer })),
        limits: testLimits(this.program.language, problem),
        checker: problem.checker,
        stopAtFirstFailure: true,
      },
      this.signal,
    );
    const test = tests.find((one) => !passed(one));
    return test && { at: test.index - 1, test };
  }
}
