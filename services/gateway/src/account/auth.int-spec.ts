import type { User } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { ADMIN, PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { runAdminCommand } from '../identity/admin-commands.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const newEmail = (): string => `${randomUUID()}@example.org`;
const userOf = (answer: { body: unknown }): User => (answer.body as { user: User }).user;

describe('requests at the same time', () => {
  test('are each answered with their own user', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const browser = gateway.browser();
        return { browser, id: userOf(await browser.register({ email: newEmail() })).id };
      }),
    );
    const asked = [...browsers, ...browsers, ...browsers];
    const answered = await Promise.all(asked.map(({ browser }) => browser.get('/auth/get-me')));
    expect(answered.map((answer) => userOf(answer).id)).toEqual(asked.map(({ id }) => id));
  });
});

describe('signing up', () => {
  test('starts a session and credits the signup tokens', async () => {
    const browser = gateway.browser();
    const email = newEmail();
    const answer = await browser.register({ name: ' Ada ', email });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      user: { name: 'Ada', email, role: 'USER', tokens: 3, analytics: false },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|argon/i);
    expect(await browser.get('/auth/get-me')).toMatchObject({ status: 200, body: { user: userOf(answer) } });
  });

  test('refuses a taken email whatever its case', async () => {
    const email = newEmail();
    await gateway.browser().register({ email });
    const again = await gateway.browser().register({ email: email.toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: { email: expect.stringContaining('exists') },
    });
  });

  test('ignores a role and tokens that the client sends', async () => {
    const answer = await gateway.browser().post('/auth/register', {
      name: 'Eve',
      email: newEmail(),
      password: PASSWORD,
      role: 'ADMIN',
      tokens: 999,
    });
    expect(answer.body).toMatchObject({ user: { role: 'USER', tokens: 3 } });
  });

  test.each([
    [{ email: 'nonsense' }, 'Invalid email', 'email'],
    [{ email: '' }, 'Email is required', 'email'],
    [{ password: 'short' }, 'Password must be at least 8 characters', 'password'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters', 'password'],
    [{ name: ' ' }, 'Name is required', 'name'],
  ])('%j answers "%s"', async (changes, sentence, field) => {
    const answer = await gateway.browser().register(changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: sentence,
      error: sentence,
      fields: { [field]: sentence },
    });
  });

  test('works while billing is down, and the wallet is opened later', async () => {
    const billing = gateway.billing.answers;
    gateway.billing.answers = {};
    const browser = gateway.browser();
    expect(await browser.register()).toMatchObject({ status: 201, body: { user: { tokens: 0 } } });
    gateway.billing.answers = billing;
    gateway.billing.requests.length = 0;
    expect(await browser.get('/auth/get-me')).toMatchObject({ body: { user: { tokens: 3 } } });
    expect(gateway.billing.requests.map(({ name }) => name)).toEqual(['wallet.open']);
    gateway.billing.answers = {};
    expect(await browser.get('/auth/get-me')).toMatchObject({ body: { user: { tokens: 3 } } });
    gateway.billing.answers = billing;
  });

  test('stores only an argon2id hash of the password', async () => {
    const email = newEmail();
    await gateway.browser().register({ email });
    const rows = await gateway.database.query('SELECT password_hash FROM gateway.users WHERE email = $1', [
      email,
    ]);
    expect(rows[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  });
});

describe('logging in', () => {
  test('answers the user and the sentence of the toast', async () => {
    const email = newEmail();
    await gateway.browser().register({ email, name: 'Grace' });
    const answer = await gateway.browser().login({ email: email.toUpperCase(), password: PASSWORD });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Login successful', user: { name: 'Grace' } },
    });
  });

  test('answers an unknown account and a wrong password alike', async () => {
    const email = newEmail();
    await gateway.browser().register({ email });
    const refusal = async (account: string): Promise<unknown> => {
      const answer = await gateway.browser().login({ email: account, password: 'wrong password' });
      const { requestId, ...body } = answer.body as { requestId: string };
      expect(requestId).toHaveLength(36);
      return { status: answer.status, body };
    };
    const wrong = await refusal(email);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(await refusal(newEmail())).toEqual(wrong);
  });

  test('starts a new session and ends the previous one of the browser', async () => {
    const email = newEmail();
    const browser = gateway.browser();
    await browser.register({ email });
    const before = browser.copy();
    await browser.login({ email, password: PASSWORD });
    expect(browser.cookies.get('evident-refresh')?.slice(0, 36)).not.toBe(
      before.cookies.get('evident-refresh')?.slice(0, 36),
    );
    expect((await before.get('/auth/get-me')).status).toBe(401);
    expect((await browser.get('/auth/get-me')).status).toBe(200);
  });
});

describe('logging out', () => {
  test('kills the session on the server, not only the cookies', async () => {
    const browser = await gateway.learner();
    const thief = browser.copy();
    expect((await thief.get('/auth/get-me')).status).toBe(200);
    expect(await browser.post('/auth/logout')).toMatchObject({
      status: 200,
      body: { message: 'Logout successful' },
    });
    expect([...browser.cookies.keys()]).toEqual(['evident-device']);
    expect((await thief.get('/auth/get-me')).status).toBe(401);
    expect([...thief.cookies.keys()]).toEqual(['evident-device']);
  });

  test('revokes the session: without that the old cookies would still work', async () => {
    const browser = await gateway.learner();
    const thief = browser.copy();
    await browser.post('/auth/logout');
    await gateway.database.query('UPDATE gateway.sessions SET revoked_at = NULL WHERE user_id = $1', [
      browser.user?.id,
    ]);
    expect((await thief.get('/auth/get-me')).status).toBe(200);
  });

  test('twice is not an error', async () => {
    expect((await gateway.browser().post('/auth/logout')).status).toBe(200);
  });
});

describe('the admin', () => {
  test('comes from the environment', async () => {
    const admin = await gateway.admin();
    expect(admin.user).toMatchObject({ email: ADMIN.email, role: 'ADMIN' });
  });

  test('loses the role at once', async () => {
    const browser = gateway.browser();
    const email = newEmail();
    await browser.register({ email });
    expect((await browser.get('/admin/users?email=nobody@example.org')).status).toBe(403);
    expect(await runAdminCommand(['grant', email], gateway.env.DATABASE_URL)).toBe(
      `${email} is an admin now.`,
    );
    expect((await browser.get('/admin/users?email=nobody@example.org')).status).toBe(200);
    await runAdminCommand(['revoke', email], gateway.env.DATABASE_URL);
    expect((await browser.get('/admin/users?email=nobody@example.org')).status).toBe(403);
  });

  test('can reset a password, which ends every session', async () => {
    const email = newEmail();
    const browser = gateway.browser();
    await browser.register({ email });
    const sentence = await runAdminCommand(['reset-password', email], gateway.env.DATABASE_URL);
    expect((await browser.get('/auth/get-me')).status).toBe(401);
    const password = sentence.split(' ').at(-1) ?? '';
    expect((await gateway.browser().login({ email, password })).status).toBe(200);
    await expect(runAdminCommand(['grant', newEmail()], gateway.env.DATABASE_URL)).rejects.toThrow(
      'There is no account',
    );
    await expect(runAdminCommand(['rule'], gateway.env.DATABASE_URL)).rejects.toThrow('Usage');
  });
});
