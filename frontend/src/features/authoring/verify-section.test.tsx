import type { VerificationColumn } from '@evident/contracts/http/authoring';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { createStore } from '../../store/index.js';
import { EMPTY_FORM, type FormValues } from './form-values.js';
import { VerifySection } from './verify-section.js';

const column = (at: number, change: Partial<VerificationColumn> = {}): VerificationColumn => ({
  submissionId: `00000000-0000-4000-8000-00000000000${at}`,
  label: 'reference',
  language: 'PYTHON',
  expectedVerdict: 'accepted',
  status: 'judged',
  verdict: 'accepted',
  ok: true,
  checkerFault: null,
  compileOutput: null,
  tests: [],
  seq: 1999,
  ...change,
});
const unjudged = { status: 'failed', verdict: null, ok: false } as const;

function Section() {
  const form = useForm<FormValues>({ defaultValues: EMPTY_FORM });
  return (
    <FormProvider {...form}>
      <VerifySection problemId={null} />
    </FormProvider>
  );
}

/** Verifies, with an answer that is done at once. @returns what the form says about it */
async function outcome(columns: VerificationColumn[]): Promise<HTMLElement> {
  const body = { id: 'a', problemId: 'b', testCount: 1, done: true, columns };
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status: 201, headers: { 'content-type': 'application/json' } }),
    ),
  );
  render(
    <Provider store={createStore()}>
      <Section />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  return screen.findByRole('status');
}

describe('the outcome of a verification', () => {
  it('is good when every program got its verdict', async () => {
    expect(await outcome([column(1), column(2)])).toHaveTextContent(
      'Every program got its expected verdict.',
    );
  });

  it('is never good when nothing was judged, and shows the checker’s own error', async () => {
    const checkerFault = 'On test 1: The checker program ended with exit code 7:\nKeyError: 3';
    const said = await outcome([column(1, { ...unjudged, checkerFault }), column(2, unjudged)]);
    expect(said).toHaveTextContent('2 of 2 programs could not be judged: the checker failed.');
    expect(within(said).getByLabelText('Error of the checker')).toHaveTextContent('KeyError: 3');
    expect(said).not.toHaveTextContent('Every program');
    expect(await screen.findAllByText('not judged')).toHaveLength(2);
  });

  it.each([
    ['without any program', [], 'Nothing was judged.'],
    [
      'with a failed column',
      [column(1), column(2, unjudged)],
      '1 of 2 programs could not be judged. Try again.',
    ],
    [
      'with another verdict',
      [column(1, { verdict: 'wrong_answer', ok: false })],
      '1 of 1 program got an unexpected verdict.',
    ],
  ] as const)('is bad %s', async (_what, columns, message) => {
    const said = await outcome([...columns]);
    expect(said).toHaveTextContent(message);
    expect(said).not.toHaveTextContent('Every program');
  });
});
