import type { EditorLanguage, Verdict } from '@evident/contracts';
import type { TestFinding } from '../../evidence/findings.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { passing as passingTest } from '../../testing/sample-findings.js';
import { localRunner } from '../../testing/local-runner.js';
import { NOTHING_COMPARED, type FuzzResult } from '../bugs/find-bugs.js';
import { findFault } from './find-fault.js';

/** Counts the values up to a limit: the limit counts as well. */
const COUNT: Record<EditorLanguage, (operator: string) => string> = {
  PYTHON: (operator) =>
    `n, limit = map(int, input().split())\ncount = 0\nfor value in map(int, input().split()):\n    if value ${operator} limit:\n        count += 1\nprint(count)\n`,
  JAVASCRIPT: (operator) =>
    `const [head, body] = require('fs').readFileSync(0, 'utf8').split('\\n');\nconst limit = Number(head.split(' ')[1]);\nlet count = 0;\nfor (const value of body.split(' ').map(Number))\n  if (value ${operator} limit) count += 1;\nconsole.log(count);\n`,
  JAVA: (operator) =>
    `import java.util.*;\npublic class Main {\n  public static void main(String[] args) {\n    Scanner in = new Scanner(System.in);\n    int n = in.nextInt(), limit = in.nextInt(), count = 0;\n    while (n-- > 0) {\n      int value = in.nextInt();\n      if (value ${operator} limit) count++;\n    }\n    System.out.println(count);\n    if (count > 9) System.exit(0);\n  }\n}\n`,
};

const TESTS = [
  { id: 't1', input: '3 5\n1 7 9\n', answer: '1\n', hidden: false },
  { id: 't2', input: '3 5\n5 7 5\n', answer: '2\n', hidden: true },
  { id: 't3', input: '4 2\n1 1 2 3\n', answer: '3\n', hidden: true },
];
const problem = { tests: TESTS, checker: { kind: 'tokens' }, timeLimitMs: 2_000, memoryLimitKb: 262_144 };

const finding = (at: number, verdict: Verdict): TestFinding => ({
  ...passingTest(at + 1),
  id: TESTS[at]?.id ?? '',
  verdict,
});

async function found(
  language: EditorLanguage,
  sourceCode: string,
  verdicts: readonly Verdict[],
  compared: FuzzResult = NOTHING_COMPARED,
  runner: EvidenceRunner = localRunner,
) {
  const tests = verdicts.map((verdict, at) => finding(at, verdict));
  const { edit } = await findFault(
    { language, sourceCode },
    problem as unknown as ProblemContext,
    { tests, isSlow: Promise.resolve(verdicts.includes('time_limit_exceeded')), compared, covered: null },
    { runner, signal: new AbortController().signal },
  );
  return edit;
}
const WRONG: readonly Verdict[] = ['accepted', 'wrong_answer', 'wrong_answer'];

