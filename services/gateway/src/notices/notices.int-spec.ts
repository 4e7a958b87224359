import { type ActivityAnswer, ErrorBody, type Notice } from '@evident/contracts';
import { registry } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { judged, pendingSubmission } from '../testing/samples.js';
import { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let admin: TestBrowser;
let learner: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  [admin, learner] = [await gateway.admin(), await gateway.learner()];
  gateway.problems.answers = {
    'submissions.create': () => ({ submission: judged(pendingSubmission()), created: true }),
    'submissions.list': () => ({ submissions: [], nextBefore: null }),
  };
});
afterAll(() => gateway.stop());
afterEach(() => admin.call('DELETE', '/admin/notice'));

const HOUR_MS = 3_600_000;
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();
const notice = (change: Partial<Notice> = {}): Notice => ({
  text: 'The database moves.',
  pausesFrom: null,
  endsAt: fromNow(HOUR_MS),
  ...change,
});
const set = (body: Notice) => admin.call('PUT', '/admin/notice', { body });
const code = { source_code: 'console.log(1)', language_id: 63, problemId: randomUUID() };
const works = ['/execute-code', '/execute-code/run', '/ai-analyze'];

describe('maintenance', () => {
  test('refuses runs, submissions and analyses with its end, and nothing else', async () => {
    const until = fromNow(HOUR_MS);
    expect((await set(notice({ pausesFrom: fromNow(-1_000), endsAt: until }))).status).toBe(200);
    for (const path of works) {
      const answer = await learner.post(path, code);
      expect(answer).toMatchObject({ status: 503, body: { code: 'MAINTENANCE', until } });
      const body = ErrorBody.strict().parse(answer.body);
      expect(body.message).toContain(`until ${until.slice(0, 10)} ${until.slice(11, 16)} UTC`);
      expect(answer.headers['retry-after']).toBe(String(body.retryAfterS));
    }
    expect(gateway.problems.requests.filter(({ name }) => name === 'submissions.create')).toEqual([]);
    expect((await learner.get('/submission/get-all-submissions')).status).toBe(200);
    const paused = async () => (await registry.getSingleMetric('work_paused')?.get())?.values[0]?.value;
    expect(await paused()).toBe(1);
    expect((await admin.call('DELETE', '/admin/notice')).status).toBe(200);
    expect(await paused()).toBe(0);
    expect((await learner.post('/execute-code', code)).status).toBe(200);
  });

  test('is shown before it begins, and refuses nothing until then', async () => {
    const announced = notice({ pausesFrom: fromNow(HOUR_MS / 2) });
    await set(announced);
    expect((await gateway.browser().get('/notice')).body).toEqual({ notice: announced });
    expect((await learner.post('/execute-code', code)).status).toBe(200);
  });

  test('ends by itself', async () => {
    const endsAt = fromNow(400);
    await set(notice({ pausesFrom: fromNow(-1_000), endsAt }));
    await until('the end', async () => (await learner.post('/execute-code', code)).status === 200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt));
    expect((await learner.get('/notice')).body).toEqual({ notice: null });
  });

  test('is known to a gateway that starts later, and to one that already runs', async () => {
    const running = await gateway.another();
    await set(notice({ pausesFrom: fromNow(-1_000) }));
    const started = await gateway.another();
    const at = (origin: string): TestBrowser => {
      const browser = new TestBrowser(origin);
      for (const [name, value] of learner.cookies) browser.cookies.set(name, value);
      return browser;
    };
    expect((await at(started.origin).post('/execute-code', code)).status).toBe(503);
    await until(
      'the other gateway',
      async () => (await at(running.origin).post('/execute-code', code)).status === 503,
    );
    await Promise.all([running.service.stop(), started.service.stop()]);
  });
});

describe('an announcement', () => {
  test('refuses nothing', async () => {
    await set(notice());
    expect((await learner.post('/execute-code', code)).status).toBe(200);
  });

  test('reaches the sockets of every gateway, and so does its removal', async () => {
    const other = await gateway.another();
    const heard: unknown[][] = [[], []];
    const sockets: Socket[] = [gateway.origin, other.origin].map((origin, index) =>
      io(origin, {
        transports: ['websocket'],
        extraHeaders: { cookie: learner.cookieHeader, origin },
        forceNew: true,
      }).on('notice.changed', (payload: unknown) => heard[index]?.push(payload)),
    );
    await until('the connections', () => Promise.resolve(sockets.every((socket) => socket.connected)));
    const announced = notice();
    await set(announced);
    await until('the notice', () => Promise.resolve(heard.every(({ length }) => length === 1)));
    await admin.call('DELETE', '/admin/notice');
    await until('the removal', () => Promise.resolve(heard.every(({ length }) => length === 2)));
    expect(heard).toEqual([0, 1].map(() => [{ notice: announced }, { notice: null }]));
    sockets.forEach((socket) => socket.disconnect());
    await other.service.stop();
  });
});

test.each([
  ['an end that has passed', { endsAt: fromNow(-1_000) }],
  ['an end in two years', { endsAt: fromNow(2 * 366 * 24 * HOUR_MS) }],
  ['an end before the pause', { pausesFrom: fromNow(2 * HOUR_MS) }],
  ['no text', { text: '  ' }],
  ['a long text', { text: 'x'.repeat(301) }],
])('%s is refused at its field', async (_what, change) => {
  const field = 'text' in change ? 'text' : 'endsAt';
  expect(await set(notice(change))).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', fields: { [field]: expect.any(String) as unknown } },
  });
});

test('each change is in the activity log', async () => {
  const pause = notice({ pausesFrom: fromNow(0) });
  await set(notice());
  await set(pause);
  await admin.call('DELETE', '/admin/notice');
  const { entries } = (await admin.get('/admin/activity?limit=3')).body as ActivityAnswer;
  expect(entries.map(({ action }) => action)).toEqual(['notice.removed', 'maintenance.set', 'notice.set']);
  expect(entries[1]?.details).toEqual(pause);
});
