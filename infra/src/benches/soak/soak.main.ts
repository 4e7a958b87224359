import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { JudgeLimits, Language } from '@evident/contracts';
import type { Program } from '@evident/judge-worker/programs/program';
import { createProgramFactory } from '@evident/judge-worker/programs/program-factory';
import { INPUT, JAVA_TINY, JS_TINY, NOTHING, PYTHON_TINY, type Workload } from '../judge/workloads.js';

const RUNS = Number(process.argv[2] ?? 10_000);
const LIMITS: JudgeLimits = {
  timeLimitMs: 2000,
  wallLimitMs: 20_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};
const TESTS = 20;

/** What a run could leave behind. */
interface Leftovers {
  processes: number;
  mounts: number;
  groups: number;
  descriptors: number;
  temporaryFiles: number;
  residentMb: number;
}

function slotsOf(parent: number): number {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return new RegExp(`^PPid:\\t${parent}$`, 'm').test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
      } catch {
        return false;
      }
    }).length;
}

function take(): Leftovers {
  const root = fs.existsSync('/sys/fs/cgroup/memory') ? '/sys/fs/cgroup/memory' : '/sys/fs/cgroup';
  const own = fs.readdirSync(root).filter((name) => name.startsWith(`evident-${process.pid}-`));
  return {
    processes: slotsOf(process.pid),
    mounts: fs.readFileSync('/proc/self/mountinfo', 'utf8').split('\n').length - 1,
    groups: own.reduce(
      (sum, name) =>
        sum + 1 + fs.readdirSync(path.join(root, name)).filter((entry) => entry.startsWith('slot-')).length,
      0,
    ),
    descriptors: fs.readdirSync('/proc/self/fd').length,
    temporaryFiles: fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('evident-soak-')).length,
    residentMb: Math.round(process.memoryUsage().rss / 1e6),
  };
}

/** Mostly Python, because its runs use the most parts of the judge; some programs fail. */
const MIX: readonly { workload: Workload; share: number }[] = [
  { workload: PYTHON_TINY, share: 12 },
  { workload: { ...PYTHON_TINY, source: 'x = []\nwhile True: x.append("y" * 1000000)' }, share: 1 },
  { workload: { ...PYTHON_TINY, source: 'import os\nos.fork()\nprint(1)' }, share: 1 },
  { workload: JS_TINY, share: 3 },
  { workload: JAVA_TINY, share: 2 },
  { workload: NOTHING, share: 4 },
];

const before = take();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-soak-'));
const factory = await createProgramFactory({
  slots: os.availableParallelism(),
  cacheDir: folder,
  selfTest: null,
});
await delay(5000);
const warm = take();
const order = MIX.flatMap(({ workload, share }) => Array<Workload>(share).fill(workload)).filter(
  ({ language }) => (factory.languages() as Language[]).includes(language),
);
const seen = new Map<string, number>();
const started = performance.now();
for (let done = 0, turn = 0; done < RUNS; done += TESTS, turn += 1) {
  const workload = order[turn % order.length] ?? PYTHON_TINY;
  const opened = await factory.open(workload.language, workload.source);
  if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
  const program: Program = opened.program;
  const results = await Promise.all(
    Array.from({ length: TESTS }, () => program.run(Buffer.from(INPUT), LIMITS)),
  );
  await program.close();
  for (const { status } of results)
    seen.set(`${workload.language} ${status}`, (seen.get(`${workload.language} ${status}`) ?? 0) + 1);
}
const seconds = (performance.now() - started) / 1000;
await delay(2000);
const after = take();
await factory.close();
fs.rmSync(folder, { recursive: true, force: true });
await delay(200);
const closed = take();
process.stdout.write(
  `${RUNS} runs in ${seconds.toFixed(0)} s: ${JSON.stringify(Object.fromEntries(seen))}\n`,
);
process.stdout.write('                 processes  mounts  groups  descriptors  temp files  resident MB\n');
for (const [name, row] of Object.entries({
  'before the worker': before,
  'worker ready': warm,
  'after the runs': after,
  'worker closed': closed,
}))
  process.stdout.write(
    `${name.padEnd(18)}${[row.processes, row.mounts, row.groups, row.descriptors, row.temporaryFiles, row.residentMb].map((value) => String(value).padStart(9)).join(' ')}\n`,
  );
const clean =
  closed.processes === before.processes &&
  closed.mounts === before.mounts &&
  closed.groups === before.groups &&
  closed.temporaryFiles === before.temporaryFiles;
process.stdout.write(clean ? 'Nothing was left behind.\n' : 'SOMETHING WAS LEFT BEHIND.\n');
process.exitCode = clean ? 0 : 1;
