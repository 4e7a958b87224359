import { ERROR_TOASTS, SERVER_MESSAGES, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { submissionOf, testOf } from '../testing/submission-fixture.js';
import { ADMIN, EMPTY_PLAYLIST, PLAYLIST, PROBLEM, USER } from '../testing/product-stub.js';
import { checkoutThat, ORDER } from './checkout-stub.js';
import { errorAnswer, noAnswer, type Stub } from '../testing/render-page.js';
import { onTouchDevice, openProduct, press } from './render-product.js';

/** No socket: polling finds the final states. */
jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Charts need a real layout; the browser tests cover them. */
jest.mock('../features/profile/activity-calendar.js', () => ({ __esModule: true, default: () => null }));
jest.mock('../features/profile/difficulty-doughnut.js', () => ({ __esModule: true, default: () => null }));

const down = errorAnswer(503, 'UNAVAILABLE', 'The service does not answer');
const refused = errorAnswer(500, 'INTERNAL', 'Something went wrong on our side');
const SIGNED_OUT = { 'GET /auth/get-me': errorAnswer(401, 'UNAUTHENTICATED', 'Sign in first') };
const problemPage = `/problem/${PROBLEM.id}`;

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

/** @returns the toast with this message once it is shown. */
async function toast(sentence: string): Promise<HTMLElement> {
  const host = await screen.findByRole('region', { name: 'Messages' });
  return within(host).findByText(sentence);
}
const toasts = () => document.querySelectorAll('.Toastify__toast').length;

beforeAll(onTouchDevice);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  const { toast: library } = await import('react-toastify/unstyled');
  library.dismiss();
  await waitFor(() => expect(toasts()).toBe(0));
  jest.restoreAllMocks();
});

const signUp = async () => {
  await type('Full Name', 'Ada');
  await type('Email address', 'ada@example.com');
  await type('Password', 'correct horse{Enter}');
};
const logIn = async () => {
  await type('Email', 'ada@example.com');
  await type('Password', 'correct horse{Enter}');
};
const createPlaylist = async () => {
  await press('Create Playlist');
  await type('Name', 'Graphs{Enter}');
};
const removeFromPlaylist = async () => {
  await press(/^Warm-up/);
  await press('Remove Climbing Stairs from Warm-up');
};
const deletePlaylist = async () => {
  await press('Delete Playlist Warm-up');
  await press('Delete Playlist');
};
const saveToPlaylist = async () => {
  await press('Save to Playlist: Climbing Stairs');
  await press(`Save to ${EMPTY_PLAYLIST.name}`);
};
const deleteProblem = async () => {
  await press('Delete Climbing Stairs');
  await press('Delete problem');
};
const createProblem = async () => {
  await press('Load Sample');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Climbing Stairs'));
  await press('Create Problem');
};
const COMPLETE = {
  ...PROBLEM,
  examples: {
    JAVASCRIPT: { input: '2', output: '2' },
    PYTHON: { input: '2', output: '2' },
    JAVA: { input: '2', output: '2' },
  },
  referenceSolutions: { JAVASCRIPT: 'x', PYTHON: 'x', JAVA: 'x' },
};
const editable = { [`GET /problems/get-problem/${PROBLEM.id}`]: { body: { problem: COMPLETE } } };
const updateProblem = () => press('Update Problem');

const buy = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Get Started Now/ });
  if (first) await userEvent.click(first);
};

interface Case {
  at: string;
  user?: typeof USER;
  answers: Record<string, Stub>;
  act?: () => Promise<unknown>;
}

