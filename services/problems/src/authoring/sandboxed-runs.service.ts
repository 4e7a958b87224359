import { randomUUID } from 'node:crypto';
import type { Actor, FillExpectedAnswer, Language, VerificationColumn } from '@evident/contracts';
import { DomainError, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { VerificationTask } from '../submissions/submission-rows.js';
import { VerificationsService } from './verifications.service.js';

const WAIT_MS = 90_000;
/** Ends of an output that the view has cut, or of one that looks so. */
const CUT_MARK = /\n… \(\d+ bytes in all\)$/;
/** Whole outputs of one row: each has at most a megabyte, and all travel in one message. */
const WHOLE_OUTPUTS = 8;

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

  /**
   * Most outputs are short, so the program first runs on all inputs at once; those that were cut run again in few.
   * @returns what the program prints for each input, never cut: more than a megabyte is a problem of that input.
   * @throws JUDGE_UNAVAILABLE
   */
  async run(actor: Actor, program: SandboxedProgram): Promise<FillExpectedAnswer> {
    const { compileOutput, outputs } = await this.runOnce(actor, program, program.inputs, false);
    const long = outputs.flatMap(({ output }, at) => (output !== null && CUT_MARK.test(output) ? [at] : []));
    for (let from = 0; from < long.length; from += WHOLE_OUTPUTS) {
      const positions = long.slice(from, from + WHOLE_OUTPUTS);
      const inputs = positions.map((at) => program.inputs[at] ?? '');
      const whole = await this.runOnce(actor, program, inputs, true);
      for (const [at, position] of positions.entries()) {
        const one = whole.outputs[at];
        if (one) outputs[position] = one;
      }
    }
    return { compileOutput, outputs };
  }

  private async runOnce(
    actor: Actor,
    { language, sourceCode, limits }: SandboxedProgram,
    inputs: readonly string[],
    wholeOutput: boolean,
  ): Promise<FillExpectedAnswer> {
    const cases = inputs.map((input, at) => ({
      id: `test-${at + 1}`,
      input: storableText(input),
      answer: null,
      hidden: false,
      ...(wholeOutput && { wholeOutput }),
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
    return { output: stdout, problem: null };
  });
  return { compileOutput: column.verdict === 'compile_error' ? column.compileOutput : null, outputs };
}
