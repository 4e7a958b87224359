import { API_BASE } from '@evident/contracts/api-base';
import type { ErrorBody, ErrorCode, FieldErrors } from '@evident/contracts/errors';
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { fetchEarly } from './early-answers.js';
import { sessionRefused } from './session-slice.js';

/** The error of every failed call. */
export interface ApiError {
  /** The HTTP status, or 0 when no answer came. */
  status: number;
  code: ErrorCode | 'NETWORK';
  /** A message for the user. */
  message: string;
  /** The server's own sentence; null when it sent none. */
  said: string | null;
  requestId: string | null;
  fields: FieldErrors;
  retryAfterS: number | null;
}

const NO_ANSWER: ApiError = {
  status: 0,
  code: 'NETWORK',
  message: 'The server did not answer. Check your connection and try again.',
  said: null,
  requestId: null,
  fields: {},
  retryAfterS: null,
};

function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null && 'code' in data && 'message' in data;
}

/** The `error` or `message` of an answer that is not ours, for example of a proxy. */
function sentenceOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { error, message } = data as { error?: unknown; message?: unknown };
  return [error, message].find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}

function toApiError(error: FetchBaseQueryError): ApiError {
  const status = typeof error.status === 'number' ? error.status : 0;
  if (isErrorBody(error.data)) {
    const { code, message, requestId, fields, retryAfterS } = error.data;
    const said = { message, said: message };
    return { status, code, ...said, requestId, fields: fields ?? {}, retryAfterS: retryAfterS ?? null };
  }
  if (status === 0) return NO_ANSWER;
  const said = sentenceOf(error.data);
  return {
    ...NO_ANSWER,
    status,
    code: 'INTERNAL',
    message: said ?? `The server answered ${status}. Try again in a moment.`,
    said,
  };
}

/** @returns the API error of a rejected `unwrap()` or of a hook; null for other errors. */
export function asApiError(error: unknown): ApiError | null {
  if (typeof error !== 'object' || error === null) return null;
  return 'code' in error && 'status' in error && 'fields' in error ? (error as ApiError) : null;
}

// Absolute, because `fetch` outside a browser has no base URL.
const rawQuery = fetchBaseQuery({
  baseUrl: new URL(API_BASE, window.location.origin).href,
  credentials: 'include',
  fetchFn: (request) => fetchEarly(request as Request),
});

type Query = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

/** A read without an answer holds back all that waits for reads in progress. Changes may take as long as the server wants. */
const READ_TIMEOUT_MS = 60_000;

function bounded(args: string | FetchArgs): FetchArgs {
  const call = typeof args === 'string' ? { url: args } : args;
  return (call.method ?? 'GET') === 'GET' ? { timeout: READ_TIMEOUT_MS, ...call } : call;
}

const baseQuery: Query = async (args, api, extra) => {
  const answer = await rawQuery(bounded(args), api, extra);
  if (!answer.error) return { data: answer.data, meta: answer.meta };
  const error = toApiError(answer.error);
  if (error.status === 401 && error.code === 'UNAUTHENTICATED') api.dispatch(sessionRefused());
  return { error, meta: answer.meta };
};

export const TAGS = [
  'User',
  'Problems',
  'Problem',
  'Submissions',
  'Submission',
  'Playlists',
  'Drafts',
  'Analysis',
  'AnalysisReport',
  'Wallet',
  'Account',
  'FailedSubmission',
  'DeletedProblem',
  'Discussion',
  'Hack',
  'Notification',
  'Progress',
] as const;

/** The only server cache. Features add endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