describe('every error toast', () => {
  const cases: Record<string, Case> = {
    [ERROR_TOASTS.signup]: {
      at: '/signup',
      answers: { ...SIGNED_OUT, 'POST /auth/register': refused },
      act: signUp,
    },
    [ERROR_TOASTS.login]: {
      at: '/login',
      answers: { ...SIGNED_OUT, 'POST /auth/login': refused },
      act: logIn,
    },
    [ERROR_TOASTS.logout]: {
      at: '/profile',
      answers: { 'POST /auth/logout': refused },
      act: () => press('Logout'),
    },
    [ERROR_TOASTS.loadProblems]: { at: '/problem', answers: { 'GET /problems/get-all-problems': down } },
    [ERROR_TOASTS.loadProblem]: {
      at: problemPage,
      answers: { [`GET /problems/get-problem/${PROBLEM.id}`]: down },
    },
    [ERROR_TOASTS.loadSolvedProblems]: {
      at: '/profile',
      answers: { 'GET /problems/get-solved-problems': down },
    },
    [ERROR_TOASTS.deleteProblem]: {
      at: '/problem',
      user: ADMIN,
      answers: { [`DELETE /problems/delete-problem/${PROBLEM.id}`]: refused },
      act: deleteProblem,
    },
    [ERROR_TOASTS.updateProblem]: {
      at: `/edit-problem/${PROBLEM.id}`,
      user: ADMIN,
      answers: { ...editable, [`PUT /problems/update-problem/${PROBLEM.id}`]: refused },
      act: updateProblem,
    },
    [ERROR_TOASTS.createProblem]: {
      at: '/add-problem',
      user: ADMIN,
      answers: { 'POST /problems/create-problem': noAnswer },
      act: createProblem,
    },
    [ERROR_TOASTS.createPlaylist]: {
      at: '/problem',
      answers: { 'POST /playlist/create-playlist': noAnswer },
      act: createPlaylist,
    },
    [ERROR_TOASTS.fetchPlaylists]: {
      at: '/problem',
      answers: { 'GET /playlist/': down },
      act: () => press('Save to Playlist: Climbing Stairs'),
    },
    [ERROR_TOASTS.fetchPlaylistDetails]: {
      at: `/problem?plan=${PLAYLIST.id}`,
      answers: { [`GET /playlist/${PLAYLIST.id}`]: down },
    },
    [ERROR_TOASTS.addToPlaylist]: {
      at: '/problem',
      answers: { [`POST /playlist/${EMPTY_PLAYLIST.id}/add-problems`]: refused },
      act: saveToPlaylist,
    },
    [ERROR_TOASTS.removeFromPlaylist]: {
      at: '/profile#playlists',
      answers: { [`DELETE /playlist/${PLAYLIST.id}/remove-problem`]: refused },
      act: removeFromPlaylist,
    },
    [ERROR_TOASTS.deletePlaylist]: {
      at: '/profile#playlists',
      answers: { [`DELETE /playlist/${PLAYLIST.id}`]: refused },
      act: deletePlaylist,
    },
    [ERROR_TOASTS.execute]: {
      at: problemPage,
      answers: { 'POST /execute-code/': errorAnswer(429, 'RATE_LIMITED', 'Too many submissions at once') },
      act: () => press('Submit Solution'),
    },
    [ERROR_TOASTS.run]: {
      at: problemPage,
      answers: { 'POST /execute-code/run': refused },
      act: () => press('Run Code'),
    },
    [ERROR_TOASTS.getSubmissions]: {
      at: problemPage,
      answers: { [`GET /submission/get-submissions/${PROBLEM.id}`]: down },
    },
    [ERROR_TOASTS.getSubmissionCount]: {
      at: problemPage,
      answers: { [`GET /submission/get-submission-count/${PROBLEM.id}`]: down },
    },
    [ERROR_TOASTS.analysis]: {
      at: problemPage,
      answers: { 'POST /ai-analyze/': down },
      act: () => press(/^AI Analyze/),
    },
    [ERROR_TOASTS.loadProblemData]: {
      at: `/edit-problem/${PROBLEM.id}`,
      user: ADMIN,
      answers: { [`GET /problems/get-problem/${PROBLEM.id}`]: down },
    },
    [ERROR_TOASTS.verifyPayment]: {
      at: '/pricing',
      answers: { 'POST /payment/create-order': { body: ORDER }, 'POST /payment/verify-payment': refused },
      act: () => {
        checkoutThat('pays');
        return buy();
      },
    },
  };

  it('has a case here', () => expect(Object.keys(cases).sort()).toEqual(Object.values(ERROR_TOASTS).sort()));

  it.each(Object.entries(cases))('%s', async (sentence, { at, user, answers, act }) => {
    openProduct(at, answers, user);
    await act?.();
    expect((await toast(sentence)).closest('[role]')).toHaveAttribute('role', 'alert');
  });

  it("shows the server's message when a problem is refused", async () => {
    const taken = errorAnswer(400, 'VALIDATION_FAILED', 'PYTHON reference fails test 3: Wrong Answer');
    openProduct('/add-problem', { 'POST /problems/create-problem': taken }, ADMIN);
    await createProblem();
    await toast('PYTHON reference fails test 3: Wrong Answer');
  });

  it("shows the server's message when a playlist is refused", async () => {
    const full = errorAnswer(409, 'LIMIT_REACHED', 'You have 100 playlists already');
    openProduct('/problem', { 'POST /playlist/create-playlist': full });
    await createPlaylist();
    await toast('You have 100 playlists already');
  });
});

const judged = (id: string) =>
  submissionOf({
    id,
    problemId: PROBLEM.id,
    submissionStatus: 'judged',
    verdict: 'wrong_answer',
    status: 'Wrong Answer',
    testCount: 1,
    testCases: [testOf(1, false)],
    time: '["0.010 s"]',
    memory: '["9000 KB"]',
  });
const analysis = {
  id: '5d2f1c0e-0000-4000-8000-00000000000a',
  status: 'completed',
  problemId: PROBLEM.id,
  createdAt: '2026-01-01T10:00:00.000Z',
  engine: 'built-in',
  rating: 42,
  'tc&sc': 'Time O(n), space O(1).',
  bugs: 'It fails on a small input.',
  improvement: 'Keep two values.',
  description: 'Counts the ways.',
  timeComplexity: 'O(n)',
  spaceComplexity: 'O(1)',
  evidence: [],
  growth: [],
  referenceGrowth: [],
  breakdown: [],
  tokensLeft: 2,
  charged: true,
};
const done = (message: string) => ({ body: { message, id: PROBLEM.id } });

