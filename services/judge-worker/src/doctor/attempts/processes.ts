import { type Attempt, javaMain, pythonAttacks } from '../attempt.js';

/** Programs that start many processes, or attack other processes. */
export const PROCESSES: readonly Attempt[] = [
  {
    number: 23,
    title: 'fork bomb',
    language: 'PYTHON',
    source: 'import os\nwhile True:\n    try: os.fork()\n    except OSError: pass',
    expected: ['timed_out'],
    quick: true,
    limits: { timeLimitMs: 100 },
    check: ({ evidence }) => (evidence.processes <= 20 ? undefined : `${evidence.processes} processes`),
  },
  {
    number: 23,
    title: 'fork bomb',
    language: 'JAVASCRIPT',
    source:
      'const { spawn } = require("child_process"); for (;;) { try { spawn(process.execPath, [__filename]).on("error", () => {}); } catch {} }',
    expected: ['timed_out', 'memory_exceeded', 'exited', 'signalled'],
    check: ({ evidence }) => (evidence.exitCode === 0 ? 'exit code 0' : undefined),
  },
  {
    number: 24,
    title: 'thread bomb',
    language: 'JAVA',
    source: javaMain(
      'for (;;) { Thread t = new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { } }); t.start(); }',
    ),
    expected: ['exited', 'memory_exceeded', 'timed_out', 'signalled'],
    check: ({ evidence }) => (evidence.exitCode === 0 ? 'exit code 0' : undefined),
  },
  {
    number: 24,
    title: 'thread bomb',
    language: 'PYTHON',
    source:
      'import threading, time\nfor i in range(1000): threading.Thread(target=time.sleep, args=(100,), daemon=True).start()\nprint("WON")',
    expected: ['exited'],
    stderr: /can't start new thread/,
  },
  {
    number: 25,
    title: 'kills every process',
    language: 'PYTHON',
    source: 'import os\ntry: os.kill(-1, 9)\nexcept OSError: pass\nprint("contained")',
    expected: ['exited', 'signalled'],
    stdout: /^(contained\n)?$/,
  },
  {
    number: 25,
    title: 'kills its parent',
    language: 'PYTHON',
    source:
      'import os, time\nfor pid in (1, os.getppid()):\n    try: os.kill(pid, 9)\n    except OSError: pass\ntime.sleep(0.1)\nprint("contained")',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 25,
    title: 'kills its parent',
    language: 'JAVASCRIPT',
    source:
      'for (const pid of [1, process.ppid]) { try { process.kill(pid, "SIGKILL"); } catch {} } setTimeout(() => console.log("contained"), 100);',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 26,
    title: 'stops its parent, then hangs',
    language: 'PYTHON',
    source:
      'import os, signal, time\nfor pid in (1, os.getppid()):\n    try: os.kill(pid, signal.SIGSTOP)\n    except OSError: pass\ntime.sleep(100)',
    expected: ['timed_out'],
    limits: { wallLimitMs: 800 },
  },
  {
    number: 27,
    title: 'reads and traces other processes',
    language: 'PYTHON',
    source:
      'import ctypes, os\nlibc = ctypes.CDLL(None, use_errno=True)\nwon = []\nfor pid in range(1, 40):\n    if pid == os.getpid(): continue\n    if libc.ptrace(16, pid, 0, 0) == 0: won.append("ptrace %d" % pid)\n    for name in ("environ", "mem", "maps", "fd/0", "cwd/.", "root/etc"):\n        try:\n            if open("/proc/%d/%s" % (pid, name), "rb").read(1): won.append("%d/%s" % (pid, name))\n        except OSError: pass\nprint("contained" if not won else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 27,
    title: 'looks for other processes in /proc',
    language: 'JAVASCRIPT',
    source:
      'const fs = require("fs"); const seen = fs.readdirSync("/proc").filter((n) => /^\\d+$/.test(n) && Number(n) !== process.pid && n !== "1"); console.log(seen.length === 0 ? "contained" : `WON ${seen}`);',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 28,
    title: 'leaves a vfork child behind',
    language: 'PYTHON',
    source:
      'import subprocess, sys\nsubprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])\nprint("left")',
    expected: ['exited'],
    stdout: 'left\n',
  },
  {
    number: 29,
    title: 'raises its own priority',
    language: 'PYTHON',
    source: pythonAttacks(['os.nice(-5)', 'os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))']),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 29,
    title: 'leaves a thread pool open',
    language: 'JAVA',
    source: javaMain(
      'java.util.concurrent.Executors.newFixedThreadPool(4).submit(() -> { }); System.out.println("x");',
    ),
    expected: ['timed_out'],
    stdout: 'x\n',
    limits: { wallLimitMs: 1500 },
  },
];
