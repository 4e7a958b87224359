import path from 'node:path';
import type { Language } from '@evident/contracts';
import type { Attempt } from '../doctor/attempt.js';
import { examine } from '../doctor/examine.js';
import { QUICK_SUITE } from '../doctor/suite.js';
import type { CompileTools, LanguageSupport } from '../languages/language.js';
import { findLanguages } from '../languages/registry.js';
import { ArtefactCache } from './artefact-cache.js';
import { buildSlotProgram } from '../sandbox/build-native.js';
import { calibrate, NO_STARTUP, type StartupTimes } from './calibration.js';
import { CompileService } from './compile-service.js';
import { Engine, gateKind } from './engine.js';
import { commonEntries } from '../sandbox/exposures.js';
import { forkServerKind } from './fork-servers.js';
import { findIsolation, type Isolation } from '../sandbox/isolation.js';
import { OpenedProgram } from './opened-program.js';
import type { FactoryHealth, OpenOptions, OpenOutcome, ProgramFactory, RunLimits } from './program.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import type { SlotPool } from '../sandbox/slot-pool.js';

export interface ProgramFactoryOptions {
  /** Programs that run at the same time. */
  slots: number;
  /** Where compiled artefacts are kept. */
  cacheDir: string;
  /** Booted interpreters kept of each kind; default: as many as slots. 0 keeps none. */
  mostWaiting?: number;
  /** False runs every test as a plain process and every compiler anew: what all other ways are compared with. */
  warm?: boolean;
  /** What is tried before the first work; default: the short hostile suite. */
  selfTest?: readonly Attempt[];
  /** Sources that the resident compilers see before the first learner's; default 20. */
  compilerWarmUps?: number;
}

/** What problems are usually limited to; waiting interpreters are booted for it until another limit is asked for. */
const USUAL_LIMITS: RunLimits = {
  cpuTimeMs: 2000,
  wallTimeMs: 6000,
  memoryKb: 512 * 1024,
  outputBytes: 1 << 20,
  processes: 32,
};

class Factory implements ProgramFactory {
  private readonly services = new Map<Language, CompileService>();
  private readonly startup = new Map<Language, StartupTimes>();
  private readonly cache: ArtefactCache;
  private readonly warm: boolean;
  private readonly problems: string[] = [];
  private closed = false;

  constructor(
    private readonly options: ProgramFactoryOptions,
    private readonly supports: readonly LanguageSupport[],
    private readonly isolation: Isolation,
    private readonly engine: Engine,
    /** Runs what gives way to everything else. */
    private readonly quietEngine: Engine,
  ) {
    this.cache = new ArtefactCache(path.join(options.cacheDir, 'artefacts'));
    this.warm = options.warm !== false;
    for (const support of this.warm ? supports : [])
      if (support.compileService)
        this.services.set(
          support.language,
          new CompileService(support, engine.compilePool, options.compilerWarmUps ?? 20),
        );
  }

  languages(): readonly Language[] {
    return this.supports.map((support) => support.language);
  }

  async open(
    language: Language,
    source: string,
    { givesWay = false, allWarnings = false }: OpenOptions = {},
    signal?: AbortSignal,
  ): Promise<OpenOutcome> {
    if (this.problems.length > 0) throw new SandboxError(this.problems.join(' '));
    const support = this.supports.find((candidate) => candidate.language === language);
    if (!support) throw new SandboxError(`This worker has no toolchain for ${language}.`);
    if (source.includes('\0'))
      return { kind: 'compile_error', compileOutput: 'error: the source holds a NUL character\n' };
    const key = ArtefactCache.key(language, `${support.version}${allWarnings ? ' warnings' : ''}`, source);
    let compilation = await this.cache.get(key);
    if (!compilation) {
      compilation = await support.compile({ source, allWarnings }, this.tools(support), signal);
      await this.cache.put(key, compilation);
    }
    if (!compilation.ok) return { kind: 'compile_error', compileOutput: compilation.output };
    const { artefact } = compilation;
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
    await Promise.all([...this.services.values()].map((service) => service.close()));
    await Promise.all([this.engine.close(), this.quietEngine.close()]);
    await this.isolation.removeGroups();
  }

  /** Tries the short hostile suite; after a surprise nothing is judged any more. */
  async examine(attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts.filter(({ language }) => this.languages().includes(language))) {
      const { surprise } = await examine(attempt, this);
      if (surprise) this.problems.push(`The sandbox failed its self-test "${attempt.title}": ${surprise}.`);
    }
  }

  /** Measures start-up times, which also proves that each toolchain works in the sandbox. */
  async warmUp(): Promise<void> {
    for (const support of this.supports) {
      const compilation = await support.compile(
        { source: support.empty, allWarnings: false },
        this.tools(support),
      );
      if (!compilation.ok)
        throw new SandboxError(`The ${support.language} toolchain does not work: ${compilation.output}`);
      this.startup.set(support.language, await calibrate(this.engine, support, compilation.artefact));
    }
  }

  /** Boots, in the background, what the first learners are to find waiting. */
  settle(): void {
    if (!this.warm) return;
    for (const service of this.services.values()) void service.start();
    for (const support of this.supports)
      for (const kind of [gateKind(support, USUAL_LIMITS), forkServerKind(support, this.engine.tier)])
        if (kind) this.engine.waiting.expect(kind);
    void this.engine.waiting.refill();
  }

  private tools(support: LanguageSupport): CompileTools {
    return {
      run: (run, signal) => this.engine.runCompiler(run, signal),
      ask: async (question, signal) => this.services.get(support.language)?.ask(question, signal),
    };
  }
}

/**
 * Finds what this machine can isolate and compile with, and proves it by running an empty program in each language.
 * @throws SandboxError with one clear sentence when programs cannot be isolated here.
 */
export async function createProgramFactory(options: ProgramFactoryOptions): Promise<ProgramFactory> {
  const [program, supports] = await Promise.all([buildSlotProgram(), findLanguages()]);
  const common = commonEntries();
  const runtime = [...common, ...supports.flatMap((support) => support.entries)];
  const isolation = await findIsolation(program, runtime);
  const mostWaiting = options.warm === false ? 0 : (options.mostWaiting ?? options.slots);
  const compilers = supports.flatMap((support) => support.compilerEntries ?? []);
  const mostSlots = options.slots * (2 * supports.length + 2) + 16;
  const compilePool = isolation.pool([...common, ...compilers], options.slots + supports.length + 4);
  const engineOf = (runPool: SlotPool, bootsAhead: boolean): Engine =>
    new Engine({
      tier: isolation.tier,
      slots: options.slots,
      mostWaiting,
      runPool,
      compilePool,
      bootsAhead,
    });
  const engine = engineOf(isolation.pool(runtime, mostSlots), true);
  const quietEngine = engineOf(isolation.quietPool(runtime, mostSlots), false);
  const factory = new Factory(options, supports, isolation, engine, quietEngine);
  try {
    await factory.warmUp();
    await factory.examine(options.selfTest ?? QUICK_SUITE);
    factory.settle();
  } catch (error) {
    await factory.close();
    throw error;
  }
  return factory;
}
