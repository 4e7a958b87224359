import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from './sql.js';
import { createTestDatabase, until, type TestDatabase } from './testing/index.js';

const MIGRATIONS = {
  schema: 'notes',
  role: 'notes',
  migrations: [{ name: '0001-note', sql: 'CREATE TABLE note (id int PRIMARY KEY)' }],
};

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase(MIGRATIONS);
  database = await Database.connect({ url: test.url, schema: 'notes', poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const prepared = (): Promise<{ statement: string }[]> =>
  database.query(`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%note%'`);
const ids = (): Promise<{ id: number }[]> => database.query('SELECT id FROM note ORDER BY id');

describe('Database', () => {
  it('prepares a statement that is sent often, and no other', async () => {
    for (let round = 0; round < 10; round += 1)
      await database.query('SELECT id, $1::int AS often FROM note', [round]);
    await database.query('SELECT id, $1::int AS seldom FROM note', [1]);
    expect(await prepared()).toEqual([{ statement: 'SELECT id, $1::int AS often FROM note' }]);
  });

  it('undoes a transaction whose work fails, and can use its connection again', async () => {
    const work = database.transaction(async (sql) => {
      await sql.query('INSERT INTO note VALUES (1)');
      await sql.query('INSERT INTO note VALUES (1)');
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
    await database.transaction((sql) => sql.query('INSERT INTO note VALUES (2)'));
    expect(await ids()).toEqual([{ id: 2 }]);
  });

  it('gives up a connection that answers no more, and goes on with another one', async () => {
    // The time holds for every query, so on a busy machine one that is quick may be given up, too.
    const options = { url: test.url, schema: 'notes', poolSize: 1, answerTimeoutMs: 300 };
    const connect = () => Database.connect(options).catch(() => null);
    const hasty = await until('a connection', connect);
    const silent = { query: 'SELECT pg_sleep(10)', error: 'Query read timeout' };
    await expect(hasty.query(silent.query)).rejects.toThrow(silent.error);
    await expect(hasty.transaction((sql) => sql.query(silent.query))).rejects.toThrow(silent.error);
    await until('another connection', () =>
      hasty.query<{ one: number }>('SELECT 1 AS one').then(
        ([row]) => row?.one === 1,
        () => false,
      ),
    );
    await hasty.close();
  });

  it('replaces a connection that breaks during a transaction', async () => {
    const work = database.transaction(async (sql) => {
      const [{ pid } = { pid: 0 }] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await test.query('SELECT pg_terminate_backend($1)', [pid]);
      await sql.query('INSERT INTO note VALUES (3)');
    });
    await expect(work).rejects.toThrow();
    expect(await ids()).toEqual([{ id: 2 }]);
  });
});
