import { type EventPayload, SEQ_PER_ATTEMPT } from '@evident/contracts';
import { applyEvent, liveOf, newerOf, type LiveSubmission, type SubmissionEvent } from './live-results.js';
import { submissionOf, testOf } from '../../testing/submission-fixture.js';

const base = {
  submissionId: submissionOf().id,
  problemId: submissionOf().problemId,
  kind: 'submit' as const,
};

const started = (seq: number, phase: 'compiling' | 'running' = 'compiling'): SubmissionEvent => ({
  name: 'submission.started',
  payload: { ...base, seq, phase, testCount: 4 },
});
const judged = (seq: number, index: number, passed = true): SubmissionEvent => ({
  name: 'submission.test-judged',
  payload: { ...base, seq, testCount: 4, test: testOf(index, passed) },
});
const ended = (seq: number): SubmissionEvent => ({
  name: 'submission.judged',
  payload: {
    ...base,
    seq,
    status: 'judged',
    verdict: 'accepted',
    statusText: 'Accepted',
  } satisfies EventPayload<'submission.judged'>,
});

/** Applies events in order and counts the requested snapshots. */
function play(events: SubmissionEvent[], from: LiveSubmission = liveOf(submissionOf())) {
  return events.reduce(
    (state, event) => {
      const applied = applyEvent(state.live, event);
      return { live: applied.live, refetches: state.refetches + (applied.refetch ? 1 : 0) };
    },
    { live: from, refetches: 0 },
  );
}
const indexes = (live: LiveSubmission) => live.submission.testCases.map((test) => test.index);
const FIRST = SEQ_PER_ATTEMPT;

describe('live results', () => {
  it('shows each test as it is judged and reads the row again at the end', () => {
    const { live, refetches } = play([started(FIRST), judged(FIRST + 1, 1), judged(FIRST + 2, 2, false)]);
    expect(indexes(live)).toEqual([1, 2]);
    expect(live).toMatchObject({
      phase: 'running',
      submission: { submissionStatus: 'judging', ahead: null },
    });
    expect(refetches).toBe(0);
    expect(applyEvent(live, ended(FIRST + SEQ_PER_ATTEMPT - 1)).refetch).toBe(true);
  });

  it('ignores events that are not newer than the snapshot', () => {
    const snapshot = liveOf(
      submissionOf({
        submissionStatus: 'judging',
        seq: FIRST + 2,
        testCases: [testOf(1, true), testOf(2, true)],
      }),
    );
    const { live, refetches } = play(
      [started(FIRST), judged(FIRST + 1, 1, false), judged(FIRST + 2, 2, false)],
      snapshot,
    );
    expect(live).toBe(snapshot);
    expect(refetches).toBe(0);
  });

  it('shows an event after a gap and requests one snapshot', () => {
    const { live, refetches } = play([started(FIRST), judged(FIRST + 3, 3), judged(FIRST + 4, 4)]);
    expect(indexes(live)).toEqual([3, 4]);
    expect(refetches).toBe(1);
  });

  it('requests a snapshot when the start event was missed', () => {
    expect(play([judged(FIRST + 2, 2)]).refetches).toBe(1);
    expect(play([judged(FIRST + 1, 1)]).refetches).toBe(0);
  });

  it('drops the tests of an abandoned attempt', () => {
    const { live } = play([
      started(FIRST),
      judged(FIRST + 1, 1),
      started(2 * FIRST),
      judged(2 * FIRST + 1, 2),
    ]);
    expect(indexes(live)).toEqual([2]);
  });

  it('ignores an older snapshot, except one of a finished row', () => {
    const { live } = play([started(FIRST), judged(FIRST + 1, 1)]);
    const early = liveOf(submissionOf({ submissionStatus: 'judging', seq: FIRST }));
    expect(newerOf(live, early)).toBe(live);
    const end = liveOf(submissionOf({ submissionStatus: 'failed', status: 'System Error', seq: 0 }));
    expect(newerOf(live, end)).toBe(end);
  });

  it('ignores events of other rows and events after the verdict', () => {
    const done = liveOf(submissionOf({ submissionStatus: 'judged', verdict: 'accepted', seq: FIRST + 4 }));
    expect(play([judged(2 * FIRST + 1, 1)], done).live).toBe(done);
    const other = judged(FIRST + 1, 1);
    other.payload.submissionId = 'another';
    expect(indexes(play([other]).live)).toEqual([]);
  });

  it('never goes back to the compilation while the tests of an attempt run', () => {
    const { live } = play([started(FIRST), started(FIRST, 'running')]);
    expect(play([started(FIRST)], live).live.phase).toBe('running');
    const early = liveOf(submissionOf({ submissionStatus: 'judging', phase: 'compiling', seq: FIRST }));
    expect(newerOf(live, early).phase).toBe('running');
    expect(play([started(2 * FIRST)], live).live.phase).toBe('compiling');
  });

  it('reads the phase of a fetched row', () => {
    const at = (phase: 'compiling' | 'running') =>
      liveOf(submissionOf({ submissionStatus: 'judging', phase }));
    expect([at('compiling').phase, at('running').phase]).toEqual(['compiling', 'running']);
  });

  it('shows the queue position and the phase', () => {
    const { live } = play([{ name: 'submission.created', payload: { ...base, seq: 0, ahead: 2 } }]);
    expect(live.submission.ahead).toBe(2);
    expect(play([started(FIRST), started(FIRST, 'running')]).live.phase).toBe('running');
  });
});
