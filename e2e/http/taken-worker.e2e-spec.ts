import { randomUUID } from 'node:crypto';
import { EVENT_CHANNEL, type Problem, type User } from '@evident/contracts';
import { connectBlocking } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import pg from 'pg';
import { signUp, type ApiClient } from '../support/api-client.js';
import { LiveClient } from '../support/live-client.js';
import { product } from '../support/product.js';
import { referenceOf } from '../support/sources.js';
import { TakenWorker, type Audience, type Pretence } from '../support/taken-worker.js';

const SLUG = 'two-sum';
const PRETENCES: readonly Pretence[] = ['nothing', 'the worker', 'the gateway, signed by the worker'];

let worker: TakenWorker;
let learner: ApiClient;
let userId: string;
let problem: Problem;
let hash: string;
let redis: ReturnType<typeof connectBlocking>;

async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  worker = new TakenWorker();
  learner = await signUp();
  userId = (await learner.get<{ user: User }>('/auth/get-me')).body.user.id;
  problem = await learner.problemBySlug(SLUG);
  await learner.submit(problem.id, 71, referenceOf(SLUG, 'PYTHON'));
  const rows = await query<{ hash: string }>(
    'SELECT test_set_hash AS hash FROM problems.problem WHERE id = $1',
    [problem.id],
  );
  hash = rows[0]?.hash ?? '';
  redis = connectBlocking(worker.environment['REDIS_URL'] ?? '', () => undefined);
});
afterAll(() => redis.disconnect());

describe('A taken judge worker', () => {
  const forbidden: [Audience, string, () => object][] = [
    ['billing', 'wallet.adjust', () => ({ userId, delta: 1_000, reason: 'mine', ref: randomUUID() })],
    ['billing', 'wallet.get', () => ({ userId })],
    ['billing', 'wallet.open', () => ({ userId: randomUUID() })],
    ['billing', 'hold.create', () => ({ holdId: randomUUID(), userId, amount: 1, ttlS: 60 })],
    ['billing', 'hold.refund', () => ({ holdId: randomUUID(), decidedBy: userId })],
    ['billing', 'orders.list', () => ({ userId })],
    ['problems', 'problem-context.get', () => ({ problemId: problem.id, asAdmin: true })],
    ['problems', 'problem-context.fetch-tests', () => ({ testSetHash: hash, offset: 0 })],
    ['problems', 'authoring.export-package', () => ({ problemId: problem.id })],
    ['problems', 'authoring.set-published', () => ({ problemId: problem.id, published: false })],
    ['problems', 'problems.delete', () => ({ problemId: problem.id })],
    ['problems', 'submissions.list', () => ({ problemId: null })],
    ['problems', 'account.erase', () => ({ userId })],
    ['ai', 'analysis.list', () => ({ problemId: null })],
    ['ai', 'analysis-reports.list', () => ({ status: 'open' })],
    ['ai', 'account.erase', () => ({ userId })],
  ];

  test.each(PRETENCES.flatMap((as) => forbidden.map((attack) => [as, ...attack] as const)))(
    'that says it is %s is refused %s %s',
    async (pretence, audience, call, request) => {
      const { err, response } = await worker.call(audience, call, request(), pretence);
      expect(response).toBeUndefined();
      expect(err).toMatchObject({ code: expect.stringMatching(/^CALLER_(UNKNOWN|REFUSED)$/) as string });
    },
  );

  test('changed nothing', async () => {
    const { body } = await learner.get<{ user: User }>('/auth/get-me');
    expect(body.user.tokens).toBe(3);
    expect((await learner.problemBySlug(SLUG)).id).toBe(problem.id);
  });

  test.each(PRETENCES)('that says it is %s gets no hidden tests that it was not given', async (pretence) => {
    expect(hash).not.toBe('');
    const request = { hash, offset: 0 };
    const answer = await worker.call(
      'problems',
      'judging.fetch-test-set',
      request,
      pretence,
      'JUDGE_RPC_PORT',
    );
    expect(answer.response).toBeUndefined();
    expect(answer.err).toMatchObject({
      code:
        pretence === 'the worker' ? 'NOT_FOUND' : expect.stringMatching(/^CALLER_UNKNOWN|CALLER_REFUSED$/),
    });
  });

  test.each(['problem-context.fetch-tests', 'wallet.adjust', 'authoring.export-package'])(
    'finds no %s on the port of judging',
    async (call) => {
      const answer = await worker.call('problems', call, {}, 'the worker', 'JUDGE_RPC_PORT');
      expect(answer.err).toMatch(/no matching message handler/);
    },
  );

  test('cannot tell the browser of a learner anything', async () => {
    const live = await LiveClient.open(learner);
    const payload = { tokens: 1_000_000, reason: 'purchase' };
    const message = JSON.stringify({ userId, events: [{ name: 'wallet.changed', payload }] });
    await expect(redis.publish(EVENT_CHANNEL, message)).rejects.toThrow(/NOPERM/);
    // The judging of a run tells the browser something; nothing of the worker's own came before it.
    await learner.submit(problem.id, 71, referenceOf(SLUG, 'PYTHON'));
    await until('an event of the product', () => live.heard.length > 0);
    expect(live.heard.filter(({ name }) => name === 'wallet.changed')).toEqual([]);
    live.close();
  });

  test('reads neither limits nor the keys of others', async () => {
    await expect(redis.get(`limit-submit:${userId}`)).rejects.toThrow(/NOPERM/);
    await expect(redis.scan('0')).rejects.toThrow(/NOPERM/);
    await expect(redis.keys('*')).rejects.toThrow(/NOPERM/);
    await expect(redis.lrange('bull:analyze:wait', 0, -1)).rejects.toThrow(/NOPERM/);
  });

  test('holds no credential of the database, of sessions, of payments or of a model', () => {
    const names = Object.keys(worker.environment);
    expect(names.filter((name) => /DATABASE|JWT|PAYMENT|ADMIN|API_KEY/.test(name))).toEqual([]);
  });
});
