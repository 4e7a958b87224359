import { type ActivityAnswer, LIMITS, type Verification } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { REJUDGE } from '../testing/samples.js';
import { TestBrowser, type HttpAnswer } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const EVIL = 'https://evil.example';
const id = randomUUID();
const at = '2026-01-05T09:30:00.000Z';

let gateway: TestGateway;
let learner: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  [learner, admin] = [await gateway.learner(), await gateway.admin()];
});
beforeEach(() => {
  gateway.problems.requests.length = 0;
  gateway.problems.answers = {};
});
afterAll(() => gateway.stop());

const lastRequest = (): unknown => gateway.problems.requests.at(-1)?.request;
const asAdmin = () => ({ userId: admin.user?.id, role: 'ADMIN' });

describe('a draft', () => {
  const written = { message: 'Problem published', id };

  test('is published and taken back', async () => {
    gateway.problems.answers = { 'authoring.set-published': () => written };
    for (const published of [true, false]) {
      const answer = await admin.call('PUT', `/admin/problems/${id}/published`, { body: { published } });
      expect(answer).toMatchObject({ status: 200, body: written });
      expect(lastRequest()).toEqual({ actor: asAdmin(), problemId: id, published });
    }
  });

  test('whose reference fails is refused with the test', async () => {
    gateway.problems.answers = {
      'authoring.set-published': () => {
        throw new DomainError('REFERENCE_FAILS', 'PYTHON reference fails test 3: Wrong Answer');
      },
    };
    expect(
      await admin.call('PUT', `/admin/problems/${id}/published`, { body: { published: true } }),
    ).toMatchObject({
      status: 400,
      body: { code: 'REFERENCE_FAILS', message: 'PYTHON reference fails test 3: Wrong Answer' },
    });
  });
});

describe('the verify matrix', () => {
  const verification: Verification = {
    id: randomUUID(),
    problemId: id,
    testCount: 2,
    done: false,
    columns: [],
  };
  const candidate = { testcases: [{ input: '1', output: '2', hidden: true }], timeLimitMs: 500 };
  beforeEach(() => {
    gateway.problems.answers = {
      'authoring.verify': () => verification,
      'authoring.get-verification': () => verification,
    };
  });

  test.each([
    ['a stored problem', `/admin/problems/${id}/verifications`, id],
    ['one that is not saved yet', '/admin/verifications', null],
  ])('of %s starts, and tells where to read it', async (_what, path, problemId) => {
    const started = await admin.post(path, candidate);
    expect(started).toMatchObject({ status: 201, body: verification });
    expect(lastRequest()).toEqual({ actor: asAdmin(), problemId, candidate });
    const location = String(started.headers.location);
    expect(location).toBe(`/api/v1/admin/verifications/${verification.id}`);
    expect(await admin.get(`!${location}`)).toMatchObject({ status: 200, body: verification });
    expect(lastRequest()).toEqual({ actor: asAdmin(), verificationId: verification.id });
  });

  test('takes a test set larger than an ordinary body, from an administrator only', async () => {
    const large = { testcases: [{ input: 'x'.repeat(LIMITS.bodyBytes), output: '2' }] };
    expect((await admin.post('/admin/verifications', large)).status).toBe(201);
    expect((await learner.post('/admin/verifications', large)).status).toBe(403);
  });

  test('refuses a test without an input', async () => {
    expect(
      await admin.post('/admin/verifications', { testcases: [{ input: '', output: '1' }] }),
    ).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { 'testcases.0.input': 'Input is required' } },
    });
    expect(lastRequest()).toBeUndefined();
  });
});

test('a reference fills the expected outputs', async () => {
  const outputs = { compileOutput: null, outputs: [{ output: '2\n', problem: null }] };
  gateway.problems.answers = { 'authoring.fill-expected': () => outputs };
  const program = { language: 'PYTHON', sourceCode: 'print(int(input()) * 2)', inputs: ['1\n'] };
  expect(await admin.post('/admin/fill-expected', program)).toMatchObject({ status: 200, body: outputs });
  expect(lastRequest()).toEqual({ actor: asAdmin(), program });
  expect((await admin.post('/admin/fill-expected', { ...program, inputs: [] })).status).toBe(400);
});

