import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import type { FailedSubmission } from './administration-api.js';
import { FailedSubmissions } from './failed-submissions.js';

const failed: FailedSubmission = {
  submissionId: '5d2f1c0e-0000-4000-8000-00000000000d',
  kind: 'submit',
  problemId: '5d2f1c0e-0000-4000-8000-000000000002',
  problemTitle: 'Climbing Stairs',
  userId: '5d2f1c0e-0000-4000-8000-00000000000c',
  userEmail: 'ada@example.com',
  language: 'PYTHON',
  fault: 'The sandbox could not be made',
  attempts: 5,
  failedAt: '2026-01-05T09:30:00.000Z',
  requestId: 'request-1',
};
const orphan: FailedSubmission = {
  ...failed,
  submissionId: '5d2f1c0e-0000-4000-8000-00000000000e',
  kind: 'verify',
  problemTitle: null,
  userEmail: null,
  fault: null,
};
const list = 'GET /admin/dead-letters';
const retry = `POST /admin/dead-letters/${failed.submissionId}/retry`;
const again = 'Send again: Climbing Stairs of ada@example.com';

const open = () => {
  const opened: string[] = [];
  renderPage(<FailedSubmissions onOpenAccount={(email) => opened.push(email)} />);
  return opened;
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows whose submission failed and why, and links to the account', async () => {
  stubServer({ [list]: { body: { submissions: [failed, orphan], total: 2 } } });
  const opened = open();
  expect(await screen.findByText('The sandbox could not be made')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Climbing Stairs' })).toHaveAttribute(
    'href',
    `/problem/${failed.problemId}`,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Submission.*Python.*5 attempts.*Request request-1/);
  expect(rows[1]).toHaveTextContent(/Deleted problem.*Verification.*No cause was recorded.*Account deleted/);
  await userEvent.click(screen.getByRole('button', { name: failed.userEmail ?? '' }));
  expect(opened).toEqual(['ada@example.com']);
});

it('sends a submission again and removes it from the list', async () => {
  let waiting = [failed];
  stubServer({
    [list]: () => ({ body: { submissions: waiting, total: waiting.length } }),
    [retry]: () => {
      waiting = [];
      return { body: { message: 'Sent to the judge again' } };
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByText('No failed submissions')).toBeInTheDocument();
  expect(await screen.findByText('Sent to the judge again')).toBeInTheDocument();
});

it('sends all again, also those that the list does not show', async () => {
  let waiting = [failed, orphan];
  let total = 130;
  stubServer({
    [list]: () => ({ body: { submissions: waiting, total } }),
    'POST /admin/dead-letters/retry': () => {
      [waiting, total] = [[], 0];
      return { body: { message: 'Sent 130 to the judge again.', retried: 130, left: 0 } };
    },
  });
  open();
  expect(await screen.findByText(/Only the latest 100 of 130 are shown/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send all again' }));
  expect(await screen.findByText('No failed submissions')).toBeInTheDocument();
  expect(await screen.findByText('Sent 130 to the judge again.')).toBeInTheDocument();
});

it('shows beside a submission why it could not be sent again', async () => {
  stubServer({
    [list]: { body: { submissions: [failed], total: 1 } },
    [retry]: errorAnswer(404, 'NOT_FOUND', 'Failed submission not found'),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed submission not found');
});

it('shows that the list could not be loaded, and retries', async () => {
  let down = true;
  stubServer({
    [list]: () =>
      down
        ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Problems does not answer')
        : { body: { submissions: [], total: 0 } },
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the failed submissions');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await screen.findByText('No failed submissions')).toBeInTheDocument();
});
