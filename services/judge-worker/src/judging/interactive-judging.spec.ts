import { judgeLimitsFor, type CheckerSpec } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { RealFactory } from '../programs/testing/real-factory.js';
import { CoreSlots } from './core-slots.js';
import { SubmissionJudge, type JudgingTask } from './submission-judge.js';

const LIMITS = {
  ...judgeLimitsFor('PYTHON', { timeLimitMs: 1_000, memoryLimitKb: 131_072 }),
  wallLimitMs: 120_000,
};
const real = new RealFactory(LIMITS, { languages: ['JAVASCRIPT', 'PYTHON'] });

/** Prints the number of the input and wants its double. */
const ASKS_FOR_THE_DOUBLE = `import sys
number = int(open(sys.argv[1]).read())
print(number, flush=True)
said = sys.stdin.readline().strip()
sys.exit(42 if said == str(2 * number) else 43)
`;
const checker: CheckerSpec = { kind: 'interactive', source: ASKS_FOR_THE_DOUBLE };
const BELOW_ONE_HUNDRED = `const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(n < 100 ? null : 'n must be less than 100'));`;

const casesOf = (inputs: readonly string[], answer: string | null) =>
  inputs.map((input, at) => ({
    id: `t${at + 1}`,
    input: Buffer.from(input),
    answer: answer === null ? null : Buffer.from(answer),
    hidden: false,
  }));

/** @param cores one: two pairs of programs have to run one after the other. */
function judge(sourceCode: string, task: Partial<JudgingTask>, cores = 2) {
  return new SubmissionJudge(real.factory, new CoreSlots(cores, 0)).judge(
    {
      kind: 'submit',
      program: { language: 'PYTHON', sourceCode },
      limits: LIMITS,
      checker,
      reference: null,
      stopAtFirstFailure: false,
      cases: [],
      ...task,
    },
    { signal: new AbortController().signal },
  );
}

describe('the judging of an interactive problem', () => {
  it.each([1, 4])('judges tests with %i cores', async (cores) => {
    const { verdict, tests, environment } = await judge(
      'n = int(input())\nprint(2 * n if n != 3 else 0)',
      { cases: casesOf(['1', '2', '3', '4', '5'], '') },
      cores,
    );
    expect(verdict).toBe('wrong_answer');
    expect(environment.checker).toBe('interactive');
    expect(tests.map((test) => test.verdict)).toEqual([
      'accepted',
      'accepted',
      'wrong_answer',
      'accepted',
      'accepted',
    ]);
    expect(tests[2]).toMatchObject({ stdout: '< 3\n> 0\n', conversation: true });
  });

  it('names the test on which the interactor fails', async () => {
    await expect(judge('print(input())', { cases: casesOf(['1', 'x'], '') })).rejects.toThrow(
      /On test 2: The interactor program ended with exit code 1.*ValueError/s,
    );
  });

  it('plays a learner’s own input without a reference, if the problem allows it', async () => {
    const { tests } = await judge('print(2 * int(input()))', {
      kind: 'run',
      reference: { language: 'PYTHON', sourceCode: 'print("never asked")' },
      validator: { language: 'JAVASCRIPT', sourceCode: BELOW_ONE_HUNDRED },
      cases: casesOf(['7', '700'], null),
    });
    expect(tests).toMatchObject([
      { verdict: 'accepted', stdout: '< 7\n> 14\n', referenceExpected: null },
      { verdict: 'wrong_answer', stdout: '', inputProblem: 'n must be less than 100' },
    ]);
  });

  it('blames nobody for a learner’s own input that the interactor cannot read', async () => {
    const { tests } = await judge('print(2)', { kind: 'run', cases: casesOf(['none'], null) });
    expect(tests).toMatchObject([{ verdict: 'wrong_answer', inputProblem: 'the interactor fails on it' }]);
  });

  it('keeps the conversation of a passed hidden test to itself', async () => {
    const cases = casesOf(['1'], '').map((test) => ({ ...test, hidden: true }));
    const { tests } = await judge('print(2 * int(input()))', { cases });
    expect(tests).toMatchObject([{ verdict: 'accepted', stdout: '' }]);
  });
});
