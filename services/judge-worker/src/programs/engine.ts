import type { JudgeLimits } from '@evident/contracts';
import type { Artefact, CompilerEnd, CompilerRun, LanguageSupport } from '../languages/language.js';
import { sandboxLimits } from '../languages/language.js';
import { COMPILE_LIMITS, whyStopped } from './compile-limits.js';
import type { IsolationTier } from '../sandbox/isolation.js';
import type { SandboxLimits } from '../sandbox/sandbox-limits.js';
import type { Slot } from '../sandbox/slot.js';
import type { SlotReport } from '../sandbox/slot-report.js';
import type { SlotPool } from '../sandbox/slot-pool.js';
import { type WaitingBounds, type WaitingKind, WaitingSandboxes } from '../sandbox/waiting-sandboxes.js';
import { ENDING, MODE } from '../sandbox/wire.js';
import { Permits } from './permits.js';
import type { TalkOptions } from './program.js';
import { TalkingRun } from './talking-run.js';

const NOTHING = Buffer.alloc(0);

/** Waiting sandboxes are booted after this much time without work. */
const IDLE_MS = 20;

/** Limits of an interpreter while it boots and waits. Its program has its own limits. */
const BOOT_LIMITS: SandboxLimits = { ...COMPILE_LIMITS, timeLimitMs: 20_000, wallLimitMs: 20_000 };

interface EngineParts {
  tier: IsolationTier;
  slots: number;
  /** Where programs run. */
  runPool: SlotPool;
  /** Where compilers run. The private root of its slots holds the compilers' tools. */
  compilePool: SlotPool;
  /** How many booted interpreters are kept. */
  waiting: WaitingBounds;
  /** Whether interpreters are booted before they are needed. */
  bootsAhead: boolean;
}

/** Runs programs as plain processes or by waiting interpreters, and runs compilers. */
export class Engine {
  readonly tier: IsolationTier;
  readonly runPool: SlotPool;
  readonly compilePool: SlotPool;
  readonly slots: number;
  readonly permits: Permits;
  readonly waiting: WaitingSandboxes;

  constructor(parts: EngineParts) {
    this.tier = parts.tier;
    this.slots = parts.slots;
    this.runPool = parts.runPool;
    this.compilePool = parts.compilePool;
    this.permits = new Permits(parts.slots, IDLE_MS, () => {
      if (parts.bootsAhead) void this.waiting.refill();
    });
    this.waiting = new WaitingSandboxes(parts.runPool, parts.waiting, () => this.permits.idle);
  }

  /** Runs a program as a fresh process. */
  async runPlainly(
    support: LanguageSupport,
    artefact: Artefact,
    input: Buffer,
    limits: JudgeLimits,
    startupMs: number,
    signal?: AbortSignal,
  ): Promise<SlotReport> {
    return this.inSlot(this.runPool, (slot) =>
      slot.run(
        {
          ...support.command(artefact, limits),
          limits: sandboxLimits(support, limits, startupMs),
          mayFork: true,
          files: artefact.files,
          input,
        },
        signal,
      ),
    );
  }

  /** Starts a program that talks, as a fresh process. */
  talk(
    support: LanguageSupport,
    artefact: Artefact,
    options: TalkOptions,
    limits: SandboxLimits,
    signal?: AbortSignal,
  ): TalkingRun {
    const command = support.command(artefact, limits);
    const request = {
      ...command,
      arguments: [...command.arguments, ...options.arguments],
      limits,
      mayFork: true,
      files: [...artefact.files, ...options.files],
      input: NOTHING,
    };
    return new TalkingRun(this.runPool, request, options.heard, signal);
  }

  /** Runs a program by an interpreter that has already booted. @returns undefined when none waits. */
  async runWaiting(
    support: LanguageSupport,
    artefact: Artefact,
    input: Buffer,
    limits: JudgeLimits,
    startupMs: number,
    signal?: AbortSignal,
  ): Promise<SlotReport | undefined> {
    const kind = gateKind(support, limits);
    const slot = kind && this.waiting.take(kind);
    if (!slot) return undefined;
    try {
      return await slot.release(sandboxLimits(support, limits, startupMs), artefact.files, input, signal);
    } catch (error) {
      // The interpreter may have died while it waited. The program has not run then, so a plain run may follow.
      if (signal?.aborted) throw error;
      return undefined;
    } finally {
      this.runPool.give(slot);
    }
  }

  async runCompiler(run: CompilerRun, signal?: AbortSignal): Promise<CompilerEnd> {
    const report = await this.inSlot(this.compilePool, (slot) =>
      slot.run(
        {
          ...run,
          limits: COMPILE_LIMITS,
          mayFork: true,
          files: run.files ?? [],
          input: run.input ?? NOTHING,
        },
        signal,
      ),
    );
    if (report.ending !== ENDING.itself) return { kind: 'limit', what: whyStopped(report.ending) };
    const exitCode = (report.waitStatus & 0x7f) === 0 ? (report.waitStatus >> 8) & 0xff : null;
    return { kind: 'ended', exitCode, stdout: report.stdout, stderr: report.stderr.toString() };
  }

  async close(): Promise<void> {
    this.permits.close();
    await this.waiting.close();
    await Promise.all([this.runPool.close(), this.compilePool.close()]);
  }

  private async inSlot<T>(pool: SlotPool, work: (slot: Slot) => Promise<T>): Promise<T> {
    const { slot, result } = await pool.begin(work);
    pool.give(slot);
    return result;
  }
}

/** The key holds the arguments, because the flags of an interpreter may depend on the memory limit. */
export function gateKind(support: LanguageSupport, limits: JudgeLimits): WaitingKind | undefined {
  const gate = support.gate?.(limits);
  if (!gate) return undefined;
  return {
    key: `${support.language} ${gate.command.arguments.join(' ')}`,
    megabytes: gate.megabytes,
    boot: (slot) =>
      slot.boot(MODE.gated, {
        ...gate.command,
        ready: gate.ready,
        gate: gate.gate ?? '',
        limits: {
          ...BOOT_LIMITS,
          stackLimitKb: support.stackLimitKb,
          memoryLimitKb: limits.memoryLimitKb + support.ownMemoryKb,
        },
        mayFork: true,
        files: [],
        input: NOTHING,
      }),
  };
}
