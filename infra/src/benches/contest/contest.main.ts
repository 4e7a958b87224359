import path from 'node:path';
import { plan, readCalibration } from './contest-plan.js';

/** Relative to the repository, where npm starts the program. */
const CALIBRATION = path.resolve('infra/src/benches/contest/calibration.json');
const SEED = 20_000;

const calibration = readCalibration(CALIBRATION);
const { users, windowS, targetP95S, coresPerHost } = calibration;
const seconds = (value: number): string => value.toFixed(1).padStart(6);
const lines = [
  `${users.value} users submit once within ${windowS.value} s; 95 of 100 verdicts within ${targetP95S.value} s; hosts of ${coresPerHost.value} cores.`,
  `${'mix'.padEnd(18)} ${'arrivals'.padEnd(24)} hosts cores   p50 s   p95 s   p99 s  busy  platform cores`,
  ...calibration.mixes.flatMap((mix) =>
    calibration.arrivals.map((arrivals) => {
      const found = plan(calibration, mix, arrivals, SEED);
      const times = [found.p50S, found.p95S, found.p99S].map(seconds).join('  ');
      const busy = `${Math.round(found.busy * 100)} %`;
      return `${found.mix.padEnd(18)} ${found.arrivals.padEnd(24)} ${String(found.hosts).padStart(5)} ${String(found.cores).padStart(5)}  ${times}  ${busy.padStart(5)} ${found.platformCores.toFixed(1).padStart(12)}`;
    }),
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
