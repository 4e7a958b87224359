import type { JudgeLimits } from '@evident/contracts';
import type { Program, ProgramFactory, RunResult } from '../programs/program.js';
import { failed, shown, type CheckRequest, type CheckResult } from './check.js';
import { CheckerFault } from './checker-fault.js';

const CHECKER_LIMITS: JudgeLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 20_000,
  memoryLimitKb: 524_288,
  outputLimitBytes: 16 * 1024,
  processLimit: 16,
};
const MESSAGE_CHARACTERS = 200;

const ACCEPTS = 0;
const REJECTS = 1;
const REJECTS_FORMAT = 2;

/** The three texts that a checker program reads: one JSON string a line. */
function checkerInput({ input, answer, output }: CheckRequest): Buffer {
  const lines = [input, answer, output].map((text) => JSON.stringify(text.toString('utf8')));
  return Buffer.from(`${lines.join('\n')}\n`, 'utf8');
}

function messageOf(stdout: Buffer): string {
  return stdout.toString('utf8').trim().slice(0, MESSAGE_CHARACTERS);
}

function resultOf({ status, evidence, stdout, stderr }: RunResult): CheckResult {
  if (status === 'exited') {
    switch (evidence.exitCode) {
      case ACCEPTS:
        return { passed: true, message: messageOf(stdout) };
      case REJECTS:
        return failed(messageOf(stdout) || 'the output is not a right answer');
      case REJECTS_FORMAT:
        return failed(messageOf(stdout) || 'the output is not in the stated format');
      default:
        break;
    }
  }
  const reason = stderr.toString('latin1').trim().split('\n').at(-1) ?? '';
  throw new CheckerFault(
    `The checker program ended with ${status} (exit code ${evidence.exitCode}): ${shown(reason)}`,
  );
}

/** A problem's own checker program, run in the sandbox. `CheckerSpec` of contracts defines its exit codes. */
export class CustomChecker {
  private constructor(private readonly program: Program) {}

  /** @throws CheckerFault when the program does not compile. */
  static async open(factory: ProgramFactory, source: string, signal?: AbortSignal): Promise<CustomChecker> {
    const outcome = await factory.open('PYTHON', source, {}, signal);
    if (outcome.kind === 'compile_error') {
      throw new CheckerFault(`The checker program does not compile: ${shown(outcome.compileOutput)}`);
    }
    return new CustomChecker(outcome.program);
  }

  /** @throws CheckerFault when the program neither accepts nor rejects. */
  async check(request: CheckRequest, signal?: AbortSignal): Promise<CheckResult> {
    return resultOf(await this.program.run(checkerInput(request), CHECKER_LIMITS, signal));
  }

  close(): Promise<void> {
    return this.program.close();
  }
}
