import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import ToastHost from '../app/toast-host.js';
import { createStore, type AppStore } from '../store/index.js';

export interface StubbedAnswer {
  status?: number;
  body: unknown;
}

/** Answers by `METHOD /path`, below the API's base; everything else is 404. @returns the requests that were made. */
export function stubServer(
  answers: Record<string, StubbedAnswer>,
): { method: string; path: string; body: string }[] {
  const requests: { method: string; path: string; body: string }[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    requests.push({ method: request.method, path, body: await request.text() });
    const known = answers[`${request.method} ${path}`];
    const missing = { error: 'Not found', message: 'Not found', code: 'NOT_FOUND', requestId: 'r' };
    return Response.json(known?.body ?? missing, { status: known?.status ?? (known ? 200 : 404) });
  };
  return requests;
}

/** @returns the one shape of an error answer. */
export function errorAnswer(
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): StubbedAnswer {
  return { status, body: { error: message, message, code, requestId: 'test-request', fields } };
}

/** Renders one page with a store, a router and the toasts, as the product does. */
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
