import { AccountExport, LIMITS } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import {
  completedAnalysis,
  judged,
  pendingAnalysis,
  pendingSubmission,
  playlist,
  problem,
} from '../testing/samples.js';
import { ErasuresService } from './erasures.service.js';
import { PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('the export is a file with all data of the user', async () => {
  const learner = await gateway.learner();
  const row = problem();
  gateway.problems.answers = {
    'submissions.list': () => ({ submissions: [judged(pendingSubmission())], nextBefore: null }),
    'problems.list-solved': () => [{ ...row, solvedAt: row.createdAt }],
    'playlists.list': () => [playlist()],
    'discussions.list-own': () => ({ posts: [], nextBefore: null }),
    'hacks.list-own': () => ({ hacks: [], nextBefore: null }),
    'notes.list': ({ after }) =>
      Array.from({ length: after === null ? LIMITS.listedNotes : 2 }, () => ({
        problemId: randomUUID(),
        problemTitle: row.title,
        text: 'Two pointers.',
        updatedAt: row.createdAt,
      })),
    'drafts.list-own': ({ after }) =>
      Array.from({ length: after === null ? LIMITS.listedDrafts : 1 }, () => ({
        problemId: row.id,
        problemTitle: row.title,
        name: after === null ? 'Two pointers' : null,
        language: 'PYTHON' as const,
        sourceCode: 'print(1)',
        updatedAt: row.createdAt,
      })),
  };
  gateway.ai.answers = { 'analysis.list': () => [completedAnalysis(randomUUID()), pendingAnalysis()] };
  const line = { kind: 'usage' as const, delta: -1, balanceAfter: 2, reason: null, createdAt: row.createdAt };
  gateway.billing.answers['wallet.history'] = ({ before }) => ({
    tokens: 2,
    held: 0,
    transfers: [{ ...line, id: before === null ? 'new' : 'old' }],
    nextBefore: before === null ? 1 : null,
  });
  await gateway.database.query(
    `INSERT INTO gateway.external_identities (issuer, subject, user_id) VALUES ('https://id.example.edu', 'person-1', $1)`,
    [learner.user?.id],
  );
  await learner.call('PUT', '/account/preferences', { body: { theme: 'dark' } });
  const answer = await learner.get('/account/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="evident-account.json"');
  const exported = AccountExport.parse(answer.body);
  expect(exported.user.email).toBe(learner.user?.email);
  expect(exported.externalIdentities).toEqual([
    { issuer: 'https://id.example.edu', subject: 'person-1', linkedAt: expect.any(String) },
  ]);
  expect(exported.preferences).toEqual({ theme: 'dark' });
  expect(exported.submissions).toHaveLength(1);
  expect(exported.notes).toHaveLength(LIMITS.listedNotes + 2);
  expect(exported.drafts).toHaveLength(LIMITS.listedDrafts + 1);
  expect(exported.drafts.at(-1)).toMatchObject({
    problemTitle: row.title,
    name: null,
    sourceCode: 'print(1)',
  });
  expect(exported.analyses).toHaveLength(2);
  expect(exported.tokenHistory.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('deleting an account needs its password and ends every session', async () => {
  const learner = await gateway.learner();
  const elsewhere = gateway.browser();
  const account = { email: learner.user?.email ?? '', password: PASSWORD };
  await elsewhere.login(account);
  expect(await learner.call('DELETE', '/account', { body: { password: 'a wrong guess' } })).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CREDENTIALS', fields: { password: expect.any(String) } },
  });
  expect((await learner.get('/auth/get-me')).status).toBe(200);
  expect((await learner.call('DELETE', '/account', { body: { password: PASSWORD } })).status).toBe(200);
  expect([...learner.cookies]).toEqual([]);
  expect((await elsewhere.get('/auth/get-me')).status).toBe(401);
  expect((await gateway.browser().login(account)).status).toBe(401);
  expect(
    await gateway.database.query('SELECT 1 FROM gateway.users WHERE email = $1', [account.email]),
  ).toEqual([]);
  expect((await gateway.browser().register(account)).status).toBe(201);
});

test('the other services are asked to erase the user until each has confirmed it', async () => {
  const learner = await gateway.learner();
  const userId = learner.user?.id ?? '';
  const asked: string[] = [];
  let away = true;
  // The gateway's own rounds may also ask for the user of an earlier test.
  const isOurs = (request: unknown): boolean => (request as { userId: string }).userId === userId;
  gateway.problems.answers['account.erase'] = (request) => {
    if (isOurs(request)) asked.push('problems');
    return {};
  };
  gateway.ai.answers['account.erase'] = (request) => {
    if (!isOurs(request)) return {};
    asked.push('ai');
    if (away) throw new DomainError('SERVICE_UNAVAILABLE', 'A token is still being settled');
    return {};
  };
  expect((await learner.call('DELETE', '/account', { body: { password: PASSWORD } })).status).toBe(200);
  const left = () =>
    gateway.database.query('SELECT service FROM gateway.erasure WHERE user_id = $1', [userId]);
  await until('both services', async () => {
    const [only, more] = await left();
    return only?.service === 'ai' && more === undefined;
  });
  expect(new Set(asked)).toEqual(new Set(['ai', 'problems']));
  away = false;
  await gateway.database.query('UPDATE gateway.erasure SET due_at = now() WHERE user_id = $1', [userId]);
  await gateway.service.app.get(ErasuresService).eraseDue();
  // The gateway's own round may have taken it first.
  await until('the erasure', async () => (await left()).length === 0);
  expect(asked.filter((service) => service === 'problems')).toHaveLength(1);
  expect(asked.length).toBeGreaterThanOrEqual(3);
});
