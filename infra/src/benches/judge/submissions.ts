import type { JudgeLimits } from '@evident/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Program, ProgramFactory } from '@evident/judge-worker/programs/program';
import { groupCpuMs, sandboxGroup } from './engines/cpu-group.js';
import { changed, INPUT, type Workload } from './workloads.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 5000,
  wallLimitMs: 30_000,
  memoryLimitKb: 512 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};

/** Time in which the worker prepares the next submission; its cost is part of a submission. */
const SETTLE_MS = 400;
/** Time after which a worker is idle and warm. */
const IDLE_MS = 700;

/** What this worker needs for whole submissions. */
export class Submissions {
  constructor(private readonly factory: ProgramFactory) {}

  get languages(): readonly string[] {
    return this.factory.languages();
  }

  /** CPU milliseconds of the sandboxes for one submission: compiling, tests, and preparing the next one. */
  async cpuMs(workload: Workload, tests: number): Promise<number> {
    return (await this.cost(workload, tests)).sandboxesMs;
  }

  /** CPU milliseconds of one submission; the worker is the process that this code runs in. */
  async cost(workload: Workload, tests: number): Promise<{ sandboxesMs: number; workerMs: number }> {
    const before = groupCpuMs(sandboxGroup());
    const workerBefore = process.cpuUsage();
    const program = await this.open(workload, changed(workload));
    const results = await Promise.all(
      Array.from({ length: tests }, () => program.run(Buffer.from(INPUT), LIMITS)),
    );
    await program.close();
    const wrong = results.find(({ status, evidence }) => status !== 'exited' || evidence.exitCode !== 0);
    if (wrong) throw new Error(`${workload.name}: ${wrong.status} ${wrong.stderr.toString()}`);
    await delay(SETTLE_MS);
    const { user, system } = process.cpuUsage(workerBefore);
    return { sandboxesMs: groupCpuMs(sandboxGroup()) - before, workerMs: (user + system) / 1000 };
  }

  /** CPU milliseconds of one run of a compiled program, averaged over many runs. */
  async runCpuMs(workload: Workload, runs: number): Promise<number> {
    const program = await this.open(workload, workload.source);
    const before = groupCpuMs(sandboxGroup());
    for (let run = 0; run < runs; run += 1) await program.run(Buffer.from(INPUT), LIMITS);
    const used = groupCpuMs(sandboxGroup()) - before;
    await program.close();
    return used / runs;
  }

  /** Milliseconds from the source to the result on an idle worker. */
  async waitMs(workload: Workload): Promise<number> {
    await delay(IDLE_MS);
    const started = performance.now();
    const program = await this.open(workload, changed(workload));
    await program.run(Buffer.from(INPUT), LIMITS);
    const waited = performance.now() - started;
    await program.close();
    return waited;
  }

  private async open(workload: Workload, source: string): Promise<Program> {
    const opened = await this.factory.open(workload.language, source);
    if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
    return opened.program;
  }
}
