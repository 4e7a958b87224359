import type { Hack } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '../rate-limits/rate-limiter.service.js';
import { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let author: TestBrowser;
const problemId = randomUUID();
const submissionId = randomUUID();
const hack = (change: Partial<Hack> = {}): Hack => ({
  id: randomUUID(),
  problemId,
  submissionId,
  threadId: null,
  language: 'PYTHON',
  runId: `run_${randomUUID()}`,
  input: '-1\n',
  outcome: 'broken',
  verdict: 'wrong_answer',
  inputProblem: null,
  referenceOutput: '1\n',
  solutionOutput: '2\n',
  message: null,
  decision: 'open',
  note: null,
  createdAt: new Date().toISOString(),
  decidedAt: null,
  ...change,
});
const route = `/problems/${problemId}/hacks`;
const body = { submissionId, input: '-1\n' };

beforeAll(async () => {
  gateway = await startTestGateway();
  author = await gateway.learner();
  gateway.problems.answers = {
    'hacks.create': ({ hack: { input } }) => hack({ input, outcome: 'checking', decision: null }),
    'hacks.list': () => ({ available: true, hacks: [hack()] }),
    'hacks.get': ({ hackId }) => hack({ id: hackId }),
    'hacks.list-proposals': () => ({
      proposals: [
        { ...hack(), problemTitle: 'Double it', sourceCode: 'print(1)', authorId: author.user?.id ?? '' },
        { ...hack(), problemTitle: 'Double it', sourceCode: null, authorId: randomUUID() },
      ],
      total: 2,
    }),
    'hacks.decide': () => ({ message: 'Proposal refused', problemId, audit: { newTests: false } }),
  };
});
afterAll(() => gateway.stop());

test('a learner tries an input and reads its outcome', async () => {
  expect(await author.post(route, body)).toMatchObject({
    status: 201,
    body: { hack: { input: '-1\n', outcome: 'checking' } },
  });
  expect(await author.get(route)).toMatchObject({ status: 200, body: { available: true } });
  const id = randomUUID();
  expect(await author.get(`/hacks/${id}`)).toMatchObject({ status: 200, body: { hack: { id } } });
  expect((await author.get('/hacks/nonsense')).status).toBe(404);
  expect(await author.post(route, { ...body, input: '' })).toMatchObject({
    status: 400,
    body: { message: 'An input is required' },
  });
  expect((await gateway.browser().post(route, body)).status).toBe(401);
});

test('one learner can try only so many inputs in a minute', async () => {
  // Few requests, so that they fall into one minute on a busy machine.
  const { origin } = await gateway.another({ RATE_LIMIT_FACTOR: 1 / RATE_LIMITS.hack.points });
  const account = await gateway.learner();
  const eager = new TestBrowser(origin);
  for (const [name, value] of account.cookies) eager.cookies.set(name, value);
  expect((await eager.post(route, body)).status).toBe(201);
  expect((await eager.post(route, body)).status).toBe(429);
});

test('administrators alone read and decide what is proposed, with names and without ids of learners', async () => {
  const admin = await gateway.admin();
  const decide = `/admin/proposed-tests/${randomUUID()}/decide`;
  for (const [method, path] of [
    ['GET', '/admin/proposed-tests'],
    ['POST', decide],
  ] as const)
    expect((await author.call(method, path, { body: { accept: true } })).status).toBe(403);
  const listed = await admin.get('/admin/proposed-tests');
  expect(listed.body).toMatchObject({
    proposals: [{ author: author.user?.name }, { author: null }],
    total: 2,
  });
  expect(listed.text).not.toContain('authorId');
  expect(listed.text).not.toContain(author.user?.id);
  expect(await admin.post(decide, { accept: false, note: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { note: 'A reason is required' } },
  });
  const decided = await admin.post(decide, { accept: false, note: 'Not a new mistake' });
  expect(decided.body).toEqual({ message: 'Proposal refused', problemId });
  const { body: activity } = await admin.get('/admin/activity');
  expect(activity).toMatchObject({
    entries: [
      {
        action: 'proposed-test.decided',
        subject: { kind: 'problem', id: problemId },
        details: { accept: false, note: 'Not a new mistake' },
        outcome: 'done',
      },
      { action: 'proposed-test.decided', outcome: 'VALIDATION_FAILED' },
    ],
  });
});
