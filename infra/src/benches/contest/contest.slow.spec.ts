import path from 'node:path';
import { contestJobs, plan, readCalibration } from './contest-plan.js';
import { type Job, judge, least, percentile, seeded } from './contest-queue.js';

const calibration = readCalibration(path.join(__dirname, 'calibration.json'));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Arrivals of a Poisson process, one a millisecond on average over all. */
function poisson(count: number, everyMs: number, service: (random: () => number) => number): Job[] {
  const random = seeded(7);
  let now = 0;
  return Array.from({ length: count }, () => {
    now += -Math.log(1 - random()) * everyMs;
    return { arrivesMs: now, serviceMs: service(random) };
  });
}

/** Erlang's C: the chance to wait with `cores` servers, of which `load` are busy on average. */
function erlangC(cores: number, load: number): number {
  let blocked = 1;
  for (let servers = 1; servers <= cores; servers += 1)
    blocked = (load * blocked) / (servers + load * blocked);
  return blocked / (1 - (load / cores) * (1 - blocked));
}

const COUNT = 400_000;

test.each([0.5, 0.8])('waits as M/D/1 says (Pollaczek and Khinchine) at a load of %d', (load) => {
  const jobs = poisson(COUNT, 100, () => 100 * load);
  const expected = (load / (2 * (1 - load))) * 100 * load;
  expect(mean(judge(jobs, 1).waitsMs) / expected).toBeCloseTo(1, 1);
});

test.each([
  [4, 3],
  [16, 14],
])('waits as M/M/c says (Erlang) with %d cores of which %d are busy', (cores, load) => {
  const serviceMs = 100;
  const jobs = poisson(COUNT, serviceMs / load, (random) => -Math.log(1 - random()) * serviceMs);
  const expected = (erlangC(cores, load) * serviceMs) / (cores - load);
  expect(mean(judge(jobs, cores).waitsMs) / expected).toBeCloseTo(1, 1);
});

test('with deterministic service many cores wait about half as long as with exponential service', () => {
  const [cores, load, serviceMs] = [16, 14, 100];
  const jobs = poisson(COUNT, serviceMs / load, () => serviceMs);
  const exponential = (erlangC(cores, load) * serviceMs) / (cores - load);
  const ratio = mean(judge(jobs, cores).waitsMs) / exponential;
  expect(ratio).toBeGreaterThan(0.45);
  expect(ratio).toBeLessThan(0.6);
});

test('begins each submission on the core that is free first', () => {
  const job = (arrivesMs: number, serviceMs: number) => ({ arrivesMs, serviceMs });
  const { waitsMs, totalsMs } = judge([job(0, 10), job(0, 4), job(1, 2), job(2, 1), job(30, 5)], 2);
  expect(waitsMs).toEqual([0, 0, 3, 4, 0]);
  expect(totalsMs).toEqual([10, 4, 5, 5, 5]);
});

test('with too few cores the last one waits for all the work before it', () => {
  const [mix] = calibration.mixes;
  const [even] = calibration.arrivals;
  if (!mix || !even) throw new Error('The calibration has no mix');
  const jobs = contestJobs(calibration, mix, even, 1);
  const workMs = jobs.reduce((sum, { serviceMs }) => sum + serviceMs, 0);
  const last = jobs.at(-1)?.arrivesMs ?? 0;
  const { totalsMs } = judge(jobs, 1);
  expect(Math.abs((totalsMs.at(-1) ?? 0) + last - workMs) / workMs).toBeLessThan(0.01);
});

test('finds the least number that is enough', () => {
  for (const wanted of [1, 2, 3, 64, 65, 1_000]) expect(least((count) => count >= wanted)).toBe(wanted);
  expect(() => least(() => false, 8)).toThrow('Not even 8 are enough');
  expect([0.5, 0.95, 1].map((share) => percentile([3, 1, 2, 4], share))).toEqual([2, 4, 4]);
});

test('one host fewer than planned is too few, and a burst needs more than an even stream', () => {
  const [even, burst] = calibration.arrivals;
  for (const mix of calibration.mixes) {
    if (!even || !burst) throw new Error('The calibration has no arrivals');
    const found = plan(calibration, mix, even, 3);
    expect(found.p95S).toBeLessThanOrEqual(calibration.targetP95S.value);
    const fewer = judge(
      contestJobs(calibration, mix, even, 3),
      (found.hosts - 1) * calibration.coresPerHost.value,
    );
    const p95S = (percentile(fewer.totalsMs, 0.95) + calibration.fixedDelayMs.value) / 1_000;
    expect(p95S).toBeGreaterThan(calibration.targetP95S.value);
    expect(plan(calibration, mix, burst, 3).hosts).toBeGreaterThan(found.hosts);
  }
});