describe('every success toast', () => {
  const cases: Record<string, Case> = {
    [SUCCESS_TOASTS.signup]: {
      at: '/signup',
      answers: { ...SIGNED_OUT, 'POST /auth/register': { status: 201, body: { user: USER } } },
      act: signUp,
    },
    [SERVER_MESSAGES.loggedIn]: {
      at: '/login',
      answers: {
        ...SIGNED_OUT,
        'POST /auth/login': { body: { user: USER, message: SERVER_MESSAGES.loggedIn } },
      },
      act: logIn,
    },
    [SUCCESS_TOASTS.logout]: { at: '/profile', answers: {}, act: () => press('Logout') },
    [SERVER_MESSAGES.problemDeleted]: {
      at: '/problem',
      user: ADMIN,
      answers: { [`DELETE /problems/delete-problem/${PROBLEM.id}`]: done(SERVER_MESSAGES.problemDeleted) },
      act: deleteProblem,
    },
    [SUCCESS_TOASTS.problemUpdated]: {
      at: `/edit-problem/${PROBLEM.id}`,
      user: ADMIN,
      answers: {
        ...editable,
        [`PUT /problems/update-problem/${PROBLEM.id}`]: done(SERVER_MESSAGES.problemUpdated),
      },
      act: updateProblem,
    },
    [SERVER_MESSAGES.problemCreated]: {
      at: '/add-problem',
      user: ADMIN,
      answers: { 'POST /problems/create-problem': done('') },
      act: createProblem,
    },
    [SUCCESS_TOASTS.playlistCreated]: {
      at: '/problem',
      answers: { 'POST /playlist/create-playlist': { status: 201, body: { playList: EMPTY_PLAYLIST } } },
      act: createPlaylist,
    },
    [SUCCESS_TOASTS.addedToPlaylist]: {
      at: '/problem',
      answers: {
        [`POST /playlist/${EMPTY_PLAYLIST.id}/add-problems`]: { body: { playList: EMPTY_PLAYLIST } },
      },
      act: saveToPlaylist,
    },
    [SUCCESS_TOASTS.removedFromPlaylist]: {
      at: '/profile#playlists',
      answers: { [`DELETE /playlist/${PLAYLIST.id}/remove-problem`]: { body: {} } },
      act: removeFromPlaylist,
    },
    [SUCCESS_TOASTS.playlistDeleted]: {
      at: '/profile#playlists',
      answers: { [`DELETE /playlist/${PLAYLIST.id}`]: { body: {} } },
      act: deletePlaylist,
    },
    [SUCCESS_TOASTS.executed]: {
      at: problemPage,
      answers: {
        'POST /execute-code/': { status: 202, body: { submission: submissionOf() } },
        [`GET /submission/${submissionOf().id}`]: { body: { submission: judged(submissionOf().id) } },
      },
      act: () => press('Submit Solution'),
    },
    [SUCCESS_TOASTS.run]: {
      at: problemPage,
      answers: {
        'POST /execute-code/run': { status: 202, body: { submission: submissionOf({ id: 'run_1' }) } },
        'GET /execute-code/run/run_1': { body: { submission: judged('run_1') } },
      },
      act: () => press('Run Code'),
    },
    [SUCCESS_TOASTS.analysis]: {
      at: problemPage,
      answers: {
        'POST /ai-analyze/': { status: 202, body: { ...analysis, status: 'queued' } },
        [`GET /ai-analyze/${analysis.id}`]: { body: analysis },
      },
      act: () => press(/^AI Analyze/),
    },
    [SUCCESS_TOASTS.tokensAdded]: {
      at: '/pricing',
      answers: {
        'POST /payment/create-order': { body: ORDER },
        'POST /payment/verify-payment': { body: { message: 'ok', tokens: 13, credited: 10 } },
      },
      act: () => {
        checkoutThat('pays');
        return buy();
      },
    },
  };

  it('has a case here', () =>
    expect(Object.keys(cases)).toEqual(expect.arrayContaining(Object.values(SUCCESS_TOASTS))));

  it.each(Object.entries(cases))('%s', async (sentence, { at, user, answers, act }) => {
    openProduct(at, answers, user);
    await act?.();
    expect((await toast(sentence)).closest('[role]')).toHaveAttribute('role', 'status');
  });
});

describe('an error of another server', () => {
  it('is shown by its `error` field when it has no code', async () => {
    const proxy = { status: 413, body: { error: 'Request Entity Too Large' } };
    openProduct('/problem', { 'POST /playlist/create-playlist': proxy });
    await createPlaylist();
    await toast('Request Entity Too Large');
  });

  it('without a sentence has the words of the product', async () => {
    openProduct('/problem', { 'POST /playlist/create-playlist': { status: 502, body: {} } });
    await createPlaylist();
    await toast('Failed to create playlist');
  });
});
