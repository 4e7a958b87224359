import express from 'express';
import type { AddressInfo } from 'node:net';
import { healthz } from './healthz.js';

/** One gateway's answers to `GET /healthz`, over a state that the test sets. */
async function serve() {
  const state = { ready: true, draining: false, now: 0, asked: 0 };
  const app = express();
  app.use(
    healthz({
      isReady: () => {
        state.asked += 1;
        return state.ready ? Promise.resolve(true) : Promise.reject(new Error('no database'));
      },
      isDraining: () => state.draining,
      now: () => state.now,
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (method = 'GET', path = '/healthz') =>
    (await fetch(`${origin}${path}`, { method })).status;
  return { state, ask, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('answers 200 while the gateway can serve, and 503 otherwise', async () => {
  const { state, ask, close } = await serve();
  expect(await ask()).toBe(200);
  expect(await ask('HEAD')).toBe(200);
  state.ready = false;
  state.now += 1_000;
  expect(await ask()).toBe(503);
  await close();
});

test('asks the database at most once a second, however often it is asked itself', async () => {
  const { state, ask, close } = await serve();
  await Promise.all([ask(), ask(), ask()]);
  expect(state.asked).toBe(1);
  state.now += 1_000;
  await ask();
  expect(state.asked).toBe(2);
  await close();
});

test('answers 503 from the moment when the gateway begins to stop', async () => {
  const { state, ask, close } = await serve();
  expect(await ask()).toBe(200);
  state.draining = true;
  expect(await ask()).toBe(503);
  await close();
});

test('leaves every other request alone', async () => {
  const { ask, close } = await serve();
  expect(await ask('GET', '/healthz/x')).toBe(404);
  expect(await ask('POST')).toBe(404);
  await close();
});
