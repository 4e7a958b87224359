import { act, render, screen, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.js';
import ToastHost from '../ui/toast-host.js';
import { sessionApi } from '../lib/session-api.js';
import { createStore, type AppStore } from '../store/index.js';
import { answersFor, USER } from '../testing/product-stub.js';
import { stubServer, type Stub, type StubbedRequest } from '../testing/render-page.js';

type Router = ReturnType<typeof createMemoryRouter>;

/** Renders the whole product at a path, like `main.tsx`. */
function renderProduct(address: string): RenderResult & { store: AppStore; router: Router } {
  const store = createStore();
  void store.dispatch(sessionApi.endpoints.getMe.initiate());
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const result = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  );
  return { ...result, store, router };
}

/** Emulates a touch device: the plain editor replaces Monaco, which needs a real layout. */
export function onTouchDevice(): void {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => ({ ...asked(query), matches: /pointer: coarse|min-width/.test(query) });
}

/** Emulates a touch device. @returns a function that makes its window as wide as a tablet's, or as narrow as a phone's. */
export function onTurnedDevice(): (wide: boolean) => void {
  let wide = true;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      get matches() {
        return query.includes('min-width') ? wide : query.includes('pointer: coarse');
      },
      media: query,
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (next) => {
    wide = next;
    act(() => listeners.forEach((listener) => listener()));
  };
}

type Opened = ReturnType<typeof renderProduct> & { requests: StubbedRequest[] };

/** Renders the product over a server that succeeds except for `answers`. */
export function openProduct(address: string, answers: Record<string, Stub> = {}, user = USER): Opened {
  const requests = stubServer({ ...answersFor(user), ...answers });
  return { requests, ...renderProduct(address) };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
