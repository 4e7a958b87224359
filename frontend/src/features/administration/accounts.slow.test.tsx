import type { AccountOrder } from '@evident/contracts/http/admin-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { USER } from '../../testing/product-stub.js';
import { errorAnswer, noAnswer, renderPage, stubServer, type Stub } from '../../testing/render-page.js';
import Accounts from './accounts.js';

const find = 'GET /admin/users';
const orders = `GET /admin/users/${USER.id}/orders`;
const adjust = `POST /admin/users/${USER.id}/adjust-tokens`;
const order: AccountOrder = {
  orderId: 'order_1',
  plan: 'standard',
  tokens: 10,
  amount: 99,
  status: 'paid',
  createdAt: '2026-01-05T09:30:00.000Z',
  unusedTokens: 6,
  refunds: [],
};

function Page() {
  const [email, setEmail] = useState<string | null>(null);
  return <Accounts email={email} onFind={setEmail} />;
}
const open = (answers: Record<string, Stub> = {}) => {
  const requests = stubServer({
    [find]: { body: { user: USER, suspended: false } },
    [orders]: { body: { orders: [] } },
    ...answers,
  });
  renderPage(<Page />);
  return requests;
};
const search = async (email = USER.email) =>
  userEvent.type(screen.getByLabelText('Email or name of the account'), `${email}{Enter}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirmIn = async (name: string, label: string) => {
  const dialog = await screen.findByRole(name);
  await userEvent.click(within(dialog).getByRole('button', { name: label }));
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('finds an account by its email, with its role, its tokens and its orders', async () => {
  const requests = open();
  await search();
  expect(await screen.findByText(USER.id)).toBeInTheDocument();
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(account.getByText('Learner')).toBeInTheDocument();
  expect(account.getByText('AI tokens').parentElement).toHaveTextContent('3');
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  expect(requests[0]?.query).toBe(`?email=${encodeURIComponent(USER.email)}`);
});

it('finds accounts by a part of their email or name, and opens the chosen one', async () => {
  const { id, name, email, role } = USER;
  const other = {
    id: 'other',
    name: 'Ada Byron',
    email: 'byron@example.com',
    role: 'ADMIN',
    suspended: true,
  };
  const requests = open({
    'GET /admin/users/search': {
      body: { users: [{ id, name, email, role, suspended: false }, other], more: true },
    },
  });
  await search('ada');
  const rows = await screen.findAllByRole('listitem');
  expect(rows[1]).toHaveTextContent(/byron@example.com.*Ada Byron.*Administrator.*Suspended/);
  expect(screen.getByText(/There are more/)).toBeInTheDocument();
  await press(email);
  expect(await screen.findByText(USER.id)).toBeInTheDocument();
  expect(requests.map(({ query }) => query).slice(0, 2)).toEqual([
    '?q=ada',
    `?email=${encodeURIComponent(email)}`,
  ]);
});

it('sends no request for a single letter, and shows when no account matches', async () => {
  const requests = open({
    [find]: { body: { user: null, suspended: false } },
    'GET /admin/users/search': { body: { users: [], more: false } },
  });
  await search('n');
  expect(await screen.findByText('Type at least 2 characters')).toBeInTheDocument();
  expect(requests).toHaveLength(0);
  await search('obody');
  expect(await screen.findByText('No account has this in its email or name.')).toBeInTheDocument();
  await search('@example.com');
  expect(await screen.findByText('No account has this email.')).toBeInTheDocument();
});

it('shows that the search failed, and retries', async () => {
  let down = true;
  open({
    [find]: () =>
      down
        ? errorAnswer(500, 'INTERNAL', 'Something went wrong')
        : { body: { user: USER, suspended: false } },
  });
  await search();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not search for the account');
  down = false;
  await press('Retry');
  expect(await screen.findByText(USER.id)).toBeInTheDocument();
});

describe('giving and taking tokens', () => {
  const fill = async (tokens: string, reason: string) => {
    await search();
    await userEvent.type(await screen.findByLabelText('Tokens'), tokens);
    await userEvent.type(screen.getByLabelText('Reason'), reason);
    await press('Adjust tokens');
  };

  it('happens after the confirmation and shows the new balance', async () => {
    let tokens = 3;
    const requests = open({
      [find]: () => ({ body: { user: { ...USER, tokens }, suspended: false } }),
      [adjust]: () => {
        tokens = 5;
        return { body: { message: 'Tokens adjusted', tokens } };
      },
    });
    await fill('2', 'An outage');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/has 3 tokens and will have 5.*An outage/);
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await confirmIn('alertdialog', 'Give 2 tokens');
    expect(await screen.findByText('Tokens adjusted')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('AI tokens').parentElement).toHaveTextContent('5'));
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual(['{"delta":2,"reason":"An outage"}']);
    expect(sent[0]?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(screen.getByLabelText('Tokens')).toHaveValue('');
  });

  it('keeps the input and the idempotency key when no answer came, so that a repeat counts once', async () => {
    let lost = true;
    const requests = open({
      [adjust]: () => {
        if (lost) return noAnswer();
        return { body: { message: 'Tokens adjusted', tokens: 2 } };
      },
    });
    await fill('-1', 'A mistake');
    await confirmIn('alertdialog', 'Take 1 token');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
    lost = false;
    await press('Adjust tokens');
    await confirmIn('alertdialog', 'Take 1 token');
    expect(await screen.findByText('Tokens adjusted')).toBeInTheDocument();
    const keys = requests.filter(({ method }) => method === 'POST').map((sent) => sent.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['0', 'Give or take at least one token'],
    ['1.5', 'Enter a whole number such as 2 or -2'],
    ['10001', 'At most 10,000 tokens at once'],
  ])('rejects %s', async (tokens, sentence) => {
    open();
    await fill(tokens, 'no');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('A reason is required')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('refunds', () => {
  const refund = 'POST /admin/orders/order_1/refund';
  const answer = { refundId: 'r', tokens: 6, amountPaise: 5_940 };

  it('pay back the unused part of a listed order, with a reason', async () => {
    let shown = order;
    const requests = open({
      [orders]: () => ({ body: { orders: [shown] } }),
      [refund]: () => {
        const done = { ...answer, refundId: USER.id, kind: 'unused', status: 'processed' } as const;
        shown = { ...order, unusedTokens: 0, refunds: [{ ...done, createdAt: order.createdAt }] };
        return { body: { ...answer, status: 'processed', message: 'Refund issued' } };
      },
    });
    await search();
    await press('Refund order_1');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('6 unused tokens');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Changed cards');
    await confirmIn('dialog', 'Refund');
    expect(await screen.findByText('Refund issued')).toBeInTheDocument();
    expect(await screen.findByText(/₹59\.40 paid back/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refund order_1' })).toBeNull());
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent).toMatchObject({ body: '{"reason":"Changed cards"}', idempotencyKey: expect.any(String) });
  });

  it('accept an order id, and show in the dialog why a refund failed', async () => {
    open({ [refund]: errorAnswer(409, 'NOTHING_TO_REFUND', 'Nothing of this order is unused') });
    await userEvent.type(screen.getByLabelText('Order id'), 'order_1{Enter}');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Asked for{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing of this order is unused');
  });

  it('show that the orders could not be loaded', async () => {
    open({ [orders]: errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Billing does not answer') });
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the orders');
  });
});

it('suspends an account with a reason, and then offers to restore it', async () => {
  let suspended = false;
  const requests = stubServer({
    [find]: () => ({ body: { user: USER, suspended } }),
    [orders]: { body: { orders: [] } },
    [`POST /admin/users/${USER.id}/suspend`]: () => {
      suspended = true;
      return { body: { message: 'The account is suspended.' } };
    },
  });
  renderPage(<Accounts email={USER.email} onFind={() => undefined} />);
  const form = within(await screen.findByRole('form', { name: 'Suspend the account' }));
  await userEvent.click(form.getByRole('button'));
  expect(form.getByText('A reason is required')).toBeInTheDocument();
  await userEvent.type(form.getByLabelText('Why is it suspended?'), 'Shared answers');
  await userEvent.click(form.getByRole('button'));
  expect(await screen.findByText('This account is suspended')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Let the account log in again' })).toBeInTheDocument();
  const [sent] = requests.filter(({ path }) => path.endsWith('/suspend'));
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ reason: 'Shared answers' });
});
