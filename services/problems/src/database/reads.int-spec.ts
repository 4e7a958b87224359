import { randomUUID } from 'node:crypto';
import { LIMITS, type Actor } from '@evident/contracts';
import { ReconcilerService } from '../judging/reconciler.service.js';
import { JudgingRepository } from '../judging/judging.repository.js';
import {
  growDatabase,
  PLAYLISTS_A_USER,
  PROBLEMS_A_PLAYLIST,
  secondaryIndexes,
  SUBMITS_A_PROBLEM,
  withoutIndexes,
} from '../testing/grown-database.js';
import { rowsRead } from '../testing/rows-read.js';
import { startTestService, type TestService } from '../testing/test-service.js';

const PROBLEMS = 1_000;
const SUBMISSIONS = 20_000;
/** More rows than a list returns. */
const OWN = 2_400;
const OWN_PROBLEMS = OWN / SUBMITS_A_PROBLEM;
const OWN_SOLVED = OWN_PROBLEMS / 3;
/** Without those of the test catalogue. */
const ALL_PROBLEMS = PROBLEMS + 2;
const FILL_MS = 240_000;

/** The tables that grow with use. A call may read the rows it names, and none of the others. */
const GROWING = ['submission', 'submission_tests', 'user_problem', 'playlist', 'playlist_problem'] as const;
type Table = (typeof GROWING)[number] | 'problem' | 'problem_content';

interface HotCall {
  call: () => Promise<unknown>;
  /** The most rows of each table that the call may look at; no row of a growing table that is not named. */
  most: Partial<Record<Table, number>>;
}

const NAMES = [
  'the list',
  'a page of the list',
  'a search of the list',
  'a problem',
  'the solved problems',
  'all submissions of a user',
  'a page of the submissions of a user',
  'the submissions of a problem',
  'a submission',
  'the submission count',
  'the playlists',
  'a playlist',
  'the study plans',
  'the progress',
  'taking a submission',
  'a round of the reconciler',
  'removing old runs',
] as const;
type Name = (typeof NAMES)[number];

let test: TestService;
let calls: Record<Name, HotCall>;
const actor: Actor = { userId: randomUUID(), role: 'USER' };

function hotCalls(problemId: string, submissionId: string, playlistId: string): Record<Name, HotCall> {
  const { rpc } = test;
  const list = (query: object) => () => rpc.call('problems.list', { actor, query });
  /** The tests of each look up their submission. */
  const withTests = (submissions: number) => ({
    submission: submissions * 2,
    submission_tests: submissions,
  });
  return {
    'the list': { call: list({}), most: { problem: ALL_PROBLEMS, user_problem: OWN_PROBLEMS } },
    'a page of the list': {
      call: list({ page: 1 }),
      // The total counts all.
      most: { problem: ALL_PROBLEMS + 20, user_problem: OWN_PROBLEMS },
    },
    'a search of the list': {
      call: list({ page: 1, q: 'palin' }),
      most: { problem: 2 * ALL_PROBLEMS, user_problem: OWN_PROBLEMS },
    },
    'a problem': {
      call: () => rpc.call('problems.get', { actor, problemId }),
      most: { problem: 1, problem_content: 1, user_problem: 1 },
    },
    'the solved problems': {
      call: () => rpc.call('problems.list-solved', { actor }),
      most: { problem: ALL_PROBLEMS, user_problem: OWN_SOLVED },
    },
    'all submissions of a user': {
      call: () => rpc.call('submissions.list', { actor, problemId: null }),
      most: { submission: LIMITS.listedSubmissions + 60, submission_tests: 20 },
    },
    'a page of the submissions of a user': {
      call: () => rpc.call('submissions.list', { actor, problemId: null, limit: 20, before: submissionId }),
      // Rows of the same time are sorted by id, in groups of 32.
      most: { submission: 100, submission_tests: 20 },
    },
    'the submissions of a problem': {
      call: () => rpc.call('submissions.list', { actor, problemId }),
      most: withTests(SUBMITS_A_PROBLEM),
    },
    'a submission': {
      call: () => rpc.call('submissions.get', { actor, submissionId }),
      most: withTests(1),
    },
    'the submission count': { call: () => rpc.call('submissions.count', { actor, problemId }), most: {} },
    'the playlists': {
      call: () => rpc.call('playlists.list', { actor }),
      most: {
        playlist: PLAYLISTS_A_USER,
        playlist_problem: PLAYLISTS_A_USER * PROBLEMS_A_PLAYLIST,
        user_problem: OWN_PROBLEMS,
      },
    },
    'a playlist': {
      call: () => rpc.call('playlists.get', { actor, playlistId }),
      most: { playlist: 1, playlist_problem: PROBLEMS_A_PLAYLIST, user_problem: OWN_PROBLEMS },
    },
    'the study plans': { call: () => rpc.call('playlists.list-curated', { actor }), most: {} },
    'the progress': {
      call: () => rpc.call('learning.progress', { actor, query: { timeZone: 'Europe/Berlin' } }),
      // The days of the last year, and all days with an accepted one.
      most: { submission: 2 * OWN, problem: ALL_PROBLEMS },
    },
    'taking a submission': {
      call: () =>
        rpc.call('submissions.create', {
          actor: { userId: randomUUID(), role: 'USER' },
          kind: 'submit',
          problemId,
          language: 'PYTHON',
          sourceCode: 'print(1)',
          cases: [],
          idempotencyKey: randomUUID(),
          priority: false,
        }),
      // Submissions that wait since the earlier rounds of this test.
      most: { problem: 1, submission: 50, user_problem: 1 },
    },
    'a round of the reconciler': {
      call: () => test.service.app.get(ReconcilerService).reconcile(),
      most: { submission: 100 },
    },
    'removing old runs': { call: () => test.service.app.get(JudgingRepository).prune(), most: {} },
  };
}

