import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, stubServer } from '../../testing/render-page.js';
import NotificationsMenu from './notifications-menu.js';

const ENTRY = {
  id: '5d2f1c0e-0000-4000-8000-00000000000b',
  kind: 'answer',
  problemId: '5d2f1c0e-0000-4000-8000-00000000000c',
  problemTitle: 'Two Sum',
  threadId: '5d2f1c0e-0000-4000-8000-00000000000d',
  discussionKind: 'question',
  threadTitle: 'May it be empty?',
  author: 'Grace',
  note: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  read: false,
};

it('counts what is unread, leads to the discussion, and marks all as read', async () => {
  let read = false;
  stubServer({
    'GET /notifications': () => ({ body: { notifications: [{ ...ENTRY, read }], unread: read ? 0 : 1 } }),
    'POST /notifications/read': () => {
      read = true;
      return { body: { message: 'Notifications marked as read' } };
    },
  });
  renderPage(<NotificationsMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const link = screen.getByRole('link', { name: /Unread: Grace answered “May it be empty\?”/ });
  expect(link).toHaveAttribute('href', `/problem/${ENTRY.problemId}?thread=${ENTRY.threadId}#discussion`);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  expect(screen.queryByText('Unread:')).toBeNull();
});

it('tells what became of a proposed test', async () => {
  const decided = { ...ENTRY, threadId: null, discussionKind: null, threadTitle: null, author: null };
  const notifications = [
    { ...decided, id: '5d2f1c0e-0000-4000-8000-0000000000b2', kind: 'test-accepted' },
    { ...decided, id: '5d2f1c0e-0000-4000-8000-0000000000b3', kind: 'test-refused', note: 'Not allowed' },
  ];
  stubServer({ 'GET /notifications': { body: { notifications, unread: 2 } } });
  renderPage(<NotificationsMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const links = screen.getAllByRole('link', { name: /Your input/ });
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('Your input is a hidden test now'),
    expect.stringContaining('Your input did not become a test: Not allowed'),
  ]);
  expect(links[0]).toHaveAttribute('href', `/problem/${ENTRY.problemId}#submissions`);
});

it('marks an opened notification as read, with the other answers to its thread', async () => {
  const others = [
    { ...ENTRY, id: '5d2f1c0e-0000-4000-8000-0000000000b2', author: 'Alan' },
    {
      ...ENTRY,
      id: '5d2f1c0e-0000-4000-8000-0000000000b3',
      threadId: '5d2f1c0e-0000-4000-8000-0000000000d3',
    },
  ];
  const requests = stubServer({
    'GET /notifications': { body: { notifications: [ENTRY, ...others], unread: 3 } },
    // Not answered: what is shown does not wait for it.
    [`POST /notifications/${ENTRY.id}/read`]: () => new Promise(() => undefined),
  });
  renderPage(<NotificationsMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  await userEvent.click(screen.getAllByRole('link', { name: /Grace answered/ })[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(requests.some(({ path }) => path === `/notifications/${ENTRY.id}/read`)).toBe(true);
});

it('tells the author why a post was removed', async () => {
  stubServer({
    'GET /notifications': {
      body: {
        notifications: [{ ...ENTRY, kind: 'removed', author: null, note: 'Rude', read: true }],
        unread: 0,
      },
    },
  });
  renderPage(<NotificationsMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('An administrator removed your post: Rude')).toBeInTheDocument();
});

it('says that there are none', async () => {
  stubServer({ 'GET /notifications': { body: { notifications: [], unread: 0 } } });
  renderPage(<NotificationsMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(screen.getByText('No notifications')).toBeInTheDocument();
});
