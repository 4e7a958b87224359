import type { ExecuteCodeRequest, Submission } from '@evident/contracts/http/submissions';
import { asApiError } from './api.js';
import { isNumber, isText, listOf, objectOf, parseStored } from './stored-shape.js';
import { storedText, storeText, useStored } from './use-stored.js';

const KEY = 'evident:outbox';
/** Submissions that may wait at a time. */
export const OUTBOX_MOST = 10;

/** A submission without an answer. Its key lets the server judge it once, however often it is sent. */
export interface WaitingSubmission {
  idempotencyKey: string;
  userId: string;
  body: Pick<ExecuteCodeRequest, 'source_code' | 'language_id' | 'problemId'>;
  writtenAt: number;
}

const isWaiting = objectOf<WaitingSubmission>({
  idempotencyKey: isText,
  userId: isText,
  body: objectOf<WaitingSubmission['body']>({
    source_code: isText,
    language_id: isNumber,
    problemId: isText,
  }),
  writtenAt: isNumber,
});
const isOutbox = listOf(isWaiting, { most: OUTBOX_MOST });
const NONE: WaitingSubmission[] = [];

const all = (): WaitingSubmission[] => parseStored(isOutbox, storedText(KEY, true), NONE);
const store = (list: readonly WaitingSubmission[]) => storeText(KEY, JSON.stringify(list));

export const waitingOf = (userId: string): WaitingSubmission[] =>
  all().filter((waiting) => waiting.userId === userId);

/** @returns the submission of a problem that waits. */
export const waitingFor = (userId: string, problemId: string): WaitingSubmission | undefined =>
  waitingOf(userId).find(({ body }) => body.problemId === problemId);

/** @returns what waits of one user, in the order it was written. */
export function useOutbox(userId: string): WaitingSubmission[] {
  return useStored(KEY, isOutbox, NONE)[0].filter((waiting) => waiting.userId === userId);
}

/**
 * Keeps a submission until the server answers. A newer one of the same problem replaces it; the same text keeps its key.
 * @returns the key under which it waits, or null where there is no room or no storage
 */
export function keepInOutbox(added: WaitingSubmission): string | null {
  const isSame = ({ userId, body }: WaitingSubmission) =>
    userId === added.userId && body.problemId === added.body.problemId;
  const before = all();
  const known = before.find(isSame);
  if (known?.body.source_code === added.body.source_code && known.body.language_id === added.body.language_id)
    return known.idempotencyKey;
  const list = [...before.filter((waiting) => !isSame(waiting)), added];
  if (list.length > OUTBOX_MOST) return null;
  if (!store(list)) {
    // Without storage it would be lost with the page, so the learner is told at once.
    store(before);
    return null;
  }
  if (known) settle(known.idempotencyKey, { replaced: true });
  return added.idempotencyKey;
}

export const removeFromOutbox = (idempotencyKey: string): void =>
  void store(all().filter((waiting) => waiting.idempotencyKey !== idempotencyKey));

/** What a proxy answers while no server of ours does. */
const PROXY_STATUSES = [502, 503, 504];

/** @returns whether no server of ours has answered: there is no connection, or only a proxy is there. */
export function gotNoAnswer(error: unknown): boolean {
  const failed = asApiError(error);
  if (failed === null) return false;
  // Our own answers with these statuses say what is wrong.
  return failed.status === 0 || (failed.code === 'INTERNAL' && PROXY_STATUSES.includes(failed.status));
}

/** Signing out leaves nothing that could be sent. */
export const clearOutbox = (): void => {
  if (storedText(KEY, true) !== null) store(NONE);
};

/** How the wait of a submission ended. */
export type Settled = { row: Submission } | { error: unknown } | { replaced: true };
const listeners = new Set<(idempotencyKey: string, settled: Settled) => void>();

export function onSettled(listener: (idempotencyKey: string, settled: Settled) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const settle = (idempotencyKey: string, settled: Settled): void =>
  listeners.forEach((listener) => listener(idempotencyKey, settled));

/** Sent on this page before its problem was shown, by user and problem. */
const sent = new Map<string, Submission>();
const sentKey = (userId: string, problemId: string) => `${userId} ${problemId}`;

export const noteSent = (userId: string, row: Submission): void =>
  void sent.set(sentKey(userId, row.problemId), row);
/** @returns a waiting submission that was sent before this problem was shown. */
export const sentBefore = (userId: string, problemId: string): Submission | undefined =>
  sent.get(sentKey(userId, problemId));
export const forgetSent = (userId: string, problemId: string): void =>
  void sent.delete(sentKey(userId, problemId));
