import type { User } from '@evident/contracts/http/auth';
import type { PlansAnswer } from '@evident/contracts/http/payments';
import type { Playlist } from '@evident/contracts/http/playlists';
import type { Problem, SolvedProblem } from '@evident/contracts/http/problems';
import type { Stub } from './render-page.js';

const at = '2026-01-01T10:00:00.000Z';
const id = (last: number) => `5d2f1c0e-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const USER: User = {
  id: id(1),
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  tokens: 3,
  createdAt: at,
  analytics: false,
};
export const ADMIN: User = { ...USER, role: 'ADMIN' };

export const PROBLEM: Problem = {
  id: id(2),
  slug: 'climbing-stairs',
  title: 'Climbing Stairs',
  difficulty: 'EASY',
  tags: ['Dynamic Programming'],
  category: 'Dynamic Programming',
  solvedBy: [],
  solvedCount: 0,
  attempted: false,
  bookmarked: false,
  submissionCount: 8,
  acceptedCount: 2,
  createdAt: at,
  description: 'In how many ways can the stairs be climbed?',
  constraints: '1 ≤ n ≤ 45',
  hints: 'Look at the last step.\n\nThe ways add up.',
  editorial: null,
  testcases: [
    { input: '2', output: '2' },
    { input: '3', output: '3', explanation: 'Three ways in all.' },
  ],
  examples: { JAVA: { input: '2', output: '2', explanation: '1 + 1, or 2.' } },
  codeSnippets: { JAVASCRIPT: '// solve', PYTHON: '# solve', JAVA: 'public class Main {}' },
  referenceSolutions: {},
  hiddenTestCount: 3,
  timeLimitMs: 1_000,
  timeLimitsMs: { JAVASCRIPT: 1_000, PYTHON: 3_000, JAVA: 2_000, CPP: 1_000 },
  memoryLimitKb: 262_144,
  checker: { kind: 'exact' },
  stopAtFirstFailure: false,
  targetComplexity: null,
  updatedAt: at,
};

export const SOLVED: SolvedProblem = { ...PROBLEM, solvedBy: [{ userId: USER.id }], solvedAt: at };

export const PLAYLIST: Playlist = {
  id: id(3),
  name: 'Warm-up',
  description: null,
  problems: [
    {
      id: id(4),
      problem: {
        id: PROBLEM.id,
        title: PROBLEM.title,
        difficulty: PROBLEM.difficulty,
        solved: false,
        deleted: false,
      },
    },
  ],
  createdAt: at,
  curated: false,
};
export const EMPTY_PLAYLIST: Playlist = { ...PLAYLIST, id: id(5), name: 'Later', problems: [] };

const PLANS: PlansAnswer = {
  testMode: true,
  plans: (
    [
      ['standard', 10, 99],
      ['premium', 25, 199],
      ['pro', 50, 349],
    ] as const
  ).map(([name, tokens, amount]) => ({
    name,
    tokens,
    amount,
    currency: 'INR',
    mostPopular: name === 'premium',
    priorityProcessing: tokens >= 25,
    analytics: tokens >= 50,
  })),
};

/** Answers of a server on which every call succeeds. */
export function answersFor(user: User = USER): Record<string, Stub> {
  return {
    'GET /auth/get-me': { body: { user } },
    'GET /problems/get-all-problems': { body: { problems: [PROBLEM], total: 1 } },
    [`GET /problems/get-problem/${PROBLEM.id}`]: { body: { problem: PROBLEM } },
    'GET /problems/get-solved-problems': { body: { problems: [SOLVED] } },
    'GET /submission/get-all-submissions': { body: { submissions: [] } },
    [`GET /submission/get-submissions/${PROBLEM.id}`]: { body: { submission: [], submissions: [] } },
    [`GET /submission/get-submission-count/${PROBLEM.id}`]: {
      body: { count: 8, acceptedCount: 2, successRate: 25 },
    },
    [`GET /problems/${PROBLEM.id}/drafts`]: { body: { drafts: [] } },
    'GET /playlist/': { body: { playlists: [PLAYLIST, EMPTY_PLAYLIST] } },
    'GET /playlist/curated': { body: { playlists: [] } },
    [`GET /playlist/${PLAYLIST.id}`]: { body: { playList: PLAYLIST } },
    [`GET /discussions/problem/${PROBLEM.id}`]: { body: { locked: false, threads: [], nextBefore: null } },
    'GET /progress': {
      body: {
        progress: {
          today: '2026-01-08',
          streak: { current: 3, longest: 9, countsToday: false, freezes: 1, frozenDays: [] },
          week: { startsOn: '2026-01-05', solved: 2 },
          topics: [{ topic: 'Dynamic Programming', solved: 1, total: 1, strength: 100 }],
          reviews: { due: [], dueCount: 0, nextOn: null, knownCount: 0 },
          days: [{ day: '2026-01-05', submissions: 4, accepted: 1 }],
        },
        weeklyGoal: null,
      },
    },
    'GET /notifications': { body: { notifications: [], unread: 0 } },
    'GET /billing/history': { body: { tokens: user.tokens, held: 0, transfers: [], nextBefore: null } },
    'GET /payment/plans': { body: PLANS },
    'GET /payment/receipts': { body: { receipts: [] } },
    'GET /support': { body: { email: 'support@evident.example' } },
    'POST /auth/logout': { body: { message: 'Logout successful' } },
  };
}
