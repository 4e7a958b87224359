import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '../store/index.js';
import { router } from './routes.js';

const ToastHost = lazy(() => import('../ui/toast-host.js'));

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <Suspense>
        <ToastHost />
      </Suspense>
    </Provider>
  );
}
