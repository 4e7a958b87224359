import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProgramFactory, RunLimits } from '../sandbox/program.js';
import { createProgramFactory } from '../sandbox/program-factory.js';
import { BareProcesses } from './bare.js';
import {
  changed,
  INPUT,
  JAVA_TINY,
  JS_TINY,
  JS_WORK,
  NOTHING,
  PYTHON_IMPORTS,
  PYTHON_TINY,
  PYTHON_WORK,
  type Workload,
} from './workloads.js';

const LIMITS: RunLimits = {
  cpuTimeMs: 5000,
  wallTimeMs: 30_000,
  memoryKb: 512 * 1024,
  outputBytes: 1 << 20,
  processes: 32,
};
const TESTS = 20;
const ROUNDS = Number(process.argv[2] ?? 5);

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** CPU milliseconds of everything this worker's sandbox has used, from the kernel's account of its control group. */
function sandboxCpuMs(): number {
  for (const root of ['/sys/fs/cgroup/cpuacct', '/sys/fs/cgroup']) {
    const name = fs.readdirSync(root).find((entry) => entry.startsWith(`evident-${process.pid}-`));
    if (!name) continue;
    const old = path.join(root, name, 'cpuacct.usage');
    if (fs.existsSync(old)) return Number(fs.readFileSync(old, 'utf8')) / 1e6;
    return (
      Number(/usage_usec (\d+)/.exec(fs.readFileSync(path.join(root, name, 'cpu.stat'), 'utf8'))?.[1]) / 1000
    );
  }
  throw new Error('The benchmark needs the full tier: control groups count its CPU time.');
}

/** CPU of one whole submission: compile, tests, and what has to be made ready for the next one. */
async function submission(factory: ProgramFactory, workload: Workload, tests: number): Promise<number> {
  const before = sandboxCpuMs();
  const opened = await factory.open(workload.language, changed(workload));
  if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
  const results = await Promise.all(
    Array.from({ length: tests }, () => opened.program.run(Buffer.from(INPUT), LIMITS)),
  );
  await opened.program.close();
  const wrong = results.find(({ status, evidence }) => status !== 'exited' || evidence.exitCode !== 0);
  if (wrong) throw new Error(`${workload.name}: ${wrong.status} ${wrong.stderr.toString()}`);
  await delay(400);
  return sandboxCpuMs() - before;
}

interface Row {
  what: string;
  atMost: string;
  got: string;
}

const rows: Row[] = [];

function report(what: string, limit: number, ratios: number[], detail: string): void {
  const value = median(ratios);
  rows.push({
    what,
    atMost: limit.toFixed(2),
    got: `${value.toFixed(3)} ${value <= limit ? 'ok' : 'ABOVE'}  (${detail})`,
  });
  process.stdout.write(`${what}: ${value.toFixed(3)} (at most ${limit})  ${detail}\n`);
}

/** One workload against `count` bare processes, taking turns. */
async function against(
  factory: ProgramFactory,
  bare: BareProcesses,
  workload: Workload,
  limit: number,
): Promise<void> {
  const argv = bare.prepare(workload);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await bare.run(argv, TESTS));
    ours.push(await submission(factory, workload, TESTS));
  }
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN));
  report(
    `${workload.name}, ${TESTS} tests`,
    limit,
    ratios,
    `${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms bare`,
  );
}

async function javaFigures(factory: ProgramFactory, bare: BareProcesses): Promise<void> {
  const argv = bare.prepare(JAVA_TINY);
  const javac = bare.javacCommand(JAVA_TINY);
  const twenty: number[] = [];
  const one: number[] = [];
  const perTest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const compile = await bare.run(javac, 1);
    const runs = await bare.run(argv, TESTS);
    const ours = await submission(factory, JAVA_TINY, TESTS);
    twenty.push(ours / (compile + runs));
    perTest.push(ours / (TESTS * compile + runs));
    one.push((await submission(factory, JAVA_TINY, 1)) / (compile + runs / TESTS));
  }
  report('Java, tiny, 20 tests with compilation', 0.5, twenty, 'against one cold javac and 20 bare java');
  report('Java, one test of a changed source', 0.12, one, 'against cold javac and java');
  report(
    'Java, 20 tests against an engine that compiles for each',
    0.08,
    perTest,
    'against 20 times cold javac and java',
  );
}

async function sandboxCost(factory: ProgramFactory, bare: BareProcesses): Promise<void> {
  const argv = bare.prepare(NOTHING);
  const bwrap = bare.bubblewrap();
  const opened = await factory.open(NOTHING.language, NOTHING.source);
  if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
  const added: number[] = [];
  const wrapped: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = (await bare.run(argv, 50)) / 50;
    const before = sandboxCpuMs();
    for (let run = 0; run < 50; run += 1) await opened.program.run(Buffer.from(INPUT), LIMITS);
    added.push((sandboxCpuMs() - before) / 50 - plain);
    if (bwrap) wrapped.push((await bare.run(argv, 50, bwrap)) / 50 - plain);
  }
  const beside = bwrap ? `bubblewrap adds ${median(wrapped).toFixed(2)} ms` : 'bubblewrap is not installed';
  report('Sandbox added to one plain process, ms CPU', 2, added, beside);
}

/** From the source in hand to the result, on a worker with nothing else to do. */
async function latency(factory: ProgramFactory, workload: Workload, limit: number): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    await delay(700);
    const started = performance.now();
    const opened = await factory.open(workload.language, changed(workload));
    if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
    await opened.program.run(Buffer.from(INPUT), LIMITS);
    times.push(performance.now() - started);
    await opened.program.close();
  }
  report(`${workload.name}, one test, ms of waiting`, limit, times, 'source in hand to result');
}

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-bench-'));
  const bare = new BareProcesses(folder);
  const factory = await createProgramFactory({
    slots: os.availableParallelism(),
    cacheDir: path.join(folder, 'cache'),
    compilerWarmUps: 50,
  });
  try {
    // The resident compiler and the waiting interpreters belong to a warm worker.
    await delay(15_000);
    for (const workload of [JAVA_TINY, JS_TINY, PYTHON_TINY]) await submission(factory, workload, 1);
    await against(factory, bare, PYTHON_TINY, 0.22);
    await against(factory, bare, PYTHON_IMPORTS, 0.15);
    await against(factory, bare, PYTHON_WORK, 0.9);
    await against(factory, bare, JS_TINY, 1.1);
    await against(factory, bare, JS_WORK, 1.03);
    await javaFigures(factory, bare);
    if (factory.languages().includes('CPP')) await sandboxCost(factory, bare);
    await latency(factory, PYTHON_TINY, 25);
    await latency(factory, JS_TINY, 30);
    await latency(factory, JAVA_TINY, 80);
  } finally {
    await factory.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(
    `\nIsolation: full. Medians of ${ROUNDS} rounds, turns taken; load average ${os.loadavg()[0]?.toFixed(1)}.\n`,
  );
  for (const row of rows)
    process.stdout.write(`${row.what.padEnd(60)} at most ${row.atMost.padStart(6)}   ${row.got}\n`);
}

await main();
