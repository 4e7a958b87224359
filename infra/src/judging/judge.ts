import os from 'node:os';
import {
  judgeLimitsFor,
  type CheckerSpec,
  type JudgingResult,
  type Language,
  type ProblemLimits,
  type StoredTest,
} from '@evident/contracts';
import { quickSelfTest } from '@evident/judge-worker/doctor/self-test';
import { caseBytes } from '@evident/judge-worker/judging/case-bytes';
import { CoreSlots } from '@evident/judge-worker/judging/core-slots';
import { SubmissionJudge } from '@evident/judge-worker/judging/submission-judge';
import type { ProgramFactory } from '@evident/judge-worker/programs/program';
import { createProgramFactory } from '@evident/judge-worker/programs/program-factory';
import { BUILD_FOLDER } from './folders.js';

const LANES = Math.max(1, os.availableParallelism());

export interface Submission {
  language: Language;
  sourceCode: string;
  limits: ProblemLimits;
  checker: CheckerSpec;
  tests: readonly StoredTest[];
  stopAtFirstFailure: boolean;
}

/**
 * The product's judge in this process, without queue and database. Each lane has its own core, so that packages are
 * judged in parallel. A test that runs out of time is therefore not repeated on an idle machine.
 */
export class Judge {
  private constructor(readonly factory: ProgramFactory) {}

  static async open(): Promise<Judge> {
    const factory = await createProgramFactory({
      slots: LANES,
      cacheDir: `${BUILD_FOLDER}/cache`,
      selfTest: quickSelfTest,
    });
    return new Judge(factory);
  }

  judge({
    language,
    sourceCode,
    limits,
    checker,
    tests,
    stopAtFirstFailure,
  }: Submission): Promise<JudgingResult> {
    // A verification may take longer than a learner would wait, because every test counts.
    const judging = new SubmissionJudge(this.factory, new CoreSlots(1, 0), 10 * 60_000);
    return judging.judge(
      {
        kind: 'verify',
        program: { language, sourceCode },
        limits: judgeLimitsFor(language, limits),
        checker,
        // All tests count as hidden, so that judging may stop early at any of them.
        cases: tests.map((test) => caseBytes({ ...test, hidden: true })),
        reference: null,
        stopAtFirstFailure,
      },
      { signal: new AbortController().signal },
    );
  }

  close(): Promise<void> {
    return this.factory.close();
  }
}

/** Works through items with as many lanes as there are cores; the order of the results is that of the items. */
export async function inLanes<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  lanes = LANES,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}
