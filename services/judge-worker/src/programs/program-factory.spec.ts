import type { JudgeLimits } from '@evident/contracts';
import type { RunResult } from './program.js';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 2000,
  wallLimitMs: 60_000,
  memoryLimitKb: 128 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};

const SUM: Record<string, string> = {
  JAVASCRIPT: `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b);`,
  PYTHON: `a, b = map(int, input().split())\nprint(a + b)`,
  JAVA: `import java.util.*; public class Main { public static void main(String[] x) { Scanner s = new Scanner(System.in); System.out.println(s.nextInt() + s.nextInt()); } }`,
};

const sandbox = new RealFactory(LIMITS, { languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'] });

describe.each(['JAVASCRIPT', 'PYTHON', 'JAVA'] as const)('%s', (language) => {
  it('runs a program on its input', async () => {
    const result = await sandbox.run(language, SUM[language] ?? '', {}, '19 23\n');
    expect({
      status: result.status,
      stdout: result.stdout.toString(),
      stderr: result.stderr.toString(),
    }).toEqual({ status: 'exited', stdout: '42\n', stderr: '' });
    expect(result.evidence).toMatchObject({
      exitCode: 0,
      signal: null,
      limit: null,
      oomKilled: false,
      outputBytes: 3,
    });
    expect(result.evidence.rawCpuTimeMs).toBeGreaterThan(1);
    expect(result.evidence.memoryKb).toBeGreaterThan(1000);
  });
});

/** Some aborts come while the fork server is prepared, when one test waits for another. */
it.each([0, 2, 5, 10, 20, 40])(
  'ends every test of a program that is cancelled %i ms after its start',
  async (delayMs) => {
    const program = await sandbox.open('PYTHON', `import time\ntime.sleep(30) # ${delayMs}`);
    const cancel = new AbortController();
    const limits = { ...LIMITS, wallLimitMs: 30_000 };
    const tests = [1, 2].map(() => program.run(Buffer.alloc(0), limits, cancel.signal));
    const ends = Promise.allSettled(tests);
    setTimeout(() => cancel.abort(new Error('cancelled')), delayMs);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await program.close();
  },
);

describe('An interpreter that serves one Python submission after the other', () => {
  const own = new RealFactory(LIMITS, { slots: 1, languages: ['PYTHON'] });

  /** Runs the tests of one submission one after the other. */
  async function submit(source: string, tests = 1, limits: Partial<JudgeLimits> = {}): Promise<RunResult[]> {
    const program = await own.open('PYTHON', source);
    const results: RunResult[] = [];
    for (let test = 0; test < tests; test += 1)
      results.push(await program.run(Buffer.alloc(0), { ...LIMITS, ...limits }));
    await program.close();
    return results;
  }
  const printed = (results: RunResult[]): string[] => results.map(({ stdout }) => stdout.toString().trim());
  const PID = 'import threading\nprint(threading.get_native_id())';

  it('forks a fresh server for each submission', async () => {
    const [first] = printed(await submit(PID));
    const [second] = printed(await submit(`${PID} # again`));
    expect(Number(second)).toBeGreaterThan(Number(first));
  });

  it('hides the earlier submission from the next one', async () => {
    const left = await submit(
      `import json, builtins, random\njson.left = builtins.left = 1\nopen('/tmp/left', 'w').write('x')\nprint(random.random())`,
      2,
    );
    const [one, two] = printed(left);
    expect(one).not.toBe(two);
    const seen = await submit(
      `import json, builtins, os, random\nprint(hasattr(json, 'left'), hasattr(builtins, 'left'), os.path.exists('/tmp/left'), os.path.exists('/box/left'))`,
    );
    expect(printed(seen)).toEqual(['False False False False']);
  });

  it.each([
    ['runs out of time', 'while True: pass', { timeLimitMs: 200 }, 'cpu'],
    ['runs out of memory', 'a = bytearray(1 << 30)', { memoryLimitKb: 64 * 1024 }, 'memory'],
    ['is ended by a signal', 'import os\nos.abort()', {}, null],
  ] as const)('serves the next test after one that %s', async (_, source, limits, limit) => {
    const [bad] = await submit(source, 1, limits);
    expect({
      status: bad?.status === 'exited' && bad.evidence.exitCode === 0,
      limit: bad?.evidence.limit,
    }).toEqual({
      status: false,
      limit,
    });
    expect(printed(await submit('print("well")', 3))).toEqual(['well', 'well', 'well']);
  });

  it('does not count its own processes as a test’s', async () => {
    const [result] = await submit(
      'import threading, time\nt = [threading.Thread(target=time.sleep, args=(2,)) for _ in range(3)]\nfor x in t: x.start()\nfor x in t: x.join()',
    );
    expect(result?.evidence.processes).toBe(4);
  });
});
