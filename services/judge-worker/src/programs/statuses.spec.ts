import type { JudgeLimits } from '@evident/contracts';
import fs from 'node:fs';
import { until } from '@evident/kit/testing/until';
import { childrenCpuGrows, descendantsOf } from '../sandbox/testing/machine-state.js';
import { createProgramFactory } from './program-factory.js';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 1000,
  wallLimitMs: 60_000,
  memoryLimitKb: 96 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};

const sandbox = new RealFactory(LIMITS, { languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'] });

const main = (body: string) =>
  `import java.util.*; public class Main { public static void main(String[] x) throws Throwable { ${body} } }`;

const SOURCES: Record<
  'busy' | 'sleep' | 'hog' | 'flood' | 'crash' | 'exit',
  Record<'JAVASCRIPT' | 'PYTHON' | 'JAVA', string>
> = {
  busy: { JAVASCRIPT: 'for (;;);', PYTHON: 'while True: pass', JAVA: main('for (;;);') },
  sleep: {
    JAVASCRIPT: 'setInterval(() => {}, 1000)',
    PYTHON: 'import time\ntime.sleep(60)',
    JAVA: main('Thread.sleep(60000);'),
  },
  hog: {
    JAVASCRIPT: 'const a = []; for (;;) a.push(new Array(10000).fill(Math.random()));',
    PYTHON: 'a = []\nwhile True: a.append("x" * 100000)',
    JAVA: main('List<int[]> a = new ArrayList<>(); for (;;) a.add(new int[100000]);'),
  },
  flood: {
    JAVASCRIPT: 'const fs = require("fs"); const b = "x".repeat(65536); for (;;) fs.writeSync(1, b);',
    PYTHON: 'while True: print("x" * 65536)',
    JAVA: main('String b = "x".repeat(65536); for (;;) System.out.println(b);'),
  },
  crash: {
    JAVASCRIPT: 'null.x',
    PYTHON: 'print(1 // 0)',
    JAVA: main('System.out.println(1 / (x.length));'),
  },
  exit: { JAVASCRIPT: 'process.exit(7)', PYTHON: 'import sys\nsys.exit(7)', JAVA: main('System.exit(7);') },
};

describe.each(['JAVASCRIPT', 'PYTHON', 'JAVA'] as const)('%s', (language) => {
  it('times out a program that computes forever', async () => {
    const timeLimitMs = 400;
    const limits = { timeLimitMs, wallLimitMs: 30_000 };
    const { status, evidence } = await sandbox.run(language, SOURCES.busy[language], limits);
    expect({ status, limit: evidence.limit }).toEqual({ status: 'timed_out', limit: 'cpu' });
    expect(evidence.cpuTimeMs).toBeLessThan(10 * timeLimitMs);
  });

  it('times out a program that waits forever', async () => {
    const { status, evidence } = await sandbox.run(language, SOURCES.sleep[language], { wallLimitMs: 700 });
    expect({ status, limit: evidence.limit }).toEqual({ status: 'timed_out', limit: 'wall' });
  });

  it('ends a program that takes too much memory', async () => {
    const { status, evidence } = await sandbox.run(language, SOURCES.hog[language], {
      timeLimitMs: 5000,
      wallLimitMs: 9000,
    });
    expect({ status, limit: evidence.limit }).toEqual({ status: 'memory_exceeded', limit: 'memory' });
  });

  it('ends a program that floods its output and keeps what fits', async () => {
    const { status, evidence, stdout } = await sandbox.run(language, SOURCES.flood[language]);
    expect({ status, limit: evidence.limit, length: stdout.length }).toEqual({
      status: 'output_exceeded',
      limit: 'output',
      length: LIMITS.outputLimitBytes,
    });
  });

  it('reports a crash with its message', async () => {
    const { status, evidence, stderr } = await sandbox.run(language, SOURCES.crash[language]);
    expect({ status, exitCode: evidence.exitCode }).toEqual({ status: 'exited', exitCode: 1 });
    expect(stderr.toString()).toMatch(/TypeError|ZeroDivisionError|ArithmeticException/);
  });

  it('reports an exit code', async () => {
    const { status, evidence } = await sandbox.run(language, SOURCES.exit[language]);
    expect({ status, exitCode: evidence.exitCode }).toEqual({ status: 'exited', exitCode: 7 });
  });

  it('kills the program when it is cancelled, long before its limits', async () => {
    const controller = new AbortController();
    const program = await sandbox.open(language, SOURCES.busy[language]);
    const running = program.run(
      Buffer.alloc(0),
      { ...LIMITS, timeLimitMs: 600_000, wallLimitMs: 600_000 },
      controller.signal,
    );
    const failed = expect(running).rejects.toThrow('withdrawn');
    await until('a running program', () => childrenCpuGrows(process.pid));
    controller.abort(new Error('withdrawn'));
    await failed;
    await program.close();
  });
});

it('reports the signal that ended a program', async () => {
  const { status, evidence } = await sandbox.run('PYTHON', 'import os\nos.kill(os.getpid(), 11)');
  expect({ status, signal: evidence.signal }).toEqual({ status: 'signalled', signal: 'SIGSEGV' });
});

it('shows a Java compile error in the compiler’s own words', async () => {
  const opened = await sandbox.factory.open('JAVA', 'public class Main {\n  int x = "a";\n}\n');
  expect(opened).toEqual({
    kind: 'compile_error',
    compileOutput: expect.stringContaining(
      'Main.java:2: error: incompatible types: String cannot be converted to int\n  int x = "a";\n          ^',
    ),
  });
});

it('counts the CPU time of children that outlive the program', async () => {
  const source = `import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        end = time.process_time() + 0.3
        while time.process_time() < end: pass
        open('/tmp/done', 'w').close()
        time.sleep(60)
    os._exit(0)
while not os.path.exists('/tmp/done'): time.sleep(0.01)
print('done')`;
  const { status, stdout, evidence } = await sandbox.run('PYTHON', source);
  expect({ status, stdout: stdout.toString() }).toEqual({ status: 'exited', stdout: 'done\n' });
  expect(evidence.rawCpuTimeMs).toBeGreaterThan(280);
  expect(evidence.processes).toBeGreaterThanOrEqual(2);
});

it('leaves no process, mount or control group behind', async () => {
  const groupsOf = () =>
    fs.readdirSync('/sys/fs/cgroup/memory').filter((name) => name.startsWith(`evident-${process.pid}-`));
  const before = groupsOf();
  const processes = async () => (await descendantsOf(process.pid)).length;
  const other = await createProgramFactory({
    slots: 1,
    cacheDir: sandbox.folder,
    selfTest: null,
    languages: ['PYTHON'],
  });
  const opened = await other.open('PYTHON', 'import time\ntime.sleep(60)');
  if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
  const waiting = await processes();
  const running = opened.program
    .run(Buffer.alloc(0), { ...LIMITS, wallLimitMs: 60_000 })
    .catch((error: unknown) => error);
  expect(groupsOf().length).toBeGreaterThan(before.length);
  await until('a running program', async () => (await processes()) > waiting);
  await other.close();
  expect(await running).toBeInstanceOf(Error);
  expect(groupsOf()).toEqual(before);
});

describe('The warnings of the Java compilers', () => {
  const source = [
    'import java.util.*;',
    'public class Main {',
    '  @SuppressWarnings("all")',
    '  public static void main(String[] arguments) {',
    '    List raw = new ArrayList();',
    '    int never = 3;',
    '    System.out.println(1 / 0);',
    '  }',
    '}',
  ].join('\n');
  const warningsOf = async (allWarnings: boolean): Promise<string> => {
    const opened = await sandbox.factory.open('JAVA', source, { allWarnings });
    if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
    await opened.program.close();
    return opened.program.compileOutput;
  };

  it('are all reported to an analysis, even when the source suppresses them', async () => {
    const told = await warningsOf(true);
    expect(told).toContain('Main.java:5: warning: [rawtypes]');
    expect(told).toContain('Main.java:7: warning: [divzero]');
    const eclipse = ['ecj', 'eclipse-jdt-core'].some((name) => fs.existsSync(`/usr/share/java/${name}.jar`));
    expect(told.includes('Main.java:6: warning: [ecj]')).toBe(eclipse);
  });

  it('are not reported to anybody else', async () => {
    expect(await warningsOf(false)).not.toContain('warning:');
  });
});

describe('A program that plays a batch', () => {
  it('is told every error at once', async () => {
    const source = `${main('z();')} class A { int a() { int x; return x; } } class B { int b() { int y; return y; } }`;
    const errorsOf = async (isBatch: boolean): Promise<string[]> => {
      const opened = await sandbox.factory.open('JAVA', source, { isBatch });
      if (opened.kind === 'ready') throw new Error('It compiled');
      return opened.compileOutput.match(/error: .*/g) ?? [];
    };
    const unknown = 'error: cannot find symbol';
    const empty = ['x', 'y'].map((name) => `error: variable ${name} might not have been initialized`);
    expect(await errorsOf(false)).toEqual([unknown]);
    expect((await errorsOf(true)).sort()).toEqual([unknown, ...empty]);
  });

  it('runs with the compiler that is fast from the start', async () => {
    const source = main(
      'System.out.println(java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments());',
    );
    const flagsOf = async (isBatch: boolean): Promise<string> => {
      const opened = await sandbox.factory.open('JAVA', source, { isBatch });
      if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
      const { stdout } = await opened.program.run(Buffer.from(''), LIMITS);
      await opened.program.close();
      return stdout.toString();
    };
    expect(await flagsOf(false)).not.toContain('TieredStopAtLevel');
    expect(await flagsOf(true)).toContain('-XX:TieredStopAtLevel=1');
  });
});
