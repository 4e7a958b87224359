import type { Topic, TopicProblem, TopicsAnswer } from '@evident/contracts/http/topics';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'react-redux';
import userEvent from '@testing-library/user-event';
import { createStore } from '../../store/index.js';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { Diagram } from '../../ui/diagram.js';
import LearnPage from './learn-page.js';
import { NextUp } from './next-up.js';
import TopicPage from './topic-page.js';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const problem = (last: number, title: string, change: Partial<TopicProblem> = {}): TopicProblem => ({
  id: `5d2f1c0e-0000-4000-8000-${String(last).padStart(12, '0')}`,
  title,
  difficulty: 'EASY',
  attempted: false,
  solvedAt: null,
  ...change,
});
const SOLVED = problem(1, 'Range Sum Queries', { attempted: true, solvedAt: '2026-01-05T09:30:00.000Z' });
const BEGUN = problem(2, 'Product Except Self', { difficulty: 'MEDIUM', attempted: true });
const TOPIC: Topic = {
  slug: 'prefix-sums',
  title: 'Prefix sums',
  summary: 'Add up once.',
  problems: [SOLVED, BEGUN],
  idea: 'Let **P** be the sums.',
  trace: '| value | sum |\n|---|---|\n| 3 | 3 |',
  picture:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>Sums under a list</title><rect class="cell hot" x="1"/></svg>',
  previous: null,
  next: { slug: 'stacks', title: 'Stacks' },
};
const PATH: TopicsAnswer = {
  topics: [TOPIC],
  next: [{ topic: 'prefix-sums', topicTitle: 'Prefix sums', problem: BEGUN, reason: 'begun' }],
};

function open(address: string) {
  const routes = [
    { path: '/learn', element: <LearnPage /> },
    { path: '/learn/:slug', element: <TopicPage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it('shows the topics with progress and what to solve next, and opens a topic', async () => {
  stubServer({
    'GET /topics': { body: PATH },
    'GET /topics/prefix-sums': { body: { topic: TOPIC } },
  });
  open('/learn');
  const topics = within(await screen.findByRole('region', { name: 'Topics' }));
  expect(await topics.findByText('/2', { exact: false })).toHaveTextContent('1/2 solved');
  const next = within(screen.getByRole('region', { name: 'Next for you' }));
  expect(next.getByRole('link', { name: 'Product Except Self' })).toHaveAttribute(
    'href',
    `/problem/${BEGUN.id}`,
  );
  expect(next.getByText(/You began it/)).toBeInTheDocument();
  await userEvent.click(topics.getByRole('link', { name: /Prefix sums/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Prefix sums' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Sums under a list' })).toBeInTheDocument();
  expect(await screen.findByRole('table')).toBeInTheDocument();
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  const parts = [
    screen.getByRole('article', { name: 'The idea' }),
    screen.getByRole('img', { name: 'Sums under a list' }),
    screen.getByRole('region', { name: 'A worked example' }),
    screen.getByRole('region', { name: 'Problems' }),
  ];
  const inOrder = parts.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
  expect(problems.getByRole('link', { name: /Range Sum Queries.*solved/ })).toBeInTheDocument();
  expect(problems.getByRole('link', { name: /Product Except Self.*begun/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stacks' })).toHaveAttribute('href', '/learn/stacks');
});

it('says when everything is solved, and when nothing could be loaded', async () => {
  let down = true;
  const done = { topics: [{ ...TOPIC, problems: [SOLVED] }], next: [] };
  stubServer({
    'GET /topics': () => (down ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Down') : { body: done }),
  });
  open('/learn');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the learning path');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You have solved the whole path')).toBeInTheDocument();
});

it('says that a topic does not exist', async () => {
  stubServer({ 'GET /topics/no-such': errorAnswer(404, 'NOT_FOUND', 'Topic not found') });
  open('/learn/no-such');
  expect(await screen.findByRole('alert')).toHaveTextContent('Topic not found');
});

it('names the next problem above the list, and keeps the way to the path without an answer', async () => {
  stubServer({ 'GET /topics': { body: PATH } });
  renderPage(<NextUp />);
  expect(await screen.findByRole('link', { name: 'Product Except Self' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Learning path' })).toHaveAttribute('href', '/learn');
});

it('draws only known shapes of a picture', () => {
  const { container } = render(
    <Diagram svg='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Safe</title><script>hurt()</script><image href="x"/><g onload="hurt()" style="fill:red"><text class="label" text-anchor="middle">7</text></g></svg>' />,
  );
  expect(container.querySelector('script, image, [onload], [style]')).toBeNull();
  expect(container.querySelector('g text.label')).toHaveTextContent('7');
  expect(render(<Diagram svg="no picture" />).container).toBeEmptyDOMElement();
});
