import type { DiscussionPost, DiscussionThread } from '@evident/contracts/http/discussions';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import DiscussionPanel from './discussion-panel.js';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const id = (last: number) => `5d2f1c0e-0000-4000-8000-${String(last).padStart(12, '0')}`;
const PROBLEM = id(1);
const POST: DiscussionPost = {
  id: id(2),
  author: 'Grace',
  mine: false,
  body: 'The samples do not say.',
  deleted: false,
  createdAt: '2026-01-05T09:30:00.000Z',
  editedAt: null,
};
const THREAD: DiscussionThread = {
  ...POST,
  problemId: PROBLEM,
  kind: 'question',
  title: 'May it be empty?',
  language: null,
  answerCount: 1,
};
const ANSWER: DiscussionPost = { ...POST, id: id(3), author: 'Ada', mine: true, body: 'No.' };

const list = `GET /discussions/problem/${PROBLEM}`;
const read = `GET /discussions/${THREAD.id}`;
const threads = (...rows: DiscussionThread[]) => ({
  body: { locked: false, threads: rows, nextBefore: null },
});
const panel = (address = '/') =>
  renderPage(<DiscussionPanel problemId={PROBLEM} breakIt={(threadId) => `Break ${threadId}`} />, address);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks a question and opens it', async () => {
  const requests = stubServer({
    [list]: threads(),
    [`POST /discussions/problem/${PROBLEM}`]: { status: 201, body: { thread: THREAD } },
    [read]: { body: { thread: { ...THREAD, answerCount: 0 }, answers: [], nextAfter: null } },
  });
  panel();
  expect(await screen.findByText('No discussions yet')).toBeInTheDocument();
  await press('Ask a question');
  expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'May it be empty?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'The samples do not say.');
  await press('Post');
  expect(await screen.findByRole('heading', { name: 'May it be empty?' })).toHaveFocus();
  expect(requests.find(({ method }) => method === 'POST')?.body).toBe(
    JSON.stringify({ kind: 'question', title: 'May it be empty?', body: 'The samples do not say.' }),
  );
});

it('keeps the text when posting is refused, and shows why', async () => {
  stubServer({
    [list]: threads(),
    [`POST /discussions/problem/${PROBLEM}`]: errorAnswer(503, 'MAINTENANCE', 'Posting is paused'),
  });
  panel();
  await screen.findByText('No discussions yet');
  await press('Ask a question');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'A title');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'A text');
  await press('Post');
  expect(await screen.findByRole('alert')).toHaveTextContent('Posting is paused');
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('A text');
});

it('keeps a question that was begun until it is posted or cancelled', async () => {
  stubServer({
    [list]: threads(),
    [`POST /discussions/problem/${PROBLEM}`]: { status: 201, body: { thread: THREAD } },
    [read]: { body: { thread: { ...THREAD, answerCount: 0 }, answers: [], nextAfter: null } },
  });
  const comeBack = async () => {
    const { unmount } = panel();
    await screen.findByRole('button', { name: 'Questions' });
    return unmount;
  };
  const question = () => screen.findByRole('textbox', { name: 'Your question' });
  let leave = await comeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'A title');
  await userEvent.type(await question(), 'Half a text');
  leave();
  leave = await comeBack();
  expect(await question()).toHaveValue('Half a text');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A title');
  await press('Cancel');
  leave();
  leave = await comeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  expect(await question()).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Another title');
  await userEvent.type(await question(), 'A text');
  await press('Post');
  await screen.findByRole('heading', { name: THREAD.title });
  leave();
  await comeBack();
  expect(await screen.findByRole('button', { name: 'Ask a question' })).toBeInTheDocument();
});

it('keeps an answer and a report that were begun', async () => {
  stubServer({
    [read]: { body: { thread: THREAD, answers: [], nextAfter: null } },
    [`POST /discussions/posts/${THREAD.id}/report`]: { body: { message: 'Thanks.' } },
  });
  const address = `/?thread=${THREAD.id}`;
  const answer = () => screen.findByRole('textbox', { name: 'Your answer' });
  const reason = 'What is wrong with this post?';
  const { unmount } = panel(address);
  await userEvent.type(await answer(), 'Half an answer');
  await press('Report');
  await userEvent.type(screen.getByRole('textbox', { name: reason }), 'It gives the solution away');
  unmount();
  panel(address);
  expect(await answer()).toHaveValue('Half an answer');
  expect(screen.getByRole('textbox', { name: reason })).toHaveValue('It gives the solution away');
  await press('Send report');
  expect(await screen.findByText('Thanks.')).toBeInTheDocument();
  expect(Object.keys(sessionStorage).filter((key) => key.includes(':report:'))).toEqual([]);
});

