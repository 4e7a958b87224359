import type { EventPayload } from '@evident/contracts/events';
import type { Submission } from '@evident/contracts/http/submissions';
import { isFinished, SEQ_PER_ATTEMPT, STATUS_LABELS } from '@evident/contracts/labels';

export type SubmissionEventName =
  'submission.created' | 'submission.started' | 'submission.test-judged' | 'submission.judged';

export type SubmissionEvent = {
  [N in SubmissionEventName]: { name: N; payload: EventPayload<N> };
}[SubmissionEventName];

/** A submission or run with the phase of its judging. */
export interface LiveSubmission {
  submission: Submission;
  /** Null before a worker claims it and when it is finished. */
  phase: 'compiling' | 'running' | null;
}

interface Applied {
  live: LiveSubmission;
  /** The row must be read again: an event is missing, or the judging ended. */
  refetch: boolean;
}

const attemptOf = (seq: number) => Math.floor(seq / SEQ_PER_ATTEMPT);
const stepOf = (seq: number) => seq % SEQ_PER_ATTEMPT;

/** Wraps a fetched row. */
export function liveOf(submission: Submission): LiveSubmission {
  if (submission.submissionStatus !== 'judging') return { submission, phase: null };
  const phase = submission.testCases.length > 0 ? 'running' : (submission.phase ?? 'compiling');
  return { submission, phase };
}

/** @returns the snapshot unless it is older than the newest event; a finished snapshot always wins. */
export function newerOf(shown: LiveSubmission, snapshot: LiveSubmission): LiveSubmission {
  if (isFinished(snapshot.submission.submissionStatus)) return snapshot;
  const { seq } = snapshot.submission;
  if (seq === shown.submission.seq && shown.phase === 'running' && snapshot.phase !== 'running') return shown;
  return seq >= shown.submission.seq ? snapshot : shown;
}

function withTest(live: LiveSubmission, payload: EventPayload<'submission.test-judged'>): LiveSubmission {
  const others = live.submission.testCases.filter((test) => test.index !== payload.test.index);
  const testCases = [...others, payload.test].sort((a, b) => a.index - b.index);
  return {
    phase: 'running',
    submission: {
      ...live.submission,
      submissionStatus: 'judging',
      status: STATUS_LABELS.judging,
      ahead: null,
      testCount: payload.testCount,
      testCases,
      seq: payload.seq,
    },
  };
}

/** Drops the tests of the previous attempt. */
function withoutTests(live: LiveSubmission): LiveSubmission {
  return { ...live, submission: { ...live.submission, testCases: [] } };
}

/** @returns whether an event before `seq` is missing. */
function hasGap(shownSeq: number, seq: number): boolean {
  if (attemptOf(seq) === attemptOf(shownSeq)) return seq > shownSeq + 1;
  return stepOf(seq) > 1;
}

/**
 * Applies a socket event. Events that are not newer are ignored. An event after a gap is applied and requests a
 * snapshot.
 */
export function applyEvent(live: LiveSubmission, event: SubmissionEvent): Applied {
  const { seq, submissionId } = event.payload;
  const shown = live.submission;
  const unchanged: Applied = { live, refetch: false };
  if (submissionId !== shown.id || isFinished(shown.submissionStatus)) return unchanged;
  switch (event.name) {
    case 'submission.created':
      if (shown.submissionStatus !== 'queued') return unchanged;
      return { live: { ...live, submission: { ...shown, ahead: event.payload.ahead } }, refetch: false };
    case 'submission.started': {
      if (seq < shown.seq) return unchanged;
      const fresh = attemptOf(seq) > attemptOf(shown.seq) ? withoutTests(live) : live;
      const { testCount } = event.payload;
      // Within an attempt the tests never end before the compilation: a late event changes nothing.
      const phase = fresh === live && live.phase === 'running' ? 'running' : event.payload.phase;
      const submission = {
        ...fresh.submission,
        submissionStatus: 'judging' as const,
        status: STATUS_LABELS.judging,
      };
      return { live: { phase, submission: { ...submission, ahead: null, testCount, seq } }, refetch: false };
    }
    case 'submission.test-judged': {
      if (seq <= shown.seq) return unchanged;
      const fresh = attemptOf(seq) > attemptOf(shown.seq) ? withoutTests(live) : live;
      return { live: withTest(fresh, event.payload), refetch: hasGap(shown.seq, seq) };
    }
    case 'submission.judged':
      return { live, refetch: true };
  }
}
