import { setTimeout as delay } from 'node:timers/promises';
import { readPackage } from '@evident/catalogue';
import { LatencyClient } from '../../benches/support/latency-client.js';
import { withProduct } from '../../benches/support/own-product.js';
import { quantile, table } from '../../benches/support/statistics.js';
import { Attacker } from './attacker.js';
import { ATTACKS, begin, type Attack } from './attacks.js';

/**
 * One account does its worst while another runs and submits small programs. Prints what the other waits for, idle and
 * under each attack, and fails when an attack makes it wait longer than it may.
 */
const SLUG = 'climbing-stairs';
/** Rounds of one attack. Each has an idle part and an attacked part, so that a busy minute of the machine falls on both. */
const ROUNDS = Number(process.env['FAIRNESS_ROUNDS'] ?? 2);
/** Pairs of a run and a submission in each part. */
const PAIRS = Number(process.env['FAIRNESS_PAIRS'] ?? 30);
/** No further pair begins after this time in one part. */
const MOST_S = Number(process.env['FAIRNESS_SECONDS'] ?? 60);
/** After an attack the worker ends its programs and boots interpreters again. */
const REST_MS = 300;
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
const NO_WAITS = (): Waits => ({ run: [], submit: [] });

let sent = 0;

/** Adds what a new account waits for, which has used nothing yet. */
async function measure(origin: string, waits: Waits, pairs = PAIRS): Promise<void> {
  const { references } = readPackage(SLUG);
  const client = await LatencyClient.open(origin, VERDICT_MS);
  const { id } = await client.problem(SLUG);
  const end = performance.now() + MOST_S * 1_000;
  for (let pair = 0; pair < pairs && performance.now() < end; pair += 1) {
    sent += 1;
    const source = `${references.PYTHON}\n# ${sent}\n`;
    waits.run.push((await client.run(id, 'PYTHON', source)).judgedMs);
    waits.submit.push((await client.submit(id, 'PYTHON', source)).judgedMs);
  }
  client.close();
}

const figures = (waits: readonly number[]): string =>
  `${quantile(waits, 0.5).toFixed(0)} / ${quantile(waits, 0.95).toFixed(0)}`;

function ratioOf(attacked: readonly number[], idle: readonly number[]): number {
  return quantile(attacked, 0.95) / quantile(idle, 0.95);
}

/** The attacking account stays the same over all rounds: at first it has used nothing, at the end much. */
async function underAttack(origin: string, attack: Attack): Promise<{ row: string[]; worst: number }> {
  const [idle, attacked] = [NO_WAITS(), NO_WAITS()];
  const attacker = await Attacker.open(origin);
  for (let round = 0; round < ROUNDS; round += 1) {
    await delay(REST_MS);
    await measure(origin, idle);
    const end = await begin(attacker, attack, SLUG);
    await measure(origin, attacked);
    await end();
  }
  attacker.close();
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
  await measure(origin, NO_WAITS(), WARM_UP);
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
