import type { CheckerProtocol, CustomChecker as CustomCheckerSpec } from '@evident/contracts';
import type { Program, ProgramFactory, RunResult } from '../programs/program.js';
import { checkedBy, CHECKER_LIMITS, openAuthorProgram, textOf } from './author-program.js';
import type { CheckRequest, CheckResult } from './check.js';
import { CheckerFault } from './checker-fault.js';
import { checkerInput, checkerProgram } from './checker-protocols.js';

const NAME = 'checker';

/** A program with testlib says on standard error why it rejects. */
const messageOf = ({ stdout, stderr }: RunResult, protocol: CheckerProtocol): string =>
  textOf(stdout) || (protocol === 'testlib' ? textOf(stderr) : '');

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
    const program = await openAuthorProgram(factory, checkerProgram(spec), NAME, signal);
    return new CustomChecker(program, spec.protocol ?? 'json');
  }

  /** @throws CheckerFault when the program neither accepts nor rejects. */
  async check(request: CheckRequest, signal?: AbortSignal): Promise<CheckResult> {
    const run = await this.program.run(checkerInput(request, this.protocol), CHECKER_LIMITS, signal);
    const message = messageOf(run, this.protocol);
    return checkedBy(run, { name: NAME, protocol: this.protocol, limits: CHECKER_LIMITS, message });
  }

  close(): Promise<void> {
    return this.program.close();
  }
}
