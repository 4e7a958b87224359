import type { Interactor as InteractorSpec, JudgeLimits } from '@evident/contracts';
import { converse } from '../programs/conversation.js';
import type { Program, ProgramFactory, RunResult } from '../programs/program.js';
import type { CheckResult } from './check.js';
import { EXIT_CODES } from './checker-protocols.js';
import { checkedBy, CHECKER_LIMITS, openAuthorProgram } from './author-program.js';
import { CheckerFault } from './checker-fault.js';
import {
  interactorArguments,
  interactorFiles,
  interactorProgram,
  messageOf,
} from './interactor-protocols.js';

/** What the interactor of a test knows. */
interface InteractiveTest {
  input: Buffer;
  answer: Buffer | null;
}

const NOTHING = Buffer.alloc(0);
const NAME = 'interactor';

/** A problem's interactor, run in a sandbox beside the program's. `Interactor` of contracts defines its exit codes. */
export class Interactor {
  private constructor(
    private readonly program: Program,
    private readonly spec: InteractorSpec,
  ) {}

  /** @throws CheckerFault when there is no program or it does not compile. */
  static async open(
    factory: ProgramFactory,
    spec: InteractorSpec,
    signal?: AbortSignal,
  ): Promise<Interactor> {
    if (!spec.source) throw new CheckerFault('The interactive problem has no interactor');
    return new Interactor(await openAuthorProgram(factory, interactorProgram(spec), NAME, signal), spec);
  }

  /**
   * Runs the program and the interactor together. The result holds the conversation as standard output.
   * @throws CheckerFault when the interactor neither accepts nor rejects.
   */
  async run(
    program: Program,
    { input, answer }: InteractiveTest,
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<RunResult> {
    const protocol = this.spec.protocol ?? 'kattis';
    // A pair that waits for each other ends with the program's wall limit.
    const own: JudgeLimits = {
      ...CHECKER_LIMITS,
      wallLimitMs: limits.wallLimitMs + CHECKER_LIMITS.wallLimitMs,
      outputLimitBytes: limits.outputLimitBytes,
    };
    const outcome = await converse(
      program,
      this.program,
      {
        limits,
        interactor: {
          limits: own,
          arguments: interactorArguments(this.spec),
          files: interactorFiles(input, answer ?? NOTHING),
        },
        accepts: ({ status, evidence: { exitCode } }) =>
          status === 'exited' && exitCode !== null && EXIT_CODES[protocol].accepts.includes(exitCode),
      },
      signal,
    );
    signal?.throwIfAborted();
    if (keptProgramWaiting(outcome.program, outcome.interactor, limits))
      throw new CheckerFault('The interactor program computed for so long that the program timed out');
    const message = messageOf(outcome.interactor, protocol);
    const check: CheckResult | null = outcome.interactorDecides
      ? checkedBy(outcome.interactor, { name: NAME, protocol, limits: own, message })
      : null;
    return { ...outcome.program, stdout: outcome.transcript, talk: { check } };
  }

  close(): Promise<void> {
    return this.program.close();
  }
}

/** Whether the program reached its wall limit because the interactor computed and did not answer. */
const keptProgramWaiting = (
  program: RunResult,
  interactor: RunResult,
  { wallLimitMs }: JudgeLimits,
): boolean => program.evidence.limit === 'wall' && interactor.evidence.cpuTimeMs > wallLimitMs / 4;
