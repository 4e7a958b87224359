import { messageOf } from '@evident/kit/thrown';
import type { Language } from '@evident/contracts';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { INPUT, type Workload } from '../workloads.js';
import { CpuAccount, type Usage } from './cpu-account.js';
import { groupCpuMs } from './cpu-group.js';
import type { Engine, Found, PreparedProgram, Whereabouts } from './engine.js';
import { asJson, askEngine } from './http.js';
import { freePort, startServer } from './started-server.js';

const SETTLE_MS = 400;
/** Limits of a run for a server that the bench starts; Piston's own are 3 s, too short for a busy machine. */
const RUN_LIMIT_MS = 40_000;

const RUNTIMES = z.array(
  z.object({ language: z.string(), version: z.string(), aliases: z.array(z.string()).default([]) }),
);
/** CPU time in milliseconds; only versions of Piston that use control groups report it. */
const STAGE = z.object({
  code: z.number().nullable(),
  signal: z.string().nullish(),
  /** Such as "Time limit exceeded". */
  message: z.string().nullish(),
  stderr: z.string().default(''),
  cpu_time: z.number().nullish(),
});
/** Such as "Piston v3.1.1". */
const GREETING = z.object({ message: z.string() });
const ANSWER = z.object({ run: STAGE, compile: STAGE.nullish() });

type Answer = z.infer<typeof ANSWER>;
export type Runtimes = z.infer<typeof RUNTIMES>;

const NAMES: Record<Language, { runtime: string; file: string }> = {
  PYTHON: { runtime: 'python', file: 'main.py' },
  JAVASCRIPT: { runtime: 'javascript', file: 'main.js' },
  JAVA: { runtime: 'java', file: 'Main.java' },
  CPP: { runtime: 'c++', file: 'main.cpp' },
};

/** @throws Error when the server has no runtime of the language. */
export function executeRequest({ language, source }: Workload, runtimes: Runtimes) {
  const { runtime, file } = NAMES[language];
  const found = runtimes.find((one) => one.language === runtime || one.aliases.includes(runtime));
  if (!found) throw new Error(`it has no runtime of ${runtime}`);
  return {
    language: found.language,
    version: found.version,
    files: [{ name: file, content: source }],
    stdin: INPUT,
  };
}

/** A server and how to count its CPU time. */
interface Server {
  url: string;
  /** CPU milliseconds of its control group, if it has one that is known. */
  usedMs?: () => number;
  /** The end of its log, if it is known. Piston says there, and only there, why a run failed. */
  lastWords?: () => string;
  stop(): Promise<void>;
}

/** Piston takes a source for each run, so it compiles each time, with its own runtimes. */
class Piston implements Engine {
  private readonly account = new CpuAccount();
  readonly compiles = 'each run';

  constructor(
    readonly name: string,
    private readonly server: Server,
    private readonly runtimes: Runtimes,
  ) {}

  get accounting(): string {
    return `${this.account.describe({ counted: this.server.usedMs && 0 })}; runtimes of its own`;
  }

  async learn(program: PreparedProgram): Promise<void> {
    // The first run makes the server compile and load parts of itself.
    await this.measure(program, 1);
    const usage = await this.measure(program, 1);
    this.account.learn(usage);
    this.account.total(usage);
  }

  async run(program: PreparedProgram, count: number): Promise<number> {
    return this.account.total(await this.measure(program, count));
  }

  close(): Promise<void> {
    return this.server.stop();
  }

  private async measure({ workload }: PreparedProgram, count: number): Promise<Usage> {
    const before = this.server.usedMs?.() ?? 0;
    const request = asJson(executeRequest(workload, this.runtimes));
    const answers = await this.ask(request, count);
    let reported: number | undefined = 0;
    for (const stage of answers.flatMap(({ run, compile }) => (compile ? [compile, run] : [run]))) {
      if (stage.code !== 0)
        throw new Error(`${workload.name}: ${stage.message ?? stage.signal ?? stage.code} ${stage.stderr}`);
      const ms = stage.cpu_time ?? undefined;
      reported = reported === undefined || ms === undefined ? undefined : reported + ms;
    }
    if (this.server.usedMs === undefined) return { reported };
    await delay(SETTLE_MS);
    return { counted: this.server.usedMs() - before, reported };
  }

  /** Piston starts up to 64 runs at once, each with a limit of wall time; a judge asks for one on each core. */
  private async ask(request: RequestInit, count: number): Promise<Answer[]> {
    const answers: Answer[] = [];
    let asked = 0;
    const oneCore = async (): Promise<void> => {
      while (asked < count) {
        asked += 1;
        answers.push(await askEngine(`${this.server.url}/api/v2/execute`, request, ANSWER));
      }
    };
    await Promise.all(Array.from({ length: os.availableParallelism() }, oneCore));
    return answers;
  }
}

async function startPiston(command: string): Promise<Server> {
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const started = await startServer(['/bin/sh', '-c', `exec ${command}`], {
    ready: () => askEngine(`${url}/api/v2/runtimes`, {}, RUNTIMES, 1000),
    env: {
      PISTON_BIND_ADDRESS: address,
      PISTON_RUN_TIMEOUT: String(RUN_LIMIT_MS),
      PISTON_RUN_CPU_TIME: String(RUN_LIMIT_MS),
    },
  });
  return { url, ...started };
}

function connect(url: string, group: string | undefined): Server {
  return {
    url,
    ...(group !== undefined && { usedMs: () => groupCpuMs(group) }),
    stop: () => Promise.resolve(),
  };
}

/** @param probe a program that computes for some 400 ms, against which the engine's own work is little */
export async function findPiston(
  probe: PreparedProgram,
  { pistonUrl, pistonGroup, pistonCommand }: Whereabouts,
): Promise<Found> {
  const url = pistonUrl?.replace(/\/+$/, '');
  const at = url ?? pistonCommand;
  if (at === undefined) return { said: 'Piston: no BENCH_PISTON_URL and no BENCH_PISTON_COMMAND' };
  let server: Server | undefined;
  try {
    server = url === undefined ? await startPiston(at) : connect(url, pistonGroup);
    const { message } = await askEngine(server.url, {}, GREETING);
    const runtimes = await askEngine(`${server.url}/api/v2/runtimes`, {}, RUNTIMES);
    const engine = new Piston(message, server, runtimes);
    await engine.learn(probe);
    return { engine, said: `${message} at ${at}` };
  } catch (error) {
    const log = server?.lastWords?.() ?? '';
    await server?.stop();
    return { said: `Piston at ${at} is not compared: ${messageOf(error).slice(0, 200)}${log && `; ${log}`}` };
  }
}
