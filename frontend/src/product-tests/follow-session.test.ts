import type { User } from '@evident/contracts/http/auth';
import { waitFor } from '@testing-library/react';
import { api } from '../lib/api.js';
import { patchTokens, selectTokens, selectUser, sessionApi, startSession } from '../lib/session-api.js';
import { selectStatus, sessionEnded } from '../lib/session-slice.js';
import type { ConnectionListener } from '../lib/socket-connection.js';
import { USER } from '../testing/product-stub.js';
import { errorAnswer, stubServer } from '../testing/render-page.js';
import { submissionsApi } from '../features/submissions/submissions-api.js';
import { createStore, type AppStore } from '../store/index.js';

let socket: ConnectionListener | null = null;
jest.mock('../lib/socket-connection.js', () => ({
  openConnection: (listener: ConnectionListener) => {
    socket = listener;
    return () => (socket = null);
  },
}));

const OTHER: User = { ...USER, id: '5d2f1c0e-0000-4000-8000-000000000099', tokens: 8 };

let store: AppStore | null = null;
async function signedIn(): Promise<AppStore> {
  const opened = (store = createStore());
  startSession(opened.dispatch, USER);
  await waitFor(() => expect(socket).not.toBeNull());
  return opened;
}
const tokensOf = (store: AppStore) => selectTokens(store.getState());

afterEach(() => {
  store?.dispatch(sessionEnded());
});

describe('the token balance', () => {
  it('follows the socket, and the user that screens read has the same balance', async () => {
    stubServer({});
    const store = await signedIn();
    socket?.onPayload('wallet.changed', { tokens: 13, reason: 'purchase' });
    expect(tokensOf(store)).toBe(13);
    expect(selectUser(store.getState())?.tokens).toBe(13);
  });

  it('is read again when the connection opens, and after events were lost', async () => {
    const requests = stubServer({ 'GET /auth/get-me': { body: { user: { ...USER, tokens: 7 } } } });
    const store = await signedIn();
    socket?.onConnected(false);
    await waitFor(() => expect(tokensOf(store)).toBe(7));
    store.dispatch(patchTokens(() => 2));
    socket?.onConnected(true);
    expect(tokensOf(store)).toBe(2);
    socket?.onConnected(false);
    await waitFor(() => expect(tokensOf(store)).toBe(7));
    expect(requests.filter(({ path }) => path === '/auth/get-me')).toHaveLength(2);
  });

  it('is 0 after the session has ended', async () => {
    stubServer({});
    const store = await signedIn();
    store.dispatch(sessionEnded());
    expect(tokensOf(store)).toBe(0);
    expect(selectUser(store.getState())).toBeNull();
    store.dispatch(patchTokens(() => 5));
    expect(tokensOf(store)).toBe(0);
  });
});

describe('the server cache', () => {
  it('keeps the new user and drops the rest when another user signs in', async () => {
    stubServer({ 'GET /auth/get-me': { body: { user: OTHER } } });
    const store = await signedIn();
    const history = api.injectEndpoints({
      endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/auth/get-me' }) }),
    });
    await store.dispatch(history.endpoints.probe.initiate());
    await store.dispatch(
      sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    expect(selectUser(store.getState())).toEqual(OTHER);
    expect(selectStatus(store.getState())).toBe('signed-in');
    expect(history.endpoints.probe.select()(store.getState()).data).toBeUndefined();
  });

  it('is read until there is an answer, when the connection opens before the server can give one', async () => {
    const list = { body: { submissions: [] } };
    const refused = errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Not yet');
    const answers = [list, refused];
    const path = '/submission/get-submissions/p1';
    const requests = stubServer({ [`GET ${path}`]: () => answers.shift() ?? list });
    const store = await signedIn();
    const { problemSubmissions } = submissionsApi.endpoints;
    const reading = store.dispatch(problemSubmissions.initiate('p1'));
    await reading;
    socket?.onConnected(false);
    await waitFor(() => expect(requests.filter((request) => request.path === path)).toHaveLength(3));
    await waitFor(() => expect(problemSubmissions.select('p1')(store.getState()).isSuccess).toBe(true));
    reading.unsubscribe();
  });
});
