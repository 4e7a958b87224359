import type { JudgeLimits } from '@evident/contracts';
import { type LanguageSupport, sandboxLimits } from '../languages/language.js';
import { askWithGrace } from '../sandbox/ask-with-grace.js';
import type { IsolationTier } from '../sandbox/isolation.js';
import { SpentSlotError } from '../sandbox/sandbox-error.js';
import type { SandboxLimits } from '../sandbox/sandbox-limits.js';
import type { Slot } from '../sandbox/slot.js';
import type { SlotReport } from '../sandbox/slot-report.js';
import type { WaitingKind, WaitingSandboxes } from '../sandbox/waiting-sandboxes.js';
import { MODE } from '../sandbox/wire.js';
import type { Series } from './program.js';

const NOTHING = Buffer.alloc(0);

/** FORK_END of native/fork_protocol.h: the submission is over, and the interpreter forks a fresh server for the next. */
const END = Buffer.from('E');

/** Limits of the fork server while it boots and prepares. Each test has its own limits. */
const SERVER_LIMITS: SandboxLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 10_000,
  memoryLimitKb: 512 * 1024,
  outputLimitBytes: 16 << 20,
  processLimit: 16,
  fileLimitKb: 64 << 10,
  stackLimitKb: 64 << 10,
};

/** The inputs of one series hold at most so many bytes, or there is only one. */
const SERIES_BYTES = 1 << 20;

/** Nor does a test that takes this long wait for the first server. It is large because a busy machine stretches it. */
const WORTH_A_SECOND_WALL_MS = 150;

/** @returns undefined in a user namespace, where a child would be the same user as its server and could harm it. */
export function forkServerKind(support: LanguageSupport, tier: IsolationTier): WaitingKind | undefined {
  const server = support.forkServer;
  if (!server || tier !== 'full') return undefined;
  return {
    key: `fork ${support.language}`,
    megabytes: server.megabytes,
    boot: (slot) =>
      slot.boot(MODE.forkServer, {
        ...server.command,
        limits: SERVER_LIMITS,
        mayFork: true,
        files: server.files ?? [],
        input: NOTHING,
      }),
    reset: async (slot) => Buffer.isBuffer(await slot.call(SERVER_LIMITS, END)),
  };
}

function withinBytes(inputs: readonly Buffer[]): readonly Buffer[] {
  let bytes = 0;
  const end = inputs.findIndex((input, at) => (bytes += input.length) > SERIES_BYTES && at > 0);
  return end < 0 ? inputs : inputs.slice(0, end);
}

/** The fork servers of one submission. It has more than one when its tests are long enough to run side by side. */
export class ForkServers {
  private readonly free: Slot[] = [];
  private readonly all = new Set<Slot>();
  private readonly waiting: ((slot: Slot | undefined) => void)[] = [];
  private opening = 0;
  private spreads = false;
  private closed = false;

  constructor(
    private readonly support: LanguageSupport,
    private readonly source: string,
    private readonly kind: WaitingKind,
    private readonly waitingSandboxes: WaitingSandboxes,
    private readonly most: number,
  ) {}

  /**
   * Runs the first tests of a series. @returns undefined when no server can run them. The caller then starts a plain process.
   * @throws SandboxError, or the signal's reason.
   */
  async run(
    { inputs, forMs }: Series,
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<SlotReport[] | undefined> {
    const slot = await this.lease(signal);
    if (!slot) return undefined;
    try {
      const series = { inputs: withinBytes(inputs), forMs };
      const reports = await slot.fork(sandboxLimits(this.support, limits, 0), series, signal);
      if (reports.some((report) => this.isWorthASecond(report))) this.spread();
      return reports;
    } catch (error) {
      if (error instanceof SpentSlotError) return undefined;
      throw error;
    } finally {
      this.giveBack(slot);
    }
  }

  /** From now on tests that run side by side get servers of their own. */
  spread(): void {
    this.spreads = true;
  }

  close(): void {
    this.closed = true;
    for (const slot of this.free) {
      this.all.delete(slot);
      this.waitingSandboxes.giveBack(slot);
    }
    // The others still run a test, which ends with its server.
    for (const slot of this.all) this.waitingSandboxes.discard(slot);
    this.free.length = 0;
    this.all.clear();
    this.wakeAll();
  }

  private isWorthASecond({ cpuTimeUs, wallTimeUs }: SlotReport): boolean {
    const worthMs = this.support.forkServer?.worthASecondMs ?? 0;
    return cpuTimeUs / 1000 > worthMs || wallTimeUs / 1000 > WORTH_A_SECOND_WALL_MS;
  }

  /** Lets everyone who waits for a server run a plain process instead. */
  private wakeAll(): void {
    for (const wake of this.waiting.splice(0)) wake(undefined);
  }

  private async lease(signal?: AbortSignal): Promise<Slot | undefined> {
    signal?.throwIfAborted();
    const free = this.free.pop();
    if (free) return free;
    const servers = this.all.size + this.opening;
    if (servers === 0 || (servers < this.most && this.spreads)) return this.open(signal);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(wake), 1);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
      };
      const wake = (slot: Slot | undefined): void => {
        signal?.removeEventListener('abort', leave);
        resolve(slot);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(wake);
    });
  }

  private giveBack(slot: Slot): void {
    if (this.closed) return;
    if (!slot.usable) {
      this.all.delete(slot);
      this.waitingSandboxes.discard(slot);
      this.wakeAll();
      return;
    }
    const next = this.waiting.shift();
    if (next) next(slot);
    else this.free.push(slot);
  }

  private async open(signal?: AbortSignal): Promise<Slot | undefined> {
    this.opening += 1;
    let opened = false;
    try {
      const slot = await this.waitingSandboxes.lend(this.kind);
      if (!(await this.prepare(slot, signal))) return undefined;
      if (this.closed) {
        this.waitingSandboxes.giveBack(slot);
        return undefined;
      }
      this.all.add(slot);
      opened = true;
      return slot;
    } finally {
      this.opening -= 1;
      if (!opened) this.wakeAll();
    }
  }

  /** Imports the source's modules once for all tests. The first test then compiles the source for the others. */
  private async prepare(slot: Slot, signal?: AbortSignal): Promise<boolean> {
    const question = this.support.forkServer?.preparation(this.source) ?? NOTHING;
    const { answer, ended } = askWithGrace(
      (late) =>
        slot.call(SERVER_LIMITS, question, late).then(
          (reply) => Buffer.isBuffer(reply),
          () => false,
        ),
      signal,
    );
    const isReady = await answer.catch((error: unknown) => {
      void ended.then((ready) => this.endUnused(slot, ready));
      throw error;
    });
    if (!isReady) this.waitingSandboxes.discard(slot);
    return isReady;
  }

  private endUnused(slot: Slot, isReady: boolean): void {
    if (isReady) this.waitingSandboxes.giveBack(slot);
    else this.waitingSandboxes.discard(slot);
  }
}
