import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROBLEM, USER } from '../testing/product-stub.js';
import { onTouchDevice, openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

beforeAll(onTouchDevice);

const guide = () => screen.findByRole('region', { name: 'How input works' });
const open = async (user = USER, answers: Parameters<typeof openProduct>[1] = {}) => {
  const product = openProduct(`/problem/${PROBLEM.id}`, answers, user);
  await screen.findByRole('heading', { name: PROBLEM.title });
  await screen.findByText(PROBLEM.description);
  return product;
};

describe('the guide to reading input', () => {
  it('is shown on the first visit in three steps, in the chosen language, and not again', async () => {
    const { unmount } = await open();
    expect(within(await guide()).getByRole('heading')).toHaveTextContent('The input is text');
    await press('Next');
    expect(within(await guide()).getByRole('heading')).toHaveTextContent('Your program reads it');
    expect(within(await guide()).getByRole('heading')).toHaveFocus();
    expect(await screen.findByRole('group', { name: 'A whole Java program' })).toHaveTextContent(
      'public class Main',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'PYTHON');
    expect(await screen.findByRole('group', { name: 'A whole Python program' })).toHaveTextContent(
      'n = int(input())',
    );
    await press('Next');
    expect(screen.getByRole('group', { name: 'Printing in Python' })).toHaveTextContent('print(answer)');
    await press('Got it');
    expect(screen.queryByRole('region', { name: 'How input works' })).toBeNull();
    unmount();
    await open();
    expect(screen.queryByRole('region', { name: 'How input works' })).toBeNull();
  });

  it('is closed by Escape, and opened again from the help menu with the focus in it', async () => {
    await open({ ...USER, id: '5d2f1c0e-0000-4000-8000-000000000777' });
    within(await guide())
      .getByRole('button', { name: 'Next' })
      .focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'How input works' })).toBeNull();
    await press('Help');
    await press('How input works');
    expect(within(await guide()).getByRole('heading')).toHaveFocus();
  });

  it('is not offered where the program talks with the judge, whose cases have no expected output', async () => {
    const problem = { ...PROBLEM, checker: { kind: 'interactive' as const } };
    await open(
      { ...USER, id: '5d2f1c0e-0000-4000-8000-000000000778' },
      { [`GET /problems/get-problem/${PROBLEM.id}`]: { body: { problem } } },
    );
    const cases = await screen.findByRole('table', { name: 'Test Cases' });
    expect(within(cases).getByRole('columnheader', { name: 'Judge knows' })).toBeInTheDocument();
    expect(within(cases).queryByRole('columnheader', { name: 'Expected Output' })).toBeNull();
    await press('Help');
    expect(screen.getByRole('link', { name: /Input recipes/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'How input works' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'How input works' })).toBeNull();
  });
});

describe('the input recipes', () => {
  it('are complete programs in the language of the address', async () => {
    openProduct('/help/input/cpp');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Reading input in C++' }),
    ).toBeInTheDocument();
    const matrix = await screen.findByRole('region', { name: 'A matrix' });
    expect(within(matrix).getByRole('group', { name: 'Program in C++: A matrix' })).toHaveTextContent(
      '#include <iostream>',
    );
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await userEvent.click(screen.getByRole('link', { name: 'Python' }));
    expect(await screen.findByRole('group', { name: 'Program in Python: A matrix' })).toHaveTextContent(
      'rows, columns = map(int, input().split())',
    );
  });

  it('begin with JavaScript where the address names no language', async () => {
    openProduct('/help/input/cobol');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Reading input in JavaScript' }),
    ).toBeInTheDocument();
  });
});
