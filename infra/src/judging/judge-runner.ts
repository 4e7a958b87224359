import os from 'node:os';
import type { JudgingResult } from '@evident/contracts';
import type { EvidenceRunner, EvidenceTask } from '@evident/ai/evidence/evidence-runner';
import { quickSelfTest } from '@evident/judge-worker/doctor/self-test';
import { caseBytes } from '@evident/judge-worker/judging/case-bytes';
import { CoreSlots } from '@evident/judge-worker/judging/core-slots';
import { SubmissionJudge } from '@evident/judge-worker/judging/submission-judge';
import type { ProgramFactory } from '@evident/judge-worker/programs/program';
import {
  createProgramFactory,
  type ProgramFactoryOptions,
} from '@evident/judge-worker/programs/program-factory';

/** Runs an analysis's evidence with the product's judge in this process, without queue and database. */
export class JudgeRunner implements EvidenceRunner {
  /** Tasks run so far. */
  tasks = 0;
  /** CPU milliseconds of all programs run so far, which hardly depend on other work on the machine. */
  cpuMs = 0;

  private constructor(
    private readonly factory: ProgramFactory,
    private readonly slots: CoreSlots,
  ) {}

  /**
   * @param lanes programs that run at the same time.
   * @param options change the usual sandbox; each language costs seconds at the start
   */
  static async open(
    cacheDir: string,
    lanes = os.availableParallelism(),
    options: Partial<ProgramFactoryOptions> = {},
  ): Promise<JudgeRunner> {
    const usual = { slots: lanes, cacheDir, selfTest: quickSelfTest };
    const factory = await createProgramFactory({ ...usual, ...options });
    return new JudgeRunner(withUsualShare(factory), new CoreSlots(lanes, 0));
  }

  async run(task: EvidenceTask, signal: AbortSignal): Promise<JudgingResult> {
    this.tasks += 1;
    const result = await new SubmissionJudge(this.factory, this.slots).judge(
      {
        kind: 'evidence',
        program: task.program,
        limits: task.limits,
        checker: task.checker,
        cases: task.cases.map((one) => caseBytes({ ...one, hidden: true })),
        reference: null,
        stopAtFirstFailure: task.stopAtFirstFailure,
        ...(task.stopAtFirstLimit && { stopAtFirstLimit: true }),
      },
      { signal },
    );
    for (const { measurement } of result.tests) this.cpuMs += measurement.rawCpuTimeMs;
    return result;
  }

  close(): Promise<void> {
    return this.factory.close();
  }
}

/** No learner waits for this machine, so evidence need not give way to other programs. */
const withUsualShare = (factory: ProgramFactory): ProgramFactory => ({
  languages: () => factory.languages(),
  open: (language, source, options, signal) =>
    factory.open(language, source, { ...options, givesWay: false }, signal),
  health: () => factory.health(),
  environment: (language) => factory.environment(language),
  close: () => factory.close(),
});
