import type { ActivityAnswer } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
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

test('names who did what to whom and why', async () => {
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

test('shows refused calls with the code of the refusal, whatever their words hold', async () => {
  const reason = 'A \u0000 and half a pair \ud800';
  await admin.post(`/admin/users/${randomUUID()}/adjust-tokens`, { delta: 1, reason });
  expect(await latest()).toMatchObject({
    action: 'tokens.adjusted',
    subject: { kind: 'user', label: null },
    details: { delta: 1, reason },
    outcome: 'NOT_FOUND',
  });
});

test('has the titles of problems, deleted ones too, and does without them while problems is away', async () => {
  const problemId = randomUUID();
  gateway.problems.answers = {
    'problems.delete': () => ({ message: 'gone', id: problemId }),
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

test('has a call whose end is not known as begun', async () => {
  await gateway.database.query(
    `INSERT INTO gateway.admin_audit (actor_id, request_id, method, path, outcome)
     VALUES ($1, 'cut-off', 'POST', '/api/v1/admin/fill-expected', 'begun')`,
    [randomUUID()],
  );
  expect(await latest()).toMatchObject({ action: 'outputs.filled', actorEmail: null, outcome: 'begun' });
});

test('comes in pages, newest first', async () => {
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
