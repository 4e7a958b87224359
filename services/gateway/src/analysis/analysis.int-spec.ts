import type { AnalysisReport, AnalysisState } from '@evident/contracts';
import { DomainError, EventPublisher } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { completedAnalysis, pendingAnalysis } from '../testing/samples.js';
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
  gateway.ai.requests.length = 0;
});
afterAll(async () => {
  publisher.close();
  await gateway.stop();
});

const body = { source_code: 'print(1)', description: 'Print one.' };

function holding(row: AnalysisState): { row: AnalysisState } {
  const held = { row };
  gateway.ai.answers = {
    'analysis.request': () => held.row,
    'analysis.get': () => held.row,
    'analysis.cancel': () => held.row,
    'analysis.list': () => [held.row],
  };
  return held;
}

/** Ends the analysis after the gateway has started to wait for it. */
async function end(held: { row: AnalysisState }, row: AnalysisState): Promise<void> {
  await until('the first read', () => gateway.ai.requests.some(({ name }) => name === 'analysis.get'));
  held.row = row;
  await publisher.publish('analysis.completed', learner.user?.id ?? '', {
    analysisId: row.id,
    status: 'completed',
    code: null,
  });
}

test('answers the five fields of the contract, flat', async () => {
  const held = holding(pendingAnalysis());
  const answer = learner.post('/ai-analyze/', body, { 'idempotency-key': 'click-1' });
  await end(held, completedAnalysis(held.row.id));
  expect(await answer).toMatchObject({
    status: 200,
    body: {
      rating: 90,
      'tc&sc': expect.any(String),
      bugs: expect.any(String),
      improvement: expect.any(String),
      tokensLeft: 2,
    },
  });
  expect(gateway.ai.requests[0]?.request).toEqual({
    actor: { userId: learner.user?.id, role: 'USER' },
    sourceCode: 'print(1)',
    description: 'Print one.',
    problemId: null,
    language: null,
    idempotencyKey: 'click-1',
    thirdPartyConsent: false,
  });
});

test('answers a failed analysis with its reason and the status of its code', async () => {
  const held = holding(pendingAnalysis());
  const answer = learner.post('/ai-analyze/', body);
  const message = 'The analysis took too long and was stopped.';
  await end(held, {
    ...pendingAnalysis({ id: held.row.id }),
    status: 'failed',
    code: 'SERVICE_TIMEOUT',
    message,
    tokensLeft: 3,
  });
  expect(await answer).toMatchObject({
    status: 504,
    body: { code: 'SERVICE_TIMEOUT', message: `${message} No token was charged. Balance: 3.` },
  });
});

test('answers 402 when the user has no tokens', async () => {
  gateway.ai.answers = {
    'analysis.request': () => {
      throw new DomainError('OUT_OF_TOKENS', 'You have no tokens left');
    },
  };
  expect(await learner.post('/ai-analyze/', body)).toMatchObject({
    status: 402,
    body: { code: 'OUT_OF_TOKENS' },
  });
});

test('answers 202 when the caller prefers that, and the row at its address', async () => {
  const held = holding(pendingAnalysis());
  const answer = await learner.post(
    '/ai-analyze/',
    { ...body, language_id: 71, problemId: randomUUID() },
    { prefer: 'respond-async' },
  );
  expect(answer).toMatchObject({
    status: 202,
    body: { id: held.row.id, status: 'queued', topic: 'analysis.completed' },
  });
  expect(answer.headers.location).toBe(`/api/v1/ai-analyze/${held.row.id}`);
  expect((await learner.get(`/ai-analyze/${held.row.id}`)).body).toMatchObject({ status: 'queued' });
  expect((await learner.get(`/ai-analyze/?problemId=${randomUUID()}`)).body).toMatchObject({
    analyses: [{ id: held.row.id }],
  });
  expect((await learner.call('DELETE', `/ai-analyze/${held.row.id}`)).status).toBe(200);
  expect(gateway.ai.requests[0]?.request).toMatchObject({ language: 'PYTHON' });
});

test('refuses an unknown language', async () => {
  expect(await learner.post('/ai-analyze/', { ...body, language_id: 1 })).toMatchObject({
    status: 400,
    body: { code: 'LANGUAGE_NOT_SUPPORTED' },
  });
});

const report = (status: AnalysisReport['status']): AnalysisReport => ({
  id: randomUUID(),
  analysisId: randomUUID(),
  reason: 'It is linear.',
  status,
  note: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  settledAt: null,
});

test('lets a learner report an analysis and an administrator decide, which is audited', async () => {
  const filed = report('open');
  gateway.ai.answers = {
    'analysis-reports.file': () => filed,
    'analysis-reports.list': () => [],
    'analysis-reports.decide': () => ({ ...filed, status: 'refunded' }),
  };
  const path = `/ai-analyze/${filed.analysisId}/report`;
  expect(await learner.post(path, { reason: 'no' })).toMatchObject({ status: 400 });
  expect(await learner.post(path, { reason: 'It is linear.' })).toMatchObject({
    status: 200,
    body: { report: filed },
  });
  const settle = `/admin/analysis-reports/${filed.id}/settle`;
  expect((await learner.post(settle, { refund: true, note: 'Right.' })).status).toBe(403);
  const admin = await gateway.admin();
  expect((await admin.get('/admin/analysis-reports?status=settled')).body).toEqual({ reports: [] });
  expect(await admin.post(settle, { refund: true, note: 'Right.' })).toMatchObject({
    status: 200,
    body: { report: { status: 'refunded' } },
  });
  const audited = await gateway.database.query(
    'SELECT outcome FROM gateway.admin_audit WHERE path LIKE $1 ORDER BY id',
    [`%${filed.id}/settle`],
  );
  expect(audited).toEqual([{ outcome: 'begun' }, { outcome: 'done' }]);
});

test('tells the engine and where code would be sent, and forwards the consent', async () => {
  gateway.ai.answers = {
    'analysis.engine': () => ({ name: 'openai/some-model', sentTo: 'api.openai.com' }),
    'analysis.request': () => completedAnalysis(randomUUID()),
  };
  expect(await learner.get('/ai-analyze/engine')).toMatchObject({
    status: 200,
    body: { name: 'openai/some-model', sentTo: 'api.openai.com' },
  });
  await learner.post('/ai-analyze/', { ...body, thirdPartyConsent: true });
  await learner.post('/ai-analyze/', body);
  const asked = gateway.ai.requests.filter(({ name }) => name === 'analysis.request');
  expect(asked.map(({ request }) => (request as { thirdPartyConsent: boolean }).thirdPartyConsent)).toEqual([
    true,
    false,
  ]);
});
