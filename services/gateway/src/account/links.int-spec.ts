import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { RATE_LIMITS } from '../rate-limits/rate-limiter.service.js';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.js';
import { TestBrowser } from '../testing/test-browser.js';
import { PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const NEW_PASSWORD = 'battery staple';
const newEmail = (): string => `${randomUUID()}@example.org`;

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'evident-mail-')), 'mail');
  gateway = await startTestGateway({ MAIL_DIR: folder });
});
afterAll(async () => {
  await gateway.stop();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

const forgot = (email: string, at = gateway.origin) =>
  new TestBrowser(at).post('/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  gateway.browser().post('/auth/reset-password', { token, password });
const page = (): Promise<string> => readFile(path.join(folder, 'index.html'), 'utf8');
const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

/** The token of the newest mail to an address, from the page that shows the mail. */
const mailedTo = (email: string): Promise<string> =>
  until('the mail', async () => {
    const articles = (await page().catch(() => '')).split('<article>');
    return tokenIn(articles.find((article) => article.includes(`To ${email}`)) ?? '') || undefined;
  });

async function forgetful() {
  const email = newEmail();
  const browser = gateway.browser();
  await browser.register({ email });
  await forgot(email);
  return { email, browser, token: await mailedTo(email) };
}

describe('a mailed link', () => {
  test('sets a new password once and ends every session', async () => {
    const { email, browser, token } = await forgetful();
    expect((await reset(token)).status).toBe(200);
    expect((await browser.get('/auth/get-me')).status).toBe(401);
    expect((await gateway.browser().login({ email, password: PASSWORD })).status).toBe(401);
    expect((await gateway.browser().login({ email, password: NEW_PASSWORD })).status).toBe(200);
    expect(await reset(token, 'another staple')).toMatchObject({
      status: 400,
      body: { code: 'LINK_INVALID' },
    });
  });

  test('works for one of two requests at the same time', async () => {
    const { token } = await forgetful();
    const both = await Promise.all([reset(token, 'battery staple one'), reset(token, 'battery staple two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is useless after half an hour, after a change of the password, and when made up', async () => {
    const old = await forgetful();
    await gateway.database.query(
      `UPDATE gateway.mailed_tokens SET expires_at = expires_at - interval '30 minutes' WHERE user_id = $1`,
      [old.browser.user?.id],
    );
    const changed = await forgetful();
    await changed.browser.post('/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    for (const token of [old.token, changed.token, 'a'.repeat(43), ''])
      expect((await reset(token)).status).toBe(400);
  });

  test('keeps working after a password that is too easy', async () => {
    const { token } = await forgetful();
    expect(await reset(token, 'password1')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  test('is stored as a hash, in a folder that only the service may read', async () => {
    const { browser, token } = await forgetful();
    const rows = await gateway.database.query(
      `SELECT encode(hash, 'hex') AS hash, encode(hash, 'base64') AS base64 FROM gateway.mailed_tokens WHERE user_id = $1`,
      [browser.user?.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
    for (const file of await readdir(folder))
      expect(((await stat(path.join(folder, file))).mode & 0o777).toString(8)).toBe('600');
  });
});

test('asking for a link answers alike for every address, and mails only to accounts', async () => {
  const { email } = await forgetful();
  const nobody = newEmail();
  const answers = [await forgot(email), await forgot(nobody)];
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(2).fill({ status: 200, body: { message: expect.stringContaining('If there is an account') } }),
  );
  await forgetful();
  expect(await page()).not.toContain(nobody);
});

test('one address gets few mails, and nobody learns of the limit', async () => {
  const { origin } = await gateway.another({ RATE_LIMIT_FACTOR: 1 });
  const email = newEmail();
  await gateway.browser().register({ email });
  const { points } = RATE_LIMITS['mail-account'];
  for (let round = 0; round < points + 3; round += 1) expect((await forgot(email, origin)).status).toBe(200);
  const last = newEmail();
  await gateway.browser().register({ email: last });
  await forgot(last, origin);
  await mailedTo(last);
  const mails = async () => (await page()).split(`To ${email}`).length - 1;
  await until('the mails', async () => (await mails()) >= points);
  expect(await mails()).toBe(points);
});

test('without a mail server and a folder the installation says so', async () => {
  const { origin } = await gateway.another({ MAIL_DIR: undefined });
  expect(await forgot(newEmail(), origin)).toMatchObject({ status: 503 });
});

describe('with a mail server', () => {
  let sink: SmtpSink;
  let origin: string;
  beforeAll(async () => {
    sink = await startSmtpSink();
    ({ origin } = await gateway.another({ SMTP_URL: sink.url, MAIL_FROM: 'Evident <no-reply@example.org>' }));
  });
  afterAll(() => sink.stop());

  const verify = (token: string) => new TestBrowser(origin).post('/auth/verify-email', { token });
  const mailOf = (email: string) =>
    until('the mail', () => sink.mails.findLast((mail) => mail.includes(`To: ${email}`)));
  const opened = () => gateway.billing.requests.filter(({ name }) => name === 'wallet.open').length;

  test('the free tokens wait for a confirmed address', async () => {
    gateway.billing.answers['wallet.get'] = () => ({ tokens: 0, held: 0, priority: false, analytics: false });
    gateway.billing.requests.length = 0;
    const browser = new TestBrowser(origin);
    const email = newEmail();
    const answer = await browser.register({ email });
    expect(answer).toMatchObject({
      status: 201,
      body: { user: { tokens: 0 }, message: expect.stringContaining('Confirm your address') },
    });
    expect(await browser.get('/auth/get-me')).toMatchObject({ body: { user: { tokens: 0 } } });
    expect(opened()).toBe(0);
    expect((await browser.get('/account/security')).body).toMatchObject({
      email: { verified: false, required: true },
    });
    const mail = await mailOf(email);
    expect(mail).toContain('From: Evident <no-reply@example.org>');
    expect((await verify('a'.repeat(43))).status).toBe(400);
    expect((await verify(tokenIn(mail))).status).toBe(200);
    expect(await browser.get('/auth/get-me')).toMatchObject({ body: { user: { tokens: 3 } } });
    expect(opened()).toBe(1);
    expect((await verify(tokenIn(mail))).status).toBe(400);
    expect((await browser.post('/account/verification')).status).toBe(400);
  });

  test('an account from before keeps its tokens', async () => {
    const email = newEmail();
    await gateway.browser().register({ email });
    gateway.billing.answers['wallet.get'] = () => ({ tokens: 3, held: 0, priority: false, analytics: false });
    const browser = new TestBrowser(origin);
    expect(await browser.login({ email, password: PASSWORD })).toMatchObject({
      body: { user: { tokens: 3 } },
    });
  });
});
