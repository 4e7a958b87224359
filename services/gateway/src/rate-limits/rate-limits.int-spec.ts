import { randomUUID } from 'node:crypto';
import { TestBrowser } from '../testing/test-browser.js';
import { PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { RATE_LIMITS } from './rate-limiter.service.js';

let gateway: TestGateway;
/** A gateway with the limits of production. Accounts are created at the other one, which allows far more. */
let strict: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  strict = (await gateway.another({ RATE_LIMIT_FACTOR: 1 })).origin;
});
afterAll(() => gateway.stop());

const atStrict = (browser: TestBrowser): TestBrowser => {
  const moved = new TestBrowser(strict);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
};

test('guessing a password ends in 429, even with forged addresses', async () => {
  const email = `${randomUUID()}@example.org`;
  await gateway.browser().register({ email });
  const guess = async (at: string, password: string, round: number) =>
    new TestBrowser(at).post('/auth/login', { email, password }, { 'x-forwarded-for': `10.0.0.${round}` });
  const { points } = RATE_LIMITS['login-account'];
  for (let round = 0; round < points; round += 1)
    expect((await guess(strict, 'wrong guess', round)).status).toBe(401);
  const answer = await guess(strict, 'wrong guess', 99);
  expect(answer).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', retryAfterS: expect.any(Number) },
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  // The right password is refused as well, because no password is checked.
  expect((await guess(strict, PASSWORD, 100)).status).toBe(429);
  // The gateway with higher limits checks the same guess, so the limit caused the refusal.
  expect((await guess(gateway.origin, 'wrong guess', 101)).status).toBe(401);
});

test('successful logins are not counted as guesses', async () => {
  const email = `${randomUUID()}@example.org`;
  await gateway.browser().register({ email });
  for (let round = 0; round < RATE_LIMITS['login-account'].points + 3; round += 1) {
    expect((await new TestBrowser(strict).login({ email, password: PASSWORD })).status).toBe(200);
  }
});

test.each([
  ['submit', '/execute-code/'],
  ['run', '/execute-code/run'],
  ['analyze', '/ai-analyze/'],
  ['payment', '/payment/create-order'],
] as const)('%s is limited for each user', async (name, path) => {
  const [flooder, quiet] = [atStrict(await gateway.learner()), atStrict(await gateway.learner())];
  const { points } = RATE_LIMITS[name];
  for (let sent = 0; sent < points; sent += 1) expect((await flooder.post(path, {})).status).toBe(400);
  const answer = await flooder.post(path, {});
  expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await quiet.post(path, {})).status).toBe(400);
});

test('limits hold without Redis', async () => {
  const { origin, service } = await gateway.another({
    RATE_LIMIT_FACTOR: 1,
    REDIS_URL: 'redis://127.0.0.1:1',
  });
  const email = `${randomUUID()}@example.org`;
  await gateway.browser().register({ email });
  const statuses: number[] = [];
  for (let round = 0; round <= RATE_LIMITS['login-account'].points; round += 1) {
    statuses.push((await new TestBrowser(origin).login({ email, password: 'wrong guess' })).status);
  }
  expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  await service.stop();
});
