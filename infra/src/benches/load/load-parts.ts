import type pg from 'pg';
import type { Balancer } from '../../drills/rolling/balancer.js';
import type { Program } from '../../drills/rolling/load.js';
import type { LocalProduct } from '../../launcher/local-product.js';
import { Learners } from '../platform/learners.js';
import { makeProblem } from '../platform/made-problems.js';
import { PARTS, ProcessCpu } from '../platform/process-cpu.js';
import { table } from '../support/statistics.js';
import { missed, routeRows, type Goal, type LoadFigures } from './k6-report.js';
import type { Plan } from './load-plan.js';
import { Loader, type LoadRun, type LoadTask } from './load-run.js';
import type { Queue } from './queue-watch.js';

export interface Bench {
  product: LocalProduct;
  owner: pg.Client;
  loader: Loader;
  queue: Queue;
  plan: Plan;
  program: Program;
  k6: string;
}

/** What the variables of the bench say. */
export interface Strength {
  seconds: number;
  mixRate: number;
  sockets: number;
  submitRate: number;
  /** Submissions for each number of workers. */
  judged: number;
  rollingSeconds: number;
  /** A file for the recorded queue. */
  record: string | undefined;
}

const WARM_UP_S = 5;
const CONNECTIONS = 50;
/** Above the goal, because requests under way at the end and those that found no free connection are not counted. */
const OFFERED = 1.02;
const WORKERS = [1, 2, 4];
const CALM_MS = 3_000;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function describe({ figures, k6Cores, loadAverage }: LoadRun, title: string, task: LoadTask): void {
  print(
    `\n${title}: ${task.seconds} s, ${task.connections} connections, load average before ${loadAverage.toFixed(1)}`,
  );
  print(table(routeRows(figures, task.seconds)));
  print(`cores used: k6 ${k6Cores.toFixed(2)}`);
  const { sockets, sentAgain, dropped } = figures;
  if (sockets) {
    const { opened, cut, events, connectP99Ms } = sockets;
    print(
      `sockets: ${opened} opened, ${cut} cut, ${events} events, connected within ${connectP99Ms.toFixed(0)} ms (p99)`,
    );
  }
  if (sentAgain > 0) print(`${sentAgain} requests were sent again after their connection broke`);
  if (dropped > 0) print(`${dropped} requests were not sent, because all connections waited`);
}

function judge(figures: LoadFigures, goal: Goal | undefined): string[] {
  const failed = figures.all.failed > 0 ? [`${figures.all.failed} requests failed`] : [];
  const faults = goal ? missed(figures, goal) : failed;
  print(faults.length > 0 ? `missed: ${faults.join('; ')}` : goal ? 'reached' : 'nothing failed');
  return faults;
}

/** Runs one part, and prints its routes, the cores that each part of the product used, and what was missed. */
async function measure(bench: Bench, title: string, task: LoadTask, goal?: Goal): Promise<string[]> {
  const cpu = await ProcessCpu.of(bench.product, bench.owner);
  const before = cpu.now();
  const run = await bench.loader.run(task);
  const after = cpu.now();
  describe(run, title, task);
  // The processor time is spread over the seconds of the load; k6 needs a moment before and after it.
  const cores = PARTS.map(
    (part) => `${part} ${((after.cpu[part] - before.cpu[part]) / 1_000 / task.seconds).toFixed(2)}`,
  );
  print(`cores of the product: ${cores.join(', ')}`);
  return judge(run.figures, goal);
}

export async function reads(bench: Bench, { seconds }: Strength): Promise<string[]> {
  const goal = bench.plan.goals.reads;
  const task = { part: 'reads', connections: CONNECTIONS, sockets: 0, seconds } as const;
  await bench.loader.run({ ...task, rate: 0, seconds: WARM_UP_S });
  return [
    ...(await measure(
      bench,
      `reads at ${goal.requestsPerS} a second`,
      { ...task, rate: goal.requestsPerS * OFFERED },
      goal,
    )),
    ...(await measure(bench, 'reads, each connection as fast as it can', { ...task, rate: 0 }, goal)),
  ];
}

