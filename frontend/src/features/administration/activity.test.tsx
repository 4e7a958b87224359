import { AdminAction, type ActivityEntry } from '@evident/contracts/http/admin-activity';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { Activity } from './activity.js';
import { activityText } from './activity-text.js';

const list = 'GET /admin/activity';
const userId = '5d2f1c0e-0000-4000-8000-00000000000c';
const entry = (changes: Partial<ActivityEntry>): ActivityEntry => ({
  id: 9,
  at: '2026-01-05T09:30:00.000Z',
  actorId: '5d2f1c0e-0000-4000-8000-000000000001',
  actorEmail: 'admin@example.com',
  action: 'tokens.adjusted',
  subject: { kind: 'user', id: userId, label: 'ada@example.com' },
  details: { delta: 2, reason: 'An outage' },
  outcome: 'done',
  ...changes,
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows actor, action, subject, reason and refusals, and older entries on demand', async () => {
  const newest = [
    entry({}),
    entry({ id: 8, details: { delta: -1, reason: 'A mistake' }, outcome: 'OUT_OF_TOKENS', actorEmail: null }),
  ];
  const oldest = [entry({ id: 3, action: 'rejudge.applied', subject: null, details: {}, outcome: 'begun' })];
  const pages = [
    { entries: newest, nextBefore: 8 },
    { entries: oldest, nextBefore: null },
  ];
  const requests = stubServer({ [list]: () => ({ body: pages[requests.length - 1] }) });
  renderPage(<Activity />);
  const done = (await screen.findByText('Give 2 tokens to ada@example.com')).closest('li');
  expect(done).toHaveTextContent(/Done.*An outage.*admin@example\.com/);
  const refused = screen.getByText('Take 1 token from ada@example.com').closest('li');
  expect(refused).toHaveTextContent(/Refused OUT_OF_TOKENS.*A mistake.*Deleted account/);
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  const begun = (await screen.findByText('Apply a rejudge')).closest('li');
  expect(begun).toHaveTextContent('Not finished');
  expect(requests.map(({ query }) => query)).toEqual(['?limit=30', '?limit=30&before=8']);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('shows that there is no activity yet', async () => {
  stubServer({ [list]: { body: { entries: [], nextBefore: null } } });
  renderPage(<Activity />);
  expect(await screen.findByText('No activity yet')).toBeInTheDocument();
});

it('shows that the log could not be loaded, and retries', async () => {
  let down = true;
  stubServer({
    [list]: () =>
      down
        ? errorAnswer(500, 'INTERNAL', 'Something went wrong')
        : { body: { entries: [entry({})], nextBefore: null } },
  });
  renderPage(<Activity />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the activity');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Give 2 tokens to ada@example.com')).toBeInTheDocument();
});

it.each(AdminAction.options)('has a text for %s, with and without a subject', (action) => {
  const subject = { kind: 'problem', id: userId, label: 'Two Sum' } as const;
  expect(activityText(entry({ action, subject, details: {} }))).toMatch(/^[A-Z].+\S$/);
  expect(activityText(entry({ action, subject: null, details: {} }))).not.toMatch(/undefined|null/);
});
