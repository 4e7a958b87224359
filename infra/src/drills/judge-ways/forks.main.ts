import { setTimeout as delay } from 'node:timers/promises';
import { carriesForkedNode } from '@evident/judge-worker/languages/javascript-fidelity';
import { allPrograms, bothWays, differing, runs } from './compare-ways.js';

/** The first argument: for how many seconds. */
const SECONDS = Number(process.argv[2] ?? 240);
/** Tests of one submission. */
const TESTS = 20;
/** The second argument: programs that use more CPU time as a plain process are left out. */
const MOST_CPU_MS = Number(process.argv[3] ?? 400);
/** Time in which a worker boots its fork servers. */
const WARM_UP_MS = 3_000;

/** Runs JavaScript programs in forked children again and again, and compares each end with that of a plain process. */
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const programs = allPrograms().filter(
  ({ language, source }) => language === 'JAVASCRIPT' && carriesForkedNode(source),
);
const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const wrong = await bothWays(async (cheap, plain) => {
  await delay(WARM_UP_MS);
  const until = performance.now() + SECONDS * 1000;
  const known: { program: (typeof programs)[number]; expected: Record<string, unknown> | undefined }[] = [];
  const plainMs: number[] = [];
  for (const program of programs) {
    const { outcomes, cpuMs } = await runs(plain, program, 1);
    if (mean(cpuMs) > MOST_CPU_MS || cpuMs.length === 0) continue;
    known.push({ program, expected: outcomes[0] });
    plainMs.push(mean(cpuMs));
  }
  let [done, different, usedMs] = [0, 0, 0];
  for (let at = 0; performance.now() < until; at += 1) {
    const next = known[at % known.length];
    if (!next) break;
    const { outcomes, cpuMs } = await runs(cheap, next.program, TESTS);
    done += outcomes.length;
    usedMs += cpuMs.reduce((sum, ms) => sum + ms, 0);
    const other = differing(outcomes, next.expected);
    if (!other) continue;
    different += 1;
    print(
      `${next.program.name}\n  plain ${JSON.stringify(next.expected)}\n  forked ${JSON.stringify(other)}`,
    );
  }
  print(
    `${known.length} programs, ${done} forked runs: ${different} submissions differ; ` +
      `CPU ms a run: forked ${(usedMs / done).toFixed(1)}, plain ${mean(plainMs).toFixed(1)}`,
  );
  return different;
});
process.exitCode = wrong === 0 ? 0 : 1;
