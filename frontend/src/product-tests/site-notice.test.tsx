import { SITE_META } from '@evident/contracts/site';
import { act, screen } from '@testing-library/react';
import { SiteNotice } from '../app/site-notice.js';
import { connectSocket, disconnectSocket } from '../lib/socket.js';
import type { ConnectionListener } from '../lib/socket-connection.js';
import { renderPage, stubServer } from '../testing/render-page.js';

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

it('shows the notice that the page brings, and each change that the socket tells', () => {
  const meta = document.createElement('meta');
  meta.name = SITE_META;
  meta.content = JSON.stringify({ notice: announcement });
  document.head.append(meta);
  renderPage(<SiteNotice />);
  expect(screen.getByRole('status')).toHaveTextContent(/^New problems on Monday$/);
  changed(maintenance);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The database moves Running, submitting and analysing pause from .+ until .+\. Everything else goes on\.$/,
  );
  changed(null);
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks again after a connection that lost events', async () => {
  const requests = stubServer({ 'GET /notice': { body: { notice: announcement } } });
  renderPage(<SiteNotice />);
  act(() => listener.onConnected(false));
  expect(requests).toEqual([]);
  act(() => listener.onConnected(false));
  expect(await screen.findByText('New problems on Monday')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});
