import type { JudgeLimits } from '@evident/contracts';
import { sandboxLimits, type Artefact, type LanguageSupport } from '../languages/language.js';
import type { Engine } from './engine.js';
import { ForkServers, forkServerKind } from './fork-servers.js';
import { resultOf } from './outcome.js';
import type { Program, RunResult, Series, Talker, TalkOptions } from './program.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import type { SlotReport } from '../sandbox/slot-report.js';
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

  async run(input: Buffer, limits: JudgeLimits, signal?: AbortSignal): Promise<RunResult> {
    const [result] = await this.runSeries({ inputs: [input], forMs: 0 }, limits, signal);
    if (!result) throw new SandboxError('A program ran without a result');
    return result;
  }

  runSeries(series: Series, limits: JudgeLimits, signal?: AbortSignal): Promise<RunResult[]> {
    return this.engine.permits.use(async () => {
      const { support } = this.parts;
      const { reports, startupMs } = await this.runCheapest(series, limits, signal);
      return reports.map((report) =>
        resultOf(report, limits, this.engine.tier, startupMs, (failed) => support.isOutOfMemory(failed)),
      );
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

  /** Runs the first input, and where forks run also those after it. */
  private async runCheapest(
    series: Series,
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<{ reports: SlotReport[]; startupMs: number }> {
    const { startup } = this.parts;
    const forked = this.forks ? await this.runForked(series, limits, signal) : [];
    if (forked.length > 0) return { reports: forked, startupMs: startup.forkedMs };
    const [input] = series.inputs;
    if (!input) throw new SandboxError('A series without a test');
    const { report, startupMs } = await this.runAsProcess(input, limits, signal);
    return { reports: [report], startupMs };
  }

  /** @returns the first reports that are decisive. Where one is not, no later run forks. */
  private async runForked(series: Series, limits: JudgeLimits, signal?: AbortSignal): Promise<SlotReport[]> {
    const repeatsFailures = this.parts.support.forkServer?.repeatsFailures ?? false;
    const reports = (await this.servers?.run(series, limits, signal)) ?? [];
    const end = reports.findIndex((report) => !isDecisive(report, repeatsFailures));
    if (end < 0 && reports.length > 0) return reports;
    this.forks = false;
    return reports.slice(0, Math.max(0, end));
  }

  private async runAsProcess(
    input: Buffer,
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<{ report: SlotReport; startupMs: number }> {
    const { support, artefact, source, startup, warm } = this.parts;
    const isGated =
      warm &&
      artefact.isBatch !== true &&
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
