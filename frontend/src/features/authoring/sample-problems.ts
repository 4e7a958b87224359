import type { FormValues } from './form-values.js';

export type SampleKind = 'dp' | 'string';

const lines = (...text: string[]) => `${text.join('\n')}\n`;

const javaProgram = (method: string[], main: string[]) =>
  lines(
    'import java.util.Scanner;',
    '',
    'public class Main {',
    ...method.map((line) => `    ${line}`),
    '',
    '    public static void main(String[] args) {',
    '        Scanner in = new Scanner(System.in);',
    ...main.map((line) => `        ${line}`),
    '    }',
    '}',
  );

const STAIRS_JS_MAIN = [
  "const n = Number(require('fs').readFileSync(0, 'utf8'));",
  'console.log(climbStairs(n));',
];
const STAIRS_PY_MAIN = ['', 'print(climb_stairs(int(input())))'];
const STAIRS_JAVA_MAIN = ['System.out.println(climbStairs(in.nextInt()));'];
const stairsExample = {
  input: '3',
  output: '3',
  explanation: 'Three ways lead up three steps: 1 + 1 + 1, 1 + 2 and 2 + 1.',
};

const CLIMBING_STAIRS: FormValues = {
  title: 'Climbing Stairs',
  description: lines(
    'A staircase has `n` steps. Each move takes you up one step or two steps.',
    '',
    'In how many different ways can you reach the top?',
    '',
    '## Input',
    '',
    'One line with the integer `n`.',
    '',
    '## Output',
    '',
    'One integer, the number of ways.',
  ),
  difficulty: 'EASY',
  tags: ['Dynamic Programming', 'Math'],
  testcases: [
    { input: '2', output: '2', hidden: false },
    { input: '3', output: '3', hidden: false },
    { input: '1', output: '1', hidden: true },
    { input: '10', output: '89', hidden: true },
    { input: '45', output: '1836311903', hidden: true },
  ],
  examples: { JAVASCRIPT: stairsExample, PYTHON: stairsExample, JAVA: stairsExample },
  codeSnippets: {
    JAVASCRIPT: lines(
      'function climbStairs(n) {',
      '  // Write your code here.',
      '  return 0;',
      '}',
      '',
      ...STAIRS_JS_MAIN,
    ),
    PYTHON: lines(
      'def climb_stairs(n):',
      '    # Write your code here.',
      '    return 0',
      '',
      ...STAIRS_PY_MAIN,
    ),
    JAVA: javaProgram(
      ['static long climbStairs(int n) {', '    // Write your code here.', '    return 0;', '}'],
      STAIRS_JAVA_MAIN,
    ),
  },
  referenceSolutions: {
    JAVASCRIPT: lines(
      'function climbStairs(n) {',
      '  let [below, here] = [1, 1];',
      '  for (let step = 2; step <= n; step++) [below, here] = [here, below + here];',
      '  return here;',
      '}',
      '',
      ...STAIRS_JS_MAIN,
    ),
    PYTHON: lines(
      'def climb_stairs(n):',
      '    below, here = 1, 1',
      '    for _ in range(n - 1):',
      '        below, here = here, below + here',
      '    return here',
      '',
      ...STAIRS_PY_MAIN,
    ),
    JAVA: javaProgram(
      [
        'static long climbStairs(int n) {',
        '    long below = 1;',
        '    long here = 1;',
        '    for (int step = 2; step <= n; step++) {',
        '        long next = below + here;',
        '        below = here;',
        '        here = next;',
        '    }',
        '    return here;',
        '}',
      ],
      STAIRS_JAVA_MAIN,
    ),
  },
  constraints: '- `1 ≤ n ≤ 45`',
  hints: lines(
    'Where can you have been just before the top?',
    '---',
    'The ways to `n` are the ways to `n - 1` and the ways to `n - 2` together.',
  ),
  editorial: 'Count upwards from the first two values and keep only the last two: O(n) time, O(1) memory.',
  category: 'Dynamic Programming',
};

const PALINDROME_JS_MAIN = [
  "const [line] = require('fs').readFileSync(0, 'utf8').split('\\n');",
  'console.log(isPalindrome(line));',
];
const PALINDROME_PY_MAIN = ['', 'print("true" if is_palindrome(input()) else "false")'];
const PALINDROME_JAVA_MAIN = ['System.out.println(isPalindrome(in.nextLine()));'];
const palindromeExample = {
  input: 'Never odd, or even!',
  output: 'true',
  explanation: 'Without blanks and punctuation it is `neveroddoreven`, the same from both ends.',
};

const VALID_PALINDROME: FormValues = {
  title: 'Valid Palindrome',
  description: lines(
    'A line is a palindrome when its letters and digits read the same from both ends. Case does not count, and all other',
    'characters are skipped.',
    '',
    '## Input',
    '',
    'One line of text.',
    '',
    '## Output',
    '',
    'Print `true` or `false`.',
  ),
  difficulty: 'EASY',
  tags: ['String', 'Two Pointers'],
  testcases: [
    { input: 'Never odd, or even!', output: 'true', hidden: false },
    { input: 'Gate 7 at 8', output: 'false', hidden: false },
    { input: '?!', output: 'true', hidden: true },
    { input: 'a_A', output: 'true', hidden: true },
    { input: '0P', output: 'false', hidden: true },
  ],
  examples: { JAVASCRIPT: palindromeExample, PYTHON: palindromeExample, JAVA: palindromeExample },
  codeSnippets: {
    JAVASCRIPT: lines(
      'function isPalindrome(text) {',
      '  // Write your code here.',
      '  return false;',
      '}',
      '',
      ...PALINDROME_JS_MAIN,
    ),
    PYTHON: lines(
      'def is_palindrome(text):',
      '    # Write your code here.',
      '    return False',
      '',
      ...PALINDROME_PY_MAIN,
    ),
    JAVA: javaProgram(
      [
        'static boolean isPalindrome(String text) {',
        '    // Write your code here.',
        '    return false;',
        '}',
      ],
      PALINDROME_JAVA_MAIN,
    ),
  },
  referenceSolutions: {
    JAVASCRIPT: lines(
      'function isPalindrome(text) {',
      "  const kept = text.toLowerCase().replace(/[^a-z0-9]/g, '');",
      "  return kept === [...kept].reverse().join('');",
      '}',
      '',
      ...PALINDROME_JS_MAIN,
    ),
    PYTHON: lines(
      'def is_palindrome(text):',
      '    kept = [letter.lower() for letter in text if letter.isalnum()]',
      '    return kept == kept[::-1]',
      '',
      ...PALINDROME_PY_MAIN,
    ),
    JAVA: javaProgram(
      [
        'static boolean isPalindrome(String text) {',
        '    String kept = text.toLowerCase().replaceAll("[^a-z0-9]", "");',
        '    return new StringBuilder(kept).reverse().toString().equals(kept);',
        '}',
      ],
      PALINDROME_JAVA_MAIN,
    ),
  },
  constraints: '- The line has at least one and at most 200 000 printable ASCII characters.',
  hints: lines('Compare from both ends.', '---', 'Skip whatever is neither a letter nor a digit.'),
  editorial: 'Two indices walk inwards and skip what does not count: O(n) time, O(1) memory.',
  category: 'String',
};

/** The samples of the "Load Sample" button. */
export const SAMPLES: Readonly<Record<SampleKind, FormValues>> = {
  dp: CLIMBING_STAIRS,
  string: VALID_PALINDROME,
};
