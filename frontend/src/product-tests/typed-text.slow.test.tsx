import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROBLEM } from '../testing/product-stub.js';
import { submissionOf, testOf } from '../testing/submission-fixture.js';
import { onTurnedDevice, openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const ACCEPTED = submissionOf({
  problemId: PROBLEM.id,
  submissionStatus: 'judged',
  verdict: 'accepted',
  status: 'Accepted',
  testCases: [testOf(1, true)],
});
const turn = onTurnedDevice();

const open = async (hash: string) => {
  turn(true);
  openProduct(`/problem/${PROBLEM.id}${hash}`, {
    [`GET /problems/${PROBLEM.id}/named-drafts`]: { body: { drafts: [] } },
    [`GET /problems/${PROBLEM.id}/note`]: { body: { text: '', version: 0, updatedAt: null } },
    [`GET /submission/get-submissions/${PROBLEM.id}`]: {
      body: { submission: [ACCEPTED], submissions: [ACCEPTED] },
    },
    [`GET /submission/${ACCEPTED.id}`]: { body: { submission: ACCEPTED } },
    [`GET /discussions/problem/${PROBLEM.id}/shared`]: { body: { shares: [] } },
  });
  await screen.findByRole('region', { name: 'Results' });
};
const field = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

/** Types, turns the device to a phone's width and back, and expects the same field with text and focus each time. */
const staysIn = async (input: HTMLTextAreaElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
  for (const wide of [false, true]) {
    turn(wide);
    await (wide
      ? screen.findByRole('separator', { name: 'Width of the statement' })
      : screen.findByRole('navigation', { name: 'Panes' }));
    expect(input).toBeInTheDocument();
    expect(input).toHaveValue(text);
    expect(input).toHaveFocus();
    expect(input).toBeVisible();
  }
};

describe('a text that is being written when the window crosses the width of a phone', () => {
  it('stays in a question', async () => {
    await open('#discussion');
    await press('Ask a question');
    await staysIn(await field('Your question'), 'May it be empty?');
  });

  it('stays in a note', async () => {
    await open('#notes');
    await staysIn(await field('Your note in Markdown'), 'Two stairs');
  });

  it('stays in the title of a solution to share', async () => {
    await open('#submissions');
    const row = await screen.findByTestId('submission-row');
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    await press('Share this solution');
    await staysIn(await field('Title'), 'One pass');
  });

  it('stays in an own test case, whose pane is then shown', async () => {
    await open('');
    await press('Add test case');
    await staysIn(await field(/^Input of case/), '45');
  });

  it('stays in the name of a draft', async () => {
    await open('');
    await press('Drafts');
    const name = await field('Save the text in the editor as');
    await userEvent.type(name, 'Brute force');
    for (const wide of [false, true]) {
      turn(wide);
      expect(name).toBeInTheDocument();
      expect(name).toHaveValue('Brute force');
    }
  });
});
