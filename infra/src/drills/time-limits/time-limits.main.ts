import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { wallLimitMs, type JudgeLimits } from '@evident/contracts';
import { createProgramFactory } from '@evident/judge-worker/programs/program-factory';
import { BURNERS } from './programs.js';
import { judgeBeside, tellEndless } from './time-limits.js';

/**
 * `DRILL_RUNS`: runs of each row. `DRILL_LIMIT_MS`: time limit. `DRILL_WALL_MS`: wall limit, larger on a busy machine.
 * `DRILL_LANGUAGES`: only these, with commas between them.
 */
const RUNS = Number(process.env.DRILL_RUNS ?? 100);
const ONLY = process.env.DRILL_LANGUAGES?.split(',');
const TIME_LIMIT_MS = Number(process.env.DRILL_LIMIT_MS ?? 1000);
const LIMITS: JudgeLimits = {
  timeLimitMs: TIME_LIMIT_MS,
  wallLimitMs: Number(process.env.DRILL_WALL_MS ?? wallLimitMs(TIME_LIMIT_MS)),
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};
const MOST_FOR_ENDLESS = 1.3;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-time-limits-'));
const factory = await createProgramFactory({ slots: 2, cacheDir: folder, selfTest: null });
const languages = factory
  .languages()
  .filter((language) => BURNERS[language] && (ONLY?.includes(language) ?? true));
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
let wrong = 0;
try {
  print(`limit ${TIME_LIMIT_MS} ms, ${RUNS} runs a row, beside another judged program`);
  print('language    share  accepted  second looks  measured (shares of the limit)');
  for (const language of languages)
    for (const share of [0.9, 1.1]) {
      const row = await judgeBeside(factory, language, { share, runs: RUNS, limits: LIMITS });
      if (row.accepted !== (share < 1 ? RUNS : 0)) wrong += 1;
      print(
        `${language.padEnd(10)}  ${share.toFixed(1).padStart(5)}  ${`${row.accepted}/${RUNS}`.padStart(8)}  ${String(row.secondLooks).padStart(12)}  ${row.leastMeasured.toFixed(2)} to ${row.mostMeasured.toFixed(2)}`,
      );
    }
  print('\nAn endless loop, on every core: until it is told (shares of the limit)');
  for (const language of languages) {
    const row = await tellEndless(factory, language, LIMITS);
    // CPU time, because other programs of the machine stretch the wall time.
    if (row.cpu > MOST_FOR_ENDLESS) wrong += 1;
    print(`${language.padEnd(10)}  CPU ${row.cpu.toFixed(2)}  wall ${row.wall.toFixed(2)}`);
  }
} finally {
  await factory.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
print(wrong === 0 ? '\nAll as expected.' : `\n${wrong} rows are not as expected.`);
process.exitCode = wrong === 0 ? 0 : 1;
