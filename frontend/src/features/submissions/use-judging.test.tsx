import type { EventPayload } from '@evident/contracts/events';
import type { Submission } from '@evident/contracts/http/submissions';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../store/index.js';
import ResultsPanel from './results-panel.js';
import type { SubmissionEventName } from './live-results.js';
import { submissionOf, testOf } from '../../testing/submission-fixture.js';
import { useSubmissionCountQuery } from './submissions-api.js';
import { useJudging } from './use-judging.js';

/** The socket, driven by the test. */
const mockHandlers = new Map<string, Set<(payload: unknown) => void>>();
const mockGaps = new Set<() => void>();
jest.mock('../../lib/socket.js', () => ({
  onEvent: (name: string, handler: (payload: unknown) => void) => {
    const set = mockHandlers.get(name) ?? new Set();
    mockHandlers.set(name, set.add(handler));
    return () => set.delete(handler);
  },
  onGap: (handler: () => void) => {
    mockGaps.add(handler);
    return () => mockGaps.delete(handler);
  },
  onRefused: () => () => undefined,
  connectSocket: () => Promise.resolve(),
  disconnectSocket: () => undefined,
}));

function emit<N extends SubmissionEventName>(name: N, part: Partial<EventPayload<N>>): void {
  const base = { submissionId: submissionOf().id, problemId: submissionOf().problemId, kind: 'submit' };
  act(() => mockHandlers.get(name)?.forEach((handler) => handler({ ...base, ...part })));
}

/** A server with one row that the test changes; records every call. */
let row: Submission;
let calls: string[];
let release: (() => void) | null;

beforeEach(() => {
  mockHandlers.clear();
  mockGaps.clear();
  row = submissionOf({ ahead: 2 });
  calls = [];
  release = null;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    calls.push(`${request.method} ${path}`);
    if (request.method === 'GET' && path.endsWith(row.id) && release === null) {
      await new Promise<void>((resolve) => (release = resolve));
    }
    const count = { count: 7, acceptedCount: 3, successRate: 42.9 };
    const body = path.includes('submission-count') ? count : { submission: row };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});

const reads = () => calls.filter((call) => call === `GET /submission/${row.id}`).length;

function Harness() {
  const judging = useJudging('me', row.problemId);
  useSubmissionCountQuery(row.problemId);
  const start = () =>
    judging.start('submit', { source_code: 'x', language_id: 71, problemId: row.problemId });
  return (
    <>
      <button onClick={start}>Submit</button>
      {judging.live && (
        <ResultsPanel
          title="Submission Results"
          live={judging.live}
          cancelling={judging.cancelling}
          onCancel={judging.cancel}
          onAddCase={() => undefined}
        />
      )}
    </>
  );
}

async function submit(): Promise<void> {
  render(
    <Provider store={createStore()}>
      <Harness />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Queued · 2 ahead/);
  await waitFor(() => expect(reads()).toBe(1));
}
const answerFirstRead = () => act(async () => Promise.resolve(release?.()));
const shownTests = () => screen.queryAllByTestId('test-result').map((node) => node.dataset['index']);

describe('a submission on the screen', () => {
  it('applies events that arrive before the first snapshot and shows each test before the verdict', async () => {
    await submit();
    emit('submission.started', { seq: 1_000, phase: 'running', testCount: 4 });
    emit('submission.test-judged', { seq: 1_001, testCount: 4, test: testOf(1, true) });
    await answerFirstRead();
    await waitFor(() => expect(shownTests()).toEqual(['1']));
    emit('submission.test-judged', { seq: 1_002, testCount: 4, test: testOf(2, false) });
    await waitFor(() => expect(shownTests()).toEqual(['1', '2']));
    expect(screen.getAllByTestId('test-pending')).toHaveLength(2);
    expect(screen.queryByTestId('verdict')).toBeNull();
  });

  it('reads the row again after a missed event', async () => {
    await submit();
    await answerFirstRead();
    emit('submission.started', { seq: 1_000, phase: 'running', testCount: 4 });
    const tests = [testOf(1, true), testOf(2, true), testOf(3, true)];
    row = submissionOf({ submissionStatus: 'judging', seq: 1_003, testCases: tests });
    emit('submission.test-judged', { seq: 1_003, testCount: 4, test: testOf(3, true) });
    await waitFor(() => expect(shownTests()).toEqual(['1', '2', '3']));
    expect(reads()).toBeGreaterThan(1);
  });

  it('reads the row again after a reconnect that lost events', async () => {
    await submit();
    await answerFirstRead();
    await screen.findByText(/^Queued · 2 ahead/);
    row = submissionOf({ submissionStatus: 'judging', seq: 1_001, testCases: [testOf(1, true)] });
    act(() => mockGaps.forEach((handler) => handler()));
    await waitFor(() => expect(shownTests()).toEqual(['1']));
  });

  it('shows the verdict when the event arrives before the row is final, and reads the counts again', async () => {
    await submit();
    await answerFirstRead();
    const counted = calls.filter((call) => call.includes('submission-count')).length;
    emit('submission.judged', { seq: 1_999, status: 'judged', verdict: 'accepted', statusText: 'Accepted' });
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
    expect(screen.queryByTestId('verdict')).toBeNull();
    row = submissionOf({
      submissionStatus: 'judged',
      verdict: 'accepted',
      status: 'Accepted',
      seq: 1_999,
      testCases: [1, 2, 3, 4].map((index) => testOf(index, true)),
      time: '["0.01 s"]',
      memory: '["9000 KB"]',
    });
    expect(await screen.findByTestId('verdict')).toHaveTextContent('Accepted');
    expect(screen.getByText('100.0%')).toBeInTheDocument();
    await waitFor(() =>
      expect(calls.filter((call) => call.includes('submission-count')).length).toBe(counted + 1),
    );
  });

  it('ignores a second click while the first is being judged', async () => {
    await submit();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});