describe('a package', () => {
  const imported = { message: 'Problem imported as a draft', id, slug: 'double-it', testCount: 4, notes: [] };
  /** Valid text in no encoding, so that a parser that reads it as text changes it. */
  const zip = randomBytes(3_000);
  beforeEach(() => {
    gateway.problems.answers = { 'authoring.import-package': () => ({ ...imported, audit: {} }) };
  });
  const send = (browser: TestBrowser, raw: Buffer, headers: Record<string, string> = {}) =>
    browser.call('POST', '/admin/problems/import', {
      raw,
      headers: { 'content-type': 'application/zip', ...headers },
    });

  test('is imported byte for byte', async () => {
    expect(await send(admin, zip)).toMatchObject({ status: 201, body: imported });
    expect(lastRequest()).toEqual({ actor: asAdmin(), zipBase64: zip.toString('base64') });
  });

  test('may be larger than an ordinary body, from an administrator only, and has its own limit', async () => {
    expect((await send(admin, randomBytes(LIMITS.bodyBytes + 1))).status).toBe(201);
    expect((await send(learner, randomBytes(LIMITS.bodyBytes + 1))).status).toBe(403);
    expect((await send(gateway.browser(), zip)).status).toBe(401);
    expect((await send(learner, zip)).status).toBe(403);
    gateway.problems.requests.length = 0;
    expect(await send(admin, Buffer.alloc(LIMITS.adminBodyBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
    expect(gateway.problems.requests).toEqual([]);
  });

  test.each<Record<string, string>>([
    { origin: EVIL },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('sent by a page of another site (%j) is refused', async (headers) => {
    expect(await send(admin, zip, headers)).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } });
    expect((await send(admin, zip, { origin: gateway.origin })).status).toBe(201);
  });

  test.each<Record<string, string>>([
    { 'content-type': 'application/json' },
    { 'content-type': 'application/octet-stream' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-encoding': 'gzip' },
  ])('sent with %j is refused', async (headers) => {
    expect(await send(admin, zip, headers)).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    expect(gateway.problems.requests).toEqual([]);
  });

  test('that is empty is refused', async () => {
    expect((await send(admin, Buffer.alloc(0))).status).toBe(415);
  });

  test('is accepted at its own address only', async () => {
    const answer = await admin.call('POST', '/admin/verifications', {
      raw: zip,
      headers: { 'content-type': 'application/zip' },
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  test('is downloaded byte for byte, under a name that is safe in a header', async () => {
    gateway.problems.answers = {
      'authoring.export-package': () => ({
        fileName: 'double"\r\nit.zip',
        zipBase64: zip.toString('base64'),
      }),
    };
    const { headers, bytes } = await download(admin, `/api/v1/admin/problems/${id}/export`);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(zip.length),
      'content-disposition': 'attachment; filename="double___it.zip"',
      'cache-control': 'no-store',
    });
    expect(bytes.equals(zip)).toBe(true);
  });

  /** Reads bytes, because the test browser reads text only. */
  const download = (browser: TestBrowser, path: string) =>
    new Promise<{ headers: HttpAnswer['headers']; bytes: Buffer }>((resolve, reject) => {
      const headers = { cookie: browser.cookieHeader, 'accept-encoding': 'gzip' };
      const outgoing = httpRequest(`${gateway.origin}${path}`, { headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
});

test('the versions of a test set tell what older ones judged', async () => {
  const version = { version: 2, hash: 'f00', testCount: 4, hiddenCount: 3, createdAt: at, current: true };
  const answer = { versions: [version], outdatedSubmissions: 3 };
  gateway.problems.answers = { 'authoring.list-test-sets': () => answer };
  expect(await admin.get(`/admin/problems/${id}/test-sets`)).toMatchObject({ status: 200, body: answer });
  expect(lastRequest()).toEqual({ actor: asAdmin(), problemId: id });
});

describe('a rejudge', () => {
  const preview = { ...REJUDGE, problemId: id };

  test('is tried, read and applied', async () => {
    gateway.problems.answers = {
      'authoring.preview-rejudge': () => preview,
      'authoring.get-rejudge': () => preview,
      'authoring.apply-rejudge': () => ({ ...preview, applied: true, audit: { submissions: 3 } }),
    };
    const started = await admin.post(`/admin/problems/${id}/rejudges`);
    expect(started).toMatchObject({ status: 201, body: preview });
    expect(lastRequest()).toEqual({ actor: asAdmin(), problemId: id });
    const location = String(started.headers.location);
    expect(await admin.get(`!${location}`)).toMatchObject({ status: 200, body: preview });
    expect(await admin.post(`!${location}/apply`)).toMatchObject({ status: 200, body: { applied: true } });
    expect(lastRequest()).toEqual({ actor: asAdmin(), rejudgeId: preview.id });
  });

  test('that has not finished is not applied', async () => {
    gateway.problems.answers = {
      'authoring.apply-rejudge': () => {
        throw new DomainError('EDIT_CONFLICT', 'The rejudge has not finished yet');
      },
    };
    expect(await admin.post(`/admin/rejudges/${preview.id}/apply`)).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT' },
    });
  });
});

test('failed work is listed with its owner and sent to the judge again once', async () => {
  const learner = await gateway.learner();
  const failed = {
    submissionId: randomUUID(),
    kind: 'submit' as const,
    problemId: id,
    problemTitle: null,
    userId: learner.user?.id ?? '',
    language: 'PYTHON' as const,
    fault: 'The sandbox could not be made',
    attempts: 5,
    failedAt: at,
    requestId: 'the-request',
  };
  const gone = randomUUID();
  let waiting = true;
  gateway.problems.answers = {
    'authoring.list-failed': () => ({ submissions: [failed, { ...failed, userId: gone }], total: 2 }),
    'authoring.retry-all-failed': () => ({ retried: 1_000, left: 7 }),
    'authoring.retry-failed': () => {
      const retried = waiting;
      waiting = false;
      return { retried };
    },
  };
  expect((await admin.get('/admin/dead-letters?limit=10')).body).toEqual({
    submissions: [
      { ...failed, userEmail: learner.user?.email },
      { ...failed, userId: gone, userEmail: null },
    ],
    total: 2,
  });
  expect(lastRequest()).toEqual({ actor: asAdmin(), limit: 10 });
  const path = `/admin/dead-letters/${failed.submissionId}/retry`;
  expect((await admin.post(path)).status).toBe(200);
  expect(await admin.post(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await admin.post('/admin/dead-letters/retry')).toMatchObject({
    status: 200,
    body: { message: 'Sent 1000 to the judge again. 7 are left.', retried: 1_000, left: 7 },
  });
  const [entry] = ((await admin.get('/admin/activity?limit=1')).body as ActivityAnswer).entries;
  expect(entry).toMatchObject({
    action: 'submissions.retried',
    outcome: 'done',
    details: { submissions: 1_000 },
  });
});

test('calls that start work of the judge are limited, also for administrators', async () => {
  const { origin, service } = await gateway.another({ RATE_LIMIT_FACTOR: 0.05 });
  const second = await gateway.learner();
  await gateway.database.query(`UPDATE gateway.users SET role = 'ADMIN' WHERE id = $1`, [second.user?.id]);
  const strict = new TestBrowser(origin);
  for (const [name, value] of second.cookies) strict.cookies.set(name, value);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1)
    statuses.push((await strict.post('/admin/fill-expected', {})).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
  await service.stop();
});

test('an import is in the audit log with what only the problems service knows', async () => {
  const imported = { message: 'ok', id, slug: 'a', testCount: 1, notes: [] };
  const audit = { title: 'A', slug: 'a' };
  gateway.problems.answers = { 'authoring.import-package': () => ({ ...imported, audit }) };
  const answer = await admin.call('POST', '/admin/problems/import', {
    raw: randomBytes(10),
    headers: { 'content-type': 'application/zip' },
  });
  expect(answer.body).toEqual(imported);
  const rows = await gateway.database.query<{ path: string; outcome: string; details: object }>(
    'SELECT path, outcome, details FROM gateway.admin_audit ORDER BY id DESC LIMIT 2',
  );
  expect(rows).toEqual([
    { path: '/api/v1/admin/problems/import', outcome: 'done', details: audit },
    { path: '/api/v1/admin/problems/import', outcome: 'begun', details: {} },
  ]);
});
