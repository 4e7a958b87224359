import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PROBLEM, USER } from '../testing/product-stub.js';
import { openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const many = Array.from({ length: 23 }, (_, at) => ({
  ...PROBLEM,
  id: `5d2f1c0e-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
  title: `Problem ${String(at + 1).padStart(2, '0')}`,
  difficulty: at % 2 === 0 ? ('EASY' as const) : ('HARD' as const),
  tags: at < 3 ? ['Trees'] : ['Graphs'],
  solvedBy: at === 0 ? [{ userId: USER.id }] : at === 1 ? [{ userId: 'somebody-else' }] : [],
}));
const list = { 'GET /problems/get-all-problems': { body: { problems: many, total: many.length } } };
const open = async (address = '/problem', user = USER) => {
  const product = openProduct(address, list, user);
  await screen.findByRole('table', { name: 'Problems' });
  return product;
};
const rows = () => screen.getAllByRole('row').slice(1);

describe('the problem list', () => {
  it('shows ten problems a page, with its footer, Previous and Next', async () => {
    await open();
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('Showing 1 to 10 of 23 results')).toBeInTheDocument();
    expect(screen.getByText('1/3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    await press('Next');
    expect(screen.getByText('Showing 21 to 23 of 23 results')).toBeInTheDocument();
    expect(screen.getByText('3/3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('shows a spinner and no figures while it loads', async () => {
    openProduct('/problem', { 'GET /problems/get-all-problems': () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading problems')).toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  it('shows the acceptance of each problem', async () => {
    await open();
    expect(rows()[0]).toHaveTextContent('25.0%');
  });

  it('says how difficult a problem is for learners where that differs from its label', async () => {
    const measured = { difficulty: 'HARD' as const, learners: 40, firstTryPercent: 20 };
    const problems = many.slice(0, 3).map((problem) => ({ ...problem, measured }));
    openProduct('/problem', { 'GET /problems/get-all-problems': { body: { problems, total: 3 } } });
    await screen.findByRole('table', { name: 'Problems' });
    expect(rows().map((row) => within(row).queryByText('Hard for learners')?.title)).toEqual([
      '20% of 40 learners were accepted at their first try',
      undefined,
      '20% of 40 learners were accepted at their first try',
    ]);
  });

  it('has a link past the plans and filters to the first problem', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the problems' }));
    expect(screen.getByRole('link', { name: 'Problem 01' })).toHaveFocus();
  });

  it('ticks only the problems that this user solved', async () => {
    await open();
    const solved = rows().map((row) => within(row).getByRole('checkbox', { name: 'Solved' }));
    expect(solved.map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      ...Array<boolean>(9).fill(false),
    ]);
    expect(solved[0]).toBeDisabled();
  });

  it('has title, tags, difficulty and Save to Playlist in each row', async () => {
    await open();
    const [first] = rows();
    expect(first && within(first).getByRole('link', { name: 'Problem 01' })).toHaveAttribute(
      'href',
      `/problem/${many[0]?.id}`,
    );
    expect(first).toHaveTextContent(/Trees/);
    expect(first).toHaveTextContent(/Easy/);
    expect(screen.getByRole('button', { name: 'Save to Playlist: Problem 01' })).toBeInTheDocument();
  });

  it('has edit and delete for administrators only', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('button', { name: 'Delete Problem 01' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit Problem 01' })).toBeNull();
    unmount();
    await open('/problem', ADMIN);
    expect(screen.getByRole('button', { name: 'Delete Problem 01' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Problem 01' })).toHaveAttribute(
      'href',
      `/edit-problem/${many[0]?.id}`,
    );
  });

  it('filters by difficulty and tag, returns to page 1 and keeps the filters in the address', async () => {
    const { router } = await open('/problem?page=3');
    expect(screen.getByLabelText('Tags')).toHaveTextContent('AllGraphsTrees');
    await userEvent.selectOptions(screen.getByLabelText('Tags'), 'Trees');
    expect(screen.getByText('Showing 1 to 3 of 3 results')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    expect(screen.getByText('Showing 1 to 1 of 1 results')).toBeInTheDocument();
    expect(router.state.location.search).toMatch(/Trees/);
    expect(router.state.location.search).not.toMatch(/page/);
  });

  it('searches by title and shows when nothing is found', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Search by title'), 'zzzz');
    expect(await screen.findByText('No problems found')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
    expect(screen.getByText('Showing 0 to 0 of 0 results')).toBeInTheDocument();
    expect(screen.getByText('1/1')).toBeInTheDocument();
  });

  it('moves the focus between titles by j and k', async () => {
    await open();
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'Problem 01' })).toHaveFocus();
    await userEvent.keyboard('jjk');
    expect(screen.getByRole('link', { name: 'Problem 02' })).toHaveFocus();
  });

  it('focuses the search by /', async () => {
    await open();
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByLabelText('Search by title')).toHaveFocus());
  });
});
