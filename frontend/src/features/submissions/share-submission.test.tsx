import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { submissionOf } from '../../testing/submission-fixture.js';
import { ShareSubmission } from './share-submission.js';

const submission = submissionOf({ submissionStatus: 'judged', verdict: 'accepted', status: 'Accepted' });
const THREAD = '5d2f1c0e-0000-4000-8000-0000000000ff';
const route = `/discussions/problem/${submission.problemId}/shared`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shares after a second step that says who reads it, and stops at once', async () => {
  let shares: { submissionId: string; threadId: string }[] = [];
  const requests = stubServer({
    [`GET ${route}`]: () => ({ body: { shares } }),
    [`POST ${route}`]: () => {
      shares = [{ submissionId: submission.id, threadId: THREAD }];
      return { status: 201, body: { thread: { id: THREAD } } };
    },
    [`DELETE /discussions/posts/${THREAD}`]: () => {
      shares = [];
      return { body: { message: 'Post deleted' } };
    },
  });
  renderPage(<ShareSubmission submission={submission} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Share this solution' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription(/^Everyone who solved this problem can read it, with your name/);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.clear(title);
  expect(screen.getByRole('button', { name: 'Share' })).toBeDisabled();
  await userEvent.type(title, 'One pass');
  await press('Share');
  expect(await screen.findByText(/^Shared with those who solved this problem/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View it' })).toHaveAttribute(
    'href',
    `/?kind=code&thread=${THREAD}#discussion`,
  );
  expect(requests.find(({ method }) => method === 'POST')?.body).toBe(
    JSON.stringify({ submissionId: submission.id, title: 'One pass' }),
  );
  await press('Stop sharing');
  expect(await screen.findByRole('button', { name: 'Share this solution' })).toBeInTheDocument();
});

it('keeps the title and says why when sharing is refused', async () => {
  stubServer({
    [`GET ${route}`]: { body: { shares: [] } },
    [`POST ${route}`]: errorAnswer(400, 'VALIDATION_FAILED', 'An administrator removed this solution'),
  });
  renderPage(<ShareSubmission submission={submission} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Share this solution' }));
  await press('Share');
  expect(await screen.findByText('An administrator removed this solution')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My Python solution');
});
