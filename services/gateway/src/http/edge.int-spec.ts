import { ErrorBody } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { TestBrowser, type HttpAnswer } from '../testing/test-browser.js';
import { PASSWORD, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const EVIL = 'https://evil.example';
const refused = (answer: HttpAnswer, status: number, code: string): void => {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { code } });
  ErrorBody.strict().parse(answer.body);
};

describe('requests from other sites', () => {
  const attempt = async (origin: string, headers: Record<string, string>): Promise<HttpAnswer> => {
    const browser = new TestBrowser(origin);
    await browser.register();
    return browser.post('/auth/logout', {}, headers);
  };

  test.each<Record<string, string>>([
    { origin: EVIL },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: EVIL, 'sec-fetch-site': 'same-origin' },
  ])('with %j are refused', async (headers) => {
    refused(await attempt(gateway.origin, headers), 403, 'ORIGIN_REFUSED');
  });

  test('are accepted when the list of allowed origins holds their origin', async () => {
    const { origin, service } = await gateway.another({ PUBLIC_ORIGIN: ['http://localhost:3000', EVIL] });
    expect((await attempt(origin, { origin: EVIL })).status).toBe(200);
    await service.stop();
  });

  test('do not include those of our own pages and of the command line', async () => {
    expect(
      (await attempt(gateway.origin, { origin: gateway.origin, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
    expect((await attempt(gateway.origin, {})).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('with JSON sent as %s are refused', async (type) => {
    const raw = JSON.stringify({ email: 'ada@example.org', password: PASSWORD });
    refused(
      await gateway.browser().call('POST', '/auth/login', { raw, headers: { 'content-type': type } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  test('get CORS headers for allowed origins only, and never "*"', async () => {
    const ask = (origin: string): Promise<HttpAnswer> =>
      gateway
        .browser()
        .call('OPTIONS', '/auth/login', { headers: { origin, 'access-control-request-method': 'POST' } });
    expect((await ask(EVIL)).headers['access-control-allow-origin']).toBeUndefined();
    const own = await ask(gateway.origin);
    expect(own.headers['access-control-allow-origin']).toBe(gateway.origin);
    expect(own.headers['access-control-allow-credentials']).toBe('true');
    const simple = await gateway.browser().get('/auth/get-me', { origin: EVIL });
    expect(simple.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('every answer', () => {
  test('carries the security headers and a request id', async () => {
    const { headers } = await gateway.browser().get('/auth/get-me');
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'self'",
      "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "worker-src 'self' blob:",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': 'no-store',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('demands HTTPS when the product is served over HTTPS', async () => {
    const { origin, service } = await gateway.another({
      PUBLIC_ORIGIN: ['https://evident.example'],
      PAYMENT_CHECKOUT_ORIGIN: 'https://pay.example',
      PRIVACY_POLICY_URL: 'https://terms.example/privacy?id=1',
    });
    const { headers } = await new TestBrowser(origin).get('/auth/get-me');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/pay\.example/);
    expect(headers['content-security-policy']).toMatch(/frame-src [^;]*https:\/\/terms\.example(;| )/);
    await service.stop();
  });

  test('keeps an unused connection open for longer than a load balancer does', async () => {
    const { headers } = await fetch(`${gateway.origin}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  test('repeats a well-formed request id and replaces any other', async () => {
    const ask = async (id: string): Promise<unknown> =>
      (await gateway.browser().get('/auth/get-me', { 'x-request-id': id })).headers['x-request-id'];
    expect(await ask('trace-0123456789')).toBe('trace-0123456789');
    expect(await ask('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('errors', () => {
  test('of unknown paths and methods have the shape of all errors', async () => {
    for (const [method, path] of [
      ['GET', '/no-such-thing'],
      ['POST', '/auth/get-me'],
      ['TRACE', '/auth/get-me'],
      ['GET', '!/api/v2/auth/get-me'],
      ['GET', '/../../etc/passwd'],
      ['GET', '!/metrics'],
      ['GET', '!/health/ready'],
    ] as const) {
      refused(await gateway.browser().call(method, path), 404, 'NOT_FOUND');
    }
  });

  test('of unreadable bodies do not mention the parser', async () => {
    for (const raw of ['{', '"text"', '{"email": }', '\u0000']) {
      const answer = await gateway.browser().call('POST', '/auth/login', { raw });
      refused(answer, 400, 'VALIDATION_FAILED');
      expect(answer.text).not.toMatch(/JSON|position|token|stack|node_modules/i);
    }
  });

  test('of other services do not show their unexpected messages', async () => {
    gateway.problems.answers = {
      'problems.list': () => {
        throw new Error('relation "problem" does not exist at /srv/app/node_modules/pg');
      },
    };
    const answer = await (await gateway.learner()).get('/problems/get-all-problems');
    refused(answer, 500, 'INTERNAL');
    expect(answer.text).not.toMatch(/relation|node_modules/);
  });

  test('of a service that is down are 503 with a Retry-After', async () => {
    const { origin, service } = await gateway.another({ PROBLEMS_RPC_URL: 'tcp://127.0.0.1:1' });
    const browser = new TestBrowser(origin);
    await browser.register();
    const answer = await browser.get('/problems/get-all-problems');
    refused(answer, 503, 'SERVICE_UNAVAILABLE');
    expect(answer.headers['retry-after']).toBe('2');
    await service.stop();
  });

  test('of SQL metacharacters are the same as of any wrong value', async () => {
    const learner = await gateway.learner();
    const sql = encodeURIComponent(`' OR 1=1; DROP TABLE users; --`);
    for (const path of [
      `/problems/get-problem/${sql}`,
      `/submission/${sql}`,
      `/submission/get-submissions/${sql}`,
      `/submission/get-submission-count/${sql}`,
      `/execute-code/run/run_${sql}`,
      `/playlist/${sql}`,
      `/ai-analyze/${sql}`,
      `/problems/${sql}/drafts`,
    ]) {
      refused(await learner.get(path), 404, 'NOT_FOUND');
    }
    refused(await learner.get(`/problems/get-all-problems?difficulty=${sql}`), 400, 'VALIDATION_FAILED');
    refused(
      await learner.post('/auth/login', { email: `a'--@example.org`, password: `' OR '1'='1` }),
      401,
      'INVALID_CREDENTIALS',
    );
    expect((await learner.get('/auth/get-me')).status).toBe(200);
  });
});

describe('bodies', () => {
  const execute = { language_id: 63, problemId: randomUUID() };

  test('over the limit answer 413', async () => {
    const learner = await gateway.learner();
    refused(
      await learner.post('/execute-code/', { ...execute, source_code: 'x'.repeat(10 * 1024 * 1024) }),
      413,
      'BODY_TOO_LARGE',
    );
  });

  test('with a source over the limit name the field', async () => {
    const answer = await (
      await gateway.learner()
    ).post('/execute-code/', { ...execute, source_code: 'x'.repeat(70_000) });
    refused(answer, 400, 'VALIDATION_FAILED');
    expect(answer.body).toHaveProperty('fields.source_code');
  });

  test('that nest too deep are refused before they are parsed', async () => {
    const raw = `{"email":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    refused(await gateway.browser().call('POST', '/auth/login', { raw }), 400, 'VALIDATION_FAILED');
    const harmless = JSON.stringify({ email: 'a@example.org', password: '[[[['.repeat(20) });
    refused(
      await gateway.browser().call('POST', '/auth/login', { raw: harmless }),
      401,
      'INVALID_CREDENTIALS',
    );
  });

  test('of many megabytes are read for administrators only', async () => {
    const raw = JSON.stringify({ description: 'x'.repeat(3 * 1024 * 1024) });
    const path = `/problems/update-problem/${randomUUID()}`;
    refused(await (await gateway.learner()).call('PUT', path, { raw }), 403, 'FORBIDDEN');
    refused(await gateway.browser().call('PUT', path, { raw }), 401, 'UNAUTHENTICATED');
    refused(await (await gateway.admin()).call('PUT', path, { raw }), 400, 'VALIDATION_FAILED');
  });

  test('cannot reach prototypes', async () => {
    const raw = `{"name":"Eve","email":"${randomUUID()}@example.org","password":"${PASSWORD}","__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}}}`;
    const answer = await gateway.browser().call('POST', '/auth/register', { raw });
    expect(answer).toMatchObject({ status: 201, body: { user: { role: 'USER' } } });
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test('that announce a huge size are refused before they arrive', async () => {
    const socket = connect(gateway.env.PORT, '127.0.0.1');
    socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n',
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    socket.destroy();
  });
});

describe('NUL and lone surrogates', () => {
  const NUL = '\\u0000';
  const HALF = '\\ud800';
  let learner: TestBrowser;
  beforeAll(async () => {
    learner = await gateway.learner();
  });

  test.each([
    ['POST', '/auth/login', `{"email":"a${NUL}@example.org","password":"long enough"}`],
    ['POST', '/auth/login', `{"email":"ada@example.org","password":"long enough ${HALF}"}`],
    ['POST', '/auth/register', `{"name":"Eve${NUL}","email":"eve@example.org","password":"long enough"}`],
    ['POST', '/auth/register', `{"name":"Eve${HALF}","email":"eve@example.org","password":"long enough"}`],
    ['POST', '/auth/login', `{"email":"ada@example.org","password":"long enough","x${NUL}":{"y":[1]}}`],
    ['POST', '/auth/login', `{"email":"ada@example.org","password":"long enough","x":[[{"y":"${HALF}"}]]}`],
    ['POST', '/playlist/create-playlist', `{"name":"${NUL}"}`],
    ['POST', '/playlist/create-playlist', `{"name":"fine","description":"${HALF}"}`],
    ['POST', '/ai-analyze/', `{"source_code":"x","description":"${HALF}"}`],
  ])('in a body are refused: %s %s %s', async (method, path, raw) => {
    refused(await learner.call(method, path, { raw }), 400, 'VALIDATION_FAILED');
  });

  test.each([
    '/problems/get-problem/%00',
    '/problems/get-problem/%ED%A0%80',
    '/problems/get-all-problems?q=%00',
    '/problems/get-all-problems?q=%ED%A0%80',
    '/problems/get-all-problems?%00=1',
    '/problems/get-all-problems?q=%',
    '/submission/%C3',
    '!/%00',
    '!/problem/a%ED%B0%80',
  ])('in an address are refused: %s', async (path) => {
    refused(await learner.get(path), 400, 'VALIDATION_FAILED');
  });

  test('do not include whole pairs', async () => {
    const name = 'Ada \u{1F600} \uFFFD';
    const answer = await gateway.browser().register({ name });
    expect(answer).toMatchObject({ status: 201, body: { user: { name } } });
  });
});

test('each path works with and without a trailing slash', async () => {
  gateway.problems.answers = { 'playlists.list': () => [] };
  const learner = await gateway.learner();
  for (const path of ['/playlist', '/playlist/']) expect((await learner.get(path)).status).toBe(200);
  for (const path of ['/auth/get-me', '/auth/get-me/']) expect((await learner.get(path)).status).toBe(200);
  for (const path of ['/execute-code', '/execute-code/', '/ai-analyze', '/ai-analyze/']) {
    refused(await learner.post(path, {}), 400, 'VALIDATION_FAILED');
  }
});
