import type { Language } from '@evident/contracts';

/** A program of the benchmark; `input` is what every test gives it. */
export interface Workload {
  name: string;
  language: Language;
  source: string;
}

export const INPUT = '19 23\n';

const LOOP_PY = 'x = 0\nfor i in range(350000): x = (x * 31 + i) % 1000003\nprint(x)';
const LOOP_JS = 'let x = 0; for (let i = 0; i < 9e6; i++) x = (x * 31 + i) % 1000003; console.log(x);';

export const PYTHON_TINY: Workload = {
  name: 'Python, tiny',
  language: 'PYTHON',
  source: 'a, b = map(int, input().split())\nprint(a + b)',
};
export const PYTHON_IMPORTS: Workload = {
  name: 'Python, standard library',
  language: 'PYTHON',
  source: `import heapq, re, random, collections, functools, itertools, typing, dataclasses\n${PYTHON_TINY.source}`,
};
export const PYTHON_WORK: Workload = { name: 'Python, 45 ms of work', language: 'PYTHON', source: LOOP_PY };
/** Long beside the cost of any engine. */
export const PYTHON_LONG: Workload = {
  name: 'Python, 400 ms of work',
  language: 'PYTHON',
  source: LOOP_PY.replace('350000', '3000000'),
};
export const JS_TINY: Workload = {
  name: 'JavaScript, tiny',
  language: 'JAVASCRIPT',
  source: "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\nconsole.log(a + b);",
};
export const JS_WORK: Workload = {
  name: 'JavaScript, 45 ms of work',
  language: 'JAVASCRIPT',
  source: LOOP_JS,
};
export const JAVA_TINY: Workload = {
  name: 'Java, tiny',
  language: 'JAVA',
  source: `import java.io.*;
public class Main {
  public static void main(String[] a) throws IOException {
    String[] p = new BufferedReader(new InputStreamReader(System.in)).readLine().split(" ");
    System.out.println(Integer.parseInt(p[0]) + Integer.parseInt(p[1]));
  }
}`,
};
export const NOTHING: Workload = {
  name: 'a process that does nothing',
  language: 'CPP',
  source: 'int main() {}',
};

/** A changed source with the same meaning, so that no cache has it. */
export function changed(workload: Workload): string {
  const mark = Math.random().toString(36).slice(2);
  return `${workload.source}\n${workload.language === 'PYTHON' ? '#' : '//'} ${mark}\n`;
}