export async function submits(bench: Bench, { seconds, submitRate, record }: Strength): Promise<string[]> {
  const task = { part: 'submits', connections: CONNECTIONS, sockets: 0, seconds } as const;
  await bench.loader.run({ ...task, rate: 20, seconds: WARM_UP_S });
  await bench.queue.drained();
  await bench.queue.report();
  const recording = bench.queue.record();
  const goal = { ...bench.plan.goals.submits, requestsPerS: submitRate };
  const faults = await measure(
    bench,
    `submits at ${submitRate} a second`,
    { ...task, rate: submitRate * OFFERED },
    goal,
  );
  await bench.queue.drained();
  await recording.end(record, `${submitRate} submissions a second for ${seconds} s, one worker on two cores`);
  print(await bench.queue.report());
  return faults;
}

export async function mix(bench: Bench, { seconds, mixRate, sockets }: Strength): Promise<string[]> {
  const task = { part: 'mix', rate: mixRate, connections: CONNECTIONS, sockets, seconds } as const;
  await bench.queue.report();
  const faults = await measure(bench, `the mix at ${mixRate} a second, ${sockets} sockets`, task);
  await bench.queue.drained();
  print(await bench.queue.report());
  return faults;
}

/** Judged submissions a second, with workers of one sandbox each. */
export async function workers({ product, owner }: Bench, { judged }: Strength): Promise<string[]> {
  const names = product.serviceNames().filter((name) => name.startsWith('judge-worker'));
  const learners = await Learners.signUp(product.origin, owner, judged);
  const problemId = await makeProblem(owner, { tests: 20, inputBytes: 1_024 });
  const rows: string[][] = [];
  for (const name of names.slice(1)) await product.service(name).stop();
  for (const count of WORKERS) {
    for (const name of names.slice(1, count))
      if (!product.service(name).runs) await product.service(name).start();
    await learners.submitAll(problemId, 'PYTHON', Math.ceil(judged / 4));
    const tookMs = await learners.submitAll(problemId, 'PYTHON', judged);
    rows.push([`${count}`, `${judged}`, ((judged / tookMs) * 1_000).toFixed(1)]);
  }
  print(`\ntiny Python submissions of 20 tests, workers with JUDGE_CONCURRENCY=1`);
  print(table([['workers', 'submissions', 'judged a second'], ...rows]));
  return [];
}

/** Two gateways, two `problems` and four workers under the mix; each is restarted once, one after another. */
export async function rolling(
  bench: Bench,
  { mixRate, sockets, rollingSeconds }: Strength,
  balancer: Balancer,
  gateways: readonly number[],
): Promise<string[]> {
  const { product, queue } = bench;
  for (const name of product.serviceNames())
    if (!product.service(name).runs) await product.service(name).start();
  await balancer.ready(...gateways);
  await queue.report();
  const names = ['gateway', 'problems', 'judge-worker'].flatMap((kind) =>
    product.serviceNames().filter((name) => name === kind || name.startsWith(`${kind}-`)),
  );
  const loader = new Loader(bench.k6, bench.plan, balancer.origin, bench.program);
  const task = {
    part: 'mix',
    rate: mixRate,
    connections: CONNECTIONS,
    sockets,
    seconds: rollingSeconds,
  } as const;
  await loader.prepare(task);
  let ended = false;
  const running = loader.run(task).finally(() => (ended = true));
  const restarts: string[] = [];
  for (const name of names) {
    await sleep(CALM_MS);
    if (ended) break;
    const started = performance.now();
    await product.service(name).restart();
    if (name.startsWith('gateway')) await balancer.ready(...gateways);
    restarts.push(`${name} ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  const late = ended ? [`the load ended after ${restarts.length} of ${names.length} restarts`] : [];
  const run = await running;
  describe(run, `rolling restarts under the mix at ${mixRate} a second, ${sockets} sockets`, task);
  print(`restarted: ${restarts.join(', ')}`);
  await queue.drained();
  print(await queue.report());
  const lost = queue.missing(run.figures.routes);
  if (late.length + lost.length > 0) print(`missed: ${[...late, ...lost].join('; ')}`);
  return [...judge(run.figures, undefined), ...late, ...lost];
}
