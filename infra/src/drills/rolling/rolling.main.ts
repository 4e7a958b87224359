import { readPackage } from '@evident/catalogue';
import { CopiedServices } from '../../benches/support/copies.js';
import { withProduct } from '../../benches/support/own-product.js';
import { table } from '../../benches/support/statistics.js';
import type { LocalProduct } from '../../launcher/local-product.js';
import { startBalancer, type Balancer } from './balancer.js';
import { Learner, Load, type Outcome, type Program } from './load.js';
import { Tabs } from './sockets.js';

/**
 * Restarts each service under a steady load of reads, submissions and runs, through two gateways behind a balancer that
 * asks only whether they are ready. Fails when a request fails, a submission has no verdict, or a socket comes back late.
 */
const SLUG = 'climbing-stairs';
const LEARNERS = Number(process.env['ROLLING_LEARNERS'] ?? 16);
const SOCKETS = Number(process.env['ROLLING_SOCKETS'] ?? 200);
const SOCKETS_EACH = 10;
const MOST_SOCKET_MS = Number(process.env['ROLLING_SOCKET_MS'] ?? 5_000);
/** Load before and after a restart. */
const CALM_MS = Number(process.env['ROLLING_CALM_MS'] ?? 4_000);
const VERDICT_MS = 120_000;
/** Longer than the balancer needs to notice. */
const SHUTDOWN_DELAY_MS = 1_000;
process.env['RATE_LIMIT_FACTOR'] ??= '1000';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A second gateway, and a second `problems` whose address the others know from the beginning. */
const services = await CopiedServices.hold({ gateways: 2, problems: 2, workers: 1 });
const { balancerPort } = services;
const [secondPort = 0] = services.gatewayPorts;
const GATEWAY = {
  PUBLIC_ORIGIN: `http://localhost:${balancerPort}`,
  SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
};

interface Row {
  service: string;
  outcomes: readonly Outcome[];
  unjudged: number;
  restartMs: number;
}

async function underLoad(
  learners: readonly Learner[],
  program: Program,
  restart: () => Promise<void>,
): Promise<Omit<Row, 'service'>> {
  const load = new Load(learners, program);
  await sleep(CALM_MS);
  const started = performance.now();
  await restart();
  const restartMs = performance.now() - started;
  await sleep(CALM_MS);
  await load.end();
  return { outcomes: load.outcomes, unjudged: await unjudgedOf(load), restartMs };
}

/** @returns how many accepted submissions have no verdict in the end */
async function unjudgedOf({ submissions }: Load): Promise<number> {
  const end = performance.now() + VERDICT_MS;
  const waiting = new Set(submissions);
  while (waiting.size > 0 && performance.now() < end) {
    for (const each of waiting)
      if ((await each.learner.statusOf(each.id)) === 'Accepted') waiting.delete(each);
    await sleep(200);
  }
  return waiting.size;
}

function rowOf({ service, outcomes, unjudged, restartMs }: Row): string[] {
  return [
    service,
    (restartMs / 1_000).toFixed(1),
    `${outcomes.length}`,
    `${outcomes.filter(({ failure }) => failure !== undefined).length}`,
    `${outcomes.filter(({ repeats }) => repeats > 0).length}`,
    (Math.max(...outcomes.map(({ ms }) => ms)) / 1_000).toFixed(2),
    `${unjudged}`,
  ];
}

function kindsOf(outcomes: readonly Outcome[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { what, failure } of outcomes) {
    if (failure === undefined) continue;
    const kind = `${what}: ${failure.replace(/"requestId":"[^"]*"/, '').slice(0, 160)}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

async function restartEach(
  product: LocalProduct,
  balancer: Balancer,
  gateways: readonly number[],
  program: Program,
): Promise<Row[]> {
  const learners = await Promise.all(Array.from({ length: LEARNERS }, () => Learner.signUp(balancer.origin)));
  const rows: Row[] = [];
  if (process.env['ROLLING_ONLY'] === 'sockets') return rows;
  const measure = async (service: string, restart: () => Promise<void>): Promise<void> => {
    const row = { service, ...(await underLoad(learners, program, restart)) };
    rows.push(row);
    process.stdout.write(`${rowOf(row).join(' | ')}\n`);
    for (const [failure, count] of kindsOf(row.outcomes)) process.stdout.write(`  ${count} × ${failure}\n`);
  };
  await measure('none', () => Promise.resolve());
  for (const name of ['gateway', 'gateway-2'])
    await measure(`${name} (of two)`, async () => {
      await product.service(name).restart();
      await balancer.ready(...gateways);
    });
  for (const name of ['problems', 'problems-2'])
    await measure(`${name} (of two)`, () => product.service(name).restart());
  await product.service('problems-2').stop();
  for (const name of ['problems', 'billing', 'ai', 'judge-worker'])
    await measure(`${name} (alone)`, () => product.service(name).restart());
  return rows;
}

async function socketsThroughRestart(
  product: LocalProduct,
  balancer: Balancer,
  gateways: readonly number[],
  program: Program,
) {
  const [first = 0] = gateways;
  const learners = await Promise.all(
    Array.from({ length: SOCKETS / SOCKETS_EACH }, () => Learner.signUp(balancer.origin)),
  );
  balancer.sendTo(first);
  const tabs = await Tabs.open(learners, SOCKETS_EACH, `http://localhost:${secondPort}`);
  balancer.sendTo();
  const report = await tabs.through(program, () => product.service('gateway').restart(), 60_000);
  tabs.close();
  return report;
}

await withProduct(
  async (product) => {
    const gateways = [Number(new URL(product.origin).port), secondPort];
    const balancer = await startBalancer(balancerPort, gateways);
    await balancer.ready(...gateways);
    const learner = await Learner.signUp(balancer.origin);
    const { body } = await learner.send('GET', '/problems/get-all-problems');
    const { problems } = JSON.parse(body) as { problems: { id: string; slug: string }[] };
    const problemId = problems.find(({ slug }) => slug === SLUG)?.id;
    if (problemId === undefined) throw new Error(`The catalogue has no ${SLUG}`);
    const program = { problemId, source: readPackage(SLUG).references.PYTHON ?? '' };
    const rows = await restartEach(product, balancer, gateways, program);
    const sockets = await socketsThroughRestart(product, balancer, gateways, program);
    balancer.close();
    const heading = ['restarted', 'restart s', 'requests', 'failed', 'sent again', 'longest s', 'unjudged'];
    process.stdout.write(`${table([heading, ...rows.map(rowOf)])}\n`);
    process.stdout.write(
      `${sockets.sockets} sockets through a restart of their gateway: ${sockets.cut} cut, ${sockets.final} connected again with the final state, the last after ${(sockets.slowestMs / 1_000).toFixed(2)} s\n`,
    );
    const failed = rows.some(
      ({ outcomes, unjudged }) => unjudged > 0 || outcomes.some(({ failure }) => failure !== undefined),
    );
    const late = sockets.final < sockets.sockets || sockets.slowestMs > MOST_SOCKET_MS;
    if (failed || late) process.exitCode = 1;
  },
  {
    arrange: (definitions) => services.arrange(definitions, { gateway: GATEWAY }),
    onCrash: (name, output) => process.stdout.write(`${name} ended by itself: ${output}\n`),
  },
);
services.release();
