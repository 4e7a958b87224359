import path from 'node:path';
import type { JudgeLimits, Language } from '@evident/contracts';
import type { Compilation, CompileRequest, CompileTools, LanguageSupport } from '../languages/language.js';
import { findLanguages } from '../languages/registry.js';
import { ArtefactCache } from './artefact-cache.js';
import { buildSlotProgram } from '../sandbox/build-native.js';
import { calibrate, NO_STARTUP, type StartupTimes } from './calibration.js';
import { ResidentCompiler } from './resident-compiler.js';
import { Engine, gateKind } from './engine.js';
import { commonEntries } from '../sandbox/exposures.js';
import { StartupCache } from './startup-cache.js';
import { forkServerKind } from './fork-servers.js';
import { findIsolation, type Isolation } from '../sandbox/isolation.js';
import { OpenedProgram } from './opened-program.js';
import type { FactoryHealth, OpenOptions, OpenOutcome, ProgramFactory } from './program.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import type { SlotPool } from '../sandbox/slot-pool.js';
import type { WaitingBounds } from '../sandbox/waiting-sandboxes.js';

/** Tries a new factory. @returns what went wrong, one sentence each. */
export type SelfTest = (factory: ProgramFactory) => Promise<string[]>;

export interface ProgramFactoryOptions {
  /** How many programs run at the same time. */
  slots: number;
  /** The folder for compiled artefacts. */
  cacheDir: string;
  /** How many booted interpreters are kept. Default: as many of each kind as slots. */
  waiting?: WaitingBounds;
  /** False: every test runs as a plain process and every compilation by a new compiler. */
  warm?: boolean;
  /** Tries the sandbox before the first work; doctor/self-test.ts has one. Null: for callers that run trusted programs only. */
  selfTest: SelfTest | null;
  /** How many sources a resident compiler compiles to warm up. Default: 20. */
  compilerWarmUps?: number;
  /** Default: every language that has a toolchain on this machine. */
  languages?: readonly Language[];
}

/** The usual limits of a problem. Until a run asks for others, waiting interpreters are booted for these. */
const USUAL_LIMITS: JudgeLimits = {
  timeLimitMs: 2000,
  wallLimitMs: 6000,
  memoryLimitKb: 512 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};

/** The least that a waiting interpreter holds. */
const LEAST_WAITING_MB = 8;

const NOTHING_WAITS: WaitingBounds = { mostOfAKind: 0, megabytes: 0 };

class Factory implements ProgramFactory {
  private readonly compilers = new Map<Language, ResidentCompiler>();
  private readonly startup = new Map<Language, StartupTimes>();
  private readonly cache: ArtefactCache;
  private readonly startupCache: StartupCache;
  private readonly warm: boolean;
  private readonly problems: string[] = [];
  private closed = false;

  constructor(
    private readonly options: ProgramFactoryOptions,
    private readonly supports: readonly LanguageSupport[],
    private readonly isolation: Isolation,
    private readonly engine: Engine,
    /** Runs the programs that give way to all others. */
    private readonly quietEngine: Engine,
  ) {
    this.cache = new ArtefactCache(path.join(options.cacheDir, 'artefacts'));
    this.startupCache = new StartupCache(path.join(options.cacheDir, 'startup-times'), engine.tier);
    this.warm = options.warm !== false;
    for (const support of this.warm ? supports : [])
      if (support.residentCompiler)
        this.compilers.set(
          support.language,
          new ResidentCompiler(support, engine.compilePool, options.compilerWarmUps ?? 20),
        );
  }

  languages(): readonly Language[] {
    return this.supports.map((support) => support.language);
  }

  async open(
    language: Language,
    source: string,
    { givesWay = false, allWarnings = false, isBatch = false }: OpenOptions = {},
    signal?: AbortSignal,
  ): Promise<OpenOutcome> {
    if (this.problems.length > 0) throw new SandboxError(this.problems.join(' '));
    const support = this.supports.find((candidate) => candidate.language === language);
    if (!support) throw new SandboxError(`This worker has no toolchain for ${language}.`);
    if (source.includes('\0'))
      return { kind: 'compile_error', compileOutput: 'error: the source holds a NUL character\n' };
    const request = { source, allWarnings, allErrors: isBatch };
    const compilation = await this.compile(support, request, { signal });
    if (!compilation.ok) return { kind: 'compile_error', compileOutput: compilation.output };
    const artefact = { ...compilation.artefact, isBatch };
    const startup = this.startup.get(language) ?? NO_STARTUP;
    const engine = givesWay ? this.quietEngine : this.engine;
    const program = new OpenedProgram(engine, { support, artefact, source, startup, warm: this.warm });
    return { kind: 'ready', program };
  }

