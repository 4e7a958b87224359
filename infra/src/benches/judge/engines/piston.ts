import { messageOf } from '@evident/kit/thrown';
import type { Language } from '@evident/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { INPUT, type Workload } from '../workloads.js';
import { CpuAccount, type Usage } from './cpu-account.js';
import { groupCpuMs } from './cpu-group.js';
import type { Engine, Found, PreparedProgram, Whereabouts } from './engine.js';
import { asJson, askEngine } from './http.js';

const SETTLE_MS = 400;

const RUNTIMES = z.array(
  z.object({ language: z.string(), version: z.string(), aliases: z.array(z.string()).default([]) }),
);
/** CPU time in milliseconds; only versions of Piston that use control groups report it. */
const STAGE = z.object({
  code: z.number().nullable(),
  signal: z.string().nullish(),
  stderr: z.string().default(''),
  cpu_time: z.number().nullish(),
});
const ANSWER = z.object({ run: STAGE, compile: STAGE.nullish() });

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

/** Piston takes a source for each run, so it compiles each time, with its own runtimes. */
class Piston implements Engine {
  private readonly account = new CpuAccount();
  readonly name = 'Piston';

  constructor(
    private readonly url: string,
    private readonly runtimes: Runtimes,
    private readonly group: string | undefined,
  ) {}

  get accounting(): string {
    return `${this.account.describe({ counted: this.group === undefined ? undefined : 0 })}; runtimes of its own`;
  }

  async learn(program: PreparedProgram): Promise<void> {
    const usage = await this.measure(program, 1);
    this.account.learn(usage);
    this.account.total(usage);
  }

  async run(program: PreparedProgram, count: number): Promise<number> {
    return this.account.total(await this.measure(program, count));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async measure({ workload }: PreparedProgram, count: number): Promise<Usage> {
    const before = this.group === undefined ? 0 : groupCpuMs(this.group);
    const request = asJson(executeRequest(workload, this.runtimes));
    const answers = await Promise.all(
      Array.from({ length: count }, () => askEngine(`${this.url}/api/v2/execute`, request, ANSWER)),
    );
    let reported: number | undefined = 0;
    for (const stage of answers.flatMap(({ run, compile }) => (compile ? [compile, run] : [run]))) {
      if (stage.code !== 0)
        throw new Error(`${workload.name}: ${stage.signal ?? stage.code} ${stage.stderr}`);
      const ms = stage.cpu_time ?? undefined;
      reported = reported === undefined || ms === undefined ? undefined : reported + ms;
    }
    if (this.group === undefined) return { reported };
    await delay(SETTLE_MS);
    return { counted: groupCpuMs(this.group) - before, reported };
  }
}

/** @param probe a program that computes for some 50 ms */
export async function findPiston(probe: PreparedProgram, where: Whereabouts): Promise<Found> {
  if (where.pistonUrl === undefined) return { said: 'Piston: no BENCH_PISTON_URL' };
  const url = where.pistonUrl.replace(/\/+$/, '');
  try {
    const runtimes = await askEngine(`${url}/api/v2/runtimes`, {}, RUNTIMES);
    const engine = new Piston(url, runtimes, where.pistonGroup);
    await engine.learn(probe);
    return { engine, said: `Piston at ${url}` };
  } catch (error) {
    return { said: `Piston at ${url} is not compared: ${messageOf(error).slice(0, 200)}` };
  }
}
