import { randomBytes } from 'node:crypto';
import { io } from 'socket.io-client';
import { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const NEW_SECRET = randomBytes(32).toString('hex');

/** A browser at another gateway with these cookies of the learner's session. */
function at(origin: string, learner: TestBrowser, ...names: string[]): TestBrowser {
  const browser = new TestBrowser(origin);
  for (const name of names) browser.cookies.set(name, learner.cookies.get(name) ?? '');
  return browser;
}

test('a new secret for sessions ends no session', async () => {
  const learner = await gateway.learner();
  const { origin } = await gateway.another({
    JWT_SECRET: NEW_SECRET,
    JWT_SECRET_PREVIOUS: gateway.env.JWT_SECRET,
  });
  const own = at(origin, learner, 'evident-access');
  expect((await own.get('/auth/get-me')).status).toBe(200);
  const socket = io(origin, {
    transports: ['websocket'],
    extraHeaders: { cookie: own.cookieHeader, origin },
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  socket.disconnect();
  const later = await gateway.another({ JWT_SECRET: NEW_SECRET });
  expect((await at(later.origin, learner, 'evident-access').get('/auth/get-me')).status).toBe(401);
  const whole = at(later.origin, learner, 'evident-access', 'evident-refresh');
  expect((await whole.get('/auth/get-me')).status).toBe(200);
  expect((await at(later.origin, whole, 'evident-access').get('/auth/get-me')).status).toBe(200);
});

test('a token signed by neither secret is refused, whatever its header names', async () => {
  const learner = await gateway.learner();
  const { origin } = await gateway.another({
    JWT_SECRET: NEW_SECRET,
    JWT_SECRET_PREVIOUS: randomBytes(32).toString('hex'),
  });
  const [, payload, signature] = (learner.cookies.get('evident-access') ?? '').split('.');
  for (const header of ['{"alg":"HS256"}', '{"alg":"none"}', 'null', '{']) {
    const browser = new TestBrowser(origin);
    const encoded = Buffer.from(header).toString('base64url');
    browser.cookies.set('evident-access', `${encoded}.${payload}.${signature}`);
    expect((await browser.get('/auth/get-me')).status).toBe(401);
  }
});
