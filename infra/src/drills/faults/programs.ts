import { randomBytes } from 'node:crypto';
import type { EditorLanguage } from '@evident/contracts';
import { ANSWER } from '../../benches/platform/made-problems.js';

export interface Program {
  language: EditorLanguage;
  source: string;
  expected: string;
}

/** Each waits a moment without using a core, so that kills find tests under way. */
const PROGRAMS: readonly Program[] = [
  { language: 'PYTHON', expected: 'accepted', source: `import time\ntime.sleep(0.04)\nprint('${ANSWER}')` },
  { language: 'JAVASCRIPT', expected: 'accepted', source: `console.log('${ANSWER}');` },
  { language: 'PYTHON', expected: 'wrong_answer', source: `import time\ntime.sleep(0.02)\nprint('no')` },
  { language: 'JAVASCRIPT', expected: 'runtime_error', source: `throw new Error('deliberate');` },
  { language: 'PYTHON', expected: 'accepted', source: `import time\ntime.sleep(0.1)\nprint('${ANSWER}')` },
  { language: 'JAVASCRIPT', expected: 'wrong_answer', source: `console.log('no');` },
  {
    language: 'JAVA',
    expected: 'accepted',
    source: `public class Main { public static void main(String[] a) { System.out.println("${ANSWER}"); } }`,
  },
  { language: 'PYTHON', expected: 'runtime_error', source: `raise ValueError('deliberate')` },
  { language: 'JAVA', expected: 'compile_error', source: 'public class Main { int x = "text"; }' },
];

export const programAt = (at: number): Program => {
  const program = PROGRAMS[at % PROGRAMS.length];
  if (!program) throw new Error('There are no programs');
  return program;
};

/** Still under way when a service that was killed is back. */
export const SLOW_PROGRAM: Program = {
  language: 'PYTHON',
  expected: 'accepted',
  source: `import time\ntime.sleep(1.5)\nprint('${ANSWER}')`,
};

/** Its row needs new pages of its table, so it cannot be stored on a full disk. */
export const largeProgram = (): Program => ({
  language: 'PYTHON',
  expected: 'accepted',
  source: `# ${randomBytes(24 * 1024).toString('hex')}\nprint('${ANSWER}')`,
});

/** Analysed within a second, because nothing of it is measured. No two are the same, so no analysis replays another. */
export const readSource = (at: number): string =>
  `def total(numbers):\n    result = ${at}\n    for number in numbers:\n        result += number\n    return result\n\nprint(total([1, 2, 3]))\n`;

/** Solves `MEASURED_PROBLEM` in linear time. No two are the same. */
export const measuredSource = (at: number): string =>
  `input()\nresult = ${at}\nfor number in map(int, input().split()):\n    result ^= number\nprint(result ^ ${at})\n`;
