import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROBLEM } from '../testing/product-stub.js';
import { submissionOf, testOf } from '../testing/submission-fixture.js';
import { onTouchDevice, openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const FAILED = submissionOf({
  problemId: PROBLEM.id,
  submissionStatus: 'judged',
  verdict: 'wrong_answer',
  status: 'Wrong Answer',
  testCount: 2,
  testCases: [testOf(1, true), testOf(2, false, { input: '7\n', expected: '21\n', stdout: '13\n' })],
});
const open = async (answers = {}) => {
  const product = openProduct(`/problem/${PROBLEM.id}`, answers);
  await screen.findByRole('heading', { name: PROBLEM.title });
  await screen.findByRole('region', { name: 'Results' });
  return product;
};
const judgedAs = (submission: typeof FAILED) => ({
  'POST /execute-code/': { body: { submission } },
  [`GET /submission/${submission.id}`]: { body: { submission } },
});
const order = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const pane = (name: string) => screen.getByRole('region', { name });

beforeAll(onTouchDevice);

describe('the panes of the problem page', () => {
  it('are swapped and folded from the menu, and stand so on the next visit', async () => {
    const { unmount } = await open();
    expect(order(pane('Problem'), pane('Code'))).toBe(true);
    await press('Layout');
    await press('Problem on the right');
    await press('Results above the code');
    expect(order(pane('Code'), pane('Problem'))).toBe(true);
    expect(order(pane('Results'), pane('Code'))).toBe(true);
    await press('Fold the problem');
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
    unmount();
    await open();
    expect(order(pane('Results'), pane('Code'))).toBe(true);
    await press('Show: Problem');
    expect(order(pane('Code'), pane('Problem'))).toBe(true);
    await press('Layout');
    await press('Reset the layout');
    expect(order(pane('Problem'), pane('Code'))).toBe(true);
  });

  it('shows folded results when code is run', async () => {
    await open({ 'POST /execute-code/run': { body: { submission: { ...FAILED, id: 'run_1' } } } });
    await press('Layout');
    await press('Fold the results');
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
    await press('Run Code');
    expect(await screen.findByRole('region', { name: 'Results' })).toBeVisible();
  });

  it('runs every example by one click, with the text of its test', async () => {
    const { requests } = await open({
      'POST /execute-code/run': { body: { submission: { ...FAILED, id: 'run_2' } } },
    });
    await press('Run all examples');
    await waitFor(() => expect(requests.some(({ path }) => path === '/execute-code/run')).toBe(true));
    const { body } = requests.find(({ path }) => path === '/execute-code/run') ?? { body: '' };
    expect(JSON.parse(body)).toMatchObject({ stdin: ['2', '3'], expected_outputs: ['2', '3'] });
  });

  it('opens a failing test among the own cases, with the focus in it', async () => {
    await open(judgedAs(FAILED));
    await press('Submit Solution');
    const failing = within(await screen.findByRole('region', { name: 'First failing test' }));
    await userEvent.click(failing.getByRole('button', { name: 'Add to my tests' }));
    const input = await screen.findByRole('textbox', { name: 'Input of case 3' });
    expect(input).toHaveValue('7\n');
    expect(input).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Expected output of case 3' })).toHaveValue('21\n');
  });

  it('shows every space and line end of a failing test on demand', async () => {
    const spaced = { ...FAILED, testCases: [testOf(1, false, { expected: 'a b\nc\n', stdout: 'a b\nd\n' })] };
    await open(judgedAs(spaced));
    await press('Submit Solution');
    const failing = within(await screen.findByRole('region', { name: 'First failing test' }));
    const table = failing.getByRole('region', { name: 'Difference' });
    expect(table).not.toHaveTextContent('a·b↵');
    await userEvent.click(failing.getByRole('checkbox', { name: /^Show all spaces/ }));
    expect(table).toHaveTextContent('a·b↵');
  });

  it('keeps a note in the tab Notes', async () => {
    const path = `/problems/${PROBLEM.id}/note`;
    const { requests } = await open({
      [`GET ${path}`]: { body: { text: 'Fibonacci.', version: 2, updatedAt: PROBLEM.updatedAt } },
      [`PUT ${path}`]: { body: { text: 'Fibonacci!', version: 3, updatedAt: PROBLEM.updatedAt } },
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    const note = await screen.findByRole('textbox', { name: 'Your note in Markdown' });
    expect(note).toHaveValue('Fibonacci.');
    await userEvent.type(note, '!');
    await screen.findByText('Saved', { selector: '[role=status]' });
    const sent = requests.filter(({ method, path: called }) => method === 'PUT' && called === path);
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { text: 'Fibonacci.!', version: 2 },
    ]);
  });
});
