import { readPackage } from '@evident/catalogue';
import { LatencyClient } from '../../benches/support/latency-client.js';
import { withProduct } from '../../benches/support/own-product.js';
import { quantile, table } from '../../benches/support/statistics.js';
import { ATTACKS, begin, type Attack } from './attacks.js';

/**
 * One account does its worst while another runs and submits small programs. Prints what the other waits for, idle and
 * under each attack, and fails when an attack makes it wait longer than it may.
 */
const SLUG = 'climbing-stairs';
/** Pairs of a run and a submission, for each figure. */
const PAIRS = Number(process.env['FAIRNESS_PAIRS'] ?? 30);
/** No further pair begins after this time under one attack. */
const MOST_S = Number(process.env['FAIRNESS_SECONDS'] ?? 120);
/** The most that an attack may multiply the 95th percentile by; 0 only reports. */
const MOST_RATIO = Number(process.env['FAIRNESS_RATIO'] ?? 2);
const ONLY = process.env['FAIRNESS_ONLY'] ?? '';
const VERDICT_MS = 300_000;
const WARM_UP = 5;
// One account works faster here than the rate limits allow one person.
process.env['RATE_LIMIT_FACTOR'] ??= '1000';

interface Waits {
  run: number[];
  submit: number[];
}

let round = 0;

/** What a new account waits for, which has used nothing yet. */
async function measure(origin: string, pairs = PAIRS): Promise<Waits> {
  const { references } = readPackage(SLUG);
  const client = await LatencyClient.open(origin, VERDICT_MS);
  const { id } = await client.problem(SLUG);
  const waits: Waits = { run: [], submit: [] };
  const end = performance.now() + MOST_S * 1_000;
  for (let pair = 0; pair < pairs && performance.now() < end; pair += 1) {
    round += 1;
    const source = `${references.PYTHON}\n# ${round}\n`;
    waits.run.push((await client.run(id, 'PYTHON', source)).judgedMs);
    waits.submit.push((await client.submit(id, 'PYTHON', source)).judgedMs);
  }
  client.close();
  return waits;
}

const figures = (waits: readonly number[]): string =>
  `${quantile(waits, 0.5).toFixed(0)} / ${quantile(waits, 0.95).toFixed(0)}`;

function ratioOf(attacked: readonly number[], idle: readonly number[]): number {
  return quantile(attacked, 0.95) / quantile(idle, 0.95);
}

async function underAttack(origin: string, attack: Attack): Promise<{ row: string[]; worst: number }> {
  const idle = await measure(origin);
  const end = await begin(origin, attack, SLUG);
  const attacked = await measure(origin);
  await end();
  const ratios = [ratioOf(attacked.run, idle.run), ratioOf(attacked.submit, idle.submit)];
  return {
    row: [
      attack.name,
      figures(idle.run),
      figures(attacked.run),
      (ratios[0] ?? Number.NaN).toFixed(2),
      figures(idle.submit),
      figures(attacked.submit),
      (ratios[1] ?? Number.NaN).toFixed(2),
      `${attacked.submit.length}`,
    ],
    worst: Math.max(...ratios),
  };
}

await withProduct(async ({ origin }) => {
  const rows: string[][] = [];
  const failures: string[] = [];
  await measure(origin, WARM_UP);
  for (const attack of ATTACKS.filter(({ name }) => name.includes(ONLY))) {
    const { row, worst } = await underAttack(origin, attack);
    rows.push(row);
    process.stdout.write(`${row.join(' | ')}\n`);
    if (MOST_RATIO > 0 && !(worst <= MOST_RATIO)) failures.push(`${attack.name}: ${worst.toFixed(2)}`);
  }
  const heading = ['', 'run idle', 'attacked', 'ratio', 'submit idle', 'attacked', 'ratio', 'pairs'];
  process.stdout.write(
    `another account's wait, ms, p50 / p95; ratio of the p95\n${table([heading, ...rows])}\n`,
  );
  if (failures.length > 0) {
    process.stdout.write(
      `an attack makes others wait more than ${MOST_RATIO} times as long: ${failures.join('; ')}\n`,
    );
    process.exitCode = 1;
  }
});
