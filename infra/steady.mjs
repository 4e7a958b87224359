import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './prerequisites.mjs';
import { guard } from './guardian.mjs';
import { runGuarded } from './guarded-run.mjs';
import { PARTS } from './test-arguments.mjs';
import { conditionsOf, unsteadyFiles } from './steady-plan.mjs';

/**
 * `npm run test:steady [-- --count N --only part,… --all]`: runs the suite N times, some of them beside busy loops and one on
 * a single core, and lists every file that failed or passed only alone.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10' },
    only: { type: 'string', default: PARTS.join(',') },
    all: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new Error('--count must be a whole number from 1');

/** One busy process for each core, which end with this one. @returns a function that ends them. */
function busyLoops() {
  const loops = os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const guardian = guard({ pids: loops.map(({ pid }) => pid), folders: [] });
  return () => {
    loops.forEach((loop) => loop.kill('SIGKILL'));
    guardian.release();
  };
}

async function runOnce(condition, report) {
  const command = [
    path.join(root, 'infra/test.mjs'),
    '--only',
    values.only,
    '--report',
    report,
    ...(values.all ? ['--all'] : []),
  ];
  const program = condition === 'one core' ? 'taskset' : process.execPath;
  const args = condition === 'one core' ? ['-c', '0', process.execPath, ...command] : command;
  const end = condition === 'busy' ? busyLoops() : () => undefined;
  try {
    const status = await runGuarded(args, { program, cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (fs.existsSync(report)) return JSON.parse(fs.readFileSync(report, 'utf8'));
    return {
      passed: 0,
      failed: 1,
      failedFiles: [`the suite itself (exit ${status})`],
      onlyAlone: [],
      parts: [],
    };
  } finally {
    end();
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-steady-'));
const runs = [];
for (const [at, condition] of conditionsOf(count).entries()) {
  const started = performance.now();
  const run = { condition, ...(await runOnce(condition, path.join(folder, `${at}.json`))) };
  const seconds = Math.round((performance.now() - started) / 1_000);
  process.stdout.write(
    `run ${at + 1} of ${count}, ${condition}: ${run.passed} passed, ${run.failed} failed, ${run.onlyAlone.length} only alone, ${seconds} s\n`,
  );
  runs.push(run);
}
fs.rmSync(folder, { recursive: true, force: true });
const unsteady = unsteadyFiles(runs);
for (const line of unsteady) process.stdout.write(`  ${line}\n`);
process.stdout.write(`${unsteady.length} unsteady files in ${count} runs\n`);
process.exitCode = unsteady.length === 0 && runs.every(({ passed }) => passed > 0) ? 0 : 1;
