import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Job, judge, least, percentile, seeded } from './contest-queue.js';

const basis = { basis: z.enum(['measured', 'assumed']), from: z.string() };
const Figure = z.object({ value: z.number().positive(), ...basis });
const Mix = z.object({
  name: z.string(),
  programs: z.array(
    z.object({ name: z.string(), share: z.number().positive(), judgeCpuMs: z.number().positive(), ...basis }),
  ),
});
const Arrivals = z.object({
  name: z.string(),
  lastShare: z.number().min(0).max(1),
  lastS: z.number().positive(),
});
const Calibration = z.object({
  users: Figure,
  windowS: Figure,
  targetP95S: Figure,
  coresPerHost: Figure,
  platformCpuMs: Figure,
  fixedDelayMs: Figure,
  mixes: z.array(
    Mix.refine(({ programs }) => Math.abs(programs.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9, {
      error: 'The shares of a mix make 1',
    }),
  ),
  arrivals: z.array(Arrivals),
});
type Calibration = z.infer<typeof Calibration>;
type Mix = Calibration['mixes'][number];
type Arrivals = Calibration['arrivals'][number];

export const readCalibration = (file: string): Calibration =>
  Calibration.parse(JSON.parse(readFileSync(file, 'utf8')));

/** @returns one submission of each user, in the order of arrival. */
export function contestJobs(
  { users, windowS }: Calibration,
  mix: Mix,
  arrivals: Arrivals,
  seed: number,
): Job[] {
  const random = seeded(seed);
  const windowMs = windowS.value * 1_000;
  const lastMs = arrivals.lastS * 1_000;
  const pick = (): number => {
    let left = random();
    const found = mix.programs.find(({ share }) => (left -= share) < 0) ?? mix.programs.at(-1);
    return found?.judgeCpuMs ?? 0;
  };
  const jobs = Array.from({ length: users.value }, () => ({
    arrivesMs: random() < arrivals.lastShare ? windowMs - random() * lastMs : random() * windowMs,
    serviceMs: pick(),
  }));
  return jobs.sort((a, b) => a.arrivesMs - b.arrivesMs);
}

export interface Plan {
  mix: string;
  arrivals: string;
  hosts: number;
  cores: number;
  p50S: number;
  p95S: number;
  p99S: number;
  /** The share of the window in which the cores of these hosts judge. */
  busy: number;
  /** Cores that the platform needs in the busiest minute. */
  platformCores: number;
}

/** Finds the hosts with which 95 of 100 verdicts come in time. */
export function plan(calibration: Calibration, mix: Mix, arrivals: Arrivals, seed: number): Plan {
  const { coresPerHost, fixedDelayMs, platformCpuMs, targetP95S, windowS } = calibration;
  const jobs = contestJobs(calibration, mix, arrivals, seed);
  const after = (hosts: number, share: number): number =>
    (percentile(judge(jobs, hosts * coresPerHost.value).totalsMs, share) + fixedDelayMs.value) / 1_000;
  const hosts = least((count) => after(count, 0.95) <= targetP95S.value);
  const cores = hosts * coresPerHost.value;
  const workMs = jobs.reduce((sum, { serviceMs }) => sum + serviceMs, 0);
  return {
    mix: mix.name,
    arrivals: arrivals.name,
    hosts,
    cores,
    p50S: after(hosts, 0.5),
    p95S: after(hosts, 0.95),
    p99S: after(hosts, 0.99),
    busy: workMs / (cores * windowS.value * 1_000),
    platformCores: (busiestMinute(jobs) / 60_000) * platformCpuMs.value,
  };
}

const MINUTE_MS = 60_000;

/** @param jobs in the order of arrival */
function busiestMinute(jobs: readonly Job[]): number {
  let [first, most] = [0, 0];
  for (const [last, { arrivesMs }] of jobs.entries()) {
    while ((jobs[first]?.arrivesMs ?? 0) <= arrivesMs - MINUTE_MS) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
