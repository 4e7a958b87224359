import type { AccountSecurity, SecondFactorSetup } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { runAdminCommand } from '../identity/admin-commands.js';
import { RATE_LIMITS } from '../rate-limits/rate-limiter.service.js';
import { TestBrowser } from '../testing/test-browser.js';
import { ADMIN, PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const NEW_PASSWORD = 'battery staple';
const STEP_MS = 30_000;
const status = async (browser: TestBrowser): Promise<number> => (await browser.get('/auth/get-me')).status;
const security = async (browser: TestBrowser): Promise<AccountSecurity> =>
  (await browser.get('/account/security')).body as AccountSecurity;

async function account(at = gateway.origin) {
  const email = `${randomUUID()}@example.org`;
  const browser = new TestBrowser(at);
  await browser.register({ email });
  const elsewhere = async () => {
    const other = new TestBrowser(at);
    await other.login({ email, password: PASSWORD });
    return other;
  };
  return { email, browser, elsewhere };
}

/** @param steps from now; each code works once. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function withSecondFactor(at = gateway.origin) {
  const own = await account(at);
  const begun = await own.browser.post('/account/second-factor', { password: PASSWORD });
  const { secret } = begun.body as SecondFactorSetup;
  const confirmed = await own.browser.post('/account/second-factor/confirm', { code: codeOf(secret) });
  // As if the code had been used a while ago, so that a test can use the one of now.
  await gateway.database.query('UPDATE gateway.users SET totp_last_step = 0 WHERE id = $1', [
    own.browser.user?.id,
  ]);
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  const login = (code?: string) =>
    new TestBrowser(at).post('/auth/login', { email: own.email, password: PASSWORD, code });
  return { ...own, secret, recoveryCodes, login };
}

describe('changing the password', () => {
  test('needs the old one, keeps this session and ends the others', async () => {
    const { email, browser, elsewhere } = await account();
    const other = await elsewhere();
    const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
      browser.post('/account/password', { currentPassword, newPassword });
    expect(await change('a wrong guess')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', fields: { currentPassword: expect.any(String) } },
    });
    expect(await status(other)).toBe(200);
    expect((await change(PASSWORD)).status).toBe(200);
    expect([await status(browser), await status(other)]).toEqual([200, 401]);
    expect((await gateway.browser().login({ email, password: PASSWORD })).status).toBe(401);
    expect((await gateway.browser().login({ email, password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('a password that attackers try first', () => {
  const email = 'grace.hopper@navy.example';
  test.each([
    'password1',
    'Password123!',
    'qwertyuiop',
    'aaaaaaaaaa',
    '19900101',
    'grace.hopper',
    'evident123',
  ])('%s is refused', async (password) => {
    const refusal = {
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { password: /easy to guess/ } },
    };
    const matching = {
      ...refusal,
      body: { ...refusal.body, fields: { password: expect.stringMatching('easy') } },
    };
    expect(await gateway.browser().register({ name: 'Grace Hopper', email, password })).toMatchObject(
      matching,
    );
  });

  test('is refused by a change, too, and the longest password is checked quickly', async () => {
    const { browser } = await account();
    const change = (newPassword: string) =>
      browser.post('/account/password', { currentPassword: PASSWORD, newPassword });
    expect(await change('iloveyou')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: expect.stringMatching('easy') } },
    });
    const longest = Array.from({ length: 128 }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join(
      '',
    );
    expect((await change(longest)).status).toBe(200);
  });
});

describe('the sessions of an account', () => {
  test('are listed with device, network and times, and this one is marked', async () => {
    const { browser, email } = await account();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = new TestBrowser(gateway.origin);
    await other.post('/auth/login', { email, password: PASSWORD }, { 'user-agent': agent });
    const { sessions } = await security(browser);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({ device: null, network: '127.0.0.0/24' });
    expect(sessions.find(({ current }) => !current)).toMatchObject({ device: 'Firefox on Linux' });
    expect(JSON.stringify(sessions)).not.toContain('Mozilla');
  });

  test('can be ended one by one by their owner only', async () => {
    const { browser, elsewhere } = await account();
    const other = await elsewhere();
    const [theirs] = (await security(other)).sessions.filter(({ current }) => current);
    const end = (who: TestBrowser) => who.call('DELETE', `/account/sessions/${theirs?.id}`);
    const stranger = await account();
    expect((await end(stranger.browser)).status).toBe(404);
    expect(await status(other)).toBe(200);
    expect((await end(browser)).status).toBe(200);
    expect([await status(browser), await status(other)]).toEqual([200, 401]);
    expect((await end(browser)).status).toBe(404);
  });

  test('all end when the owner signs out everywhere', async () => {
    const { browser, elsewhere } = await account();
    const other = await elsewhere();
    const stranger = await account();
    expect((await browser.post('/account/sign-out-everywhere')).status).toBe(200);
    expect([await status(browser), await status(other), await status(stranger.browser)]).toEqual([
      401, 401, 200,
    ]);
  });
});

describe('a second factor', () => {
  test('is asked for after the right password only, and each code works once', async () => {
    const { email, secret, login } = await withSecondFactor();
    expect(await login()).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    const wrong = await gateway.browser().login({ email, password: 'a wrong guess' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    const code = codeOf(secret);
    expect(await login('000000')).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } });
    const both = await Promise.all([login(code), login(code)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect(await login(code)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } });
    expect((await login(codeOf(secret, 1))).status).toBe(200);
  });

  test('does not count before a code has confirmed it', async () => {
    const { email, browser } = await account();
    await browser.post('/account/second-factor', { password: PASSWORD });
    expect((await browser.post('/account/second-factor/confirm', { code: '000000' })).status).toBe(401);
    expect((await gateway.browser().login({ email, password: PASSWORD })).status).toBe(200);
    expect((await security(browser)).secondFactor.enabled).toBe(false);
  });

  test('has ten recovery codes, each for one login, however they are typed', async () => {
    const { recoveryCodes, login, browser } = await withSecondFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(401);
    expect((await login(` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await security(browser)).secondFactor).toEqual({
      enabled: true,
      required: false,
      recoveryCodesLeft: 8,
    });
  });

  test('can be renewed and removed with the password and a code', async () => {
    const { browser, recoveryCodes, secret, login } = await withSecondFactor();
    const [first, second] = recoveryCodes;
    expect(await browser.post('/account/second-factor', { password: PASSWORD })).toMatchObject({
      status: 409,
    });
    const remove = (password: string, code: string) =>
      browser.call('DELETE', '/account/second-factor', { body: { password, code } });
    expect((await remove('a wrong guess', codeOf(secret))).status).toBe(401);
    expect((await remove(PASSWORD, '000000')).status).toBe(401);
    const renew = { password: PASSWORD, code: first };
    const renewed = await browser.post('/account/second-factor/recovery-codes', renew);
    expect((renewed.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await login(second)).status).toBe(401);
    expect((await remove(PASSWORD, codeOf(secret))).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  test('cannot be guessed: the codes of an account are counted', async () => {
    const { email, secret } = await withSecondFactor();
    const strict = (await gateway.another({ RATE_LIMIT_FACTOR: 1 })).origin;
    const login = (code: string) =>
      new TestBrowser(strict).post('/auth/login', { email, password: PASSWORD, code });
    const { points } = RATE_LIMITS['second-factor'];
    for (let round = 0; round < points; round += 1) expect((await login('000000')).status).toBe(401);
    expect((await login(codeOf(secret))).status).toBe(429);
  });

  test('can be removed by the operator', async () => {
    const { email, login } = await withSecondFactor();
    await runAdminCommand(['remove-second-factor', email], gateway.env.DATABASE_URL);
    expect((await login()).status).toBe(200);
  });

  test('is stored encrypted and bound to its account; recovery codes are stored as hashes', async () => {
    const { secret, recoveryCodes, browser } = await withSecondFactor();
    const [row] = await gateway.database.query<{ all: string }>(
      `SELECT to_jsonb(u)::text || (SELECT jsonb_agg(r)::text FROM gateway.recovery_codes r WHERE user_id = u.id) AS all
         FROM gateway.users u WHERE id = $1`,
      [browser.user?.id],
    );
    for (const text of [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes])
      expect(row?.all).not.toContain(text);
    const victim = await withSecondFactor();
    await gateway.database.query(
      `UPDATE gateway.users SET totp_secret = (SELECT totp_secret FROM gateway.users WHERE id = $1) WHERE id = $2`,
      [browser.user?.id, victim.browser.user?.id],
    );
    expect((await victim.login(codeOf(secret, 1))).status).toBe(401);
  });
});

test('in production an administrator without a second factor acts as a user until one is set up', async () => {
  const { origin } = await gateway.another({ NODE_ENV: 'production' });
  const admin = new TestBrowser(origin);
  await admin.login(ADMIN);
  gateway.problems.answers['problems.get'] = ({ actor }) => {
    throw new Error(`asked as ${actor.role}`);
  };
  const roleOfNextCall = async () => {
    gateway.problems.requests.length = 0;
    await admin.get(`/problems/get-problem/${randomUUID()}`);
    return (gateway.problems.requests[0]?.request as { actor: { role: string } }).actor.role;
  };
  const find = '/admin/users?email=nobody@example.org';
  expect(await admin.get(find)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_MISSING' } });
  expect(await roleOfNextCall()).toBe('USER');
  expect((await security(admin)).secondFactor.required).toBe(true);
  const begun = await admin.post('/account/second-factor', { password: ADMIN.password });
  const { secret } = begun.body as SecondFactorSetup;
  await admin.post('/account/second-factor/confirm', { code: codeOf(secret) });
  expect((await admin.get(find)).status).toBe(200);
  expect(await roleOfNextCall()).toBe('ADMIN');
  // Elsewhere the password alone is enough.
  const { browser } = await account();
  expect((await browser.get(find)).status).toBe(403);
});
