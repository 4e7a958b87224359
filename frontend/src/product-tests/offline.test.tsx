import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../lib/offline.js';
import { ANSWERS_CACHE, WHO_AM_I } from '../lib/offline-names.js';
import { sessionEnded } from '../lib/session-slice.js';
import { PROBLEM, USER } from '../testing/product-stub.js';
import { onTouchDevice, openProduct } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

/** The browser's caches, of which jsdom has none. */
const stored = new Map<string, Map<string, unknown>>();
const caches = {
  open: (name: string) => {
    const cache = stored.get(name) ?? new Map<string, unknown>();
    stored.set(name, cache);
    return Promise.resolve({
      put: async (url: string, answer: Response) => void cache.set(url, await answer.json()),
    });
  },
  delete: (name: string) => Promise.resolve(stored.delete(name)),
};
let online = true;
const lose = (lost: boolean) => {
  online = !lost;
  fireEvent(window, new Event(lost ? 'offline' : 'online'));
};

beforeAll(() => {
  onTouchDevice();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
});
beforeEach(() => {
  localStorage.clear();
  stored.clear();
  online = true;
});

const open = async () => {
  const product = openProduct(`/problem/${PROBLEM.id}`);
  await screen.findByRole('heading', { name: PROBLEM.title });
  return product;
};

describe('a lost connection', () => {
  it('is told while it lasts', async () => {
    await open();
    await waitFor(() => expect(stored.has(ANSWERS_CACHE)).toBe(true));
    expect(screen.queryByText('You are offline.')).toBeNull();
    lose(true);
    expect(await screen.findByText('You are offline.')).toBeInTheDocument();
    lose(false);
    await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
  });

  it('finds who is signed in, and nothing of another user', async () => {
    stored.set(ANSWERS_CACHE, new Map([['/api/v1/problems/get-all-problems', 'of another user']]));
    localStorage.setItem('evident:offline-owner', 'another user');
    await open();
    await waitFor(() => expect([...(stored.get(ANSWERS_CACHE) ?? [])]).toEqual([[WHO_AM_I, { user: USER }]]));
  });

  it('finds nothing after signing out', async () => {
    const { store } = await open();
    await waitFor(() => expect(stored.has(ANSWERS_CACHE)).toBe(true));
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(() => expect(stored.has(ANSWERS_CACHE)).toBe(false));
    await expect(forgetAnswers()).resolves.toBeUndefined();
  });

  it('is followed by a look at what has changed meanwhile', async () => {
    const { requests } = await open();
    const reads = () => requests.filter(({ path }) => path === '/auth/get-me').length;
    await waitFor(() => expect(stored.has(ANSWERS_CACHE)).toBe(true));
    const before = reads();
    lose(true);
    lose(false);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });
});