describe('the search for the token that is wrong', () => {
  it.each(['PYTHON', 'JAVASCRIPT', 'JAVA'] as const)(
    'finds it, and says what was run, in %s',
    async (language) => {
      const source = COUNT[language]('<');
      const line = source.split('\n').findIndex((text) => text.includes('value < limit')) + 1;
      expect(await found(language, source, WRONG)).toEqual({
        line,
        before: 'value < limit',
        after: 'value <= limit',
      });
    },
    60_000,
  );

  it('finds nothing when the program is right, or too slow, or more than a token is wrong', async () => {
    const before = localRunner.runs;
    expect(await found('PYTHON', COUNT.PYTHON('<='), ['accepted', 'accepted', 'accepted'])).toBeNull();
    expect(await found('PYTHON', COUNT.PYTHON('<'), ['accepted', 'time_limit_exceeded'])).toBeNull();
    expect(localRunner.runs).toBe(before);
    const twice = COUNT.PYTHON('<').replace('count = 0', 'count = 1');
    expect(await found('PYTHON', twice, ['wrong_answer', 'wrong_answer', 'wrong_answer'])).toBeNull();
  });

  it('gives a change of a program that ran out of time a quarter of the limit', async () => {
    const limitFor = async (last: Verdict): Promise<number | undefined> => {
      const limits: number[] = [];
      const noting: EvidenceRunner = {
        run: (task, signal) => {
          if (task.cases[0]?.id === 'edit-1') limits.push(task.limits.timeLimitMs);
          return localRunner.run(task, signal);
        },
      };
      const edit = await found(
        'PYTHON',
        COUNT.PYTHON('<'),
        ['accepted', 'wrong_answer', last],
        undefined,
        noting,
      );
      expect(edit).toMatchObject({ line: 4 });
      return limits.at(-1);
    };
    const [whole, shorter] = [await limitFor('wrong_answer'), await limitFor('time_limit_exceeded')];
    expect(whole).toBeGreaterThan(4_000);
    expect(shorter).toBe(Math.ceil((whole ?? 0) / 4));
  });

  it('does not take a change that breaks a test which passed', async () => {
    // Printing another number makes the failing input pass, and nothing else does.
    const constant = 'input()\ninput()\nprint(1)\n';
    expect(await found('PYTHON', constant, WRONG)).toBeNull();
  });

  it('uses the smaller input on which the program differs from the reference', async () => {
    const counterExample = {
      input: '1 1\n1\n',
      expected: '1\n',
      actual: '0\n',
      verdict: 'wrong_answer',
      message: '',
    } as const;
    const compared = { ...NOTHING_COMPARED, counterExample };
    const right: readonly Verdict[] = ['accepted', 'accepted', 'accepted'];
    expect(await found('PYTHON', COUNT.PYTHON('<'), right, compared)).toMatchObject({ line: 4 });
  });

  it('uses a test with a wrong answer if the small input only ran out of time', async () => {
    const late = {
      input: '9 9\n',
      expected: '',
      actual: '',
      verdict: 'time_limit_exceeded',
      message: '',
    } as const;
    const compared = { ...NOTHING_COMPARED, counterExample: late };
    expect(await found('PYTHON', COUNT.PYTHON('<'), WRONG, compared)).toMatchObject({ line: 4 });
  });
});

/** Adds what it reads. */
const SUM: Record<'JAVA' | 'JAVASCRIPT', string> = {
  JAVA: `import java.util.*;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int sum = 0;
    for (int n = in.nextInt(); n > 0; n--) {
      sum += in.nextInt();
    }
    System.out.println(sum);
  }
}
`,
  JAVASCRIPT: `const [, ...values] = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean).map(Number);
let sum = 0;
for (const value of values) {
  sum = (sum + value) | 0;
}
console.log(sum);
`,
};

const repeated = (times: number, value: number): string => `${times}\n${`${value} `.repeat(times).trim()}\n`;
const SUM_TESTS = [
  { id: 't1', input: repeated(3, 5), answer: '15\n', hidden: false },
  { id: 't2', input: repeated(3_000, 1_000_000), answer: '3000000000\n', hidden: true },
  { id: 't3', input: repeated(2_000, 1_000_000), answer: '2000000000\n', hidden: true },
];

describe('the search for a number that its type cannot hold', () => {
  const search = (language: 'JAVA' | 'JAVASCRIPT', verdicts: readonly Verdict[]) =>
    findFault(
      { language, sourceCode: SUM[language] },
      { ...problem, tests: SUM_TESTS } as unknown as ProblemContext,
      {
        tests: verdicts.map((verdict, at) => ({
          ...passingTest(at + 1),
          id: SUM_TESTS[at]?.id ?? '',
          verdict,
        })),
        isSlow: Promise.resolve(false),
        compared: NOTHING_COMPARED,
        covered: null,
      },
      { runner: localRunner, signal: new AbortController().signal },
    );

  it.each([
    ['JAVA', { line: 7, type: 'int' }],
    ['JAVASCRIPT', { line: 4, type: 'bits' }],
  ] as const)(
    'names its line, whatever the size of the input, in %s',
    async (language, overflow) => {
      const { lines, ...found } = await search(language, ['accepted', 'wrong_answer', 'accepted']);
      expect(found).toEqual({ edit: null, overflow });
      expect(lines[0]).toBe(overflow.line);
    },
    60_000,
  );

  it('says nothing of a number that is changed on passing inputs too', async () => {
    const { overflow } = await search('JAVA', ['wrong_answer', 'accepted', 'accepted']);
    expect(overflow).toBeNull();
  }, 60_000);
});
