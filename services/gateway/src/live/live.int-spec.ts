import { EVENTS, type EventPayload } from '@evident/contracts';
import { EventPublisher } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { LiveSocket, roomOfUser } from './live.socket.js';

let gateway: TestGateway;
let publisher: EventPublisher;
const sockets: Socket[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
  publisher = new EventPublisher(gateway.env.REDIS_URL, () => undefined);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  publisher.close();
  await gateway.stop();
});

interface Received {
  name: string;
  payload: unknown;
}

function open(
  cookie: string,
  options: { origin?: string; transport?: 'websocket' | 'polling'; at?: string } = {},
) {
  const { origin = gateway.origin, transport = 'websocket', at = gateway.origin } = options;
  const socket = io(at, {
    transports: [transport],
    extraHeaders: { cookie, origin },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  const received: Received[] = [];
  socket.onAny((name: string, payload: unknown) => received.push({ name, payload }));
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, received, outcome };
}

async function connected(browser: TestBrowser, at?: string) {
  const opened = open(browser.cookieHeader, at === undefined ? {} : { at, origin: at });
  expect(await opened.outcome).toBe('connected');
  return opened;
}

const judgedEvent = (): EventPayload<'submission.judged'> => ({
  submissionId: randomUUID(),
  problemId: randomUUID(),
  kind: 'submit',
  seq: 1_999,
  status: 'judged',
  verdict: 'accepted',
  statusText: 'Accepted',
});
const idOf = (browser: TestBrowser): string => browser.user?.id ?? '';

describe('a connection', () => {
  test('without a session is refused', async () => {
    expect(await open('').outcome).toBe('UNAUTHENTICATED');
    expect(await open('evident-access=nonsense; evident-refresh=nonsense').outcome).toBe('UNAUTHENTICATED');
  });

  test('without an access token is accepted by its refresh token, which stays valid', async () => {
    const learner = await gateway.learner();
    learner.cookies.delete('evident-access');
    expect(await open(learner.cookieHeader).outcome).toBe('connected');
    expect((await learner.get('/auth/get-me')).status).toBe(200);
  });

  test.each(['websocket', 'polling'] as const)(
    'from a page of another site over %s is refused',
    async (transport) => {
      const { cookieHeader } = await gateway.learner();
      expect(await open(cookieHeader, { origin: 'https://evil.example', transport }).outcome).toMatch(
        /error/,
      );
      expect(await open(cookieHeader, { origin: gateway.origin, transport }).outcome).toBe('connected');
    },
  );

  test('from another site is accepted when the list of allowed origins holds it', async () => {
    const { cookieHeader } = await gateway.learner();
    const { origin: at } = await gateway.another({
      PUBLIC_ORIGIN: ['http://localhost:3000', 'https://evil.example'],
    });
    expect(await open(cookieHeader, { origin: 'https://evil.example', at }).outcome).toBe('connected');
  });

  test('is refused when the user has twenty already', async () => {
    const { cookieHeader } = await gateway.learner();
    const outcomes: string[] = [];
    for (let tab = 0; tab < 21; tab += 1) outcomes.push(await open(cookieHeader).outcome);
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('events', () => {
  test('reach every socket of their user at every gateway, once, and nobody else', async () => {
    const [ada, eve] = [await gateway.learner(), await gateway.learner()];
    const other = await gateway.another();
    const own = [await connected(ada), await connected(ada), await connected(ada, other.origin)];
    const foreign = await connected(eve);
    // A gateway that has just started subscribes in its own time.
    await until('the bus', async () => {
      await publisher.publish('wallet.changed', idOf(ada), { tokens: 1, reason: 'usage' });
      return own.every(({ received }) => received.length > 0);
    });
    const judgedOf = ({ received }: (typeof own)[number]) =>
      received.filter(({ name }) => name === 'submission.judged');
    const event = judgedEvent();
    await publisher.publish('submission.judged', idOf(ada), event);
    const marker = judgedEvent();
    await publisher.publish('submission.judged', idOf(eve), marker);
    await until('the marker', () => foreign.received.length > 0);
    await until('the events', () => own.every((socket) => judgedOf(socket).length > 0));
    for (const socket of own)
      expect(judgedOf(socket)).toEqual([{ name: 'submission.judged', payload: event }]);
    expect(foreign.received).toEqual([{ name: 'submission.judged', payload: marker }]);
    expect(JSON.stringify(own[0]?.received)).not.toContain(idOf(ada));
  });

  test('of each kind are forwarded under their own name', async () => {
    const ada = await gateway.learner();
    const { received } = await connected(ada);
    await publisher.publish('submission.created', idOf(ada), { ...pick(judgedEvent()), ahead: 2 });
    await publisher.publish('analysis.progressed', idOf(ada), {
      analysisId: randomUUID(),
      phase: 'tests',
      fraction: 0.5,
    });
    await publisher.publish('wallet.changed', idOf(ada), { tokens: 2, reason: 'usage' });
    await until('three events', () => received.length === 3);
    expect(received.map(({ name }) => name)).toEqual([
      'submission.created',
      'analysis.progressed',
      'wallet.changed',
    ]);
    for (const { name, payload } of received) EVENTS[name as keyof typeof EVENTS].parse(payload);
  });

  test('of other users cannot be requested, because the server accepts no messages', async () => {
    const [ada, eve] = [await gateway.learner(), await gateway.learner()];
    const { socket, received } = await connected(eve);
    for (const name of ['join', 'subscribe', 'room']) socket.emit(name, roomOfUser(idOf(ada)));
    await publisher.publish('submission.judged', idOf(ada), judgedEvent());
    const marker = judgedEvent();
    await publisher.publish('submission.judged', idOf(eve), marker);
    await until('the marker', () => received.length > 0);
    expect(received).toEqual([{ name: 'submission.judged', payload: marker }]);
  });

  test('are not sent to a client that sends a long message', async () => {
    const { socket } = await connected(await gateway.learner());
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    socket.emit('flood', 'x'.repeat(64 * 1024));
    expect(await closed).toMatch(/transport/);
  });
});

describe('a live socket ends', () => {
  test('when its session logs out, and no other socket ends', async () => {
    const ada = await gateway.learner();
    const elsewhere = await gateway.learner();
    const [own, other] = [await connected(ada), await connected(elsewhere)];
    await ada.post('/auth/logout');
    await until('the disconnect', () => own.socket.disconnected);
    expect(other.socket.connected).toBe(true);
  });

  test('at the next check when its session was revoked or has expired', async () => {
    const [revoked, expired, fine] = [
      await gateway.learner(),
      await gateway.learner(),
      await gateway.learner(),
    ];
    const opened = [await connected(revoked), await connected(expired), await connected(fine)];
    await gateway.database.query('UPDATE gateway.sessions SET revoked_at = now() WHERE user_id = $1', [
      idOf(revoked),
    ]);
    await gateway.database.query('UPDATE gateway.sessions SET expires_at = now() WHERE user_id = $1', [
      idOf(expired),
    ]);
    await gateway.service.app.get(LiveSocket).dropEnded();
    await until('the disconnects', () => opened[0]?.socket.disconnected && opened[1]?.socket.disconnected);
    expect(opened[2]?.socket.connected).toBe(true);
  });
});

function pick({ submissionId, problemId, kind, seq }: EventPayload<'submission.judged'>) {
  return { submissionId, problemId, kind, seq };
}
