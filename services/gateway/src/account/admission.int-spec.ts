import { randomUUID } from 'node:crypto';
import type { Env } from '../env.js';
import { PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const withGateway = async (changes: Partial<Env>, work: (gateway: TestGateway) => Promise<void>) => {
  const gateway = await startTestGateway(changes);
  try {
    await work(gateway);
  } finally {
    await gateway.stop();
  }
};
const signUp = (gateway: TestGateway, email: string) =>
  gateway.browser().post('/auth/register', { name: 'Ada', email, password: PASSWORD });
const someone = (domain: string): string => `${randomUUID()}@${domain}`;

describe('who may sign up', () => {
  test('nobody, where registration is off; accounts that exist log in', () =>
    withGateway({ REGISTRATION: 'off' }, async (gateway) => {
      const refused = await signUp(gateway, someone('example.org'));
      expect(refused).toMatchObject({ status: 403, body: { code: 'REGISTRATION_CLOSED' } });
      await gateway.admin();
    }));

  test('people with an address at one of the domains, in any case, and nobody else', () =>
    withGateway(
      { REGISTRATION: 'domain', REGISTRATION_DOMAINS: ['example.edu', 'students.example.edu'] },
      async (gateway) => {
        expect((await signUp(gateway, someone('Students.Example.EDU'))).status).toBe(201);
        for (const domain of ['example.org', 'evil-example.edu', 'example.edu.evil.org', 'sub.example.edu'])
          expect(await signUp(gateway, someone(domain))).toMatchObject({
            status: 403,
            body: { fields: { email: 'Use your address at example.edu or students.example.edu' } },
          });
      },
    ));

  test('as many an hour from one address as the operator sets', () =>
    withGateway({ REGISTRATIONS_PER_HOUR: 2, RATE_LIMIT_FACTOR: 1, TRUSTED_PROXIES: 1 }, async (gateway) => {
      const campus = { 'x-forwarded-for': `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}::1` };
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const body = { name: 'Ada', email: someone('example.org'), password: PASSWORD };
        const answer = await gateway.browser().call('POST', '/auth/register', { body, headers: campus });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([201, 201, 429]);
    }));
});

describe('a suspended account', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  test('is out at once, cannot log in, and keeps everything until it is restored', async () => {
    const [admin, learner] = [await gateway.admin(), await gateway.learner()];
    const path = `/admin/users/${learner.user?.id}`;
    const email = learner.user?.email ?? '';
    const reason = { reason: 'Shared answers' };
    expect((await learner.post(`${path}/suspend`, reason)).status).toBe(403);
    expect((await admin.post(`${path}/suspend`, {})).status).toBe(400);
    expect((await admin.post(`${path}/suspend`, reason)).status).toBe(200);

    expect((await learner.get('/auth/get-me')).status).toBe(401);
    const logIn = () => gateway.browser().post('/auth/login', { email, password: PASSWORD });
    expect(await logIn()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
    const guess = await gateway.browser().post('/auth/login', { email, password: 'a wrong password' });
    expect(guess).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect((await admin.get(`/admin/users?email=${encodeURIComponent(email)}`)).body).toMatchObject({
      user: { email },
      suspended: true,
    });
    expect((await admin.get('/admin/activity?limit=1')).body).toMatchObject({
      entries: [{ action: 'account.suspended', subject: { label: email }, details: reason, outcome: 'done' }],
    });

    expect((await admin.post(`${path}/restore`, { reason: 'Talked about it' })).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test('is found by a part of its email or name, whatever its case', async () => {
    const admin = await gateway.admin();
    const mark = `q${Math.random().toString(36).slice(2, 10)}`;
    const register = (name: string, email: string) =>
      gateway.browser().post('/auth/register', { name, email, password: PASSWORD });
    await register('Zoe Percent', `${mark}_100@example.org`);
    await register(`Ada ${mark.toUpperCase()}`, `other-${mark}x100@example.org`);
    const search = async (q: string) =>
      (await admin.get(`/admin/users/search?q=${encodeURIComponent(q)}`)).body as {
        users: { name: string; suspended: boolean }[];
        more: boolean;
      };
    const both = await search(mark.toUpperCase());
    expect(both.users.map(({ name }) => name)).toEqual(['Zoe Percent', `Ada ${mark.toUpperCase()}`]);
    expect(both).toMatchObject({ more: false, users: [{ suspended: false }, { suspended: false }] });
    // The characters of patterns are letters like others.
    expect((await search(`${mark}_100`)).users.map(({ name }) => name)).toEqual(['Zoe Percent']);
    expect((await search(`${mark}%`)).users).toEqual([]);
    expect((await admin.get('/admin/users/search?q=a')).status).toBe(400);
  });

  test('is never one that suspends itself', async () => {
    const admin = await gateway.admin();
    const refused = await admin.post(`/admin/users/${admin.user?.id}/suspend`, { reason: 'An accident' });
    expect(refused.status).toBe(403);
    expect((await admin.get('/auth/get-me')).status).toBe(200);
  });
});
