import { randomUUID } from 'node:crypto';
import type { Env } from '../env.js';
import { startOpenIdProvider, type OpenIdProvider, type ProvidedPerson } from '../testing/openid-provider.js';
import { startSmtpSink } from '../testing/smtp-sink.js';
import { type HttpAnswer, TestBrowser } from '../testing/test-browser.js';
import { PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import { safePath } from './single-sign-on.controller.js';

let provider: OpenIdProvider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  gateway = await startTestGateway({ ...provider.env, OIDC_LABEL: 'University login' });
  provider.admit(gateway.origin);
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});

/** A new person of the provider. */
function someone(claims: ProvidedPerson = {}): { login: string; email: string } {
  const login = randomUUID();
  const email = claims.email ?? `${login}@example.edu`;
  provider.people.set(login, { name: 'Ada Lovelace', email, email_verified: true, ...claims });
  return { login, email };
}

/** Enters a login on the pages of the provider. @returns the address of the callback, with the code. */
async function atProvider(address: string, login: string): Promise<URL> {
  const browser = new TestBrowser(provider.issuer);
  const here = (url: string) => {
    const { pathname, search } = new URL(url, provider.issuer);
    return `!${pathname}${search}`;
  };
  let answer = await browser.get(here(address));
  for (let step = 0; step < 10; step += 1) {
    const { location } = answer.headers;
    if (location !== undefined) {
      if (!new URL(location, provider.issuer).href.startsWith(provider.issuer)) return new URL(location);
      answer = await browser.get(here(location));
      continue;
    }
    const action = /action="([^"]+)"/.exec(answer.text)?.[1] ?? '';
    answer = await browser.call('POST', here(action), {
      raw: new URLSearchParams({ prompt: 'login', login, password: 'any' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  throw new Error(`The provider did not send the browser back: ${answer.text.slice(0, 500)}`);
}

interface Journey {
  at?: TestGateway;
  browser?: TestBrowser;
  next?: string;
  /** Changes the address of the provider on the way there. */
  tamper?: (url: URL) => void;
}

/** Signs in at the provider. @returns the answer of the callback. */
async function signOn(
  login: string,
  { at = gateway, browser = at.browser(), next, tamper }: Journey = {},
): Promise<{ browser: TestBrowser; answer: HttpAnswer }> {
  const start = await browser.get(
    `/auth/oidc/start${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`,
  );
  expect(start.status).toBe(302);
  const url = new URL(start.headers.location ?? '');
  tamper?.(url);
  const back = await atProvider(url.href, login);
  return { browser, answer: await browser.get(`!${back.pathname}${back.search}`) };
}

const me = async (browser: TestBrowser) =>
  ((await browser.get('/auth/get-me')).body as { user?: { id: string; email: string; name: string } }).user;
const confirm = (browser: TestBrowser, proof: object) => browser.post('/auth/oidc/confirm', proof);
const toLogin = (problem: string) => ({ status: 302, headers: { location: `/login?sign-on=${problem}` } });

test('a new person gets an account with a confirmed address, and the same account the next time', async () => {
  const { login, email } = someone();
  const { browser, answer } = await signOn(login, { next: '/problem?topic=graphs' });
  expect(answer).toMatchObject({ status: 302, headers: { location: '/problem?topic=graphs' } });
  const user = await me(browser);
  expect(user).toMatchObject({ email, name: 'Ada Lovelace' });
  expect((await browser.get('/account/security')).body).toMatchObject({ email: { verified: true } });

  // The subject decides, not the address: it has changed at the institution meanwhile.
  provider.people.set(login, { email: 'married@example.edu', email_verified: true });
  expect(await me((await signOn(login)).browser)).toMatchObject({ id: user?.id, email });
});

test.each(['state', 'nonce', 'code_challenge'])('a changed %s signs nobody in', async (name) => {
  const { login } = someone();
  const { browser, answer } = await signOn(login, {
    tamper: (url) => url.searchParams.set(name, 'x'.repeat(43)),
  });
  expect(answer).toMatchObject(toLogin('failed'));
  expect(await me(browser)).toBeUndefined();
});

test('a callback counts only in the browser that began, and only once', async () => {
  const { login } = someone();
  const own = gateway.browser();
  const start = await own.get('/auth/oidc/start');
  const back = await atProvider(start.headers.location ?? '', login);
  const callback = `!${back.pathname}${back.search}`;
  const victim = gateway.browser();
  expect(await victim.get(callback)).toMatchObject(toLogin('failed'));
  await victim.get('/auth/oidc/start');
  expect(await victim.get(callback)).toMatchObject(toLogin('failed'));
  const thief = own.copy();
  expect(await own.get(callback)).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(await thief.get(callback)).toMatchObject(toLogin('failed'));
});

test.each([
  ['is not verified', { email_verified: false }],
  ['is not said to be verified', { email_verified: undefined }],
  ['is no address', { email: 'nobody' }],
])('an address that %s gives no account', async (_what, claims: ProvidedPerson) => {
  const { login } = someone(claims);
  expect((await signOn(login)).answer).toMatchObject(toLogin('unverified'));
});

describe('an account with a password', () => {
  async function registered() {
    const person = someone();
    await gateway.browser().register({ email: person.email.toUpperCase() });
    return person;
  }

  test('is linked by its password, once', async () => {
    const { login, email } = await registered();
    const { browser, answer } = await signOn(login, { next: '/profile' });
    expect(answer).toMatchObject({ status: 302, headers: { location: '/confirm-sign-in' } });
    expect(await me(browser)).toBeUndefined();
    expect((await browser.get('/auth/oidc/pending')).body).toEqual({
      email,
      label: 'University login',
      needs: 'link',
      next: '/profile',
    });
    expect(await confirm(browser, {})).toMatchObject({ status: 401 });
    expect(await confirm(browser, { password: 'a wrong one' })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect(await confirm(browser, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect((await browser.get('/account/security')).body).toMatchObject({ email: { verified: true } });
    const again = await signOn(login);
    expect(again.answer).toMatchObject({ status: 302, headers: { location: '/' } });
    expect(await me(again.browser)).toMatchObject({ email: email.toUpperCase() });
  });

  test('stays out of reach of an unverified address, and of a second person with the same one', async () => {
    const { login, email } = await registered();
    const impostor = someone({ email, email_verified: false });
    expect((await signOn(impostor.login)).answer).toMatchObject(toLogin('unverified'));

    const { browser } = await signOn(login);
    await confirm(browser, { password: PASSWORD });
    const successor = someone({ email });
    expect((await signOn(successor.login)).answer).toMatchObject(toLogin('other-identity'));
  });

  test('is not linked in a browser that did not come from the provider', async () => {
    const { login } = await registered();
    const { browser } = await signOn(login);
    expect(await confirm(gateway.browser(), { password: PASSWORD })).toMatchObject({ status: 400 });
    const away = browser.copy();
    const waiting = away.cookies.get('evident-sign-on-waiting') ?? '';
    away.cookies.set('evident-sign-on-waiting', `${waiting.slice(0, -4)}AAAA`);
    expect(await confirm(away, { password: PASSWORD })).toMatchObject({ status: 400 });
    away.cookies.set('evident-sign-on-away', waiting);
    expect(await away.get('/auth/oidc/callback?code=x&state=y')).toMatchObject(toLogin('failed'));
  });

  test('that is suspended stays so', async () => {
    const admin = await gateway.admin();
    const { login } = someone();
    const { browser } = await signOn(login);
    const user = await me(browser);
    await admin.post(`/admin/users/${user?.id}/suspend`, { reason: 'Shared answers' });
    expect((await signOn(login)).answer).toMatchObject(toLogin('suspended'));
  });
});

test('a second factor is asked for here too', async () => {
  const { login } = someone();
  const { browser } = await signOn(login);
  const user = await me(browser);
  // The secret is unreadable, so no code fits; recovery codes and the rest are tested with the second factor itself.
  await gateway.database.query('UPDATE gateway.users SET totp_confirmed_at = now() WHERE id = $1', [
    user?.id,
  ]);
  const again = await signOn(login);
  expect(again.answer.headers.location).toBe('/confirm-sign-in');
  expect((await again.browser.get('/auth/oidc/pending')).body).toMatchObject({ needs: 'code' });
  expect(await confirm(again.browser, {})).toMatchObject({
    status: 401,
    body: { code: 'SECOND_FACTOR_REQUIRED' },
  });
  expect(await me(again.browser)).toBeUndefined();
});

describe('who gets an account', () => {
  const withGateway = async (changes: Partial<Env>, work: (at: TestGateway) => Promise<void>) => {
    const own = await startOpenIdProvider();
    const at = await startTestGateway({ ...own.env, ...changes });
    own.admit(at.origin);
    const shared = provider;
    provider = own;
    try {
      await work(at);
    } finally {
      provider = shared;
      await at.stop();
      await own.stop();
    }
  };

  test('nobody new where registration is off; accounts without a password are linked', () =>
    withGateway({ REGISTRATION: 'off' }, async (at) => {
      const { login, email } = someone();
      expect((await signOn(login, { at })).answer).toMatchObject(toLogin('closed'));
      await at.database.query(`INSERT INTO gateway.users (name, email) VALUES ('Ada', $1)`, [email]);
      const { browser } = await signOn(login, { at });
      expect(await me(browser)).toMatchObject({ email });
      expect(await browser.call('DELETE', '/account', { body: { password: 'x' } })).toMatchObject({
        status: 401,
        body: { fields: { password: expect.stringContaining('no password yet') } },
      });
    }));

  test('people at the domain', () =>
    withGateway({ REGISTRATION: 'domain', REGISTRATION_DOMAINS: ['example.edu'] }, async (at) => {
      const stranger = someone({ email: `${randomUUID()}@example.org` });
      expect((await signOn(stranger.login, { at })).answer).toMatchObject(toLogin('closed'));
      expect((await signOn(someone().login, { at })).answer.headers.location).toBe('/');
    }));

  test('people whose address is invited, once', () =>
    withGateway({ REGISTRATION: 'invitation' }, async (at) => {
      const { login, email } = someone();
      expect((await signOn(login, { at })).answer).toMatchObject(toLogin('closed'));
      await at.database.query(
        `INSERT INTO gateway.invitations (hash, email, mailed, created_by, expires_at)
         VALUES ('\\x00', $1, true, gen_random_uuid(), now() + interval '1 day')`,
        [email],
      );
      expect((await signOn(login, { at })).answer.headers.location).toBe('/');
      const [row] = await at.database.query<{ used: boolean }>(
        'SELECT used_at IS NOT NULL AS used FROM gateway.invitations',
      );
      expect(row?.used).toBe(true);
    }));

  test('the owner of an account is told that it was linked', async () => {
    const sink = await startSmtpSink();
    await withGateway({ SMTP_URL: sink.url, MAIL_FROM: 'Evident <no-reply@example.org>' }, async (at) => {
      const { login, email } = someone();
      await at.database.query(`INSERT INTO gateway.users (name, email) VALUES ('Ada', $1)`, [email]);
      await signOn(login, { at });
    });
    expect(sink.mails.filter((mail) => mail.includes('a new way to log in'))).toHaveLength(1);
    await sink.stop();
  });
});

test('an unreachable provider and one that is not set up are told apart', async () => {
  const other = await gateway.another({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  const browser = new TestBrowser(other.origin);
  expect(await browser.get('/auth/oidc/start')).toMatchObject(toLogin('unavailable'));
  const without = await gateway.another({ OIDC_ISSUER: undefined });
  expect((await new TestBrowser(without.origin).get('/auth/oidc/start')).status).toBe(404);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
  '',
  undefined,
  ['/a'],
])('the page afterwards is one of this site, so not %j', (next) => expect(safePath(next)).toBe('/'));
