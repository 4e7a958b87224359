import type {
  Analysis,
  PendingAnalysis,
  Playlist,
  Problem,
  RejudgePreview,
  Submission,
} from '@evident/contracts';
import { randomUUID } from 'node:crypto';

const createdAt = '2026-01-05T09:30:00.000Z';

/** Values in the shapes of the contract, for the stand-ins of other services. */
export const pendingSubmission = (changes: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  problemId: randomUUID(),
  problemTitle: 'Double it',
  status: 'Queued',
  submissionStatus: 'queued',
  verdict: null,
  language: 'JAVASCRIPT',
  sourceCode: '1',
  memory: '[]',
  time: '[]',
  createdAt,
  judgedAt: null,
  testCases: [],
  testCount: 1,
  compileOutput: null,
  seq: 0,
  ahead: 0,
  outdated: false,
  environment: {},
  ...changes,
});

export const judged = (submission: Submission): Submission => ({
  ...submission,
  status: 'Accepted',
  submissionStatus: 'judged',
  verdict: 'accepted',
  memory: '["41216 KB"]',
  time: '["0.031 s"]',
  seq: 1_999,
});

export const problem = (changes: Partial<Problem> = {}): Problem => ({
  id: randomUUID(),
  slug: 'double-it',
  title: 'Double it',
  difficulty: 'EASY',
  tags: ['math'],
  category: 'Math',
  solvedBy: [],
  solvedCount: 0,
  attempted: false,
  bookmarked: false,
  submissionCount: 0,
  acceptedCount: 0,
  createdAt,
  description: 'Print twice the number.',
  constraints: '1 <= n',
  hints: null,
  editorial: null,
  testcases: [{ input: '1', output: '2' }],
  examples: {},
  codeSnippets: {},
  referenceSolutions: {},
  hiddenTestCount: 3,
  timeLimitMs: 1_000,
  timeLimitsMs: { JAVASCRIPT: 1_000, PYTHON: 3_000, JAVA: 2_000, CPP: 1_000 },
  memoryLimitKb: 65_536,
  checker: { kind: 'exact' },
  stopAtFirstFailure: false,
  targetComplexity: null,
  updatedAt: createdAt,
  ...changes,
});

export const playlist = (changes: Partial<Playlist> = {}): Playlist => ({
  id: randomUUID(),
  name: 'Favourites',
  description: null,
  problems: [],
  createdAt,
  curated: false,
  ...changes,
});

export const pendingAnalysis = (changes: Partial<PendingAnalysis> = {}): PendingAnalysis => ({
  id: randomUUID(),
  status: 'queued',
  problemId: null,
  createdAt,
  code: null,
  message: null,
  tokensLeft: 2,
  ...changes,
});

export const completedAnalysis = (id: string): Analysis => ({
  id,
  status: 'completed',
  problemId: null,
  createdAt,
  rating: 90,
  'tc&sc': 'Time O(n), space O(1)',
  bugs: 'No bugs found.',
  improvement: 'The code is already quite efficient.',
  description: 'Doubles a number.',
  engine: 'built-in',
  timeComplexity: 'O(n)',
  spaceComplexity: 'O(1)',
  evidence: [],
  growth: [],
  referenceGrowth: [],
  breakdown: [],
  tokensLeft: 2,
  charged: true,
});

const example = { input: '1', output: '2' };
export const inEachLanguage = <T>(value: T) => ({ JAVASCRIPT: value, PYTHON: value, JAVA: value });

export const NEW_PROBLEM = {
  title: 'Double it',
  description: 'Print twice the number.',
  difficulty: 'EASY',
  tags: ['math'],
  constraints: '1 <= n',
  testcases: [example],
  examples: inEachLanguage(example),
  codeSnippets: inEachLanguage('// start'),
  referenceSolutions: inEachLanguage('// done'),
};

export const REJUDGE: RejudgePreview = {
  id: randomUUID(),
  problemId: randomUUID(),
  total: 3,
  judged: 3,
  failed: 0,
  done: true,
  applied: false,
  changes: [
    { submissionId: randomUUID(), language: 'JAVA', before: 'accepted', after: 'time_limit_exceeded' },
  ],
  changeCount: 1,
};
