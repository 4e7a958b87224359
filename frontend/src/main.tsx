import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { sessionApi } from './lib/session-api.js';
import { createStore } from './store/index.js';
import './styles/index.css';

const store = createStore();
void store.dispatch(sessionApi.endpoints.getMe.initiate());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
