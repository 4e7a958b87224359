import type { CheckerProtocol, CustomChecker as CustomCheckerSpec, JudgeLimits } from '@evident/contracts';
import type { Program, ProgramFactory, RunResult } from '../programs/program.js';
import { failed, type CheckRequest, type CheckResult } from './check.js';
import { CheckerFault } from './checker-fault.js';
import { checkerInput, checkerProgram, EXIT_CODES } from './checker-protocols.js';

const CHECKER_LIMITS: JudgeLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 20_000,
  memoryLimitKb: 524_288,
  outputLimitBytes: 16 * 1024,
  processLimit: 16,
};
const MESSAGE_CHARACTERS = 200;
/** Of the checker's own error. The last lines say most. */
const ERROR_CHARACTERS = 2_000;

const textOf = (bytes: Buffer): string => bytes.toString('utf8').trim();

/** A program with testlib says on standard error why it rejects. */
const messageOf = ({ stdout, stderr }: RunResult, protocol: CheckerProtocol): string =>
  (textOf(stdout) || (protocol === 'testlib' ? textOf(stderr) : '')).slice(0, MESSAGE_CHARACTERS);

function endOf({ status, evidence: { exitCode, signal } }: RunResult): string {
  switch (status) {
    case 'exited':
      return `ended with exit code ${exitCode}, which neither accepts nor rejects`;
    case 'signalled':
      return `crashed (${signal})`;
    case 'timed_out':
      return `ran for more than ${CHECKER_LIMITS.timeLimitMs / 1_000} s`;
    case 'memory_exceeded':
      return `needed more than ${CHECKER_LIMITS.memoryLimitKb / 1_024} MB`;
    case 'output_exceeded':
      return `printed more than ${CHECKER_LIMITS.outputLimitBytes / 1_024} KB`;
    case 'sandbox_error':
      return 'could not be run';
  }
}

function resultOf(run: RunResult, protocol: CheckerProtocol): CheckResult {
  const { accepts, rejects, rejectsFormat } = EXIT_CODES[protocol];
  const code = run.status === 'exited' ? run.evidence.exitCode : null;
  const message = messageOf(run, protocol);
  if (code !== null && accepts.includes(code)) return { passed: true, message };
  if (code !== null && rejects.includes(code)) return failed(message || 'the output is not a right answer');
  if (code !== null && rejectsFormat.includes(code))
    return failed(message || 'the output is not in the stated format');
  const error = textOf(run.stderr).slice(-ERROR_CHARACTERS);
  throw new CheckerFault(`The checker program ${endOf(run)}${error && `:\n${error}`}`);
}

/** A problem's own checker program, run in the sandbox. `CheckerSpec` of contracts defines its exit codes. */
export class CustomChecker {
  private constructor(
    private readonly program: Program,
    private readonly protocol: CheckerProtocol,
  ) {}

  /** @throws CheckerFault when there is no program or it does not compile. */
  static async open(
    factory: ProgramFactory,
    spec: CustomCheckerSpec,
    signal?: AbortSignal,
  ): Promise<CustomChecker> {
    if (!spec.source) throw new CheckerFault('The custom checker has no program');
    const { language, source } = checkerProgram(spec);
    if (!factory.languages().includes(language))
      throw new CheckerFault(`The checker is in ${language}, which is not installed on this worker`);
    const outcome = await factory.open(language, source, {}, signal);
    if (outcome.kind === 'compile_error') {
      const error = outcome.compileOutput.trim().slice(0, ERROR_CHARACTERS);
      throw new CheckerFault(`The checker program does not compile:\n${error}`);
    }
    return new CustomChecker(outcome.program, spec.protocol ?? 'json');
  }

  /** @throws CheckerFault when the program neither accepts nor rejects. */
  async check(request: CheckRequest, signal?: AbortSignal): Promise<CheckResult> {
    const input = checkerInput(request, this.protocol);
    return resultOf(await this.program.run(input, CHECKER_LIMITS, signal), this.protocol);
  }

  close(): Promise<void> {
    return this.program.close();
  }
}
