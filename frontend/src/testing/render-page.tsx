import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import ToastHost from '../ui/toast-host.js';
import { createStore, type AppStore } from '../store/index.js';

interface StubbedAnswer {
  status?: number;
  body: unknown;
}

/** The answer to a call, or a function of the request body. */
export type Stub = StubbedAnswer | ((body: string) => StubbedAnswer | Promise<StubbedAnswer>);

/** The server does not answer. */
export const noAnswer = (): StubbedAnswer => {
  throw new TypeError('Failed to fetch');
};

export interface StubbedRequest {
  method: string;
  path: string;
  /** Starts with `?`; empty without a query. */
  query: string;
  body: string;
  idempotencyKey: string | null;
}

/** Answers calls by `METHOD /path`; others get 404. @returns the received requests. */
export function stubServer(answers: Record<string, Stub>): StubbedRequest[] {
  const requests: StubbedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search: query } = new URL(request.url);
    const path = pathname.replace('/api/v1', '');
    const body = await request.text();
    const idempotencyKey = request.headers.get('idempotency-key');
    requests.push({ method: request.method, path, query, body, idempotencyKey });
    const stub = answers[`${request.method} ${path}`];
    const known = typeof stub === 'function' ? await stub(body) : stub;
    const missing = { error: 'Not found', message: 'Not found', code: 'NOT_FOUND', requestId: 'r' };
    return Response.json(known?.body ?? missing, { status: known?.status ?? (known ? 200 : 404) });
  };
  return requests;
}

/** @returns an error answer of the API. */
export function errorAnswer(
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): StubbedAnswer {
  return { status, body: { error: message, message, code, requestId: 'test-request', fields } };
}

/** Renders one page with store, router and toasts. */
export function renderPage(page: ReactNode, address = '/'): RenderResult & { store: AppStore } {
  const store = createStore();
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const result = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  );
  return { ...result, store };
}
