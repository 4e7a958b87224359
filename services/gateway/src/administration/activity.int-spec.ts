import type { ActivityAnswer, AuditAnswer, AuditEntry } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { NEW_PROBLEM, REJUDGE } from '../testing/samples.js';
import type { TestBrowser } from '../testing/test-browser.js';
import { NEW_WALLET, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let admin: TestBrowser;
let learner: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  [admin, learner] = [await gateway.admin(), await gateway.learner()];
});
afterAll(() => gateway.stop());

const read = async (query = ''): Promise<ActivityAnswer> => {
  const answer = await admin.get(`/admin/activity${query}`);
  expect(answer.status).toBe(200);
  return answer.body as ActivityAnswer;
};
const latest = async () => (await read('?limit=1')).entries[0];

test('tells who did what to whom and why', async () => {
  gateway.billing.answers['wallet.adjust'] = () => ({ ...NEW_WALLET, tokens: 5 });
  const path = `/admin/users/${learner.user?.id}/adjust-tokens`;
  await admin.post(path, { delta: 2, reason: 'An outage' });
  expect(await latest()).toEqual({
    id: expect.any(Number),
    at: expect.any(String),
    actorId: admin.user?.id,
    actorEmail: admin.user?.email,
    action: 'tokens.adjusted',
    subject: { kind: 'user', id: learner.user?.id, label: learner.user?.email },
    details: { delta: 2, reason: 'An outage' },
    outcome: 'done',
  });
});

test('shows refused calls with the code of the error, whatever text they contain', async () => {
  const reason = 'An “odd” text \u{1F600} \u0001';
  await admin.post(`/admin/users/${randomUUID()}/adjust-tokens`, { delta: 1, reason });
  expect(await latest()).toMatchObject({
    action: 'tokens.adjusted',
    subject: { kind: 'user', label: null },
    details: { delta: 1, reason },
    outcome: 'NOT_FOUND',
  });
});

test('shows the titles of problems, also of deleted ones, and no titles while the service is down', async () => {
  const problemId = randomUUID();
  gateway.problems.answers = {
    'problems.delete': () => ({ message: 'gone', id: problemId, audit: { title: 'Short Lived' } }),
    'authoring.problem-titles': ({ problemIds }) => ({
      titles: Object.fromEntries(problemIds.map((id) => [id, 'Short Lived'])),
    }),
  };
  await admin.call('DELETE', `/problems/delete-problem/${problemId}`);
  const subject = { kind: 'problem', id: problemId };
  expect(await latest()).toMatchObject({
    action: 'problem.deleted',
    subject: { ...subject, label: 'Short Lived' },
  });
  gateway.problems.answers = {};
  expect(await latest()).toMatchObject({ action: 'problem.deleted', subject: { ...subject, label: null } });
});

test('lists a call whose end is not known as begun', async () => {
  await gateway.database.query(
    `INSERT INTO gateway.admin_audit (actor_id, request_id, action, method, path, outcome)
     VALUES ($1, 'cut-off', 'outputs.filled', 'POST', '/api/v1/admin/fill-expected', 'begun')`,
    [randomUUID()],
  );
  expect(await latest()).toMatchObject({ action: 'outputs.filled', actorEmail: null, outcome: 'begun' });
});

test('has pages, latest first', async () => {
  const all = await read('?limit=100');
  expect(all.nextBefore).toBeNull();
  const pages = [];
  for (let before: number | null = null, first = true; first || before !== null; first = false) {
    const page: ActivityAnswer = await read(`?limit=2${before === null ? '' : `&before=${before}`}`);
    pages.push(...page.entries);
    before = page.nextBefore;
  }
  expect(pages.length).toBeGreaterThanOrEqual(4);
  expect(pages).toEqual(all.entries);
  expect((await admin.get('/admin/activity?limit=101')).status).toBe(400);
});

describe('the log of one problem', () => {
  const problemId = randomUUID();
  const written = { message: 'ok', id: problemId };
  const read = async (query: string): Promise<AuditEntry[]> => {
    const answer = await admin.get(`/admin/audit?${query}`);
    expect(answer.status).toBe(200);
    return (answer.body as AuditAnswer).entries;
  };
  beforeAll(async () => {
    gateway.problems.answers = {
      'problems.create': () => written,
      'authoring.set-published': () => written,
      'authoring.apply-rejudge': () => ({ ...REJUDGE, problemId, audit: { submissions: 3 } }),
      'authoring.problem-titles': () => ({ titles: { [problemId]: 'Double it' } }),
    };
    expect((await admin.post('/problems/create-problem?draft=1', NEW_PROBLEM)).status).toBe(201);
    const path = `/admin/problems/${problemId}/published`;
    for (const published of [true, false]) await admin.call('PUT', path, { body: { published } });
    await admin.call('DELETE', `/problems/delete-problem/${problemId}`);
    await admin.post(`/admin/rejudges/${randomUUID()}/apply`);
  });

  test('holds its creation, both ways of publishing and its rejudge, and no refused call', async () => {
    const entries = await read(`problemId=${problemId}`);
    expect(entries.map(({ action }) => action)).toEqual([
      'rejudge.applied',
      'problem.unpublished',
      'problem.published',
      'problem.created',
    ]);
    expect(entries.at(-1)).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      actorId: admin.user?.id,
      action: 'problem.created',
      problemId,
      problemTitle: 'Double it',
      details: { title: NEW_PROBLEM.title, draft: true },
    });
  });

  test('tells how many submissions a rejudge changed', async () => {
    expect((await read(`problemId=${problemId}`))[0]?.details).toEqual({ submissions: 3 });
  });

  test('has pages, and shows all problems when none is named', async () => {
    const [latest, ...older] = await read(`problemId=${problemId}`);
    expect(await read(`problemId=${problemId}&before=${latest?.id}&limit=2`)).toEqual(older.slice(0, 2));
    expect(await read(`problemId=${randomUUID()}`)).toEqual([]);
    expect(await read('limit=4')).toEqual([latest, ...older]);
  });

  test.each(['limit=101', 'before=x', 'problemId=1'])('refuses %s', async (query) => {
    expect(await admin.get(`/admin/audit?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });
});
