import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { ReportedPosts } from './reported-posts.js';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const report = {
  id: '5d2f1c0e-0000-4000-8000-00000000000b',
  reason: 'It gives the solution away',
  createdAt: '2026-01-05T09:30:00.000Z',
  problemId: '5d2f1c0e-0000-4000-8000-00000000000c',
  problemTitle: 'Two Sum',
  threadId: '5d2f1c0e-0000-4000-8000-00000000000d',
  kind: 'question',
  threadTitle: 'May it be empty?',
  post: {
    id: '5d2f1c0e-0000-4000-8000-00000000000d',
    author: 'Grace',
    mine: false,
    body: 'Use a map.',
    deleted: false,
    createdAt: '2026-01-05T09:00:00.000Z',
    editedAt: null,
  },
};
const list = 'GET /admin/post-reports';
const decide = `POST /admin/post-reports/${report.id}/decide`;
const reason = () => screen.findByRole('textbox', { name: 'Reason for your decision' });

it('removes a reported post with a reason', async () => {
  let open = [report];
  const requests = stubServer({
    [list]: () => ({ body: { reports: open } }),
    [decide]: () => {
      open = [];
      return { body: { message: 'Post removed' } };
    },
  });
  renderPage(<ReportedPosts />);
  expect(await screen.findByText('Use a map.')).toBeInTheDocument();
  const remove = screen.getByRole('button', { name: 'Remove the post' });
  expect(remove).toBeDisabled();
  await userEvent.type(await reason(), 'It belongs under Solutions');
  await userEvent.click(remove);
  expect(await screen.findByText('No open reports')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toBe(
    '{"remove":true,"note":"It belongs under Solutions"}',
  );
});

it('keeps the reason when the decision is refused, and shows why', async () => {
  stubServer({
    [list]: { body: { reports: [report] } },
    [decide]: errorAnswer(409, 'ALREADY_FINISHED', 'This report was decided before'),
  });
  renderPage(<ReportedPosts />);
  const field = await reason();
  await userEvent.type(field, 'Harmless');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('This report was decided before')).toBeInTheDocument();
  expect(field).toHaveValue('Harmless');
});

it('shows that the list could not be loaded, and retries', async () => {
  let down = true;
  stubServer({
    [list]: () => (down ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Down') : { body: { reports: [] } }),
  });
  renderPage(<ReportedPosts />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the reported posts');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No open reports')).toBeInTheDocument();
});

it('shows shared code as a program, and leads to it', async () => {
  const code = { ...report, kind: 'code', post: { ...report.post, body: 'print("*x*")' } };
  stubServer({ [list]: { body: { reports: [code] } } });
  renderPage(<ReportedPosts />);
  expect(await screen.findByText('print("*x*")')).toHaveAccessibleName('Shared code');
  expect(screen.getByRole('link', { name: report.threadTitle })).toHaveAttribute(
    'href',
    `/problem/${report.problemId}?kind=code&thread=${report.threadId}#discussion`,
  );
});
