import type { EditorLanguage, Verdict } from '@evident/contracts';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { localRunner } from '../../testing/local-runner.js';
import { passing } from '../../testing/sample-findings.js';
import { linesOfLargeFailure } from './large-failure.js';

const DEEP: Partial<Record<EditorLanguage, string>> = {
  PYTHON:
    'n = int(input())\n\ndef depth(at):\n    if at == n:\n        return at\n    return depth(at + 1)\n\nprint(depth(0))\n',
  JAVASCRIPT:
    "const n = Number(require('fs').readFileSync(0, 'utf8'));\nfunction depth(at) {\n  if (at === n) return at;\n  return 1 + depth(at + 1) - 1;\n}\nconsole.log(depth(0));\n",
};
const problem = {
  tests: [
    { id: 't1', input: '3\n', answer: '3\n', hidden: false },
    { id: 't2', input: '9000000\n', answer: '9000000\n', hidden: true },
  ],
  checker: { kind: 'tokens' },
  timeLimitMs: 10_000,
  memoryLimitKb: 262_144,
} as unknown as ProblemContext;

function linesOf(language: EditorLanguage, last: Verdict): Promise<number[]> {
  const tests = [passing(1), { ...passing(2), id: 't2', verdict: last }];
  return linesOfLargeFailure(
    { language, sourceCode: DEEP[language] ?? '' },
    problem,
    { tests },
    { runner: localRunner, signal: new AbortController().signal },
  );
}

describe('a failure on large tests only', () => {
  it.each([
    ['PYTHON', 6],
    ['JAVASCRIPT', 4],
  ] as const)('is that of the call that goes too deep, in %s', async (language, line) => {
    expect(await linesOf(language, 'runtime_error')).toEqual([line]);
  });

  it('has no line if no test crashes, and nothing is run', async () => {
    const before = localRunner.runs;
    expect(await linesOf('PYTHON', 'wrong_answer')).toEqual([]);
    expect(localRunner.runs).toBe(before);
  });
});
