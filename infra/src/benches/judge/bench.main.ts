import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createProgramFactory } from '@evident/judge-worker/programs/program-factory';
import { BareProcesses } from './bare.js';
import { compareEngine } from './engines/compare-engine.js';
import { type Engine, whereabouts } from './engines/engine.js';
import { engineFinders } from './engines/find-engines.js';
import { OwnWorker } from './engines/own-worker.js';
import { against, againstBoth, type Bench, javaFigures, latency, sandboxCost, TESTS } from './figures.js';
import { Report } from './report.js';
import { Submissions } from './submissions.js';
import {
  JAVA_TINY,
  JS_TINY,
  JS_WORK,
  NOTHING,
  PYTHON_IMPORTS,
  PYTHON_LONG,
  PYTHON_TINY,
  PYTHON_WORK,
} from './workloads.js';

const ROUNDS = Number(process.argv[2] ?? 5);
/** Leaves out what is not compared with other engines. */
const PEERS_ONLY = process.argv[3] === 'peers';
/** Time in which a worker boots its resident compiler and the waiting interpreters. */
const WARM_UP_MS = 15_000;

async function compareOne(engine: Engine, { bare, report, rounds }: Bench, withCpp: boolean): Promise<void> {
  for (const workload of [...(withCpp ? [NOTHING] : []), PYTHON_TINY, JS_TINY, JAVA_TINY])
    await compareEngine(engine, workload, { bare, report, rounds, tests: TESTS });
}

/** Runs the same programs in this worker and in the other engines of this machine. */
async function compareAll(bench: Bench, withCpp: boolean): Promise<void> {
  await compareOne(new OwnWorker(bench.submissions), bench, withCpp);
  for (const find of engineFinders(bench.bare, bench.bare.prepare(PYTHON_LONG), whereabouts(process.env))) {
    const { engine, said } = await find();
    process.stdout.write(`${engine ? 'found' : 'not found'}: ${said}\n`);
    try {
      if (engine) await compareOne(engine, bench, withCpp);
    } finally {
      await engine?.close();
    }
  }
}

/** Figures of this worker beside those that other engines have, too. */
async function ownFigures(bench: Bench, withCpp: boolean): Promise<void> {
  await against(bench, PYTHON_IMPORTS, 0.15);
  await againstBoth(bench, PYTHON_WORK, 0.9);
  await againstBoth(bench, JS_WORK, 0.9);
  if (withCpp) await sandboxCost(bench);
  await latency(bench, PYTHON_TINY, 25);
  await latency(bench, JS_TINY, 30);
  await latency(bench, JAVA_TINY, 80);
}

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-bench-'));
  const cores = os.availableParallelism();
  const factory = await createProgramFactory({
    slots: cores,
    cacheDir: path.join(folder, 'cache'),
    compilerWarmUps: 50,
    selfTest: null,
  });
  const submissions = new Submissions(factory);
  const report = new Report((text) => process.stdout.write(text));
  const bench: Bench = { submissions, bare: new BareProcesses(folder), report, rounds: ROUNDS, cores };
  try {
    await delay(WARM_UP_MS);
    for (const workload of [JAVA_TINY, JS_TINY, PYTHON_TINY]) await submissions.cpuMs(workload, 1);
    await against(bench, PYTHON_TINY, 0.22);
    await against(bench, JS_TINY, 0.45);
    await javaFigures(bench);
    const withCpp = submissions.languages.includes('CPP');
    if (!PEERS_ONLY) await ownFigures(bench, withCpp);
    await compareAll(bench, withCpp);
  } finally {
    await factory.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
  report.table(
    `Isolation: full. Medians of ${ROUNDS} rounds, turns taken; load average ${os.loadavg()[0]?.toFixed(1)}.`,
  );
}

await main();
