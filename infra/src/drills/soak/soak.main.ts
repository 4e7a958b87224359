import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeProblem } from '../../benches/platform/made-problems.js';
import { withProduct } from '../../benches/support/own-product.js';
import { table } from '../../benches/support/statistics.js';
import { courseOf, type Course } from './flatness.js';
import { resourcesOf, type Held, type ReadResources } from './resources.js';
import { SteadyLearners } from './steady-learners.js';

/**
 * `npm run drill:soak`: finds out how many submissions a minute this machine judges, then sends half as many for
 * `SOAK_MINUTES` (15) and looks at the memory and the descriptors of each process. Fails when one of them grows to the end, a
 * request fails, or a submission is not judged.
 */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 15);
const MEASURED_MS = 30_000;
const SAMPLE_MS = 10_000;
const DRAIN_MS = 60_000;
/** The queue is full after the capacity was measured. */
const CAPACITY_DRAIN_MS = 300_000;
const LEARNERS = 20;
const MINUTE_MS = 60_000;
// The drill sends more from one address than the rate limits allow one person.
process.env['RATE_LIMIT_FACTOR'] ??= '1000';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @returns judged submissions a minute while learners send as much as they may */
async function capacity(learners: SteadyLearners): Promise<number> {
  await learners.work(MEASURED_MS / 3, 0);
  const before = learners.judged;
  await learners.work(MEASURED_MS, 0);
  const judged = learners.judged - before;
  if ((await learners.drain(CAPACITY_DRAIN_MS)) > 0)
    throw new Error('What the measurement of the capacity sent is not judged');
  return judged / (MEASURED_MS / MINUTE_MS);
}

async function sampled(
  read: ReadResources,
  work: Promise<void>,
): Promise<ReadonlyMap<string, readonly Held[]>> {
  const samples = new Map<string, Held[]>();
  let over = false;
  const done = work.finally(() => (over = true));
  while (!over) {
    await Promise.race([delay(SAMPLE_MS), done]);
    for (const [name, held] of read()) samples.set(name, [...(samples.get(name) ?? []), held]);
  }
  await done;
  return samples;
}

function rowOf([name, { middle, last, flat }]: [string, Course]): string[] {
  return [
    name,
    middle.privateMb.toFixed(1),
    last.privateMb.toFixed(1),
    String(middle.descriptors),
    String(last.descriptors),
    flat ? 'yes' : 'NO',
  ];
}

await withProduct(async (product) => {
  const owner = new pg.Client({ connectionString: product.backingUrls.adminDatabaseUrl });
  await owner.connect();
  const problemId = await makeProblem(owner, { tests: 20, inputBytes: 1024 });
  const learners = await SteadyLearners.signUp(product.origin, problemId, LEARNERS);
  try {
    const aMinute = await capacity(learners);
    // While the capacity was measured, the product refused what was too much.
    learners.forget();
    say(`capacity: ${aMinute.toFixed(0)} submissions a minute; ${MINUTES} min at half of it`);
    const work = learners.work(MINUTES * MINUTE_MS, (2 * MINUTE_MS) / aMinute);
    const samples = await sampled(await resourcesOf(product, owner), work);
    const left = await learners.drain(DRAIN_MS);
    const courses = [...samples].map(([name, held]): [string, Course] => [name, courseOf(held)]);
    say(
      table([
        ['middle and last third: median, fewest', 'MB', 'MB', 'descriptors', 'descriptors', 'flat'],
        ...courses.map(rowOf),
      ]),
    );
    say(`${learners.judged} judged, ${left} not judged, ${learners.failed} requests failed`);
    for (const fault of learners.faults) say(`  ${fault}`);
    const grows = courses.filter(([, { flat }]) => !flat).map(([name]) => name);
    if (grows.length > 0 || left > 0 || learners.failed > 0) process.exitCode = 1;
    say(process.exitCode === 1 ? 'FAILED' : 'PASSED');
  } finally {
    learners.close();
    await owner.end();
  }
});
