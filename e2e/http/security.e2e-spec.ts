import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { ErrorBody, Submission } from '@evident/contracts';
import { io } from 'socket.io-client';
import { newLearner, signInAsAdmin, signUp, type ApiClient } from '../support/api-client.js';
import { product } from '../support/product.js';
import { referenceOf } from '../support/sources.js';

const SLUG = 'two-sum';
const EVIL = 'https://evil.example';

interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Sends exactly these headers; `fetch` would not let a test set an origin. */
function send(method: string, route: string, headers: Record<string, string>, body = ''): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${product.origin}${route}`, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const outcomeOf = (cookie: string, origin: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = io(product.origin, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie, origin },
    });
    const end = (outcome: string): void => {
      socket.disconnect();
      resolve(outcome);
    };
    socket.once('connect', () => end('connected'));
    socket.once('connect_error', (error) => end(error.message));
  });

describe('From outside, the product', () => {
  let learner: ApiClient;
  let other: ApiClient;
  let problemId: string;
  let submission: Submission;

  beforeAll(async () => {
    [learner, other] = [await signUp(), await signUp()];
    const problem = await learner.problemBySlug(SLUG);
    problemId = problem.id;
    submission = (await learner.submit(problemId, 71, referenceOf(SLUG, 'PYTHON'))).body.submission;
  });

  it("answers 404 for another's submission, playlist and run, whatever is done to it", async () => {
    const created = await learner.post<{ playList: { id: string } }>('/playlist/create-playlist', {
      name: 'Mine',
    });
    const playlistId = created.body.playList.id;
    const run = await learner.post<{ submission: Submission }>('/execute-code/run', {
      source_code: referenceOf(SLUG, 'PYTHON'),
      language_id: 71,
      stdin: [],
      expected_outputs: [],
      problemId,
    });
    const attempts: [string, string, unknown?][] = [
      ['GET', `/submission/${submission.id}`],
      ['DELETE', `/submission/${submission.id}`],
      ['GET', `/execute-code/run/${run.body.submission.id}`],
      ['GET', `/playlist/${playlistId}`],
      ['DELETE', `/playlist/${playlistId}`],
      ['POST', `/playlist/${playlistId}/add-problems`, { problemId }],
      ['DELETE', `/playlist/${playlistId}/remove-problem`, { problemIds: [problemId] }],
    ];
    for (const [method, route, body] of attempts) {
      const answer = await other.call<ErrorBody>(method, route, body);
      expect({ method, route, status: answer.status, code: answer.body.code }).toEqual({
        method,
        route,
        status: 404,
        code: 'NOT_FOUND',
      });
    }
    expect((await learner.get(`/playlist/${playlistId}`)).status).toBe(200);
    expect((await learner.get(`/submission/${submission.id}`)).status).toBe(200);
  });

  it('judges a submit by its own tests, whatever answers the client expects', async () => {
    const answer = await learner.post<{ submission: Submission }>('/execute-code/', {
      source_code: 'print("cheat")',
      language_id: 71,
      stdin: ['1'],
      expected_outputs: ['cheat'],
      problemId,
    });
    expect(answer.body.submission.status).toBe('Wrong Answer');
  });

  it('lets no learner write problems', async () => {
    for (const [method, route] of [
      ['POST', '/problems/create-problem'],
      ['PUT', `/problems/update-problem/${problemId}`],
      ['DELETE', `/problems/delete-problem/${problemId}`],
    ] as const) {
      expect(await learner.call(method, route, {})).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    expect((await (await signInAsAdmin()).get(`/problems/get-problem/${problemId}`)).status).toBe(200);
  });

  it('refuses requests and sockets of other sites', async () => {
    const cookie = learner.cookieHeader;
    const json = { 'content-type': 'application/json', cookie };
    const foreign = await send('POST', '/api/v1/auth/logout', { ...json, origin: EVIL }, '{}');
    expect(foreign).toMatchObject({ status: 403 });
    const asText = await send(
      'POST',
      '/api/v1/auth/logout',
      { cookie, 'content-type': 'text/plain', 'content-length': '2' },
      '{}',
    );
    expect(asText).toMatchObject({ status: 415 });
    const preflight = await send('OPTIONS', '/api/v1/auth/login', {
      origin: EVIL,
      'access-control-request-method': 'POST',
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(await outcomeOf(cookie, EVIL)).toMatch(/error/);
    expect(await outcomeOf('', product.origin)).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(cookie, product.origin)).toBe('connected');
  });

  it('keeps metrics, health and files of the server to itself', async () => {
    for (const route of [
      '/metrics',
      '/health/ready',
      '/health/live',
      '/api/v1/metrics',
      '/.env',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const answer = await send('GET', route, {});
      expect({ route, status: answer.status }).toEqual({ route, status: 404 });
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('sends its pages and answers with the security headers', async () => {
    const page = await send('GET', '/problem', { accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    expect(page.headers['content-security-policy']).toMatch(/default-src 'self'.*object-src 'none'/);
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>[^<]*\S/);
    const answer = await send('GET', '/api/v1/auth/get-me', { cookie: learner.cookieHeader });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('treats what learners write as text, in names and outputs', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const named = await signUp({ ...newLearner(), name: attack });
    const me = await named.get<{ user: { name: string } }>('/auth/get-me');
    expect(me.headers.get('content-type')).toMatch(/application\/json/);
    expect(me.headers.get('x-content-type-options')).toBe('nosniff');
    expect(me.body.user.name).toBe(attack);
  });

  it('says nothing of its inside when it refuses', async () => {
    const marker = randomBytes(8).toString('hex');
    for (const route of [
      `/problems/get-problem/${marker}'--`,
      `/submission/${marker}"`,
      '/nothing',
      '/problems/get-all-problems?page=0',
    ]) {
      const { status, body } = await learner.get<ErrorBody>(route.replace(/['"]/g, encodeURIComponent));
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|SELECT|postgres|at \w+ \(/i);
      expect(body.requestId).toHaveLength(36);
    }
  });
});