  health(): FactoryHealth {
    const problems = this.closed ? ['The sandbox is closed.'] : [...this.problems];
    return { tier: this.engine.tier, ready: problems.length === 0, problems };
  }

  environment(language: Language): Record<string, string> {
    const toolchain = this.supports.find((support) => support.language === language)?.version;
    const { plainMs, waitingMs, forkedMs } = this.startup.get(language) ?? NO_STARTUP;
    const startup = { plainMs, waitingMs, forkedMs };
    return { ...(toolchain && { toolchain }), startup: JSON.stringify(startup) };
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.compilers.values()].map((compiler) => compiler.close()));
    await Promise.all([this.engine.close(), this.quietEngine.close()]);
    await this.isolation.removeGroups();
  }

  /** After a failed self-test no program is opened any more. */
  async tryOut(selfTest: SelfTest): Promise<void> {
    this.problems.push(...(await selfTest(this)));
  }

  /** Measures start-up times. @throws SandboxError when a toolchain does not work in the sandbox. */
  async warmUp(): Promise<void> {
    const outcomes = await Promise.allSettled(
      this.supports.map(async (support) => {
        const request = { source: support.empty, allWarnings: false };
        const compilation = await this.compile(support, request, { retry: true });
        if (!compilation.ok)
          throw new SandboxError(`The ${support.language} toolchain does not work: ${compilation.output}`);
        const times = await calibrate(
          this.engine,
          support,
          compilation.artefact,
          this.startupCache.get(support.version),
        );
        this.startup.set(support.language, times);
        this.startupCache.put(support.version, times);
      }),
    );
    // Only now, because a factory that is closed must not have runs in hand.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Boots compilers and waiting interpreters in the background. */
  settle(): void {
    if (!this.warm) return;
    for (const compiler of this.compilers.values()) void compiler.start();
    for (const support of this.supports)
      for (const kind of [gateKind(support, USUAL_LIMITS), forkServerKind(support, this.engine.tier)])
        if (kind) this.engine.waiting.expect(kind);
    void this.engine.waiting.refill();
  }

  /**
   * A source that a worker of this machine has compiled before is not compiled again.
   * @param options `retry`: for sources that are right, a remembered error was that of the machine
   */
  private async compile(
    support: LanguageSupport,
    request: CompileRequest,
    { retry = false, signal }: { retry?: boolean; signal?: AbortSignal | undefined },
  ): Promise<Compilation> {
    const asked = `${request.allWarnings ? ' warnings' : ''}${request.allErrors ? ' errors' : ''}`;
    const toolchain = `${support.version}${asked}`;
    const key = ArtefactCache.key(support.language, toolchain, request.source);
    const known = await this.cache.get(key);
    if (known && (known.ok || !retry)) return known;
    const compilation = await support.compile(request, this.tools(support), signal);
    if (compilation.ok || !compilation.stopped) await this.cache.put(key, compilation);
    return compilation;
  }

  private tools(support: LanguageSupport): CompileTools {
    return {
      run: (run, signal) => this.engine.runCompiler(run, signal),
      ask: async (question, signal) => this.compilers.get(support.language)?.ask(question, signal),
    };
  }
}

/**
 * Finds the isolation and the toolchains of this machine, and runs an empty program in each language.
 * @throws SandboxError when programs cannot be isolated here or a toolchain does not work.
 */
export async function createProgramFactory(options: ProgramFactoryOptions): Promise<ProgramFactory> {
  const [program, supports] = await Promise.all([buildSlotProgram(), findLanguages(options.languages)]);
  const common = commonEntries();
  const runtime = [...common, ...supports.flatMap((support) => support.entries)];
  const isolation = await findIsolation(program, runtime);
  const usual: WaitingBounds = { mostOfAKind: options.slots, megabytes: 256 };
  const waiting = options.warm === false ? NOTHING_WAITS : (options.waiting ?? usual);
  const compilers = supports.flatMap((support) => support.compilerEntries ?? []);
  const mostSlots = options.slots * 4 + Math.ceil(waiting.megabytes / LEAST_WAITING_MB) + 16;
  const compilePool = isolation.pool([...common, ...compilers], options.slots + 2 * supports.length + 4);
  const engineOf = (runPool: SlotPool, bootsAhead: boolean): Engine =>
    new Engine({
      tier: isolation.tier,
      slots: options.slots,
      waiting,
      runPool,
      compilePool,
      bootsAhead,
    });
  const engine = engineOf(isolation.pool(runtime, mostSlots), true);
  const quietEngine = engineOf(isolation.quietPool(runtime, mostSlots), false);
  const factory = new Factory(options, supports, isolation, engine, quietEngine);
  try {
    await factory.warmUp();
    if (options.selfTest) await factory.tryOut(options.selfTest);
    factory.settle();
  } catch (error) {
    await factory.close();
    throw error;
  }
  return factory;
}
