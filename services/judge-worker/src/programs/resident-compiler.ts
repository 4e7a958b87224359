import type { CompilerAnswer, LanguageSupport } from '../languages/language.js';
import { type Asked, askWithGrace } from '../sandbox/ask-with-grace.js';
import type { SandboxLimits } from '../sandbox/sandbox-limits.js';
import type { Slot } from '../sandbox/slot.js';
import type { SlotPool } from '../sandbox/slot-pool.js';
import { ENDING, MODE } from '../sandbox/wire.js';
import { COMPILE_LIMITS, whyStopped } from './compile-limits.js';

/** The kernel counts the CPU time of all sources against the limit of the process. Each source has its own limit. */
const RESIDENT_LIMITS: SandboxLimits = { ...COMPILE_LIMITS, timeLimitMs: 3_600_000 };

/** A source that waits longer for its turn is compiled by a plain compiler, so that one slow source holds up nobody. */
const PATIENCE_MS = 1000;

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

  /**
   * @returns the answer, or undefined when no compiler is free soon or the source broke it.
   * @throws SandboxError when the machine was too busy.
   */
  async ask(question: Buffer, signal?: AbortSignal): Promise<CompilerAnswer | undefined> {
    let waiting = true;
    let patience: NodeJS.Timeout | undefined;
    const impatient = new Promise<undefined>((resolve) => {
      patience = setTimeout(() => {
        if (!waiting) return;
        waiting = false;
        resolve(undefined);
      }, PATIENCE_MS);
    });
    const turn = this.busy.then(() => {
      clearTimeout(patience);
      if (!waiting) return undefined;
      waiting = false;
      signal?.throwIfAborted();
      return this.askNow(question, signal);
    });
    this.busy = turn.then((asked) => asked?.ended).catch(() => undefined);
    return Promise.race([turn.then((asked) => asked?.answer), impatient]);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.starting;
    await this.busy;
    this.drop();
  }

  private askNow(question: Buffer, signal?: AbortSignal): Asked<CompilerAnswer | undefined> | undefined {
    const slot = this.slot;
    if (!slot || this.closed) return undefined;
    return askWithGrace((late) => this.askSlot(slot, question, late), signal);
  }

  private async askSlot(
    slot: Slot,
    question: Buffer,
    late: AbortSignal,
  ): Promise<CompilerAnswer | undefined> {
    const reply = await slot.call(COMPILE_LIMITS, question, late).catch(() => {
      this.replace();
      return undefined;
    });
    if (!reply) return undefined;
    this.answered += 1;
    if (!Buffer.isBuffer(reply) || this.answered >= SOURCES_PER_LIFE) this.replace();
    if (Buffer.isBuffer(reply)) return { kind: 'answered', answer: Buffer.from(reply) };
    // Earlier sources may have filled the memory. A source that breaks another limit would break it again.
    return reply.ending === ENDING.memory ? undefined : { kind: 'limit', what: whyStopped(reply.ending) };
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
    const booted = await this.pool
      .begin((slot) =>
        slot.boot(MODE.service, {
          ...service.command,
          limits: RESIDENT_LIMITS,
          mayFork: true,
          files: [],
          input: NOTHING,
        }),
      )
      .catch(() => undefined);
    if (!booted) return;
    const { slot } = booted;
    try {
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
