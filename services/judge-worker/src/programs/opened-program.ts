import type { JudgeLimits } from '@evident/contracts';
import { sandboxLimits, type Artefact, type LanguageSupport } from '../languages/language.js';
import type { Engine } from './engine.js';
import { ForkServers, forkServerKind } from './fork-servers.js';
import { resultOf } from './outcome.js';
import type { Program, RunResult, Talker, TalkOptions } from './program.js';
import type { SlotReport } from '../sandbox/slot.js';
import { ENDING } from '../sandbox/wire.js';
import type { StartupTimes } from './calibration.js';

/** SIGSYS: the system call filter ended a forked child. */
const REFUSED_CALL = 31;
/** NOT_CONFINED of native/forking/serving.h. */
const NOT_CONFINED = 125;

/** Whether the end of a forked child says how a plain process would have ended. */
function isDecisive({ waitStatus, ending }: SlotReport, repeatsFailures: boolean): boolean {
  const signal = waitStatus & 0x7f;
  if (signal === REFUSED_CALL) return false;
  if (!repeatsFailures || ending === ENDING.cpu || ending === ENDING.output) return true;
  return ending === ENDING.itself && signal === 0 && waitStatus >> 8 !== NOT_CONFINED;
}

interface ProgramParts {
  support: LanguageSupport;
  artefact: Artefact;
  source: string;
  startup: StartupTimes;
  /** False: every test runs as a plain process. */
  warm: boolean;
}

/** A compiled source. Each run uses the cheapest way that the program cannot tell from a plain process. */
export class OpenedProgram implements Program {
  private readonly servers: ForkServers | undefined;
  private forks: boolean;

  constructor(
    private readonly engine: Engine,
    private readonly parts: ProgramParts,
  ) {
    const { support, source, startup, warm } = parts;
    const kind = forkServerKind(support, engine.tier);
    // Where no empty program could be forked, the fork server does not work on this machine.
    const works = warm && kind !== undefined && startup.forkedMs > 0;
    this.forks = works && support.forkServer?.carries(source) === true;
    if (this.forks && kind)
      this.servers = new ForkServers(support, source, kind, engine.waiting, engine.slots);
  }

  get compileOutput(): string {
    return this.parts.artefact.compileOutput;
  }

  run(input: Buffer, limits: JudgeLimits, signal?: AbortSignal): Promise<RunResult> {
    return this.engine.permits.use(async () => {
      const { support } = this.parts;
      const { report, startupMs } = await this.runCheapest(input, limits, signal);
      return resultOf(report, limits, this.engine.tier, startupMs, (failed) => support.isOutOfMemory(failed));
    }, signal);
  }

  talk(options: TalkOptions, limits: JudgeLimits, signal?: AbortSignal): Talker {
    const { support, artefact, startup } = this.parts;
    const within = sandboxLimits(support, limits, startup.plainMs);
    const run = this.engine.talk(support, artefact, options, within, signal);
    return {
      result: run.report.then((report) =>
        resultOf(report, limits, this.engine.tier, startup.plainMs, (failed) =>
          support.isOutOfMemory(failed),
        ),
      ),
      tell: (content) => run.tell(content),
      quit: () => run.quit(),
    };
  }

  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.engine.permits.use(work, signal);
  }

  spread(): void {
    this.servers?.spread();
  }

  close(): Promise<void> {
    this.servers?.close();
    return Promise.resolve();
  }

  private async runCheapest(
    input: Buffer,
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<{ report: SlotReport; startupMs: number }> {
    const { support, artefact, source, startup, warm } = this.parts;
    const forked = this.forks ? await this.servers?.run(input, limits, signal) : undefined;
    if (forked && isDecisive(forked, support.forkServer?.repeatsFailures ?? false))
      return { report: forked, startupMs: startup.forkedMs };
    this.forks = false;
    const isGated =
      warm &&
      (artefact.entry === '' || artefact.entry === 'Main') &&
      support.gate?.(limits).carries?.(source) !== false;
    const waiting = isGated
      ? await this.engine.runWaiting(support, artefact, input, limits, startup.waitingMs, signal)
      : undefined;
    if (waiting) return { report: waiting, startupMs: startup.waitingMs };
    const report = await this.engine.runPlainly(support, artefact, input, limits, startup.plainMs, signal);
    return { report, startupMs: startup.plainMs };
  }
}
