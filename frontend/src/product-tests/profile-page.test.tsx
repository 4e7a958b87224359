import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { submissionOf } from '../testing/submission-fixture.js';
import { PROBLEM, SOLVED, USER } from '../testing/product-stub.js';
import { openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Charts need a real layout; the browser tests cover them. */
jest.mock('../features/profile/activity-calendar.js', () => ({ __esModule: true, default: () => null }));
jest.mock('../features/profile/difficulty-doughnut.js', () => ({ __esModule: true, default: () => null }));

const submissions = Array.from({ length: 12 }, (_, at) =>
  submissionOf({
    id: `5d2f1c0e-0000-4000-8000-0000000002${String(at).padStart(2, '0')}`,
    problemId: PROBLEM.id,
    submissionStatus: 'judged',
    verdict: at % 4 === 0 ? 'accepted' : 'wrong_answer',
    status: at % 4 === 0 ? 'Accepted' : 'Wrong Answer',
    sourceCode: `print(${at})`,
    time: '["0.01234 s"]',
    memory: '["9000 KB"]',
    createdAt: `2026-01-${String(at + 1).padStart(2, '0')}T10:00:00.000Z`,
  }),
);
const solved = Array.from({ length: 6 }, (_, at) => ({
  ...SOLVED,
  id: `5d2f1c0e-0000-4000-8000-0000000003${String(at).padStart(2, '0')}`,
  title: `Solved ${at + 1}`,
}));
const busy = {
  'GET /submission/get-all-submissions': { body: { submissions } },
  'GET /problems/get-solved-problems': { body: { problems: solved } },
  'GET /problems/get-all-problems': {
    body: { problems: [PROBLEM, ...solved, { ...PROBLEM, id: 'x' }], total: 8 },
  },
};
const panel = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};
const statistic = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describe('the profile', () => {
  it('has stat cards, a link home, Logout, and the read-only fields in a tab', async () => {
    openProduct('/profile', busy);
    await (await panel('My Submissions')).findByText('All (12)');
    expect(statistic('Total Solved')).toHaveTextContent('6');
    expect(statistic('Acceptance Rate')).toHaveTextContent('25.0%');
    expect(statistic('Total Submissions')).toHaveTextContent('12');
    expect(statistic('Playlists')).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.getByText(`${USER.name} · Learner · 3 AI tokens left`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
    const account = await panel('Account');
    for (const text of ['Name', USER.name, 'Role', 'Learner', 'Email', USER.email, 'User ID', USER.id])
      expect(account.getByText(text)).toBeInTheDocument();
    expect(account.getByText('AI Tokens Left').parentElement).toHaveTextContent('3');
    expect(account.queryByRole('textbox')).toBeNull();
    expect(account.queryByText('USER')).toBeNull();
    expect(account.getAllByRole('term').at(-1)).toHaveTextContent('User ID');
  });

  it('shows the latest ten submissions, newest first, one expanded at a time', async () => {
    openProduct('/profile', busy);
    const list = await panel('My Submissions');
    const rows = await list.findAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent(/Climbing Stairs.*Wrong Answer.*Python.*0\.0123 s/);
    const toggles = list.getAllByRole('button', { expanded: false });
    await userEvent.click(toggles[0] as HTMLElement);
    expect(list.getByText('print(11)')).toBeInTheDocument();
    await userEvent.click(toggles[1] as HTMLElement);
    expect(list.queryByText('print(11)')).toBeNull();
    expect(list.getByText('print(10)')).toBeInTheDocument();
    await userEvent.click(toggles[1] as HTMLElement);
    expect(list.queryByText('print(10)')).toBeNull();
    await press('Accepted (3)');
    expect(list.getAllByRole('listitem')).toHaveLength(3);
  });

  it('reads the source of a row that the list abridged', async () => {
    const [whole] = submissions;
    if (!whole) throw new Error('There is no submission');
    openProduct('/profile', {
      'GET /submission/get-all-submissions': {
        body: { submissions: [{ ...whole, sourceCode: '', abridged: true }], nextBefore: null },
      },
      [`GET /submission/${whole.id}`]: { body: { submission: whole } },
    });
    const list = await panel('My Submissions');
    const [row] = await list.findAllByRole('button', { expanded: false });
    await userEvent.click(row as HTMLElement);
    expect(await list.findByText('print(0)')).toBeInTheDocument();
  });

  it('shows Loading for a title that is not loaded yet', async () => {
    openProduct('/profile', {
      ...busy,
      'GET /problems/get-all-problems': () => new Promise(() => undefined),
      'GET /submission/get-all-submissions': {
        body: { submissions: [{ ...submissions[0], problemTitle: null }] },
      },
    });
    const list = await panel('My Submissions');
    expect(await list.findByText('Loading')).toBeInTheDocument();
  });

  it('shows the latest five solved problems and a breakdown by difficulty', async () => {
    openProduct('/profile', busy);
    const list = await panel('Problems Solved');
    expect(await list.findByText('Recent Solutions')).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    const rows = within(list.getByRole('table', { name: 'Difficulty Breakdown' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Easy.*6.*8.*75\.0%/);
  });

  it('shows solved problems over all as a ring of 314 with one decimal', async () => {
    openProduct('/profile', busy);
    const statistics = await panel('Coding Statistics');
    expect(await statistics.findByText('75.0%')).toBeInTheDocument();
    expect(statistics.getByText('Overall Progress')).toBeInTheDocument();
    expect(document.querySelector('circle[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '314');
  });

  it('shows its empty states', async () => {
    openProduct('/profile', {
      'GET /problems/get-solved-problems': { body: { problems: [] } },
      'GET /playlist/': { body: { playlists: [] } },
    });
    expect((await screen.findAllByText('No Solved Problems yet')).length).toBeGreaterThan(0);
    expect(await screen.findByText('No submissions yet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Playlists' }));
    expect(await screen.findByText('No playlists yet')).toBeInTheDocument();
  });

  it('shows receipts with order and payment id, and refunded ones not in green', async () => {
    const receipt = {
      orderId: 'order_1',
      paymentId: 'pay_1',
      plan: 'standard',
      tokens: 10,
      amount: 99,
      currency: 'INR',
      status: 'paid',
      createdAt: '2026-01-05T09:30:00.000Z',
      refunds: [],
    };
    const refund = { refundId: USER.id, kind: 'unused', tokens: 10, amountPaise: 9_900, status: 'processed' };
    const refunds = [{ ...refund, createdAt: receipt.createdAt }];
    const receipts = [receipt, { ...receipt, orderId: 'order_2', paymentId: 'pay_2', refunds }];
    openProduct('/profile#tokens', { 'GET /payment/receipts': { body: { receipts } } });
    const list = await panel('Receipts');
    const [paid, returned] = await list.findAllByRole('listitem');
    expect(paid).toHaveTextContent(/₹99\.0010 tokens.*2026Orderorder_1Paymentpay_1Paid/);
    expect(list.getByText('Paid')).toHaveClass('text-pass');
    expect(returned).toHaveTextContent(/Orderorder_2Paymentpay_2Refunded₹99\.00 refunded/);
    expect(list.getByText('Refunded')).not.toHaveClass('text-pass');
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await press('Receipt of order_1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    expect(dialog.getByText('pay_1')).toBeInTheDocument();
    expect(await dialog.findByRole('link', { name: 'support@evident.example' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });

  it('opens one playlist at a time and reads the playlists again after a removal', async () => {
    const { requests } = openProduct('/profile#playlists');
    const lists = await panel('My Playlists');
    await press(/^Warm-up/);
    expect(lists.getByRole('link', { name: 'Climbing Stairs' })).toBeInTheDocument();
    await press(/^Later/);
    expect(lists.queryByRole('link', { name: 'Climbing Stairs' })).toBeNull();
    expect(lists.getByText('No problems in this playlist yet')).toBeInTheDocument();
    const before = requests.filter(({ path }) => path === '/playlist/').length;
    await press('Delete Playlist Later');
    await press('Delete Playlist');
    await screen.findByText('Failed to delete playlist');
    expect(requests.filter(({ path }) => path === '/playlist/').length).toBeGreaterThan(before);
  });
});
