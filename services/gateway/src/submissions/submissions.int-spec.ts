import type { Submission } from '@evident/contracts';
import { DomainError, EventPublisher } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { judged, pendingSubmission } from '../testing/samples.js';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let publisher: EventPublisher;
let learner: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  publisher = new EventPublisher(gateway.env.REDIS_URL, () => undefined);
  learner = await gateway.learner();
});
beforeEach(() => {
  gateway.problems.requests.length = 0;
});
afterAll(async () => {
  publisher.close();
  await gateway.stop();
});

const problemId = randomUUID();
const code = { source_code: 'console.log(1)', language_id: 63, problemId };
const sent = (name: string): unknown =>
  gateway.problems.requests.find((request) => request.name === name)?.request;

/** Makes the problems service answer with one row that a test may change. */
function holding(row: Submission): { row: Submission } {
  const held = { row };
  gateway.problems.answers = {
    'submissions.create': () => ({ submission: held.row, created: true }),
    'submissions.get': () => held.row,
    'submissions.cancel': () =>
      (held.row = { ...held.row, submissionStatus: 'cancelled', status: 'Cancelled' }),
    'submissions.list': () => ({ submissions: [held.row], nextBefore: null }),
    'submissions.count': () => ({ count: 4, acceptedCount: 1, successRate: 25 }),
  };
  return held;
}

async function finish(held: { row: Submission }): Promise<void> {
  held.row = judged(held.row);
  const { id, problemId: ofProblem, seq } = held.row;
  await publisher.publish('submission.judged', learner.user?.id ?? '', {
    submissionId: id,
    problemId: ofProblem,
    kind: 'submit',
    seq,
    status: 'judged',
    verdict: 'accepted',
    statusText: 'Accepted',
  });
}

describe('a submit', () => {
  test('waits for its verdict and answers the finished submission', async () => {
    const held = holding(pendingSubmission());
    const answer = learner.post('/execute-code/', code);
    await until('the first read', () => sent('submissions.get'));
    await finish(held);
    expect(await answer).toMatchObject({
      status: 200,
      body: { submission: { id: held.row.id, status: 'Accepted' } },
    });
  });

  test('answers 202 without waiting when the caller prefers that', async () => {
    const held = holding(pendingSubmission());
    const answer = await learner.post('/execute-code/', code, { prefer: 'wait=5, Respond-Async' });
    expect(sent('submissions.get')).toBeUndefined();
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      submission: { id: held.row.id, status: 'Queued' },
      topic: 'submission.judged',
    });
    expect(answer.headers).toMatchObject({
      location: `/api/v1/submission/${held.row.id}`,
      'preference-applied': 'respond-async',
    });
    held.row = judged(held.row);
    const later = await learner.get(String(answer.headers.location).replace('/api/v1', ''));
    expect(later).toMatchObject({ status: 200, body: { submission: { status: 'Accepted' } } });
  });

  test('ignores the test cases that the client sends', async () => {
    holding(judged(pendingSubmission()));
    await learner.post('/execute-code/', { ...code, stdin: ['1', '2'], expected_outputs: ['anything'] });
    expect(sent('submissions.create')).toMatchObject({
      kind: 'submit',
      cases: [],
      language: 'JAVASCRIPT',
      problemId,
    });
  });

  test('is sent with its idempotency key, its actor and its priority', async () => {
    holding(judged(pendingSubmission()));
    const before = gateway.billing.answers;
    gateway.billing.answers = {
      ...before,
      'wallet.get': () => ({ tokens: 25, held: 0, priority: true, analytics: false }),
    };
    const buyer = await gateway.learner();
    await publisher.publish('wallet.changed', buyer.user?.id ?? '', { tokens: 25, reason: 'purchase' });
    await until('the priority', async () => {
      gateway.problems.requests.length = 0;
      await buyer.post('/execute-code/', code, { 'idempotency-key': 'click-1' });
      return (sent('submissions.create') as { priority: boolean }).priority;
    });
    expect(sent('submissions.create')).toMatchObject({
      actor: { userId: buyer.user?.id, role: 'USER' },
      idempotencyKey: 'click-1',
    });
    gateway.billing.answers = before;
    const wrong = await learner.post('/execute-code/', code, { 'idempotency-key': 'x'.repeat(201) });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  test('of an unknown language is refused with the offered ones', async () => {
    gateway.problems.answers = {
      'submissions.languages': () => ({ languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'] }),
    };
    const answer = await learner.post('/execute-code/', { ...code, language_id: 50 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'LANGUAGE_NOT_SUPPORTED' } });
    expect(answer.body).toMatchObject({
      message: 'language_id must be one of 63 (JAVASCRIPT), 71 (PYTHON), 62 (JAVA)',
    });
  });

  test('that the problems service refuses has the same error', async () => {
    gateway.problems.answers = {
      'submissions.create': () => {
        throw new DomainError('TOO_MANY_REQUESTS', '20 submissions wait already', { retryAfterS: 7 });
      },
    };
    const answer = await learner.post('/execute-code/', code);
    expect(answer).toMatchObject({
      status: 429,
      body: { message: '20 submissions wait already', retryAfterS: 7 },
    });
    expect(answer.headers['retry-after']).toBe('7');
  });
});

describe('a run', () => {
  test('uses the cases of the learner', async () => {
    const held = holding(judged(pendingSubmission({ id: `run_${randomUUID()}` })));
    const answer = await learner.post('/execute-code/run', {
      ...code,
      stdin: ['1', '2'],
      expected_outputs: ['2', ''],
    });
    expect(answer).toMatchObject({ status: 200, body: { submission: { id: held.row.id } } });
    expect(sent('submissions.create')).toMatchObject({
      kind: 'run',
      cases: [
        { input: '1', expected: '2' },
        { input: '2', expected: null },
      ],
    });
  });

  test('refuses lists of unequal length and more than twenty cases', async () => {
    const unequal = await learner.post('/execute-code/run', {
      ...code,
      stdin: ['1'],
      expected_outputs: ['1', '2'],
    });
    expect(unequal).toMatchObject({ status: 400, body: { code: 'LENGTHS_DIFFER' } });
    const many = await learner.post('/execute-code/run', { ...code, stdin: Array<string>(21).fill('1') });
    expect(many).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { stdin: expect.any(String) } },
    });
  });

  test('is read and cancelled at its own address', async () => {
    const held = holding(pendingSubmission({ id: `run_${randomUUID()}` }));
    const answer = await learner.post('/execute-code/run', code, { prefer: 'respond-async' });
    expect(answer.headers.location).toBe(`/api/v1/execute-code/run/${held.row.id}`);
    expect((await learner.get(`/execute-code/run/${held.row.id}`)).status).toBe(200);
    expect(await learner.call('DELETE', `/execute-code/run/${held.row.id}`)).toMatchObject({
      status: 200,
      body: { submission: { status: 'Cancelled' } },
    });
    expect((await learner.get(`/submission/${held.row.id}`)).status).toBe(404);
  });
});

