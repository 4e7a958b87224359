import { type Attempt, javaMain } from '../attempt.js';

const MEMORY = ['memory_exceeded'] as const;
const SLOW = { timeLimitMs: 5000, wallLimitMs: 15_000 };

/** Programs that use too much memory. */
export const MEMORY_ATTEMPTS: readonly Attempt[] = [
  {
    number: 14,
    title: 'fills the heap',
    language: 'JAVASCRIPT',
    source: 'const a = []; for (;;) a.push(new Array(10000).fill(1.5));',
    expected: MEMORY,
    limits: SLOW,
  },
  {
    number: 14,
    title: 'fills the heap',
    language: 'PYTHON',
    source: 'a = []\nwhile True: a.append("x" * 100000)',
    expected: MEMORY,
    limits: SLOW,
    quick: true,
  },
  {
    number: 14,
    title: 'asks for more than there is',
    language: 'PYTHON',
    source: 'a = [0] * (1 << 50)',
    expected: MEMORY,
  },
  {
    number: 14,
    title: 'fills the heap',
    language: 'JAVA',
    source: javaMain('List<int[]> a = new ArrayList<>(); for (;;) a.add(new int[100000]);'),
    expected: MEMORY,
    limits: SLOW,
  },
  {
    number: 15,
    title: 'fills memory outside the heap',
    language: 'JAVASCRIPT',
    source: 'const a = []; for (;;) a.push(Buffer.alloc(1 << 20, 1));',
    expected: MEMORY,
    limits: SLOW,
  },
  {
    number: 15,
    title: 'fills memory outside the heap',
    language: 'PYTHON',
    source: 'import mmap\nm = mmap.mmap(-1, 1 << 30)\nfor i in range(0, 1 << 30, 4096): m[i] = 1',
    expected: MEMORY,
    limits: SLOW,
  },
  {
    number: 15,
    title: 'fills memory outside the heap',
    language: 'JAVA',
    source: javaMain(
      'List<ByteBuffer> a = new ArrayList<>(); for (;;) a.add(ByteBuffer.allocateDirect(1 << 20));',
    ),
    expected: MEMORY,
    limits: SLOW,
  },
  {
    number: 16,
    title: 'fills memory in several children',
    language: 'PYTHON',
    source:
      'import os, time\nfor _ in range(4):\n    if os.fork() == 0:\n        x = ["y" * 1000000 + str(i) for i in range(40)]\n        time.sleep(20)\n        os._exit(0)\ntime.sleep(20)',
    expected: MEMORY,
    limits: SLOW,
  },
  {
    number: 17,
    title: 'hides memory in files and memfds',
    language: 'PYTHON',
    source:
      'import os\nkeep = []\nfor i in range(400):\n    f = os.memfd_create("x")\n    os.write(f, b"x" * (1 << 20))\n    keep.append(f)',
    expected: ['memory_exceeded', 'exited'],
    check: ({ evidence }) => (evidence.exitCode === 0 ? 'held 400 MB' : undefined),
    limits: SLOW,
  },
  {
    number: 17,
    title: 'hides memory in /dev/shm',
    language: 'PYTHON',
    source: 'with open("/dev/shm/x", "wb") as f:\n    for _ in range(400): f.write(b"x" * (1 << 20))',
    expected: ['memory_exceeded', 'exited', 'signalled'],
    check: ({ evidence }) => (evidence.exitCode === 0 ? 'wrote 400 MB' : undefined),
    limits: SLOW,
  },
  {
    number: 18,
    title: 'writes and removes a file of its allowance',
    language: 'PYTHON',
    source:
      'import os\nfor _ in range(5):\n    with open("/tmp/x", "wb") as f: f.write(b"x" * (30 << 20))\n    os.remove("/tmp/x")\nprint("ok")',
    expected: ['exited'],
    stdout: 'ok\n',
    limits: SLOW,
  },
  {
    number: 19,
    title: 'recurses too deep',
    language: 'JAVASCRIPT',
    source: 'function f() { return f() + 1; } f();',
    expected: ['exited'],
    stderr: /RangeError/,
  },
  {
    number: 19,
    title: 'recurses too deep',
    language: 'PYTHON',
    source: 'def f(): return f() + 1\nf()',
    expected: ['exited'],
    stderr: /RecursionError/,
  },
  {
    number: 19,
    title: 'recurses too deep',
    language: 'JAVA',
    source: javaMain('f();', 'static int f() { return f() + 1; }'),
    expected: ['exited', 'memory_exceeded'],
    limits: SLOW,
    check: ({ evidence }) => (evidence.exitCode === 0 ? 'exit code 0' : undefined),
  },
  {
    number: 20,
    title: 'catches its memory error and goes on',
    language: 'JAVA',
    source: javaMain(
      'try { List<int[]> a = new ArrayList<>(); for (;;) a.add(new int[1000000]); } catch (OutOfMemoryError e) { } System.out.println("on");',
    ),
    expected: ['exited'],
    stdout: 'on\n',
    limits: SLOW,
  },
  {
    number: 21,
    title: 'reserves a terabyte without using it',
    language: 'PYTHON',
    source:
      'import ctypes\nlibc = ctypes.CDLL(None)\nlibc.mmap.restype = ctypes.c_void_p\nlibc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]\nlibc.mmap(None, 1 << 40, 0, 0x4022, -1, 0)\nprint("ok")',
    expected: ['exited'],
    stdout: 'ok\n',
  },
  {
    number: 22,
    title: 'stays within its memory',
    language: 'PYTHON',
    source: 'x = bytearray(50 << 20)\nprint(len(x))',
    expected: ['exited'],
    stdout: '52428800\n',
    check: ({ evidence }) =>
      evidence.memoryKb > 50_000 && evidence.memoryKb < 80_000
        ? undefined
        : `${evidence.memoryKb} KB counted`,
  },
];
