import { type Attempt, javaMain } from '../attempt.js';

const TIMED_OUT = ['timed_out'] as const;
const WALL = { wallLimitMs: 800 };

/** Programs that use too much time, or hide the time that they use. */
export const TIME: readonly Attempt[] = [
  { number: 1, title: 'computes forever', language: 'JAVASCRIPT', source: 'for (;;);', expected: TIMED_OUT },
  {
    number: 1,
    title: 'computes forever',
    language: 'PYTHON',
    source: 'while True: pass',
    expected: TIMED_OUT,
    quick: true,
    limits: { timeLimitMs: 100 },
  },
  {
    number: 1,
    title: 'computes forever',
    language: 'JAVA',
    source: javaMain('for (;;);'),
    expected: TIMED_OUT,
  },
  {
    number: 2,
    title: 'sleeps forever',
    language: 'JAVASCRIPT',
    source: 'setInterval(() => {}, 1e6)',
    expected: TIMED_OUT,
    limits: WALL,
  },
  {
    number: 2,
    title: 'sleeps forever',
    language: 'PYTHON',
    source: 'import select\nselect.select([], [], [])',
    expected: TIMED_OUT,
    limits: WALL,
  },
  {
    number: 2,
    title: 'sleeps forever',
    language: 'JAVA',
    source: javaMain('Thread.sleep(1000000);'),
    expected: TIMED_OUT,
    limits: WALL,
  },
  {
    number: 3,
    title: 'stops itself with SIGSTOP',
    language: 'PYTHON',
    source: 'import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)',
    expected: TIMED_OUT,
    limits: WALL,
  },
  {
    number: 3,
    title: 'stops itself with SIGSTOP',
    language: 'JAVASCRIPT',
    source: 'process.kill(process.pid, "SIGSTOP")',
    expected: TIMED_OUT,
    limits: WALL,
  },
  {
    number: 4,
    title: 'prints the answer, then hangs',
    language: 'PYTHON',
    source: 'import time\nprint(42, flush=True)\ntime.sleep(100)',
    expected: TIMED_OUT,
    stdout: '42\n',
    limits: WALL,
  },
  {
    number: 4,
    title: 'prints the answer, then hangs',
    language: 'JAVASCRIPT',
    source: 'console.log(42); setInterval(() => {}, 1e6)',
    expected: TIMED_OUT,
    stdout: '42\n',
    limits: WALL,
  },
  {
    number: 5,
    title: 'ignores every signal it can',
    language: 'PYTHON',
    source:
      'import signal\nfor s in range(1, 65):\n    try: signal.signal(s, signal.SIG_IGN)\n    except Exception: pass\nwhile True: pass',
    expected: TIMED_OUT,
  },
  {
    number: 6,
    title: 'spreads CPU time over threads',
    language: 'JAVASCRIPT',
    source:
      'const { Worker, isMainThread } = require("worker_threads"); if (isMainThread) for (let i = 0; i < 3; i++) new Worker(__filename); else for (;;);',
    expected: TIMED_OUT,
    limits: { memoryLimitKb: 512 * 1024, wallLimitMs: 10_000 },
    check: ({ evidence }) => (evidence.limit === 'cpu' ? undefined : `limit ${evidence.limit}`),
  },
  {
    number: 6,
    title: 'spreads CPU time over processes',
    language: 'PYTHON',
    source:
      'import multiprocessing\ndef burn(_):\n    while True: pass\nif __name__ == "__main__":\n    multiprocessing.Pool(3).map(burn, range(3))',
    expected: TIMED_OUT,
    limits: { wallLimitMs: 6000 },
  },
  {
    number: 6,
    title: 'spreads CPU time over threads',
    language: 'JAVA',
    source: javaMain('for (int i = 0; i < 3; i++) new Thread(() -> { for (;;); }).start();'),
    expected: TIMED_OUT,
  },
  {
    number: 7,
    title: 'leaves a child that uses CPU time',
    language: 'PYTHON',
    source: `import os, time
if os.fork() == 0:
    while True: pass
end = time.time() + 0.5
while time.time() < end: time.sleep(0.01)`,
    expected: ['exited'],
    check: ({ evidence }) =>
      evidence.rawCpuTimeMs > 100 ? undefined : `only ${evidence.rawCpuTimeMs} ms counted`,
  },
  {
    number: 8,
    title: 'leaves a daemon that uses CPU time, and exits well',
    language: 'PYTHON',
    source:
      'import os\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        while True: pass\n    os._exit(0)\nprint("done")',
    expected: ['exited'],
    stdout: 'done\n',
    quick: true,
  },
  {
    number: 9,
    title: 'sets the clock',
    language: 'PYTHON',
    source:
      'import time\ntry:\n    time.clock_settime(time.CLOCK_REALTIME, 0)\n    print("WON")\nexcept OSError:\n    print("contained")',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 10,
    title: 'hides time in the kernel',
    language: 'PYTHON',
    source: 'import os\nf = os.open("/dev/urandom", 0)\nwhile True: os.read(f, 1 << 20)',
    expected: TIMED_OUT,
  },
  {
    number: 10,
    title: 'hides time in short-lived children',
    language: 'PYTHON',
    source: 'import os\nwhile True:\n    p = os.fork()\n    if p == 0: os._exit(0)\n    os.waitpid(p, 0)',
    expected: TIMED_OUT,
  },
  {
    number: 11,
    title: 'backtracks in a regular expression',
    language: 'JAVASCRIPT',
    source: '/^(a+)+$/.test("a".repeat(40) + "b")',
    expected: TIMED_OUT,
  },
  {
    number: 11,
    title: 'keeps the garbage collector busy',
    language: 'JAVA',
    source: javaMain(
      'List<byte[]> keep = new ArrayList<>(); for (int i = 0; i < 60; i++) keep.add(new byte[1 << 20]); for (;;) keep.set((int) (Math.random() * 60), new byte[1 << 20]);',
    ),
    expected: ['timed_out', 'memory_exceeded'],
  },
  {
    number: 12,
    title: 'never reads its large input',
    language: 'PYTHON',
    source: 'print(1)',
    input: 'x'.repeat(4 << 20),
    expected: ['exited'],
    stdout: '1\n',
  },
  {
    number: 12,
    title: 'never reads its large input',
    language: 'JAVA',
    source: javaMain('System.out.println(1);'),
    input: 'x'.repeat(4 << 20),
    expected: ['exited'],
    stdout: '1\n',
  },
  {
    number: 13,
    title: 'reads one byte a second',
    language: 'PYTHON',
    source: 'import sys, time\nwhile sys.stdin.read(1): time.sleep(1)',
    input: 'slow input',
    expected: TIMED_OUT,
    limits: WALL,
  },
];
