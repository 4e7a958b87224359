import type { ClassListPreview, Invitation } from '@evident/contracts/http/enrolment';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, stubServer } from '../../testing/render-page.js';
import People from './people.js';

const invitation: Invitation = {
  id: 'b3a0c0de-0000-4000-8000-000000000001',
  email: 'ada@example.edu',
  mailed: true,
  createdAt: '2026-01-05T09:30:00.000Z',
  expiresAt: '2026-01-12T09:30:00.000Z',
  state: 'open',
  usedBy: null,
};
const list = (invitations: Invitation[]) => ({ 'GET /admin/invitations': { body: { invitations } } });
const CSV = 'name,email\nAda,ada@example.edu';
/** The DOM of the tests has no `text` of files. */
const file = Object.assign(new File([CSV], 'class.csv', { type: 'text/csv' }), {
  text: () => Promise.resolve(CSV),
});
const preview = (error: string | null): ClassListPreview => ({
  lines: [
    {
      line: 2,
      name: 'Ada',
      email: 'ada@example.edu',
      tokens: 5,
      account: error === null ? 'new' : null,
      error,
    },
  ],
  errors: error === null ? 0 : 1,
});

it('invites by mail, and shows a link that is not mailed', async () => {
  const requests = stubServer({
    ...list([]),
    'POST /admin/invitations': (body) => {
      const link = body.includes('"send":true') ? null : 'https://evident.example/signup#invitation=secret';
      return { body: { message: 'Ready.', id: invitation.id, invitation, link } };
    },
  });
  renderPage(<People />);
  expect(await screen.findByText('Nobody was invited yet.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.edu{Enter}');
  expect(await screen.findByText('Ready.')).toBeInTheDocument();
  const sent = () =>
    requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as object);
  expect(sent()).toEqual([{ email: 'ada@example.edu', validDays: 7, send: true }]);

  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByLabelText('Link of the invitation')).toHaveValue(
    'https://evident.example/signup#invitation=secret',
  );
  expect(sent()[1]).toEqual({ email: null, validDays: 7, send: false });
});

it('says what became of invitations and withdraws open ones', async () => {
  const used: Invitation = {
    ...invitation,
    id: 'used',
    email: null,
    state: 'used',
    usedBy: 'eve@example.edu',
  };
  const requests = stubServer({
    ...list([invitation, used]),
    [`DELETE /admin/invitations/${invitation.id}`]: { body: { message: 'The invitation is withdrawn.' } },
  });
  renderPage(<People />);
  const table = await screen.findByRole('table', { name: 'Invitations' });
  expect(within(table).getByText('Used by eve@example.edu')).toBeInTheDocument();
  await userEvent.click(within(table).getByRole('button', { name: 'Withdraw: ada@example.edu' }));
  expect(await screen.findByText('The invitation is withdrawn.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('imports a list after its preview, and offers the links where there is no mail', async () => {
  const requests = stubServer({
    ...list([]),
    'POST /admin/class-list/preview': { body: preview(null) },
    'POST /admin/class-list': {
      body: {
        message: '1 account made, 0 existed.',
        lines: [
          {
            line: 2,
            name: 'Ada',
            email: 'ada@example.edu',
            tokens: 5,
            account: 'new',
            link: 'l',
            failure: null,
          },
        ],
      },
    },
  });
  renderPage(<People />);
  await userEvent.upload(screen.getByLabelText('Class list to import'), file);
  expect(await screen.findByText('New account')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('What is the list for?'), 'Algorithms{Enter}');
  expect(await screen.findByRole('button', { name: 'Save 1 link as CSV' })).toBeInTheDocument();
  const sent = requests.find(({ path }) => path === '/admin/class-list');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    csv: CSV,
    reason: 'Algorithms',
  });
});

it('shows the error of each line and imports nothing then', async () => {
  stubServer({ ...list([]), 'POST /admin/class-list/preview': { body: preview('Invalid email') } });
  renderPage(<People />);
  await userEvent.upload(screen.getByLabelText('Class list to import'), file);
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  expect(screen.getByText('1 line cannot be imported.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});
