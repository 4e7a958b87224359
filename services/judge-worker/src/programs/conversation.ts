import type { JudgeLimits } from '@evident/contracts';
import type { Program, RunResult, Talker, TalkOptions } from './program.js';
import { Transcript } from './transcript.js';

const END = Buffer.alloc(0);

/**
 * How long the end of one side's output is kept back while its program still runs. The report on the run is mostly there
 * sooner, and says whether the other side shall hear of the end at all.
 */
const END_MS = 250;
/** How long an interactor may go on that may have rejected the program just before the program crashed. */
const REJECTING_MS = 300;

export interface ConversationOptions {
  /** Of the program. */
  limits: JudgeLimits;
  interactor: { limits: JudgeLimits } & Omit<TalkOptions, 'heard'>;
  /** Whether the interactor's end means that the program may go on. */
  accepts: (interactor: RunResult) => boolean;
}

export interface Conversation {
  program: RunResult;
  interactor: RunResult;
  /** Whether the interactor ended before the program failed, so that its result counts. */
  interactorDecides: boolean;
  transcript: Buffer;
}

/** Lets a program and an interactor run at the same time, each in its own sandbox, and read what the other prints. */
export function converse(
  program: Program,
  interactor: Program,
  options: ConversationOptions,
  signal?: AbortSignal,
): Promise<Conversation> {
  // One turn for both: mostly one of them waits for the other, and two pairs with a turn each could wait for ever.
  return program.inTurn(() => new Meeting(program, interactor, options, signal).toEnd(), signal);
}

const endedWell = ({ status, evidence }: RunResult): boolean =>
  status === 'exited' && evidence.exitCode === 0;

const crashed = ({ status }: RunResult): boolean => status === 'exited' || status === 'signalled';

class Meeting {
  private readonly transcript = new Transcript();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly program: Talker;
  private readonly interactor: Talker;

  constructor(
    program: Program,
    interactor: Program,
    private readonly options: ConversationOptions,
    signal?: AbortSignal,
  ) {
    const heardProgram = (said: Buffer): void => {
      this.transcript.add('program', said);
      this.passOn(said, this.interactor);
    };
    const heardInteractor = (said: Buffer): void => {
      this.transcript.add('judge', said);
      this.passOn(said, this.program);
    };
    const { limits, ...parts } = options.interactor;
    this.program = program.talk({ arguments: [], files: [], heard: heardProgram }, options.limits, signal);
    this.interactor = interactor.talk({ ...parts, heard: heardInteractor }, limits, signal);
  }

  async toEnd(): Promise<Conversation> {
    try {
      const first = await Promise.race([
        this.program.result.then((result) => ({ isProgram: true, result })),
        this.interactor.result.then((result) => ({ isProgram: false, result })),
      ]);
      return await (first.isProgram ? this.afterProgram(first.result) : this.afterInteractor(first.result));
    } finally {
      this.forgetTimers();
      this.program.quit();
      this.interactor.quit();
      await Promise.allSettled([this.program.result, this.interactor.result]);
    }
  }

  private async afterProgram(program: RunResult): Promise<Conversation> {
    // Its report is here, so nobody hears of its end before that is understood.
    this.forgetTimers();
    if (endedWell(program)) {
      this.interactor.tell(END);
      return this.outcome(program, await this.interactor.result, true);
    }
    const rejects = crashed(program) && (await this.endsSoon(this.interactor));
    if (!rejects) this.interactor.quit();
    const interactor = await this.interactor.result;
    return this.outcome(program, interactor, rejects && !this.options.accepts(interactor));
  }

  private async afterInteractor(interactor: RunResult): Promise<Conversation> {
    this.forgetTimers();
    if (!this.options.accepts(interactor)) {
      this.program.quit();
      return this.outcome(withoutEnd(await this.program.result), interactor, true);
    }
    this.program.tell(END);
    const program = await this.program.result;
    return this.outcome(program, interactor, endedWell(program));
  }

  private forgetTimers(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }

  private outcome(program: RunResult, interactor: RunResult, interactorDecides: boolean): Conversation {
    return { program, interactor, interactorDecides, transcript: this.transcript.bytes() };
  }

  private passOn(said: Buffer, to: Talker): void {
    if (said.length > 0) to.tell(said);
    else this.timers.push(setTimeout(() => to.tell(END), END_MS));
  }

  private endsSoon({ result }: Talker): Promise<boolean> {
    const tooLate = new Promise<boolean>((resolve) => {
      this.timers.push(setTimeout(() => resolve(false), REJECTING_MS));
    });
    return Promise.race([result.then(() => true), tooLate]);
  }
}

/** A program that was stopped because the interactor had decided has no end of its own. */
const withoutEnd = (run: RunResult): RunResult => ({
  ...run,
  status: 'exited',
  evidence: { ...run.evidence, exitCode: null, signal: null },
});
