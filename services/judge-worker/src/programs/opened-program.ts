import type { Artefact, LanguageSupport } from '../languages/language.js';
import type { Engine } from './engine.js';
import { ForkServers, forkServerKind } from './fork-servers.js';
import { resultOf } from './outcome.js';
import type { Program, RunLimits, RunResult } from './program.js';
import type { SlotReport } from '../sandbox/slot.js';
import type { StartupTimes } from './calibration.js';

/** wait(2) status of a child that the system call filter ended: signal 31, SIGSYS, with or without the core-dump bit. */
const REFUSED_CALL = 31;

export interface ProgramParts {
  support: LanguageSupport;
  artefact: Artefact;
  source: string;
  startup: StartupTimes;
  /** False runs each test as a plain process, which is what every other way is compared with. */
  warm: boolean;
}

/** A compiled source. Each run takes the cheapest way that behaves like a plain process. */
export class OpenedProgram implements Program {
  private readonly servers: ForkServers | undefined;
  private forks: boolean;

  constructor(
    private readonly engine: Engine,
    private readonly parts: ProgramParts,
  ) {
    const { support, source, warm } = parts;
    const kind = forkServerKind(support, engine.tier);
    this.forks = warm && kind !== undefined && support.forkServer?.carries(source) === true;
    if (this.forks && kind)
      this.servers = new ForkServers(support, source, kind, engine.waiting, engine.slots);
  }

  get compileOutput(): string {
    return this.parts.artefact.compileOutput;
  }

  run(input: Buffer, limits: RunLimits, signal?: AbortSignal): Promise<RunResult> {
    return this.engine.permits.use(async () => {
      const { support } = this.parts;
      const { report, startupMs } = await this.runCheapest(input, limits, signal);
      return resultOf(report, limits, this.engine.tier, startupMs, (signs) => support.isOutOfMemory(signs));
    }, signal);
  }

  close(): Promise<void> {
    this.servers?.close();
    return Promise.resolve();
  }

  private async runCheapest(
    input: Buffer,
    limits: RunLimits,
    signal?: AbortSignal,
  ): Promise<{ report: SlotReport; startupMs: number }> {
    const { support, artefact, startup, warm } = this.parts;
    const forked = this.forks ? await this.servers?.run(input, limits, signal) : undefined;
    if (forked && (forked.waitStatus & 0x7f) !== REFUSED_CALL)
      return { report: forked, startupMs: startup.forkedMs };
    this.forks = false;
    const isGated = warm && (artefact.entry === '' || artefact.entry === 'Main');
    const waiting = isGated
      ? await this.engine.runWaiting(support, artefact, input, limits, startup.waitingMs, signal)
      : undefined;
    if (waiting) return { report: waiting, startupMs: startup.waitingMs };
    const report = await this.engine.runPlainly(support, artefact, input, limits, startup.plainMs, signal);
    return { report, startupMs: startup.plainMs };
  }
}
