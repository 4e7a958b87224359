import type { Progress, ProgressAnswer } from '@evident/contracts/http/progress';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { CalendarPanel } from './calendar-panel.js';
import ProgressSection from './progress-section.js';

/** The chart needs a real layout; the browser tests cover it. */
jest.mock('./activity-calendar.js', () => ({ __esModule: true, default: () => null }));
const PROBLEM = '5d2f1c0e-0000-4000-8000-000000000002';
const PROGRESS: Progress = {
  today: '2026-01-08',
  streak: { current: 3, longest: 9, countsToday: false, freezes: 1, frozenDays: ['2026-01-06'] },
  week: { startsOn: '2026-01-05', solved: 2 },
  topics: [
    { topic: 'Hash table', solved: 4, total: 4, strength: 100 },
    { topic: 'Two Pointers & Co', solved: 1, total: 9, strength: 17 },
    { topic: 'Graphs', solved: 0, total: 5, strength: 0 },
  ],
  reviews: {
    due: [
      {
        problemId: PROBLEM,
        title: 'Double it',
        difficulty: 'EASY',
        solvedOn: '2026-01-05',
        dueOn: '2026-01-08',
        round: 2,
      },
    ],
    dueCount: 21,
    nextOn: '2026-01-12',
    knownCount: 1,
  },
  days: [
    { day: '2026-01-04', submissions: 1, accepted: 0 },
    { day: '2026-01-05', submissions: 4, accepted: 1 },
  ],
};
const answer = (change: Partial<ProgressAnswer> = {}) => ({
  body: { progress: PROGRESS, weeklyGoal: null, ...change },
});

it('shows streak, reviews and topics in words', async () => {
  const requests = stubServer({ 'GET /progress': answer() });
  renderPage(<ProgressSection />);
  expect(await screen.findByText('3 days')).toBeInTheDocument();
  expect(screen.getByText('Solve a problem today to make it 4 days.')).toBeInTheDocument();
  expect(screen.getByText(/1 freeze left\. The last one was used for/)).toBeInTheDocument();
  expect(screen.getByText('21 problems to solve again')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Double it' })).toHaveAttribute('href', `/problem/${PROBLEM}`);
  expect(screen.getByText(/review 2 of 5/)).toBeInTheDocument();
  expect(screen.getByText(/20 more after these\. Next review on/)).toBeInTheDocument();
  const topics = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('link');
  expect(topics.map((topic) => topic.textContent)).toEqual([
    'Hash tableStrong4 of 4 solved',
    'Two Pointers & CoStarted1 of 9 solved',
    'GraphsNot started0 of 5 solved',
  ]);
  expect(topics[1]).toHaveAttribute('href', '/problem?tag=Two%20Pointers%20%26%20Co');
  expect(requests[0]?.query).toMatch(/^\?timeZone=\w/);
});

it('sets the weekly goal and takes it away', async () => {
  let weeklyGoal: number | null = null;
  const requests = stubServer({
    'GET /progress': () => answer({ weeklyGoal }),
    'PUT /account/preferences': (body) => {
      ({ weeklyGoal } = JSON.parse(body) as { weeklyGoal: number | null });
      return { body: { preferences: { weeklyGoal } } };
    },
  });
  renderPage(<ProgressSection />);
  expect(await screen.findByText('2 problems solved since Monday.')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  const goal = () => screen.getByRole('combobox', { name: 'Weekly goal' });
  await userEvent.selectOptions(goal(), '5 problems');
  expect(await screen.findByText('2 of 5 solved since Monday, 3 to go.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Weekly goal' })).toHaveAttribute('aria-valuenow', '2');
  await userEvent.selectOptions(goal(), '2 problems');
  expect(await screen.findByText('2 of 2 solved since Monday. Goal reached.')).toBeInTheDocument();
  await userEvent.selectOptions(goal(), 'No goal');
  expect(await screen.findByText('2 problems solved since Monday.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    '{"weeklyGoal":5}',
    '{"weeklyGoal":2}',
    '{"weeklyGoal":null}',
  ]);
});

it('keeps the goal and says why when it cannot be saved', async () => {
  stubServer({
    'GET /progress': answer({ weeklyGoal: 6 }),
    'PUT /account/preferences': errorAnswer(429, 'TOO_MANY_REQUESTS', 'Wait a moment'),
  });
  renderPage(<ProgressSection />);
  const goal = await screen.findByRole('combobox', { name: 'Weekly goal' });
  await userEvent.selectOptions(goal, '10 problems');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a moment');
  expect(goal).toHaveValue('6');
});

it('says calmly that nothing is there yet', async () => {
  stubServer({
    'GET /progress': {
      body: {
        progress: {
          ...PROGRESS,
          streak: { current: 0, longest: 0, countsToday: false, freezes: 1, frozenDays: [] },
          reviews: { due: [], dueCount: 0, nextOn: null, knownCount: 0 },
        },
        weeklyGoal: null,
      },
    },
  });
  renderPage(<ProgressSection />);
  expect(await screen.findByText('Solve a problem to start a streak.')).toBeInTheDocument();
  expect(screen.getByText('Nothing to review today')).toBeInTheDocument();
});

it('the calendar has its figures as text and as a table', async () => {
  stubServer({ 'GET /progress': answer() });
  renderPage(<CalendarPanel />);
  const chart = await screen.findByRole('img', { name: /^Submissions per day over the last \d+ weeks$/ });
  expect(chart).toHaveAccessibleDescription(/^5 submissions, most on .*2026.* \(4\)\.$/);
  await userEvent.click(screen.getByText('Show the days as a table'));
  const rows = within(screen.getByRole('table', { name: 'Submissions by day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.slice(-2))).toEqual(['ed', '41', '10']);
});

it('says when the progress could not be loaded, and tries again', async () => {
  let calls = 0;
  stubServer({
    'GET /progress': () =>
      (calls += 1) === 1 ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Problem service unavailable') : answer(),
  });
  renderPage(<ProgressSection />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load your progress');
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByText('3 days')).toBeInTheDocument();
});
