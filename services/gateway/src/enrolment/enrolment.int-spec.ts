import type { ClassListAnswer, InvitationAnswer, InvitationsAnswer } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.js';
import type { TestBrowser } from '../testing/test-browser.js';
import { NEW_WALLET, PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let sink: SmtpSink;
let gateway: TestGateway;
let mailing: TestGateway;
let admin: TestBrowser;
beforeAll(async () => {
  sink = await startSmtpSink();
  gateway = await startTestGateway({ REGISTRATION: 'invitation' });
  mailing = await startTestGateway({
    REGISTRATION: 'invitation',
    SMTP_URL: sink.url,
    MAIL_FROM: 'Evident <no-reply@example.org>',
  });
  admin = await gateway.admin();
});
afterAll(async () => {
  await gateway.stop();
  await mailing.stop();
  await sink.stop();
});

const newEmail = (): string => `${randomUUID()}@example.edu`;
const secretIn = (text: string): string => /#(?:invitation|token)=([\w-]+)/.exec(text)?.[1] ?? '';
const mailedTo = (email: string, at = 0): Promise<string> =>
  until('the mail', () => sink.mails.filter((mail) => mail.includes(`To: ${email}`))[at]);
const invite = async (body: object, by = admin) => {
  const answer = await by.post('/admin/invitations', { email: null, validDays: 7, send: false, ...body });
  expect(answer.status).toBe(201);
  return answer.body as InvitationAnswer;
};
const signUp = (invitation: string | undefined, email = newEmail(), at = gateway) =>
  at.browser().post('/auth/register', { name: 'Ada', email, password: PASSWORD, invitation });
const refused = { status: 403, body: { code: 'INVITATION_INVALID' } };

describe('an invitation', () => {
  test('admits one person; without one nobody signs up', async () => {
    expect(await signUp(undefined)).toMatchObject({ status: 403, body: { code: 'REGISTRATION_CLOSED' } });
    expect(await signUp('made-up')).toMatchObject(refused);
    const { link } = await invite({});
    const secret = secretIn(link ?? '');
    const answers = await Promise.all([signUp(secret), signUp(secret), signUp(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(await signUp(secret)).toMatchObject(refused);
  });

  test('for an address is for nobody else, and stays good when the account was not made', async () => {
    const email = newEmail();
    const secret = secretIn((await invite({ email })).link ?? '');
    expect(await signUp(secret)).toMatchObject(refused);
    const weak = { name: 'Ada', email, password: 'password1', invitation: secret };
    expect((await gateway.browser().post('/auth/register', weak)).status).toBe(400);
    expect((await signUp(secret, email.toUpperCase())).status).toBe(201);
    expect(await admin.post('/admin/invitations', { email, validDays: 7, send: false })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
  });

  test('that is too old or withdrawn admits nobody; the list says what became of each', async () => {
    const [old, withdrawn, open] = [await invite({}), await invite({}), await invite({ email: newEmail() })];
    await gateway.database.query(`UPDATE gateway.invitations SET expires_at = now() WHERE id = $1`, [old.id]);
    expect((await admin.call('DELETE', `/admin/invitations/${withdrawn.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/admin/invitations/${withdrawn.id}`)).status).toBe(404);
    for (const { link } of [old, withdrawn])
      expect(await signUp(secretIn(link ?? ''))).toMatchObject(refused);
    const email = newEmail();
    await signUp(secretIn((await invite({})).link ?? ''), email);
    const { invitations } = (await admin.get('/admin/invitations')).body as InvitationsAnswer;
    expect(invitations[0]).toMatchObject({ state: 'used', usedBy: email });
    const states = new Map(invitations.map(({ id, state }) => [id, state]));
    expect([old, withdrawn, open].map(({ id }) => states.get(id))).toEqual(['expired', 'revoked', 'open']);
    expect((await admin.get('/admin/activity?limit=4')).body).toMatchObject({
      entries: [
        { action: 'invitation.created', outcome: 'done' },
        { action: 'invitation.revoked', outcome: 'NOT_FOUND' },
        { action: 'invitation.revoked', subject: { id: withdrawn.id }, outcome: 'done' },
        { action: 'invitation.created', subject: { id: open.id }, details: {} },
      ],
    });
  });

  test('goes with the account that was made with it, and no log keeps the address', async () => {
    const email = newEmail();
    const browser = gateway.browser();
    const invitation = secretIn((await invite({ email })).link ?? '');
    await browser.post('/auth/register', { name: 'Ada', email, password: PASSWORD, invitation });
    expect((await browser.call('DELETE', '/account', { body: { password: PASSWORD } })).status).toBe(200);
    const [kept] = await gateway.database.query<{ rows: number }>(
      `SELECT (SELECT count(*) FROM gateway.invitations i WHERE i::text LIKE $1)::int
            + (SELECT count(*) FROM gateway.admin_audit a WHERE a::text LIKE $1)::int AS rows`,
      [`%${email}%`],
    );
    expect(kept?.rows).toBe(0);
  });

  test('is kept as a hash', async () => {
    const secret = secretIn((await invite({})).link ?? '');
    const [row] = await gateway.database.query<{ text: string }>(
      'SELECT string_agg(i::text, chr(10)) AS text FROM gateway.invitations i',
    );
    expect(row?.text).not.toContain(secret);
    expect(row?.text).not.toContain(Buffer.from(secret).toString('hex'));
  });

  test('by mail is not shown, and confirms the address; a copied link does not', async () => {
    const by = await mailing.admin();
    const email = newEmail();
    const { link, message } = await invite({ email, send: true }, by);
    expect([link, message]).toEqual([null, `The invitation was mailed to ${email}.`]);
    const verified = async (secret: string, address: string) => {
      const browser = mailing.browser();
      await browser.post('/auth/register', {
        name: 'Ada',
        email: address,
        password: PASSWORD,
        invitation: secret,
      });
      return (await browser.get('/account/security')).body;
    };
    expect(await verified(secretIn(await mailedTo(email)), email)).toMatchObject({
      email: { verified: true },
    });
    const other = newEmail();
    const copied = secretIn((await invite({ email: other }, by)).link ?? '');
    expect(await verified(copied, other)).toMatchObject({ email: { verified: false } });
  });

  test('cannot be mailed to nobody, or where there is no mail', async () => {
    expect((await admin.post('/admin/invitations', { email: null, validDays: 7, send: true })).status).toBe(
      400,
    );
    const body = { email: newEmail(), validDays: 7, send: true };
    expect((await admin.post('/admin/invitations', body)).status).toBe(503);
    expect((await admin.post('/admin/invitations', { ...body, validDays: 91 })).status).toBe(400);
  });
});

describe('a class list', () => {
  const adjusted: unknown[] = [];
  beforeEach(() => {
    adjusted.length = 0;
    for (const { billing } of [gateway, mailing])
      billing.answers['wallet.adjust'] = (request) => {
        adjusted.push(request);
        return NEW_WALLET;
      };
  });
  const load = async (csv: string, by = admin): Promise<ClassListAnswer> => {
    const answer = await by.post('/admin/class-list', { csv, reason: 'Algorithms, spring' });
    expect(answer.status).toBe(200);
    return answer.body as ClassListAnswer;
  };

  test('is previewed with the error of each line; nothing is imported while one has an error', async () => {
    const [good, bad] = [newEmail(), 'nobody'];
    const csv = `name,email,tokens\nAda,${good},5\nAlan,${bad},x\nRoot,ADMIN@example.org,0`;
    expect((await admin.post('/admin/class-list/preview', { csv })).body).toEqual({
      lines: [
        { line: 2, name: 'Ada', email: good, tokens: 5, account: 'new', error: null },
        { line: 3, name: 'Alan', email: bad, tokens: 0, account: null, error: 'Invalid email' },
        { line: 4, name: 'Root', email: 'ADMIN@example.org', tokens: 0, account: 'exists', error: null },
      ],
      errors: 1,
    });
    expect(await admin.post('/admin/class-list', { csv, reason: 'Algorithms' })).toMatchObject({
      status: 400,
      body: { message: 'Line 3: Invalid email. Nothing was imported.' },
    });
    expect((await admin.get(`/admin/users?email=${good}`)).body).toMatchObject({ user: null });
    expect(await admin.post('/admin/class-list/preview', { csv: 'a,b\nc,d' })).toMatchObject({
      status: 400,
      body: { fields: { csv: expect.stringContaining('unknown column') } },
    });
  });

  test('makes accounts whose owners choose a password, and gives tokens; repeated, it changes nothing', async () => {
    const [ada, alan] = [newEmail(), newEmail()];
    const csv = `name,email,tokens\nAda,${ada},5\nAlan,${alan},0`;
    const first = await load(csv);
    expect(first).toMatchObject({
      message: '2 accounts made, 0 existed.',
      lines: [
        { email: ada, account: 'new', failure: null },
        { email: alan, account: 'new', failure: null },
      ],
    });
    expect(adjusted).toMatchObject([{ delta: 5, reason: 'Algorithms, spring', ref: expect.any(String) }]);
    expect((await gateway.browser().login({ email: ada, password: '' })).status).toBe(400);
    expect((await gateway.browser().login({ email: ada, password: PASSWORD })).status).toBe(401);

    const token = secretIn(first.lines[0]?.link ?? '');
    const choose = (password: string) => gateway.browser().post('/auth/reset-password', { token, password });
    expect((await choose('password1')).status).toBe(400);
    expect((await choose(PASSWORD)).status).toBe(200);
    expect((await choose(PASSWORD)).status).toBe(400);
    expect((await gateway.browser().login({ email: ada, password: PASSWORD })).status).toBe(200);

    const again = await load(csv);
    expect(again).toMatchObject({
      message: '0 accounts made, 2 existed.',
      lines: [
        { account: 'exists', link: null },
        { account: 'waiting', link: expect.stringContaining('/set-password#token=') },
      ],
    });
    const refs = adjusted.map((request) => (request as { ref: string }).ref);
    expect(refs).toHaveLength(2);
    expect(new Set(refs).size).toBe(1);
    expect((await admin.get('/admin/activity?limit=1')).body).toMatchObject({
      entries: [{ action: 'class-list.imported', details: { people: 2, reason: 'Algorithms, spring' } }],
    });
  });

  test('is mailed where mail reaches people, and its links are not shown', async () => {
    const email = newEmail();
    const { lines } = await load(`name,email\nAda,${email}`, await mailing.admin());
    expect(lines[0]).toMatchObject({ account: 'new', link: null });
    const token = secretIn(await mailedTo(email));
    const browser = mailing.browser();
    expect((await browser.post('/auth/reset-password', { token, password: PASSWORD })).status).toBe(200);
    await browser.login({ email, password: PASSWORD });
    expect((await browser.get('/account/security')).body).toMatchObject({ email: { verified: true } });
  });

  test('says whose tokens were not given, and makes the accounts all the same', async () => {
    gateway.billing.answers['wallet.adjust'] = () => {
      throw new DomainError('SERVICE_UNAVAILABLE', 'Billing is away');
    };
    const email = newEmail();
    expect(await load(`name,email,tokens\nAda,${email},5`)).toMatchObject({
      message: '1 account made, 0 existed. 1 got no tokens: import the list again.',
      lines: [{ account: 'new', failure: 'Billing is away' }],
    });
  });
});
