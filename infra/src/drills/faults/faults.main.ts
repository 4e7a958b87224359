import { parseArgs } from 'node:util';
import { table } from '../../benches/support/statistics.js';
import { LIMITS } from './checker.js';
import { Cluster } from './cluster.js';
import type { Fault } from './fault.js';
import { NETWORK_FAULTS } from './kinds/network-faults.js';
import { PROBLEMS_FAULTS } from './kinds/problems-faults.js';
import { REST_FAULTS } from './kinds/rest-faults.js';
import { SERVER_FAULTS } from './kinds/server-faults.js';
import { TIME_FAULTS } from './kinds/time-faults.js';
import { WORKER_FAULTS } from './kinds/worker-faults.js';
import { requireFits, servicesOf } from './mutants.js';
import { RowWatch } from './row-watch.js';
import { runFault, type Outcome } from './run-fault.js';

/**
 * `npm run drill [-- --mutants] [-- --only <regular expression>]`: starts two gateways, three judge workers and one process of
 * each other service, on servers of its own, and breaks them under load. With `--mutants` each fault also meets a product with a
 * deliberate fault, which the checker must notice.
 */
const FAULTS: readonly Fault[] = [
  ...WORKER_FAULTS,
  ...PROBLEMS_FAULTS,
  ...REST_FAULTS,
  ...SERVER_FAULTS,
  ...NETWORK_FAULTS,
  ...TIME_FAULTS,
];
/** Over all faults. */
const LEAST = { submissions: 400, kills: 20 } as const;

// The drill sends faster than the rate limits allow one address.
process.env['RATE_LIMIT_FACTOR'] ??= '1000';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Row {
  fault: Fault;
  outcome: Outcome;
  kills: number;
  caught: string;
}

async function tried(fault: Fault, cluster: Cluster, watch: RowWatch): Promise<Row> {
  const before = cluster.kills;
  const began = performance.now();
  await cluster.healthy();
  const outcome = await runFault(fault, { cluster, watch, mutated: false }).catch((error: unknown) =>
    failedBy(error),
  );
  for (const each of outcome.broken.slice(0, 10)) say(`  broken: ${each}`);
  say(`${fault.name}: ${seconds(performance.now() - began)} s`);
  return { fault, outcome, kills: cluster.kills - before, caught: '' };
}

/** Where only mutants are tried. */
const NOT_TRIED: Outcome = {
  submissions: 0,
  lost: 0,
  doubled: 0,
  needed: 0,
  again: 0,
  broken: [],
  drainedMs: 0,
};

/** The product stood still, so that the fault itself could not go on. */
const failedBy = (error: unknown): Outcome => ({
  ...NOT_TRIED,
  broken: [String(error)],
  drainedMs: null,
});

/** @returns what the checker says of the mutant; empty when it notices nothing */
async function caught({ mutant, ...fault }: Fault, cluster: Cluster, watch: RowWatch): Promise<string> {
  const services = servicesOf(mutant);
  await cluster.become(mutant, services);
  await cluster.healthy();
  try {
    const { broken } = await runFault({ mutant, ...fault }, { cluster, watch, mutated: true });
    return broken[0] ?? '';
  } catch (error) {
    return String(error);
  } finally {
    await cluster.become(null, services);
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}`;
const seconds = (ms: number | null): string => (ms === null ? 'never' : (ms / 1_000).toFixed(1));

function lineOf({ fault, outcome, kills, caught: word }: Row): string[] {
  const { submissions, lost, doubled, again, needed, drainedMs } = outcome;
  return [
    fault.name,
    ...[submissions, kills, lost, doubled].map(String),
    percent(again, needed),
    seconds(drainedMs),
    word,
  ];
}

function print(rows: readonly Row[], withMutants: boolean): void {
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const again = sum(({ outcome }) => outcome.again);
  const needed = sum(({ outcome }) => outcome.needed);
  const submissions = sum(({ outcome }) => outcome.submissions);
  const total = [
    'all',
    ...[
      submissions,
      sum(({ kills }) => kills),
      sum(({ outcome }) => outcome.lost),
      sum(({ outcome }) => outcome.doubled),
    ].map(String),
    percent(again, needed),
    seconds(Math.max(...rows.map(({ outcome }) => outcome.drainedMs ?? Infinity))),
    withMutants ? `${rows.filter(({ caught: word }) => word === 'yes').length} of ${rows.length}` : '',
  ];
  const heading = [
    'fault',
    'submissions',
    'kills',
    'lost',
    'doubled',
    'rework %',
    'drained s',
    'mutant caught',
  ];
  say(`\n${table([heading, ...rows.map(lineOf), total])}`);
}

function verdict(
  rows: readonly Row[],
  cluster: Cluster,
  options: { all: boolean; mutants: boolean },
): string[] {
  const again = rows.reduce((sum, { outcome }) => sum + outcome.again, 0);
  const needed = rows.reduce((sum, { outcome }) => sum + outcome.needed, 0);
  const submissions = rows.reduce((sum, { outcome }) => sum + outcome.submissions, 0);
  const failed = rows
    .filter(({ outcome }) => outcome.broken.length > 0)
    .map(({ fault }) => `${fault.name}: broken`);
  if (options.mutants)
    for (const { fault, caught: word } of rows)
      if (word !== 'yes') failed.push(`${fault.name}: the mutant "${fault.mutant.name}" was not caught`);
  if (!options.all) return failed;
  if (again > LIMITS.rework * needed)
    failed.push(`${percent(again, needed)} % of the tests were judged again`);
  if (submissions < LEAST.submissions) failed.push(`only ${submissions} submissions`);
  if (cluster.kills < LEAST.kills) failed.push(`only ${cluster.kills} kills`);
  return failed;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      mutants: { type: 'boolean', default: false },
      'mutants-only': { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const withMutants = values.mutants || values['mutants-only'];
  requireFits(FAULTS.map(({ mutant }) => mutant));
  const began = performance.now();
  const cluster = await Cluster.start();
  const watch = await RowWatch.start(() => cluster.databaseUrl);
  say(`the product started in ${seconds(performance.now() - began)} s`);
  const stop = async (): Promise<void> => {
    await watch.close();
    await cluster.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const rows: Row[] = [];
    const chosen = FAULTS.filter(({ name }) => new RegExp(values.only).test(name));
    for (const fault of chosen) {
      const reason = fault.missing?.(cluster) ?? null;
      if (reason !== null) {
        say(`${fault.name}: left out, because ${reason}`);
        continue;
      }
      if (values['mutants-only']) {
        rows.push({ fault, outcome: NOT_TRIED, kills: 0, caught: '' });
        continue;
      }
      rows.push(await tried(fault, cluster, watch));
      say(lineOf(rows.at(-1) as Row).join(' | '));
    }
    const failed = verdict(rows, cluster, {
      all: values.only === '' && !values['mutants-only'],
      mutants: false,
    });
    if (withMutants)
      for (const row of rows) {
        const word = await caught(row.fault, cluster, watch);
        row.caught = word === '' ? 'NO' : 'yes';
        say(`${row.fault.name} | ${row.fault.mutant.name} | ${word || 'not caught'}`);
        if (word === '') failed.push(`the mutant "${row.fault.mutant.name}" was not caught`);
      }
    print(rows, withMutants);
    for (const each of failed) say(`FAILED ${each}`);
    say(`${failed.length === 0 ? 'PASSED' : 'FAILED'} after ${seconds(performance.now() - began)} s`);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

await main();
