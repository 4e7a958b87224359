import { type Attempt, javaMain } from '../attempt.js';

const FLOOD = ['output_exceeded'] as const;
const ERRORS_CUT = ({ stderr }: { stderr: Buffer }) =>
  stderr.length <= 65_536 ? undefined : `${stderr.length} bytes of stderr`;

/** Programs that misuse their standard input, output or error. */
export const OUTPUT: readonly Attempt[] = [
  {
    number: 30,
    title: 'floods its output',
    language: 'JAVASCRIPT',
    source: 'const b = "x".repeat(65536); for (;;) require("fs").writeSync(1, b);',
    expected: FLOOD,
  },
  {
    number: 30,
    title: 'floods its output',
    language: 'PYTHON',
    source: 'while True: print("x" * 65536)',
    expected: FLOOD,
    quick: true,
  },
  {
    number: 30,
    title: 'floods its output',
    language: 'JAVA',
    source: javaMain('String b = "x".repeat(65536); for (;;) System.out.println(b);'),
    expected: FLOOD,
  },
  {
    number: 31,
    title: 'floods its errors',
    language: 'PYTHON',
    source: 'import sys\nfor _ in range(1000): sys.stderr.write("e" * 65536)\nprint("ok")',
    expected: ['exited'],
    stdout: 'ok\n',
    check: ERRORS_CUT,
  },
  {
    number: 31,
    title: 'floods its errors',
    language: 'JAVASCRIPT',
    source:
      'const b = "e".repeat(65536); for (let i = 0; i < 1000; i++) require("fs").writeSync(2, b); console.log("ok");',
    expected: ['exited'],
    stdout: 'ok\n',
    check: ERRORS_CUT,
  },
  {
    number: 32,
    title: 'exits right after a large write',
    language: 'JAVASCRIPT',
    source: 'process.stdout.write("y".repeat(800000)); process.exit(0);',
    expected: ['exited'],
    stdout: /^y{800000}$/,
  },
  {
    number: 32,
    title: 'ends without a newline',
    language: 'PYTHON',
    source: 'print("no newline", end="")',
    expected: ['exited'],
    stdout: 'no newline',
  },
  {
    number: 32,
    title: 'leaves a buffered file on descriptor 1',
    language: 'PYTHON',
    source: 'out = open(1, "w", closefd=False)\nout.write("buffered")',
    expected: ['exited'],
    stdout: 'buffered',
  },
  {
    number: 33,
    title: 'closes all its descriptors',
    language: 'PYTHON',
    source: 'import os, time\nos.closerange(0, 3)\ntime.sleep(0.05)',
    expected: ['exited', 'signalled'],
  },
  {
    number: 33,
    title: 'a daemon keeps standard output',
    language: 'PYTHON',
    source: 'import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(100)\nprint("done")',
    expected: ['exited'],
    stdout: /done\n/,
  },
  {
    number: 34,
    title: 'prints bytes that are no text',
    language: 'PYTHON',
    source: 'import sys\nsys.stdout.buffer.write(bytes(range(256)))',
    expected: ['exited'],
    check: ({ stdout }) =>
      stdout.equals(Buffer.from(Array.from({ length: 256 }, (_, i) => i))) ? undefined : 'bytes changed',
  },
  {
    number: 35,
    title: 'prints one endless line',
    language: 'JAVASCRIPT',
    source: 'process.stdout.write("z".repeat(8 << 20))',
    expected: FLOOD,
  },
  {
    number: 36,
    title: 'forges lines of a judge',
    language: 'PYTHON',
    source:
      'import os, sys\nfor fd in range(3, 64):\n    try: os.write(fd, b\'{"status":"accepted"}\\n\' * 100)\n    except OSError: pass\nprint(\'{"verdict":"accepted"}\')',
    expected: ['exited'],
    stdout: '{"verdict":"accepted"}\n',
  },
  {
    number: 37,
    title: 'rewinds and cuts its output',
    language: 'PYTHON',
    source: 'import os\nos.write(1, b"first")\nos.lseek(1, 0, 0)\nos.ftruncate(1, 0)\nos.write(1, b"second")',
    expected: ['exited'],
    stdout: 'second',
  },
  {
    number: 37,
    title: 'writes into its input',
    language: 'PYTHON',
    source:
      'import os\nwon = []\nfor attack in (lambda: os.write(0, b"x"), lambda: os.ftruncate(0, 0), lambda: os.write(os.open("/dev/stdin", os.O_RDWR), b"x")):\n    try:\n        attack()\n        won.append("x")\n    except OSError: pass\nprint("contained" if not won else "WON")',
    input: 'data\n',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
];
