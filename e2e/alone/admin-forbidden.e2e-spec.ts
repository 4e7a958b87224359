import { randomUUID } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import type { ErrorBody } from '@evident/contracts';
import pg from 'pg';
import { signUp, type ApiClient } from '../support/api-client.js';
import { product } from '../support/product.js';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
/** Admin routes that do not lie under `/admin`. */
const PROBLEM_WRITES = /^\/problems\/(create|update|delete)-problem/;

interface Operation {
  method: string;
  path: string;
}

/** Bodies that would change something if the route let the learner in. The other routes need no body. */
const BODIES: readonly [RegExp, unknown][] = [
  [/\/adjust-tokens$/, { delta: 100, reason: 'because I can' }],
  [/\/refund$/, { reason: 'because I can' }],
  [/\/published$/, { published: false }],
  [/\/notice$/, { text: 'Closed for ever', pausesFrom: null, endsAt: '2099-01-01T00:00:00.000Z' }],
  [/\/update-problem\//, { title: 'Taken over' }],
];

/** The tables that calls of administrators change. Tables that sessions and workers write are left out. */
const TABLES = [
  'problems.problem',
  'problems.problem_content',
  'problems.problem_test_set',
  'problems.test_set',
  'problems.submission',
  'gateway.admin_audit',
  'gateway.site_notice',
  'billing.wallet',
  'billing.transfer',
  'billing.hold',
] as const;

/** One hash for all rows of each table. */
async function fingerprint(database: pg.Client): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await database.query<{ print: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS print FROM ${table} t`,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

const AT_WORK = `SELECT
  (SELECT count(*) FROM problems.submission WHERE status IN ('queued', 'judging')) +
  (SELECT count(*) FROM billing.hold WHERE state = 'pending') AS count`;

/** Awaits the end of the work that earlier tests left behind: it changes rows without any call. */
async function noWorkLeft(database: pg.Client): Promise<void> {
  const isDone = async (): Promise<boolean> =>
    (await database.query<{ count: string }>(AT_WORK)).rows[0]?.count === '0';
  await until('the end of earlier work', isDone, 60_000);
}

describe('Every admin call of a learner', () => {
  let learner: ApiClient;
  let ids: Record<string, string>;
  let operations: Operation[];
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    learner = await signUp();
    const { body: me } = await learner.get<{ user: { id: string } }>('/auth/get-me');
    const problem = await learner.problemBySlug('two-sum');
    ids = { userId: me.user.id, id: problem.id, orderId: 'order_1' };
    const { body: document } = await learner.get<{ paths: Record<string, object> }>('/openapi.json');
    operations = Object.entries(document.paths).flatMap(([route, operations]) => {
      const path = route.replace(/^\/api\/v1/, '');
      const isAdmin = path.startsWith('/admin/') || PROBLEM_WRITES.test(path);
      return isAdmin
        ? METHODS.filter((method) => method in operations).map((method) => ({ method, path }))
        : [];
    });
  });

  afterAll(() => database.end());

  const filled = (path: string): string =>
    path.replace(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? randomUUID());
  const bodyOf = (path: string): unknown => BODIES.find(([pattern]) => pattern.test(path))?.[1] ?? {};

  it('is 403 and leaves no trace in the database', async () => {
    expect(operations.length).toBeGreaterThanOrEqual(18);
    await noWorkLeft(database);
    const before = await fingerprint(database);
    const answers = [];
    for (const { method, path } of operations) {
      for (const route of [filled(path), `${filled(path)}/`]) {
        const body = method === 'get' ? undefined : bodyOf(path);
        const answer = await learner.call<ErrorBody>(method.toUpperCase(), route, body);
        answers.push({ method, path, status: answer.status, code: answer.body.code });
      }
    }
    expect(answers).toEqual(answers.map((answer) => ({ ...answer, status: 403, code: 'FORBIDDEN' })));
    expect(await fingerprint(database)).toEqual(before);
  });

  it('is 401 for somebody who is not signed in', async () => {
    for (const { method, path } of operations) {
      const response = await fetch(`${product.api}${filled(path)}`, {
        method: method.toUpperCase(),
        ...(method !== 'get' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 401 });
    }
  });
});
