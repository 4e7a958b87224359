import type { JudgeLimits } from '@evident/contracts';
import fs from 'node:fs';
import path from 'node:path';
import { until } from '@evident/kit/testing/until';
import { descendantsOf } from '../sandbox/testing/machine-state.js';
import type { RunResult } from './program.js';
import { RealFactory } from './testing/real-factory.js';

/** The time limits are large, because these tests are not about time. */
const LIMITS: JudgeLimits = {
  timeLimitMs: 30_000,
  wallLimitMs: 60_000,
  memoryLimitKb: 96 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};
const SLOW_MS = 120_000;
const KEPT = 65_536;

const sandbox = new RealFactory(LIMITS, { languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'] });

/** Writes twice as much as the largest file may hold. */
const FLOOD: Record<'JAVASCRIPT' | 'PYTHON' | 'JAVA', string> = {
  JAVASCRIPT:
    'const b = "e".repeat(65536); for (let i = 0; i < 2000; i++) console.error(b); console.log("right");',
  PYTHON: 'import sys\nfor _ in range(2000): sys.stderr.write("e" * 65536)\nprint("right")',
  JAVA: 'public class Main { public static void main(String[] x) { String b = "e".repeat(65536); for (int i = 0; i < 2000; i++) System.err.print(b); System.out.println("right"); } }',
};

/** Makes a source run as a plain process, because it holds a word that python-fidelity.ts looks for. */
const plainly = (source: string) => `${source} # subprocess`;

const seen = ({ status, stdout, stderr, evidence }: RunResult) => ({
  status,
  exitCode: evidence.exitCode,
  stdout: stdout.toString(),
  stderr: stderr.length,
});
const RIGHT = { status: 'exited', exitCode: 0, stdout: 'right\n', stderr: KEPT };

describe.each([
  ['JAVASCRIPT', 5],
  ['PYTHON', 20],
  ['JAVA', 3],
] as const)('%s', (language, times) => {
  it(
    'ends well each time it floods standard error',
    async () => {
      const program = await sandbox.open(language, FLOOD[language]);
      const results: unknown[] = [];
      for (let run = 0; run < times; run += 1) results.push(seen(await program.run(Buffer.alloc(0), LIMITS)));
      await program.close();
      expect(results).toEqual(results.map(() => RIGHT));
    },
    SLOW_MS,
  );
});

describe.each([
  ['plain', plainly],
  ['forked', (source: string) => source],
])('A %s Python process', (_, variant) => {
  it(
    'waits while nobody reads its standard error, and goes on when the slot reads again',
    async () => {
      const source = `import os, sys, time
open('/tmp/begun', 'w').close()
while not os.path.exists('/tmp/go'): time.sleep(0.01)
open('/tmp/going', 'w').close()
for _ in range(2000): sys.stderr.write('e' * 65536)
print('right')`;
      const program = await sandbox.open('PYTHON', variant(source));
      const running = program.run(Buffer.alloc(0), LIMITS);
      const files = await until(
        'the program to begin',
        async () =>
          (await descendantsOf(process.pid))
            .map(({ pid }) => `/proc/${pid}/root/box/tmp`)
            .find((folder) => fs.existsSync(path.join(folder, 'begun'))),
        SLOW_MS / 2,
      );
      const pid = Number(files.split('/')[2]);
      const slots = await slotsOfThisProcess();
      for (const slot of slots) process.kill(slot, 'SIGSTOP');
      try {
        fs.writeFileSync(path.join(files, 'go'), '');
        await until(
          'the flood to begin',
          () => fs.existsSync(path.join(files, 'going')) || !fs.existsSync(`/proc/${pid}`),
          SLOW_MS / 2,
        );
        let rests = 0;
        const rested = () => (rests = restsOrIsGone(pid) ? rests + 1 : 0) === 10;
        await until('the program to rest or end', rested, SLOW_MS / 2);
      } finally {
        for (const slot of slots) process.kill(slot, 'SIGCONT');
      }
      expect(seen(await running)).toEqual(RIGHT);
      await program.close();
    },
    SLOW_MS,
  );

  it('can open /dev/stderr', async () => {
    const source = `open('/dev/stderr', 'a').write('named\\n')\nprint('right')`;
    const result = await sandbox.run('PYTHON', variant(source));
    expect({ ...seen(result), stderr: result.stderr.toString() }).toEqual({ ...RIGHT, stderr: 'named\n' });
  });

  it(
    'shows a compiler warning in every test',
    async () => {
      const program = await sandbox.open('PYTHON', variant(`print('right' if 1 is 1 else '')`));
      for (let test = 0; test < 3; test += 1) {
        const { stderr } = await program.run(Buffer.alloc(0), LIMITS);
        expect(stderr.toString()).toMatch(/main\.py:1: SyntaxWarning: "is" with a literal/);
      }
      await program.close();
    },
    SLOW_MS,
  );

  it.each([
    ['cpu', { timeLimitMs: 500 }],
    ['wall', { wallLimitMs: 1500 }],
  ])(
    'is ended by its %s limit while it floods',
    async (limit, limits) => {
      const source = 'import sys\nwhile True: sys.stderr.write("e" * 65536)';
      const { status, evidence, stderr } = await sandbox.run('PYTHON', variant(source), limits);
      expect({ status, limit: evidence.limit, stderr: stderr.length }).toEqual({
        status: 'timed_out',
        limit,
        stderr: KEPT,
      });
    },
    SLOW_MS,
  );
});

it('keeps only the start of standard error', async () => {
  const source = 'import sys\nfor i in range(100000): sys.stderr.write(f"{i}\\n")\nprint("right")';
  const { stderr } = await sandbox.run('PYTHON', source);
  const whole = Array.from({ length: 100_000 }, (_, i) => `${i}\n`).join('');
  expect(stderr.toString()).toBe(whole.slice(0, KEPT));
});

it('keeps what a Node process writes right before it exits', async () => {
  const source = 'process.stderr.write("e".repeat(60000)); console.log("right"); process.exit(0);';
  expect(seen(await sandbox.run('JAVASCRIPT', source))).toEqual({ ...RIGHT, stderr: 60_000 });
});

it(
  'lets a Node process mix console.error and writeSync, which fails on a non-blocking pipe',
  async () => {
    const source =
      'console.error("x"); const b = "e".repeat(65536); for (let i = 0; i < 2000; i++) require("fs").writeSync(2, b); console.log("right");';
    expect(seen(await sandbox.run('JAVASCRIPT', source))).toEqual(RIGHT);
  },
  SLOW_MS,
);

it('does not wait for a daemon that keeps standard error and floods it', async () => {
  const source = `import os, sys
if os.fork() == 0:
    os.setsid()
    open('/tmp/begun', 'w').close()
    while True: sys.stderr.write("e" * 65536)
while not os.path.exists('/tmp/begun'): pass
print('right')`;
  expect(seen(await sandbox.run('PYTHON', source))).toMatchObject({ ...RIGHT, stderr: expect.any(Number) });
});

/** The slots only, without the init processes of their sandboxes, which run the same program. */
async function slotsOfThisProcess(): Promise<number[]> {
  const all = await descendantsOf(process.pid);
  return all
    .map(({ pid }) => pid)
    .filter((pid) => {
      try {
        const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
        const program = path.basename(fs.readlinkSync(`/proc/${pid}/exe`));
        return status.includes(`\nPPid:\t${process.pid}\n`) && program.startsWith('slot-');
      } catch {
        return false;
      }
    });
}

/** Whether a process sleeps, or has ended. */
function restsOrIsGone(pid: number): boolean {
  try {
    return /^State:\s+[SZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
}
