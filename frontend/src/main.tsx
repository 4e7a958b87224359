import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { whenPageIsKnown } from './app/first-render.js';
import { router } from './app/routes.js';
import { sessionApi } from './lib/session-api.js';
import { createStore } from './store/index.js';
import './styles/index.css';

const store = createStore();
void store.dispatch(sessionApi.endpoints.getMe.initiate());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const reactRoot = createRoot(root);
void whenPageIsKnown(store, router).then(() =>
  // As a transition, so that it is drawn in parts between which the browser answers.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  ),
);
