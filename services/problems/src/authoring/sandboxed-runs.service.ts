import { randomUUID } from 'node:crypto';
import type { Actor, FillExpectedAnswer, Language, VerificationColumn } from '@evident/contracts';
import { DomainError, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { VerificationTask } from '../submissions/submission-rows.js';
import { VerificationsService } from './verifications.service.js';

const WAIT_MS = 90_000;
/** Ends of an output that the judge or the view has cut; a cut output cannot be used as data. */
const CUT_MARKS = [/…$/, /\n… \(\d+ bytes in all\)$/];

export interface SandboxedProgram {
  language: Language;
  sourceCode: string;
  inputs: readonly string[];
  limits: VerificationTask['limits'];
}

/** Runs code from outside this repository in the judge's sandbox, the only place where it may run. */
@Injectable()
export class SandboxedRunsService {
  constructor(private readonly verifications: VerificationsService) {}

  /** @returns what the program prints for each input, at most about 60 KB each. @throws JUDGE_UNAVAILABLE */
  async run(
    actor: Actor,
    { language, sourceCode, inputs, limits }: SandboxedProgram,
  ): Promise<FillExpectedAnswer> {
    const cases = inputs.map((input, at) => ({
      id: `test-${at + 1}`,
      input: storableText(input),
      answer: null,
      hidden: false,
    }));
    const batchId = await this.verifications.start({
      actor,
      problemId: randomUUID(),
      limits,
      checker: { kind: 'exact' },
      programs: [{ label: 'program', language, sourceCode, expected: 'accepted' }],
      tests: { cases },
    });
    const { columns } = await this.verifications.waitFor(actor, batchId, WAIT_MS);
    const [column] = columns;
    if (!column || column.status !== 'judged') {
      throw new DomainError('JUDGE_UNAVAILABLE', 'The judge could not run the program. Try again later.', {
        retryAfterS: 30,
      });
    }
    return outputsOf(column, cases.length);
  }
}

function outputsOf(column: VerificationColumn, count: number): FillExpectedAnswer {
  const outputs = Array.from({ length: count }, (_, at) => {
    const test = column.tests.find((item) => item.index === at + 1);
    if (!test || test.verdict === null) return { output: null, problem: 'not run' };
    const { stdout } = test;
    if (!test.passed || stdout === null) return { output: null, problem: test.message || test.verdict };
    if (CUT_MARKS.some((mark) => mark.test(stdout)))
      return { output: null, problem: 'the output is too long' };
    return { output: stdout, problem: null };
  });
  return { compileOutput: column.verdict === 'compile_error' ? column.compileOutput : null, outputs };
}
