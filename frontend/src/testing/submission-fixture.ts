import type { Submission, TestResultView } from '@evident/contracts';

/** @returns a judged test. */
export function testOf(
  index: number,
  passed: boolean,
  changes: Partial<TestResultView> = {},
): TestResultView {
  return {
    id: `test-${index}`,
    index,
    passed,
    hidden: false,
    verdict: passed ? 'accepted' : 'wrong_answer',
    input: `${index}`,
    expected: `${index}`,
    stdout: passed ? `${index}\n` : '0\n',
    stderr: '',
    memory: '9000 KB',
    time: '0.010 s',
    message: null,
    exitCode: 0,
    signal: null,
    referenceExpected: null,
    ...changes,
  };
}

/** @returns a queued submission with `changes`. */
export function submissionOf(changes: Partial<Submission> = {}): Submission {
  return {
    id: '5d2f1c0e-0000-4000-8000-000000000001',
    problemId: '5d2f1c0e-0000-4000-8000-000000000002',
    problemTitle: 'Climbing Stairs',
    status: 'Queued',
    submissionStatus: 'queued',
    verdict: null,
    language: 'PYTHON',
    sourceCode: 'print(1)',
    memory: '[]',
    time: '[]',
    createdAt: '2026-01-01T10:00:00.000Z',
    judgedAt: null,
    testCases: [],
    testCount: 4,
    compileOutput: null,
    seq: 0,
    ahead: 0,
    outdated: false,
    environment: {},
    ...changes,
  };
}
