import type { Submission } from '@evident/contracts/http/submissions';
import { archiveFiles } from './code-archive.js';

function submission(change: Partial<Submission> = {}): Submission {
  return {
    id: '0a1b2c3d-0000-4000-8000-000000000000',
    problemId: 'p1',
    problemTitle: 'Two Sum',
    status: 'Accepted',
    submissionStatus: 'judged',
    verdict: 'accepted',
    language: 'PYTHON',
    sourceCode: 'print(1)\n',
    memory: '["9000 KB"]',
    time: '["0.01 s", "0.02 s"]',
    createdAt: '2026-03-10T23:30:00.000Z',
    judgedAt: null,
    testCases: [],
    testCount: 2,
    compileOutput: null,
    seq: 1,
    ahead: null,
    outdated: false,
    environment: {},
    ...change,
  };
}

it('the archive contains every submission, including those of deleted problems', () => {
  const files = archiveFiles(
    [submission(), submission({ id: 'ffffffff-1', problemTitle: null, language: 'JAVA' })],
    new Map(),
  );
  expect(Object.keys(files)).toEqual([
    'my-code/README.md',
    'my-code/two-sum/2026-03-10-2330-accepted-0a1b2c3d.py',
    'my-code/p1/2026-03-10-2330-accepted-ffffffff.java',
  ]);
  expect(files['my-code/two-sum/2026-03-10-2330-accepted-0a1b2c3d.py']).toBe('print(1)\n');
});

it('keeps a submission without its source in the index of the archive only', () => {
  const files = archiveFiles([submission({ textsRemovedAt: '2026-05-01T00:00:00.000Z' })], new Map());
  expect(Object.keys(files)).toEqual(['my-code/README.md']);
  expect(files['my-code/README.md']).toContain('Two Sum');
});
