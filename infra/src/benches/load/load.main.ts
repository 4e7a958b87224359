import os from 'node:os';
import { readPackage } from '@evident/catalogue';
import pg from 'pg';
import { startBalancer } from '../../drills/rolling/balancer.js';
import { Learner, type Program } from '../../drills/rolling/load.js';
import type { LocalProduct } from '../../launcher/local-product.js';
import { CopiedServices, type Copies } from '../support/copies.js';
import { withProduct } from '../support/own-product.js';
import { findK6 } from './k6.js';
import { mix, reads, rolling, submits, workers, type Bench, type Strength } from './load-parts.js';
import { readPlan } from './load-plan.js';
import { Loader } from './load-run.js';
import { Queue } from './queue-watch.js';

/**
 * Loads products of its own with k6 and prints p50, p95 and p99 of each route. LOAD_PARTS names the parts; the other
 * variables below make it shorter or stronger (docs/capacity.md).
 */
const SLUG = 'climbing-stairs';
const PARTS = ['reads', 'submits', 'mix', 'workers', 'rolling'] as const;
const wanted = (process.env['LOAD_PARTS'] ?? PARTS.join()).split(',');
const setting = (name: string, standard: number): number => Number(process.env[name] ?? standard);
const strength: Strength = {
  seconds: setting('LOAD_SECONDS', 30),
  mixRate: setting('LOAD_RATE', 60),
  sockets: setting('LOAD_SOCKETS', 200),
  submitRate: setting('LOAD_SUBMIT_RATE', 100),
  judged: setting('LOAD_JUDGED', 200),
  rollingSeconds: setting('LOAD_ROLLING_SECONDS', 120),
  record: process.env['LOAD_RECORD'],
};
process.env['RATE_LIMIT_FACTOR'] ??= '1000';
/** As an operator lifts it: an overloaded judge must not refuse what the load sends. */
const UNLIMITED = { QUEUE_MAX_DEPTH: '1000000', QUEUE_MAX_AGE_MS: '86400000' };
/** Longer than the balancer needs to notice. */
const SHUTDOWN_DELAY_MS = '1000';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function programOf(origin: string): Promise<Program> {
  const learner = await Learner.signUp(origin);
  const { body } = await learner.send('GET', '/problems/get-all-problems');
  const { problems } = JSON.parse(body) as { problems: { id: string; slug: string }[] };
  const problemId = problems.find(({ slug }) => slug === SLUG)?.id;
  if (problemId === undefined) throw new Error(`The catalogue has no ${SLUG}`);
  return { problemId, source: readPackage(SLUG).references.PYTHON ?? '' };
}

const k6 = findK6();
const plan = readPlan();
const faults: string[] = [];

/** Starts a product with so many processes, and ends it after the work. */
async function withBench(
  copies: Copies,
  envOf: (services: CopiedServices) => Record<string, Record<string, string>>,
  work: (bench: Bench, services: CopiedServices) => Promise<void>,
): Promise<void> {
  const services = await CopiedServices.hold(copies);
  const run = async (product: LocalProduct): Promise<void> => {
    const owner = new pg.Client({ connectionString: product.backingUrls.adminDatabaseUrl });
    await owner.connect();
    try {
      const program = await programOf(product.origin);
      const loader = new Loader(k6, plan, product.origin, program);
      await work({ product, owner, loader, queue: new Queue(owner), plan, program, k6 }, services);
    } finally {
      await owner.end();
    }
  };
  await withProduct(run, {
    arrange: (definitions) => services.arrange(definitions, { problems: UNLIMITED, ...envOf(services) }),
    onCrash: (name, output) => print(`${name} ended by itself: ${output}`),
  });
  services.release();
}

async function oneProcessEach(bench: Bench): Promise<void> {
  if (wanted.includes('reads')) faults.push(...(await reads(bench, strength)));
  if (wanted.includes('submits')) faults.push(...(await submits(bench, strength)));
  if (wanted.includes('mix')) faults.push(...(await mix(bench, strength)));
}

async function several(bench: Bench, services: CopiedServices): Promise<void> {
  if (wanted.includes('workers')) faults.push(...(await workers(bench, strength)));
  if (!wanted.includes('rolling')) return;
  const gateways = [Number(new URL(bench.product.origin).port), ...services.gatewayPorts];
  const balancer = await startBalancer(services.balancerPort, gateways);
  faults.push(...(await rolling(bench, strength, balancer, gateways)));
  balancer.close();
}

print(`${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), of which k6 takes its part`);
if (['reads', 'submits', 'mix'].some((part) => wanted.includes(part)))
  await withBench({ gateways: 1, problems: 1, workers: 1 }, () => ({}), oneProcessEach);
if (['workers', 'rolling'].some((part) => wanted.includes(part)))
  await withBench(
    { gateways: 2, problems: 2, workers: 4 },
    ({ balancerPort }) => ({
      gateway: { PUBLIC_ORIGIN: `http://localhost:${balancerPort}`, SHUTDOWN_DELAY_MS },
      'judge-worker': { JUDGE_CONCURRENCY: '1' },
    }),
    several,
  );
if (faults.length > 0) process.exitCode = 1;
