import { DISCUSSION_LIMITS, type StoredPost, type StoredThread } from '@evident/contracts';
import { notFound } from '@evident/kit';
import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '../rate-limits/rate-limiter.service.js';
import { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let author: TestBrowser;
const problemId = randomUUID();
const post = (change: Partial<StoredPost> = {}): StoredPost => ({
  id: randomUUID(),
  authorId: author.user?.id ?? null,
  mine: false,
  body: 'No.',
  deleted: false,
  createdAt: new Date().toISOString(),
  editedAt: null,
  ...change,
});
const thread = (change: Partial<StoredThread> = {}): StoredThread => ({
  ...post(),
  problemId,
  kind: 'question',
  title: 'May it be empty?',
  language: null,
  answerCount: 0,
  ...change,
});

beforeAll(async () => {
  gateway = await startTestGateway();
  author = await gateway.learner();
  gateway.problems.answers = {
    'discussions.list': () => ({
      locked: false,
      threads: [thread(), thread({ authorId: randomUUID() }), thread({ authorId: null, deleted: true })],
      nextBefore: null,
    }),
    'discussions.create': ({ thread: { title } }) => thread({ title }),
    'discussions.share': ({ share: { title } }) => thread({ kind: 'code', title, language: 'PYTHON' }),
    'discussions.own-shares': () => ({ shares: [] }),
    'discussions.answer': ({ answer: { body } }) => post({ body }),
    'discussions.edit': () => {
      throw notFound('Post');
    },
    'discussions.report': () => ({}),
    'discussions.list-reports': () => ({
      reports: [
        {
          id: randomUUID(),
          reason: 'Rude',
          createdAt: new Date().toISOString(),
          problemId,
          problemTitle: 'Double it',
          threadId: randomUUID(),
          kind: 'question' as const,
          threadTitle: 'May it be empty?',
          post: post(),
        },
      ],
    }),
    'discussions.decide-report': () => ({}),
  };
});
afterAll(() => gateway.stop());

const route = `/discussions/problem/${problemId}`;

test('authors are shown by name, and no id or email of them is', async () => {
  const answer = await (await gateway.learner()).get(route);
  const name = author.user?.name;
  expect((answer.body as { threads: unknown[] }).threads).toMatchObject([
    { author: name },
    { author: null },
    { author: null, deleted: true },
  ]);
  expect(answer.text).not.toContain(author.user?.id);
  expect(answer.text).not.toContain('@example.org');
});

test.each([
  [{ kind: 'question', title: 'Hi', body: 'x' }, 'title'],
  [{ kind: 'question', title: 'x'.repeat(DISCUSSION_LIMITS.titleMax + 1), body: 'x' }, 'title'],
  [{ kind: 'question', title: 'A title', body: ' ' }, 'body'],
  [{ kind: 'question', title: 'A title', body: 'x'.repeat(DISCUSSION_LIMITS.bodyMax + 1) }, 'body'],
  [{ kind: 'poem', title: 'A title', body: 'x' }, 'kind'],
])('a post beyond the bounds is refused with the field: case %#', async (body, field) => {
  const answer = await author.post(route, body);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', fields: { [field]: expect.any(String) } },
  });
});

test('a submission is shared with a title, by one route that checks it', async () => {
  const submissionId = randomUUID();
  const answer = await author.post(`${route}/shared`, { submissionId, title: ' One pass ' });
  expect(answer).toMatchObject({
    status: 201,
    body: { thread: { title: 'One pass', kind: 'code', language: 'PYTHON', author: author.user?.name } },
  });
  for (const body of [
    { submissionId, title: 'x' },
    { submissionId: 'mine', title: 'One pass' },
  ])
    expect((await author.post(`${route}/shared`, body)).status).toBe(400);
  expect((await author.post(route, { kind: 'code', title: 'Not judged', body: 'x' })).status).toBe(400);
  expect(await author.get(`${route}/shared`)).toMatchObject({ status: 200, body: { shares: [] } });
});

test('malformed and foreign posts are not found', async () => {
  expect((await author.call('PUT', '/discussions/posts/nonsense', { body: { body: 'x' } })).status).toBe(404);
  expect(
    (await author.call('PUT', `/discussions/posts/${randomUUID()}`, { body: { body: 'x' } })).status,
  ).toBe(404);
});

test('posting is limited for each user', async () => {
  // Few requests, so that they fall into one minute on a busy machine.
  const { origin } = await gateway.another({ RATE_LIMIT_FACTOR: 1 / RATE_LIMITS.post.points });
  const account = await gateway.learner();
  const flooder = new TestBrowser(origin);
  for (const [name, value] of account.cookies) flooder.cookies.set(name, value);
  const ask = () => flooder.post(route, { kind: 'question', title: 'A title', body: 'x' });
  expect((await ask()).status).toBe(201);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
});

test('a suspended account cannot post', async () => {
  const [admin, bad] = [await gateway.admin(), await gateway.learner()];
  const ask = () => bad.post(route, { kind: 'question', title: 'A title', body: 'x' });
  expect((await ask()).status).toBe(201);
  expect((await admin.post(`/admin/users/${bad.user?.id}/suspend`, { reason: 'Spam' })).status).toBe(200);
  expect((await ask()).status).toBe(401);
});

test('reports are decided with a reason by administrators, and the activity names it', async () => {
  const admin = await gateway.admin();
  const { body } = await admin.get('/admin/post-reports');
  expect(body).toMatchObject({ reports: [{ reason: 'Rude', post: { author: author.user?.name } }] });
  const decide = `/admin/post-reports/${randomUUID()}/decide`;
  expect((await admin.post(decide, { remove: true, note: '' })).status).toBe(400);
  expect((await author.post(decide, { remove: true, note: 'Because' })).status).toBe(403);
  expect(await admin.post(decide, { remove: true, note: 'Because' })).toMatchObject({
    status: 200,
    body: { message: 'Post removed' },
  });
  const { entries } = (await admin.get('/admin/activity')).body as { entries: unknown[] };
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'post-report.decided',
      details: { remove: true, note: 'Because' },
      outcome: 'done',
    }),
  );
});

test('posting is refused in a maintenance, with its end, and reading goes on', async () => {
  const admin = await gateway.admin();
  const endsAt = new Date(Date.now() + 600_000).toISOString();
  const pausesFrom = new Date(Date.now() - 1_000).toISOString();
  expect(
    (await admin.call('PUT', '/admin/notice', { body: { text: 'Update', pausesFrom, endsAt } })).status,
  ).toBe(200);
  expect(await author.post(route, { kind: 'question', title: 'A title', body: 'x' })).toMatchObject({
    status: 503,
    body: { code: 'MAINTENANCE', until: endsAt, message: expect.stringMatching(/^Posting is paused for/) },
  });
  expect((await author.get(route)).status).toBe(200);
  await admin.call('DELETE', '/admin/notice');
});
