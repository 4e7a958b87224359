import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveOf } from './live-results.js';
import ResultsPanel from './results-panel.js';
import { submissionOf, testOf } from '../../testing/submission-fixture.js';

type Changes = Parameters<typeof submissionOf>[0];

function panelOf(changes: Changes, onAddCase = jest.fn()) {
  return (
    <ResultsPanel
      title="Submission Results"
      live={liveOf(submissionOf(changes))}
      cancelling={false}
      onCancel={() => undefined}
      onAddCase={onAddCase}
    />
  );
}

function show(changes: Changes) {
  const onAddCase = jest.fn();
  return { onAddCase, ...render(panelOf(changes, onAddCase)) };
}

const wrong = testOf(3, false, { input: '1 2\n', expected: '5\n', stdout: '5 \n', stderr: 'debug line' });
const judged = {
  submissionStatus: 'judged' as const,
  verdict: 'wrong_answer' as const,
  status: 'Wrong Answer',
  testCount: 3,
  testCases: [testOf(1, true), testOf(2, true), wrong],
  time: '["0.0104 s","0.0201 s","0.03 s"]',
  memory: '["9000 KB","9001 KB","9001 KB"]',
};

describe('results', () => {
  it('shows the four figures as the product formats them', () => {
    show(judged);
    const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
    expect(figure('Status')).toHaveTextContent('Wrong Answer');
    expect(figure('Success Rate')).toHaveTextContent('66.7%');
    expect(figure('Avg. Runtime')).toHaveTextContent('0.020 s');
    expect(figure('Avg. Memory')).toHaveTextContent('9001 KB');
  });

  it("opens the first failing test, marks the extra space and adds the input to the learner's tests", async () => {
    const { onAddCase } = show(judged);
    const difference = within(screen.getByRole('region', { name: 'Difference' }));
    expect(difference.getByText('·')).toBeInTheDocument();
    expect(screen.getByText('debug line')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to my tests' }));
    expect(onAddCase).toHaveBeenCalledWith('1 2\n', '5\n');
  });

  it('puts index and verdict of each row into data attributes', () => {
    show(judged);
    const rows = screen
      .getAllByTestId('test-result')
      .map(({ dataset }) => [dataset['index'], dataset['verdict']]);
    expect(rows).toEqual([
      ['1', 'accepted'],
      ['2', 'accepted'],
      ['3', 'wrong_answer'],
    ]);
  });

  it('shows null without an output, and that a hidden test shows only its result', async () => {
    const hidden = { hidden: true, input: null, expected: '(hidden)', stdout: null };
    show({ ...judged, testCases: [wrong, testOf(4, false, hidden)] });
    expect(screen.getByText('null')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Test 4/ }));
    expect(screen.getByText('This is a hidden test: only its result is shown.')).toBeInTheDocument();
  });

  it('shows how many tests were not run after judging stopped', () => {
    const givenUp = (index: number) => testOf(index, false, { verdict: null, stdout: null });
    const stopped = { ...judged, verdict: 'time_limit_exceeded' as const };
    const { rerender } = show({ ...stopped, testCases: [testOf(1, true), wrong, givenUp(4), givenUp(5)] });
    expect(screen.getByText('2 more tests were not run because judging had stopped.')).toBeInTheDocument();
    rerender(panelOf({ ...stopped, testCases: [wrong, givenUp(4)] }));
    expect(screen.getByText('1 more test was not run because judging had stopped.')).toBeInTheDocument();
    rerender(panelOf({ ...stopped, testCases: [wrong] }));
    expect(screen.queryByText(/not run/)).not.toBeInTheDocument();
  });

  it('shows the compiler output', () => {
    const testCases = [testOf(1, false, { stdout: null })];
    show({
      ...judged,
      verdict: 'compile_error',
      status: 'Compile Error',
      testCases,
      compileOutput: "';' expected",
    });
    expect(screen.getByTestId('verdict')).toHaveTextContent('Compile Error');
    expect(screen.getByLabelText('Compiler output')).toHaveTextContent("';' expected");
  });

  it('never blames the learner for a fault of the platform', () => {
    show({ submissionStatus: 'failed', status: 'System Error' });
    expect(screen.getByTestId('verdict')).toHaveTextContent('System Error');
    expect(
      screen.getByText('We could not judge your code. Nothing was counted. Try again.'),
    ).toBeInTheDocument();
  });
});
