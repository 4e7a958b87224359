import { migrate } from '@evident/kit';
import { createTestDatabase, type TestDatabase } from '@evident/kit/testing/index';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';

const NEW = '0005-audit-actions';

let database: TestDatabase;
beforeAll(async () => {
  const { folder, ...schema } = SCHEMA_MIGRATIONS;
  const names = (await readdir(folder))
    .map((file) => path.basename(file, '.sql'))
    .filter((name) => name < NEW);
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, `${name}.sql`), 'utf8') })),
  );
  database = await createTestDatabase({ ...schema, migrations });
});
afterAll(() => database.drop());

test('old entries get an action and a subject from their route and stay append-only', async () => {
  const id = randomUUID();
  const entries = [
    [
      'POST',
      `/api/v1/admin/users/${id}/adjust-tokens`,
      { reason: 'A \u0000 byte' },
      'tokens.adjusted',
      'user',
      id,
    ],
    ['DELETE', `/api/v1/problems/delete-problem/${id}/`, {}, 'problem.deleted', 'problem', id],
    [
      'PUT',
      `/api/v1/admin/problems/${id}/published`,
      { published: true },
      'problem.published',
      'problem',
      id,
    ],
    [
      'PUT',
      `/api/v1/admin/problems/${id}/published`,
      { published: false },
      'problem.unpublished',
      'problem',
      id,
    ],
    ['POST', `/api/v1/admin/analysis-reports/${id}/settle`, {}, 'analysis-report.decided', 'report', id],
    ['POST', '/api/v1/admin/orders/order_1/refund', {}, 'order.refunded', 'order', 'order_1'],
    ['POST', '/api/v1/admin/problems/import', {}, 'problem.imported', null, null],
    ['POST', '/api/v1/admin/a-route-of-the-past', {}, 'other', null, null],
  ] as const;
  for (const [method, url, details] of entries) {
    await database.query(
      `INSERT INTO gateway.admin_audit (actor_id, request_id, method, path, details, outcome)
       VALUES ($1, 'request', $2, $3, $4, 'begun')`,
      [randomUUID(), method, url, JSON.stringify(details)],
    );
  }
  await migrate({ adminUrl: database.adminUrl, password: 'test', ...SCHEMA_MIGRATIONS });
  expect(
    await database.query('SELECT action, subject_kind, subject_id FROM gateway.admin_audit ORDER BY id'),
  ).toEqual(
    entries.map(([, , , action, subject_kind, subject_id]) => ({ action, subject_kind, subject_id })),
  );
  await expect(database.query('DELETE FROM gateway.admin_audit')).rejects.toThrow('append-only');
});