it('says that solutions are hidden until the problem is solved', async () => {
  stubServer({ [list]: { body: { locked: true, threads: [], nextBefore: null } } });
  panel('/?kind=solution');
  expect(await screen.findByText('Solutions are hidden')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share a solution' })).toBeNull();
});

it('opens a thread, answers, edits, deletes and reports', async () => {
  const requests = stubServer({
    [list]: threads(THREAD),
    [read]: { body: { thread: THREAD, answers: [ANSWER], nextAfter: null } },
    [`POST /discussions/${THREAD.id}/answers`]: { status: 201, body: { post: ANSWER } },
    [`PUT /discussions/posts/${ANSWER.id}`]: { body: { post: ANSWER } },
    [`DELETE /discussions/posts/${ANSWER.id}`]: { body: { message: 'Post deleted' } },
    [`POST /discussions/posts/${THREAD.id}/report`]: { body: { message: 'Thanks.' } },
  });
  panel();
  await userEvent.click(await screen.findByRole('button', { name: /May it be empty\?/ }));
  const answers = within(await screen.findByRole('list', { name: 'Answers' }));
  expect(answers.getByText('Ada (you)')).toBeInTheDocument();

  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Thanks');
  await press('Answer');
  await userEvent.click(await answers.findByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' It is at least 1.');
  await press('Save');
  await userEvent.click(await answers.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'What is wrong with this post?' }),
    'It gives the solution away',
  );
  await press('Send report');
  expect(await screen.findByText('Thanks.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual(
    [
      ['POST', '{"body":"Thanks"}'],
      ['PUT', '{"body":"No. It is at least 1."}'],
      ['DELETE', ''],
      ['POST', '{"reason":"It gives the solution away"}'],
    ],
  );
});

it('a deleted post stands as [deleted], without buttons', async () => {
  const gone = { ...POST, author: null, body: '', deleted: true };
  stubServer({
    [read]: {
      body: { thread: { ...THREAD, ...gone, title: '[deleted]' }, answers: [], nextAfter: null },
    },
  });
  panel(`/?thread=${THREAD.id}`);
  expect(await screen.findAllByText('[deleted]')).toHaveLength(2);
  for (const name of ['Report', 'Edit', 'Answer']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows that a thread could not be loaded, and goes back to the list', async () => {
  stubServer({ [list]: threads(), [read]: errorAnswer(404, 'NOT_FOUND', 'Discussion not found') });
  panel(`/?thread=${THREAD.id}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Discussion not found');
  await press('All discussions');
  expect(await screen.findByText('No discussions yet')).toBeInTheDocument();
});

it('loads older discussions', async () => {
  const older = { ...THREAD, id: id(9), title: 'An older one' };
  let page = 0;
  stubServer({
    [list]: () =>
      (page += 1) === 1
        ? { body: { locked: false, threads: [THREAD], nextBefore: THREAD.id } }
        : threads(older),
  });
  panel();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('button', { name: /An older one/ })).toBeInTheDocument();
});

it('lists shared code by language and shows it as a program, which its author can withdraw', async () => {
  const code = { ...THREAD, kind: 'code' as const, title: 'One pass', language: 'PYTHON' as const, body: '' };
  const requests = stubServer({
    [list]: threads(code),
    [read]: {
      body: { thread: { ...code, mine: true, body: 'print("*x*")' }, answers: [], nextAfter: null },
    },
    [`DELETE /discussions/posts/${THREAD.id}`]: { body: { message: 'Post deleted' } },
  });
  panel('/?kind=code');
  expect(await screen.findByRole('button', { name: /One pass.*Python/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share a solution' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Python');
  await userEvent.click(await screen.findByRole('button', { name: /One pass/ }));
  expect(await screen.findByText('print("*x*")')).toHaveAccessibleName('Python program');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await press('Stop sharing');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('Post deleted')).toBeInTheDocument();
  expect(requests.map(({ query }) => query)).toContain('?kind=code&language=PYTHON');
});

it('offers to break shared code', async () => {
  const code = { ...THREAD, kind: 'code' as const, title: 'One pass', language: 'PYTHON' as const, body: '' };
  stubServer({
    [list]: threads(code),
    [read]: { body: { thread: { ...code, body: 'print(1)' }, answers: [], nextAfter: null } },
  });
  panel('/?kind=code');
  await userEvent.click(await screen.findByRole('button', { name: /One pass/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Break it' }));
  expect(screen.getByText(`Break ${THREAD.id}`)).toBeInTheDocument();
  // One row with what else can be done, not two.
  expect(screen.getByRole('button', { name: 'Break it' }).parentElement).toBe(
    screen.getByRole('button', { name: 'Report' }).parentElement,
  );
});

it('says that shared code is hidden until the problem is solved', async () => {
  stubServer({ [list]: { body: { locked: true, threads: [], nextBefore: null } } });
  panel('/?kind=code');
  expect(await screen.findByText('Shared code is hidden')).toBeInTheDocument();
});
