import { randomUUID } from 'node:crypto';
import { pendingSubmission } from '../testing/samples.js';
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

/** The same session at another gateway. */
const movedTo = (origin: string, browser: TestBrowser): TestBrowser => {
  const moved = new TestBrowser(origin);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
};
const atStrict = (browser: TestBrowser): TestBrowser => movedTo(strict, browser);

let addresses = 0;
const anAddress = (): string => `10.${(addresses += 1) >> 8}.${addresses & 255}.1`;

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

describe('an owner whose account is attacked from everywhere', () => {
  /** A part of production's limits, because each guess costs a password hash. */
  const FACTOR = 0.2;
  const pointsOf = (name: keyof typeof RATE_LIMITS): number => RATE_LIMITS[name].points * FACTOR;
  /** A gateway behind a proxy, so that a test chooses the addresses. */
  let proxied: string;
  beforeAll(async () => {
    proxied = (await gateway.another({ RATE_LIMIT_FACTOR: FACTOR, TRUSTED_PROXIES: 1 })).origin;
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const attempt = (browser: TestBrowser, address: string, account: { email: string; password: string }) =>
    browser.post('/auth/login', account, from(address));

  async function attacked(): Promise<{ owner: TestBrowser; email: string }> {
    const email = `${randomUUID()}@example.org`;
    const owner = new TestBrowser(proxied);
    await owner.post('/auth/register', { name: 'Ada', email, password: PASSWORD }, from(anAddress()));
    await owner.post('/auth/logout');
    const points = pointsOf('login-account-anywhere');
    for (let round = 0; round < points; round += 1)
      await attempt(new TestBrowser(proxied), anAddress(), { email, password: 'wrong guess' });
    return { owner, email };
  }

  test('logs in from a browser that has signed in before, and from no other', async () => {
    const { owner, email } = await attacked();
    const account = { email, password: PASSWORD };
    expect((await attempt(new TestBrowser(proxied), anAddress(), account)).status).toBe(429);
    expect((await attempt(owner, anAddress(), account)).status).toBe(200);
    const forger = new TestBrowser(proxied);
    const [id = ''] = (owner.cookies.get('evident-device') ?? '').split('.');
    forger.cookies.set('evident-device', `${id}.${'a'.repeat(22)}`);
    expect((await attempt(forger, anAddress(), account)).status).toBe(429);
  });

  test('a known browser may guess no more than others, and knows its own accounts only', async () => {
    const email = `${randomUUID()}@example.org`;
    const browser = new TestBrowser(proxied);
    await browser.post('/auth/register', { name: 'Ada', email, password: PASSWORD }, from(anAddress()));
    const points = pointsOf('login-device');
    const statuses: number[] = [];
    for (let round = 0; round <= points; round += 1)
      statuses.push((await attempt(browser, anAddress(), { email, password: 'wrong guess' })).status);
    expect(statuses).toEqual([...Array<number>(points).fill(401), 429]);
    const victim = await attacked();
    const theirs = await attempt(browser, anAddress(), { email: victim.email, password: PASSWORD });
    expect(theirs.status).toBe(429);
  });

  test('addresses of one IPv6 network count as one', async () => {
    const email = `${randomUUID()}@example.org`;
    await gateway.browser().register({ email });
    const guess = (address: string) =>
      attempt(new TestBrowser(proxied), address, { email, password: 'wrong guess' });
    const points = pointsOf('login-account');
    for (let round = 1; round <= points; round += 1)
      expect((await guess(`2001:db8:0:1::${round}`)).status).toBe(401);
    expect((await guess('2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:0:2::1')).status).toBe(401);
  });
});

test('reads are counted by their cost for each user', async () => {
  gateway.problems.answers = {
    'submissions.list': () => ({ submissions: [], nextBefore: null }),
    'playlists.list': () => [],
  };
  const { origin } = await gateway.another({ RATE_LIMIT_FACTOR: 0.02 });
  const reader = movedTo(origin, await gateway.learner());
  const quiet = movedTo(origin, await gateway.learner());
  const history = '/submission/get-all-submissions';
  // 60 points: two histories of 20, one list of 2, and then no third history.
  for (const path of [history, history, '/playlist/']) expect((await reader.get(path)).status).toBe(200);
  const answer = await reader.get(history);
  expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await quiet.get(history)).status).toBe(200);
});

test('a flood of cancellations ends in 429, and leaves other learners alone', async () => {
  gateway.problems.answers = {
    'submissions.cancel': () => pendingSubmission({ submissionStatus: 'cancelled' }),
  };
  const { origin } = await gateway.another({ RATE_LIMIT_FACTOR: 0.02 });
  const flooding = movedTo(origin, await gateway.learner());
  const quiet = movedTo(origin, await gateway.learner());
  const cancel = (browser: TestBrowser) => browser.call('DELETE', `/submission/${randomUUID()}`);
  // 4 of 240.
  for (let round = 0; round < 4; round += 1) expect((await cancel(flooding)).status).toBe(200);
  const answer = await cancel(flooding);
  expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await cancel(quiet)).status).toBe(200);
});

test('limits hold without Redis', async () => {
  const { origin, service } = await gateway.another({
    RATE_LIMIT_FACTOR: 1,
    REDIS_URL: 'redis://127.0.0.1:1',
    RATE_LIMIT_PATIENCE_MS: 300,
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
