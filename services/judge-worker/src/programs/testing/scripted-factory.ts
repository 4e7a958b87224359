import { EDITOR_LANGUAGES, type JudgeLimits, type Language, type RunStatus } from '@evident/contracts';
import type { OpenOptions, ProgramFactory, RunEvidence, RunResult } from '../program.js';

export interface Ending {
  status?: RunStatus;
  stdout?: string;
  stderr?: string;
  fault?: string;
  evidence?: Partial<RunEvidence>;
}

export interface Call {
  source: string;
  input: string;
  /** How many programs ran when this one started, itself included. */
  together: number;
}

export interface Script {
  languages?: readonly Language[];
  compile?: (source: string, language: Language) => string | null;
  /** How many tests of a series run at most before it ends. */
  inSeries?: number;
  run: (call: Call & { limits: JudgeLimits; signal: AbortSignal | undefined }) => Ending | Promise<Ending>;
}

function resultOf({ status = 'exited', stdout = '', stderr = '', evidence, fault }: Ending): RunResult {
  return {
    status,
    stdout: Buffer.from(stdout),
    stderr: Buffer.from(stderr),
    evidence: {
      tier: 'full',
      exitCode: status === 'exited' ? 0 : null,
      signal: null,
      rawCpuTimeMs: 12,
      cpuTimeMs: 3,
      wallTimeMs: 20,
      memoryKb: 8_000,
      outputBytes: stdout.length,
      processes: 1,
      oomKilled: false,
      limit: null,
      stealMs: 0,
      cpuPressureMs: 0,
      ...evidence,
    },
    ...(fault !== undefined && { fault }),
  };
}

/** Replaces the sandbox in tests of situations that no real program can bring about on demand. */
export class ScriptedFactory implements ProgramFactory {
  readonly calls: Call[] = [];
  /** The inputs of each series that was asked for. */
  readonly series: string[][] = [];
  /** How each program was opened. */
  readonly asked: OpenOptions[] = [];
  opened = 0;
  closed = 0;
  running = 0;

  constructor(private readonly script: Script) {}

  languages(): readonly Language[] {
    return this.script.languages ?? EDITOR_LANGUAGES;
  }

  open(language: Language, source: string, options: OpenOptions = {}): ReturnType<ProgramFactory['open']> {
    this.asked.push(options);
    const compileOutput = this.script.compile?.(source, language) ?? null;
    if (compileOutput !== null) return Promise.resolve({ kind: 'compile_error', compileOutput });
    this.opened += 1;
    return Promise.resolve({
      kind: 'ready',
      program: {
        compileOutput: '',
        run: (input, limits, signal) => this.run(source, input.toString(), limits, signal),
        runSeries: ({ inputs }, limits, signal) => this.runSeries(source, inputs, limits, signal),
        talk: () => {
          throw new Error('A scripted program does not talk');
        },
        inTurn: (work) => work(),
        spread: () => undefined,
        close: () => {
          this.closed += 1;
          return Promise.resolve();
        },
      },
    });
  }

  health(): ReturnType<ProgramFactory['health']> {
    return { tier: 'full', ready: true, problems: [] };
  }

  environment(): Record<string, string> {
    return { toolchain: 'scripted' };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async runSeries(
    source: string,
    inputs: readonly Buffer[],
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<RunResult[]> {
    const results: RunResult[] = [];
    this.series.push(inputs.map(String));
    for (const input of inputs.slice(0, this.script.inSeries ?? inputs.length)) {
      const result = await this.run(source, input.toString(), limits, signal);
      results.push(result);
      if (result.evidence.limit !== null) break;
    }
    return results;
  }

  private async run(
    source: string,
    input: string,
    limits: JudgeLimits,
    signal?: AbortSignal,
  ): Promise<RunResult> {
    this.running += 1;
    const call: Call = { source, input, together: this.running };
    this.calls.push(call);
    try {
      return resultOf(await this.script.run({ ...call, limits, signal }));
    } finally {
      this.running -= 1;
    }
  }
}

/** An endless program: runs until the signal aborts. */
export function endless(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
