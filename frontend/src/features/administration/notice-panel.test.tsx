import type { Notice } from '@evident/contracts/notice';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import NoticePanel from './notice-panel.js';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const maintenance: Notice = {
  text: 'The database moves.',
  pausesFrom: '2030-01-05T20:00:00.000Z',
  endsAt: '2030-01-05T21:00:00.000Z',
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const PAUSE = 'Pause running, submitting and analysing from';
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show the notice' }));

it('sends a pause with its times as the clock of the administrator shows them, and ends it', async () => {
  let notice: Notice | null = null;
  const sent: unknown[] = [];
  stubServer({
    'GET /notice': () => ({ body: { notice } }),
    'PUT /admin/notice': (body) => {
      sent.push(JSON.parse(body));
      notice = maintenance;
      return { body: { notice } };
    },
    'DELETE /admin/notice': () => {
      notice = null;
      return { body: { message: 'The notice is removed' } };
    },
  });
  renderPage(<NoticePanel />);
  await screen.findByLabelText('Text');
  fill('Text', 'The database moves.');
  fill(PAUSE, '2030-01-05T20:00');
  fill('Ends at', '2030-01-05T21:00');
  await show();
  expect(await screen.findByText(/^Work is paused from/)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      text: 'The database moves.',
      pausesFrom: new Date('2030-01-05T20:00').toISOString(),
      endsAt: new Date('2030-01-05T21:00').toISOString(),
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'End the maintenance' }));
  expect(await screen.findByText('The notice is removed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Work is paused from/)).toBeNull());
});

it('asks for a text and an end, and for an end after the pause begins', async () => {
  stubServer({ 'GET /notice': { body: { notice: null } } });
  renderPage(<NoticePanel />);
  await screen.findByLabelText('Text');
  await show();
  expect(await screen.findByText('Choose when it ends')).toBeInTheDocument();
  fill('Text', 'Maintenance');
  fill(PAUSE, '2030-01-05T21:00');
  fill('Ends at', '2030-01-05T20:00');
  await show();
  expect(await screen.findByText('It must end after the pause begins')).toBeInTheDocument();
});

it('says that an announcement pauses nothing, and why the server refuses another', async () => {
  const notice = { ...maintenance, pausesFrom: null };
  stubServer({
    'GET /notice': { body: { notice } },
    'PUT /admin/notice': errorAnswer(400, 'VALIDATION_FAILED', 'This time has passed'),
  });
  renderPage(<NoticePanel />);
  expect(await screen.findByText(/Nothing is paused\.$/)).toBeInTheDocument();
  fill('Text', 'New problems');
  fill('Ends at', '2001-01-05T20:00');
  await show();
  expect(await screen.findByText('This time has passed')).toBeInTheDocument();
});
