import type { EditorLanguage, Verdict } from '@evident/contracts';

/** One program for each language. They read whole numbers from standard input. */
type Programs = Readonly<Record<EditorLanguage, string>>;

const java = (body: string, fields = ''): string => `import java.util.*;
public class Main {
  ${fields}
  public static void main(String[] args) throws Exception {
    Scanner in = new Scanner(System.in);
    long sum = 0;
    while (in.hasNextLong()) sum += in.nextLong();
    ${body}
  }
}
`;
const javascript = (body: string): string =>
  `const sum = require('fs').readFileSync(0, 'utf8').split(/\\s+/).reduce((a, b) => a + Number(b), 0);\n${body}\n`;
const python = (body: string): string =>
  `import sys\nsum_ = sum(map(int, sys.stdin.read().split()))\n${body}\n`;

/** Prints the sum of the numbers. */
export const SUM: Programs = {
  JAVASCRIPT: javascript('console.log(sum);'),
  PYTHON: python('print(sum_)'),
  JAVA: java('System.out.println(sum);'),
};

/** For each verdict a program that gets it. */
export const PROGRAMS: Readonly<Record<Verdict, Programs>> = {
  accepted: SUM,
  wrong_answer: {
    JAVASCRIPT: javascript('console.log(sum + 1);'),
    PYTHON: python('print(sum_ + 1)'),
    JAVA: java('System.out.println(sum + 1);'),
  },
  time_limit_exceeded: {
    JAVASCRIPT: javascript('for (;;) {}'),
    PYTHON: python('while True: pass'),
    JAVA: java('while (true) sum++;'),
  },
  memory_limit_exceeded: {
    JAVASCRIPT: javascript('const hoard = []; for (;;) hoard.push(new Array(100000).fill(sum));'),
    PYTHON: python('hoard = []\nwhile True: hoard.append(bytearray(1 << 20))'),
    JAVA: java('List<long[]> hoard = new ArrayList<>(); while (true) hoard.add(new long[1 << 17]);'),
  },
  output_limit_exceeded: {
    JAVASCRIPT: javascript("for (;;) require('fs').writeSync(1, 'x'.repeat(65536));"),
    PYTHON: python("while True: sys.stdout.write('x' * 65536)"),
    JAVA: java('byte[] x = new byte[65536]; while (true) System.out.write(x);'),
  },
  runtime_error: {
    JAVASCRIPT: javascript("throw new Error('broken');"),
    PYTHON: python("raise ValueError('broken')"),
    JAVA: java('throw new IllegalStateException("broken");'),
  },
  compile_error: {
    JAVASCRIPT: 'const = 1;\n',
    PYTHON: 'def broken(:\n',
    JAVA: 'public class Main { int x = "text"; }\n',
  },
};

export const ENDLESS = PROGRAMS.time_limit_exceeded;
