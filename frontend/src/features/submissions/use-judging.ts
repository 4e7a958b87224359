import type { ExecuteCodeRequest, Submission } from '@evident/contracts/http/submissions';
import { isFinished } from '@evident/contracts/labels';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.js';
import {
  forgetSent,
  gotNoAnswer,
  keepInOutbox,
  onSettled,
  removeFromOutbox,
  sentBefore,
  waitingFor,
  type Settled,
} from '../../lib/outbox.js';
import { selectStatus } from '../../lib/session-slice.js';
import { toasts } from '../../lib/toasts.js';
import { useAppDispatch } from '../../store/index.js';
import { liveOf, type LiveSubmission } from './live-results.js';
import {
  changedBy,
  PENDING_POLL_MS,
  submissionsApi,
  useCancelSubmissionMutation,
  useStartRunMutation,
  useSubmitMutation,
  type Start,
} from './submissions-api.js';

const { liveSubmission } = submissionsApi.endpoints;

export type JudgingKind = 'run' | 'submit';

/** The last run or submission of this page; it replaces the previous one. */
interface Started {
  kind: JudgingKind;
  /** Null until the server has accepted the request. */
  row: Submission | null;
  error: unknown;
  /** The key of a submission that waits for the connection. */
  waitingKey?: string;
}

export interface Judging {
  kind: JudgingKind | null;
  live: LiveSubmission | null;
  /** True from the click to the verdict. */
  busy: boolean;
  error: unknown;
  cancelling: boolean;
  /** The submission is kept on this device until the server answers. */
  waiting: boolean;
  start: (kind: JudgingKind, body: ExecuteCodeRequest) => void;
  cancel: () => void;
}

/** @returns a submission of an earlier visit that still waits for the connection, or was sent a moment ago. */
function ofEarlierVisit(userId: string, problemId: string): Started | null {
  const row = sentBefore(userId, problemId);
  if (row) return { kind: 'submit', row, error: null };
  const waiting = waitingFor(userId, problemId);
  return waiting ? { kind: 'submit', row: null, error: null, waitingKey: waiting.idempotencyKey } : null;
}

/**
 * Starts runs and submissions of one problem and follows the newest until it ends. A submission that the server did not
 * answer waits in the outbox. Needs a new mount for another problem.
 * @param onFinished called once per finished run or submission.
 */
export function useJudging(
  userId: string,
  problemId: string,
  onFinished?: (live: LiveSubmission, kind: JudgingKind) => void,
): Judging {
  const [started, setStarted] = useState<Started | null>(() => ofEarlierVisit(userId, problemId));
  useEffect(() => forgetSent(userId, problemId), [userId, problemId]);
  const ticket = useRef(0);
  const dispatch = useAppDispatch();
  const [startRun] = useStartRunMutation();
  const [submit] = useSubmitMutation();
  const [cancelSubmission, { isLoading: cancelling }] = useCancelSubmissionMutation();

  const row = started?.row ?? null;
  const { data, error: readError } = liveSubmission.useQueryState(row?.id ?? skipToken);
  const live = row === null ? null : data?.submission.id === row.id ? data : liveOf(row);
  const finished = live !== null && isFinished(live.submission.submissionStatus);
  const waitingKey = started?.waitingKey;
  const waiting = waitingKey !== undefined;
  const busy = started !== null && started.error === null && !finished && !waiting;
  liveSubmission.useQuerySubscription(row?.id ?? skipToken, {
    pollingInterval: finished ? 0 : PENDING_POLL_MS,
    refetchOnMountOrArgChange: true,
  });

  const ended = useEffectEvent(() => {
    if (!live || !started) return;
    dispatch(api.util.invalidateTags(changedBy(live.submission)));
    const { submissionStatus } = live.submission;
    if (submissionStatus === 'judged') {
      toasts.success(started.kind === 'run' ? SUCCESS_TOASTS.run : SUCCESS_TOASTS.executed);
    } else if (submissionStatus === 'failed') {
      toasts.error(started.kind === 'run' ? ERROR_TOASTS.run : ERROR_TOASTS.execute);
    }
    onFinished?.(live, started.kind);
  });
  const finishedId = finished ? live.submission.id : null;
  useEffect(() => {
    if (finishedId !== null) ended();
  }, [finishedId]);

  const settled = useEffectEvent((key: string, result: Settled) => {
    if (key !== waitingKey) return;
    forgetSent(userId, problemId);
    if ('replaced' in result) setStarted((now) => (now?.waitingKey === key ? null : now));
    else if ('row' in result) setStarted({ kind: 'submit', row: result.row, error: null });
    else setStarted({ kind: 'submit', row: null, error: result.error });
  });
  useEffect(() => onSettled((key, result) => settled(key, result)), []);

  /** @returns the key under which the submission waits, or null where it cannot wait. */
  const keep = (kind: JudgingKind, { body, idempotencyKey }: Start, error: unknown): string | null => {
    if (kind !== 'submit' || !gotNoAnswer(error)) return null;
    const { source_code, language_id } = body;
    const written = { source_code, language_id, problemId: body.problemId };
    return keepInOutbox({ idempotencyKey, userId, body: written, writtenAt: Date.now() });
  };

  const send = async (kind: JudgingKind, body: ExecuteCodeRequest) => {
    const mine = ++ticket.current;
    setStarted({ kind, row: null, error: null });
    const request: Start = { body, idempotencyKey: crypto.randomUUID(), writtenBy: userId };
    try {
      const answer = await (kind === 'run' ? startRun(request) : submit(request)).unwrap();
      if (mine === ticket.current) setStarted({ kind, row: answer, error: null });
    } catch (error) {
      const key = keep(kind, request, error);
      if (key !== null) {
        if (mine === ticket.current) setStarted({ kind, row: null, error: null, waitingKey: key });
        return;
      }
      // The end of the session aborts the call; the login page says why.
      const ended = dispatch((_dispatch, getState) => selectStatus(getState()) === 'signed-out');
      if (!ended) toasts.error(kind === 'run' ? ERROR_TOASTS.run : ERROR_TOASTS.execute);
      if (mine === ticket.current) setStarted({ kind, row: null, error });
    }
  };

  return {
    kind: started?.kind ?? null,
    live,
    busy,
    error: started?.error ?? (data === undefined ? readError : null) ?? null,
    cancelling,
    waiting,
    start: (kind, body) => {
      if (!busy) void send(kind, body);
    },
    cancel: () => {
      if (row) void cancelSubmission(row.id);
      if (waitingKey === undefined) return;
      removeFromOutbox(waitingKey);
      setStarted(null);
    },
  };
}
