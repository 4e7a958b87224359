import { SITE_META } from '@evident/contracts/site';
import { act, render, screen } from '@testing-library/react';
import SiteNotice from '../app/site-notice.js';
import { connectSocket, disconnectSocket } from '../lib/socket.js';
import type { ConnectionListener } from '../lib/socket-connection.js';

let listener: ConnectionListener;
jest.mock('../lib/socket-connection.js', () => ({
  openConnection: (given: ConnectionListener) => {
    listener = given;
    return () => undefined;
  },
}));

const announcement = {
  text: 'New problems on Monday',
  pausesFrom: null,
  endsAt: '2030-01-05T21:00:00.000Z',
};
const maintenance = { ...announcement, text: 'The database moves', pausesFrom: '2030-01-05T20:00:00.000Z' };

beforeEach(() => connectSocket());
afterEach(() => {
  disconnectSocket();
  document.querySelector('meta')?.remove();
});

const changed = (notice: unknown) => act(() => listener.onPayload('notice.changed', { notice }));

it('shows the notice that the page brings, and each change that the socket tells', async () => {
  const meta = document.createElement('meta');
  meta.name = SITE_META;
  meta.content = JSON.stringify({ notice: announcement });
  document.head.append(meta);
  render(<SiteNotice />);
  expect(screen.getByRole('status')).toHaveTextContent(/^New problems on Monday$/);
  await changed(maintenance);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The database moves Running, submitting and analysing pause from .+ until .+\. Everything else goes on\.$/,
  );
  await changed(null);
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks again after a connection that lost events', async () => {
  const answer = { json: () => Promise.resolve({ notice: announcement }) };
  const asked = jest.fn(() => Promise.resolve(answer as Response));
  globalThis.fetch = asked;
  render(<SiteNotice />);
  await act(async () => {
    listener.onConnected(false);
    listener.onConnected(false);
    await Promise.resolve();
  });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('New problems on Monday')).toBeInTheDocument();
});
