import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveOf, type LiveSubmission } from './live-results.js';
import ResultsPanel from './results-panel.js';
import { submissionOf, testOf } from '../../testing/submission-fixture.js';

type Changes = Parameters<typeof submissionOf>[0];

function panelOf(changes: Changes, onAddCase = jest.fn(), onRunTest = jest.fn()) {
  return (
    <ResultsPanel
      title="Submission Results"
      live={liveOf(submissionOf(changes))}
      cancelling={false}
      onCancel={() => undefined}
      onAddCase={onAddCase}
      onRunTest={onRunTest}
    />
  );
}

function show(changes: Changes) {
  const onAddCase = jest.fn();
  const onRunTest = jest.fn();
  return { onAddCase, onRunTest, ...render(panelOf(changes, onAddCase, onRunTest)) };
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

  const score = {
    points: 40,
    total: 100,
    groups: [
      { name: 'Samples', points: 0, outcome: 'passed' as const, failedTest: null },
      { name: 'Small', points: 40, outcome: 'passed' as const, failedTest: null },
      { name: 'Negative', points: 20, outcome: 'failed' as const, failedTest: 3 },
      { name: 'Large', points: 40, outcome: 'not_run' as const, failedTest: null },
    ],
  };

  it('shows the score and what became of each group', () => {
    show({ ...judged, score });
    const points = within(screen.getByRole('region', { name: 'Points of each group' }));
    expect(screen.getByText(/^40 of 100 points ·/)).toBeInTheDocument();
    expect(points.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'SamplesPassedno points',
      'SmallPassed40 of 40 points',
      'NegativeFailed at test 30 of 20 points',
      'LargeNot run0 of 40 points',
    ]);
    expect(screen.getByTestId('verdict')).toHaveTextContent('Wrong Answer');
  });

  it('shows the score of a program that does not compile, and none where there are no groups', () => {
    const { unmount } = show({
      ...judged,
      verdict: 'compile_error',
      score: { ...score, points: 0 },
      testCases: [],
    });
    expect(screen.getByText(/^0 of 100 points ·/)).toBeInTheDocument();
    unmount();
    show(judged);
    expect(screen.queryByText(/point/i)).toBeNull();
  });

  it('shows what a program and an interactor said instead of a comparison', () => {
    const talked = testOf(3, false, {
      input: '5\n',
      expected: 'for the interactor\n',
      stdout: '> ? 1\n< wet\n',
      conversation: true,
    });
    show({ ...judged, testCases: [testOf(1, true), testOf(2, true), talked] });
    const failing = within(screen.getByRole('region', { name: 'First failing test' }));
    expect(failing.getByLabelText(/^Conversation/)).toHaveTextContent('> ? 1 < wet');
    expect(failing.getByLabelText('Judge knows')).toHaveTextContent('5');
    expect(failing.queryByRole('region', { name: 'Difference' })).not.toBeInTheDocument();
  });

  it('shows the first failing test before the figures, marks the extra space, and runs or keeps it', async () => {
    const { onAddCase, onRunTest } = show(judged);
    const failing = within(screen.getByRole('region', { name: 'First failing test' }));
    expect(failing.getByText('·')).toBeInTheDocument();
    expect(failing.getByText('debug line')).toBeInTheDocument();
    const rate = screen.getByText('Success Rate');
    expect(failing.getByText('·').compareDocumentPosition(rate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(failing.getByRole('button', { name: 'Run this test' }));
    expect(onRunTest).toHaveBeenCalledWith('1 2\n', '5\n');
    await userEvent.click(failing.getByRole('button', { name: 'Add to my tests' }));
    expect(onAddCase).toHaveBeenCalledWith('1 2\n', '5\n');
  });

  it('does not offer to run a test whose input the server has cut', () => {
    show({ ...judged, testCases: [testOf(1, false, { input: '1 2 3\n… (90000 bytes in all)' })] });
    expect(screen.queryByRole('button', { name: 'Run this test' })).toBeNull();
  });

  it('explains a common error in words, with its line', () => {
    const stderr =
      'Traceback (most recent call last):\n  File "/box/main.py", line 2, in <module>\n    b = int(input())\nEOFError: EOF when reading a line\n';
    const crashed = { verdict: 'runtime_error', stderr, exitCode: 1 } as const;
    const sourceCode = 'a = int(input())\nb = int(input())\nprint(a + b)\n';
    const { rerender } = show({
      ...judged,
      verdict: 'runtime_error',
      sourceCode,
      testCases: [testOf(1, false, crashed)],
    });
    const note = screen.getByRole('note', { name: 'What the error means' });
    expect(note).toHaveTextContent(/asked for a line after the input had ended.*Line 2b = int\(input\(\)\)/);
    // Without a crash the text on standard error is the program's own.
    rerender(panelOf({ ...judged, sourceCode, testCases: [testOf(1, false, { stderr })] }));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('says once that a program crashed', () => {
    const crashed = { verdict: 'runtime_error', message: 'ended with exit code 1', exitCode: 1 } as const;
    show({ ...judged, verdict: 'runtime_error', testCases: [testOf(1, false, crashed)] });
    expect(screen.getByText('Crashed with exit code 1')).toBeInTheDocument();
    expect(screen.queryByText(/ended with/)).toBeNull();
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

  it('folds hidden tests into one strip; a hidden test shows only its result', async () => {
    const hidden = { hidden: true, input: null, expected: '(hidden)', stdout: null };
    const notRun = testOf(6, false, { ...hidden, verdict: null, memory: '0 KB', time: '0 s' });
    const testCases = [wrong, testOf(4, true, hidden), testOf(5, false, hidden), notRun];
    show({ ...judged, testCount: 4, testCases });
    const strip = screen.getByText('Hidden tests: 1 passed, 1 failed, 1 not run').closest('details');
    expect(strip).not.toHaveAttribute('open');
    const rows = within(strip!);
    expect(rows.getAllByText('null')).toHaveLength(3);
    await userEvent.click(rows.getByRole('button', { name: /Test 5/ }));
    expect(rows.getByText('This is a hidden test: only its result is shown.')).toBeInTheDocument();
    expect(rows.getByText('Not run').closest('tr')).toHaveTextContent('Test 6 (hidden)Not run(hidden)null——');
  });

  it('shows tests as cards on a phone', () => {
    const asked = window.matchMedia;
    window.matchMedia = (query) => ({ ...asked(query), matches: query.includes('max-width') });
    show(judged);
    window.matchMedia = asked;
    const cards = within(screen.getByRole('list', { name: 'Result of each test' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[2]).toHaveTextContent(/Test 3Failed.*Your Output.*9000 KB/);
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

  describe('while a test runs', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('counts its seconds, and begins again with the next test', () => {
      const panel = (live: LiveSubmission) => (
        <ResultsPanel
          title="Run Results"
          live={live}
          timeLimitMs={6_000}
          onAddCase={jest.fn()}
          onRunTest={jest.fn()}
        />
      );
      const judging = { submissionStatus: 'judging', phase: 'running', testCount: 3 } as const;
      const { rerender } = render(panel(liveOf(submissionOf({ ...judging, phase: 'compiling' }))));
      act(() => void jest.advanceTimersByTime(2_000));
      expect(screen.getByText('Compiling')).toBeInTheDocument();
      rerender(panel(liveOf(submissionOf(judging))));
      act(() => void jest.advanceTimersByTime(3_000));
      expect(screen.getByText('Running test 1/3, 3 s of 6 s')).toBeInTheDocument();
      rerender(panel(liveOf(submissionOf({ ...judging, testCases: [testOf(1, true)] }))));
      act(() => void jest.advanceTimersByTime(1_000));
      expect(screen.getByText('Running test 2/3, 1 s of 6 s')).toBeInTheDocument();
    });
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