test('the lists answer under the names that clients read', async () => {
  const held = holding(judged(pendingSubmission()));
  expect((await learner.get('/submission/get-all-submissions')).body).toMatchObject({
    submissions: [{ id: held.row.id }],
  });
  expect((await learner.get(`/submission/get-submissions/${problemId}`)).body).toMatchObject({
    submission: [{ id: held.row.id }],
    submissions: [{ id: held.row.id }],
  });
  expect((await learner.get(`/submission/get-submission-count/${problemId}`)).body).toEqual({
    count: 4,
    acceptedCount: 1,
    successRate: 25,
  });
  expect((await learner.call('DELETE', `/submission/${held.row.id}`)).status).toBe(200);
  expect(
    gateway.problems.requests.every(
      ({ request }) => (request as { actor: { userId: string } }).actor.userId === learner.user?.id,
    ),
  ).toBe(true);
});

test('callers that wait when the gateway stops get the row as it is', async () => {
  const { origin, service } = await gateway.another({ SHUTDOWN_GRACE_MS: 60_000 });
  const held = holding(pendingSubmission());
  const { TestBrowser: Browser } = await import('../testing/test-browser.js');
  const waiting = new Browser(origin);
  await waiting.register();
  const answer = waiting.post('/execute-code/', code);
  await until('the first read', () => sent('submissions.get'));
  await service.stop();
  expect(await answer).toMatchObject({ status: 202, body: { submission: { id: held.row.id } } });
});

test('a submission that was written under another account is refused', async () => {
  holding(pendingSubmission());
  const submit = (user: string) =>
    learner.call('POST', '/execute-code/', {
      body: code,
      headers: { Prefer: 'respond-async', 'Evident-User': user },
    });
  expect(await submit(randomUUID())).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(sent('submissions.create')).toBeUndefined();
  expect((await submit(learner.user?.id ?? '')).status).toBe(202);
});
