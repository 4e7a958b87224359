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

/** Small enough to be analysed within a second; no two are the same, so no analysis replays another. */
export const analysedSource = (at: number | string): string =>
  `def total(numbers):\n    result = ${at}\n    for number in numbers:\n        result += number\n    return result\n\nprint(total([1, 2, 3]))\n`;
