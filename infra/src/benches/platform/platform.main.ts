import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITOR_LANGUAGES, LANGUAGE_LABELS, type EditorLanguage } from '@evident/contracts';
import pg from 'pg';
import { BareProcesses } from '../judge/bare.js';
import type { LocalProduct } from '../../launcher/local-product.js';
import { withProduct } from '../support/own-product.js';
import { quantile, table } from '../support/statistics.js';
import { Learners } from './learners.js';
import { makeProblem, type Shape } from './made-problems.js';
import { PARTS, platformMs, ProcessCpu, usedBetween, type CpuByPart, type Part } from './process-cpu.js';
import { plainSource } from './programs.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const QUEUED = Number(process.env['BENCH_COUNT'] ?? 200);
const WAITED = Number(process.env['BENCH_WAITED'] ?? 10);
/** Only the loads whose names hold this text: with `1 KB` the growth with the tests. `BENCH_WAITED=0` leaves out the waits. */
const ONLY = process.env['BENCH_ONLY'] ?? '';
const TESTS = 20;
// The bench submits faster than the rate limits allow one person.
process.env['RATE_LIMIT_FACTOR'] ??= '100';

interface Load {
  name: string;
  shape: Shape;
  queued: number;
}
const SMALL = 1024;
const LARGE = 8 * 1024 * 1024;
const ALL_LOADS: readonly Load[] = [
  { name: '20 tests, 1 KB', shape: { tests: TESTS, inputBytes: SMALL }, queued: QUEUED },
  { name: '200 tests, 1 KB', shape: { tests: 200, inputBytes: SMALL }, queued: Math.ceil(QUEUED / 8) },
  { name: '20 tests, 8 MB', shape: { tests: TESTS, inputBytes: LARGE }, queued: Math.ceil(QUEUED / 8) },
];
const LOADS = ALL_LOADS.filter(({ name }) => name.includes(ONLY));

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const median = (values: readonly number[]): number => quantile(values, 0.5);

interface Measured {
  cpu: Map<string, CpuByPart[]>;
  aMinute: number[];
  waitedMs: Record<EditorLanguage, number[]>;
  bareMs: Record<EditorLanguage, number[]>;
}

const empty = (): Record<EditorLanguage, number[]> => ({ PYTHON: [], JAVASCRIPT: [], JAVA: [] });

/** Every round measures everything once, so that a busy minute of the machine falls on all of it. */
async function measure(product: LocalProduct, owner: pg.Client, bare: BareProcesses): Promise<Measured> {
  const cpu = await ProcessCpu.of(product, owner);
  const learners = await Learners.signUp(product.origin, owner, QUEUED);
  const problems: string[] = [];
  for (const { shape } of LOADS) problems.push(await makeProblem(owner, shape));
  const measured: Measured = {
    cpu: new Map(LOADS.map(({ name }) => [name, []])),
    aMinute: [],
    waitedMs: empty(),
    bareMs: empty(),
  };
  const prepared = EDITOR_LANGUAGES.map((language) =>
    bare.prepare({ name: language, language, source: plainSource(language) }),
  );
  for (let round = -1; round < ROUNDS; round += 1) {
    const counts = round >= 0;
    const idleShare = await cpu.idleShare();
    for (const [at, { name, queued }] of LOADS.entries()) {
      const count = counts ? queued : Math.ceil(queued / 4);
      const before = cpu.now();
      const tookMs = await learners.submitAll(problems[at] ?? '', 'PYTHON', count);
      if (!counts) continue;
      measured.cpu.get(name)?.push(usedBetween(before, cpu.now(), count, idleShare));
      if (name === ALL_LOADS[0]?.name) measured.aMinute.push((count / tookMs) * 60_000);
    }
    for (const [at, language] of (WAITED > 0 ? EDITOR_LANGUAGES : []).entries()) {
      for (let one = 0; one < (counts ? WAITED : 2); one += 1) {
        const ms = await learners.submitAndWait(problems[0] ?? '', language);
        if (counts) measured.waitedMs[language].push(ms);
      }
      if (counts) measured.bareMs[language].push(await bare.run(prepared[at]?.argv ?? [], TESTS));
    }
  }
  return measured;
}

function report({ cpu, aMinute, waitedMs, bareMs }: Measured): void {
  const partOf = (name: string, part: Part): number =>
    median((cpu.get(name) ?? []).map((used) => used[part]));
  const platformOf = (name: string): number => median((cpu.get(name) ?? []).map(platformMs));
  print(
    `CPU ms of a Python submission, ${QUEUED} queued, median of ${ROUNDS} interleaved rounds, without what each part uses while idle`,
  );
  print(
    table([
      ['', ...PARTS, 'platform'],
      ...LOADS.map(({ name }) => [
        name,
        ...PARTS.map((part) => partOf(name, part).toFixed(1)),
        platformOf(name).toFixed(1),
      ]),
      ['bare processes, 20 tests', median(bareMs.PYTHON).toFixed(1), ...PARTS.slice(1).map(() => ''), ''],
    ]),
  );
  const [small = 0, many = 0, large = 0] = ALL_LOADS.map(({ name }) => platformOf(name));
  print(
    `\n${table([
      ['', 'measured', 'at most (at least)'],
      ['platform CPU, 20 tests, ms', small.toFixed(1), '35'],
      ['growth a test, 20 to 200, ms', ((many - small) / 180).toFixed(2), '0.3'],
      ['growth, 1 KB to 8 MB of input, ms', (large - small).toFixed(1), '10'],
      ['submissions a minute', median(aMinute).toFixed(0), '(1100)'],
    ])}\n`,
  );
  if (WAITED === 0) return;
  print(
    table([
      ['idle, submit to verdict over HTTP', 'p50 ms', 'p95 ms', 'bare CPU ms'],
      ...EDITOR_LANGUAGES.map((language) => [
        LANGUAGE_LABELS[language],
        median(waitedMs[language]).toFixed(0),
        quantile(waitedMs[language], 0.95).toFixed(0),
        median(bareMs[language]).toFixed(0),
      ]),
    ]),
  );
}

await withProduct(async (product) => {
  const owner = new pg.Client({ connectionString: product.backingUrls.adminDatabaseUrl });
  await owner.connect();
  const folder = mkdtempSync(path.join(tmpdir(), 'evident-bare-'));
  try {
    report(await measure(product, owner, new BareProcesses(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await owner.end();
  }
});