/** The tables of which a call looks at more rows than it may, with the figures. */
async function excess(name: Name): Promise<string[]> {
  const { call, most } = calls[name];
  const read = await rowsRead(test, call);
  return [...new Set([...GROWING, ...(Object.keys(most) as Table[])])]
    .filter((table) => (read[table] ?? 0) > (most[table] ?? 0))
    .map((table) => `${table}: ${read[table]} rows read, ${most[table] ?? 0} wanted`);
}

beforeAll(async () => {
  test = await startTestService();
  await growDatabase(test.database.query, {
    problems: PROBLEMS,
    submissions: SUBMISSIONS,
    users: 100,
    userId: actor.userId,
    own: OWN,
  });
  const { submissions } = await test.rpc.call('submissions.list', { actor, problemId: null, limit: 1 });
  const [submission] = submissions;
  const [playlist] = await test.rpc.call('playlists.list', { actor });
  if (!submission || !playlist) throw new Error('The user has neither submission nor playlist');
  calls = hotCalls(submission.problemId, submission.id, playlist.id);
}, FILL_MS);
afterAll(() => test.stop());

describe(`with ${PROBLEMS} problems and ${SUBMISSIONS} submissions`, () => {
  it.each(NAMES)('%s looks at no more rows than it needs', async (name) => {
    expect(await excess(name)).toEqual([]);
  });

  it.each<[Name, string[]]>([
    ['all submissions of a user', ['submission_days_of_user']],
    ['the submissions of a problem', ['submission_of_user_problem']],
    ['taking a submission', ['submission_client_key']],
    ['taking a submission', ['submission_open_of_user']],
    // Waiting and leased rows are in the index of open rows too.
    [
      'a round of the reconciler',
      ['submission_queued', 'submission_first_of_user', 'submission_open_of_user'],
    ],
    ['a round of the reconciler', ['submission_leased', 'submission_open_of_user']],
    ['removing old runs', ['submission_runs']],
    ['the solved problems', ['user_problem_solved']],
    ['a page of the list', ['problem_list']],
    ['the playlists', ['playlist_of_user']],
  ])('%s looks at more rows without the indexes %j, and the check notices it', async (name, indexes) => {
    const dropped = (await secondaryIndexes(test.database.query)).filter((one) => indexes.includes(one.name));
    expect(dropped).toHaveLength(indexes.length);
    const seen = await withoutIndexes(test.database.query, dropped, () => excess(name));
    expect(seen).not.toEqual([]);
    expect(await secondaryIndexes(test.database.query)).toEqual(expect.arrayContaining(dropped));
  });
});
