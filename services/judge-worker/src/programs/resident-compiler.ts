import type { LanguageSupport } from '../languages/language.js';
import type { Slot } from '../sandbox/slot.js';
import type { SlotPool } from '../sandbox/slot-pool.js';
import type { SandboxLimits } from '../sandbox/sandbox-limits.js';
import { MODE } from '../sandbox/wire.js';

/** What one compilation may use. Memory, processes and files hold for the resident compiler as a whole. */
export const COMPILE_LIMITS: SandboxLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 15_000,
  memoryLimitKb: 768 * 1024,
  outputLimitBytes: 32 << 20,
  processLimit: 128,
  fileLimitKb: 128 << 10,
  stackLimitKb: 64 << 10,
};

/** A compiler is replaced after this many sources, because its heap fills with time. */
const SOURCES_PER_LIFE = 2000;

const NOTHING = Buffer.alloc(0);

/**
 * A resident compiler in its own sandbox. It compiles one source after the other. When a source breaks it or its limits,
 * it is ended, and the language compiles by a plain process until the next compiler has booted.
 */
export class ResidentCompiler {
  private slot: Slot | undefined;
  private busy: Promise<unknown> = Promise.resolve();
  private starting: Promise<void> | undefined;
  private answered = 0;
  private closed = false;

  constructor(
    private readonly support: LanguageSupport,
    private readonly pool: SlotPool,
    private readonly warmUps: number,
  ) {}

  /** Boots and warms up the compiler. A second call returns the first one's promise. */
  start(): Promise<void> {
    if (this.closed || this.slot) return Promise.resolve();
    this.starting ??= this.boot().finally(() => (this.starting = undefined));
    return this.starting;
  }

  /** @returns the answer, or undefined when no compiler is ready or the source broke it. */
  async ask(question: Buffer, signal?: AbortSignal): Promise<Buffer | undefined> {
    const turn = this.busy.then(() => this.askNow(question, signal));
    this.busy = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.starting;
    await this.busy;
    this.drop();
  }

  private async askNow(question: Buffer, signal?: AbortSignal): Promise<Buffer | undefined> {
    const slot = this.slot;
    if (!slot || this.closed) return undefined;
    try {
      const answer = await slot.call(COMPILE_LIMITS, question, signal);
      this.answered += 1;
      if (Buffer.isBuffer(answer) && this.answered < SOURCES_PER_LIFE) return Buffer.from(answer);
      this.replace();
      return Buffer.isBuffer(answer) ? Buffer.from(answer) : undefined;
    } catch (error) {
      this.replace();
      if (signal?.aborted) throw error;
      return undefined;
    }
  }

  private replace(): void {
    this.drop();
    void this.start();
  }

  private drop(): void {
    const slot = this.slot;
    this.slot = undefined;
    this.answered = 0;
    // After a broken limit the slot holds no sandbox. To stop none does no harm.
    if (slot) this.pool.retire(slot);
  }

  private async boot(): Promise<void> {
    const service = this.support.residentCompiler;
    if (!service) return;
    const slot = await this.pool.take().catch(() => undefined);
    if (!slot) return;
    try {
      await slot.boot(MODE.service, {
        ...service.command,
        limits: COMPILE_LIMITS,
        mayFork: true,
        files: [],
        input: NOTHING,
      });
      for (const question of service.warmUp.slice(0, this.warmUps)) {
        if (this.closed) break;
        await slot.call(COMPILE_LIMITS, question);
      }
    } catch {
      this.pool.give(slot);
      return;
    }
    if (this.closed) this.pool.retire(slot);
    else this.slot = slot;
  }
}
