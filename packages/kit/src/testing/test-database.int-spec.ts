import { createTestDatabase, type InlineSchema, type TestDatabase } from './test-database.js';

const SCHEMA = { schema: 'shelf', role: 'shelf' };
const CREATE = { name: '0001-book', sql: 'CREATE TABLE book (title text)' };
const FILL = { name: '0002-fill', sql: "INSERT INTO book VALUES ('one')" };

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
});

async function withMigrations(...migrations: InlineSchema['migrations']): Promise<TestDatabase> {
  const database = await createTestDatabase({ ...SCHEMA, migrations });
  opened.push(database);
  return database;
}
const titles = (database: TestDatabase) => database.query('SELECT title FROM shelf.book');

describe('createTestDatabase', () => {
  it('makes databases that know nothing of each other, also at the same time', async () => {
    const [one, other] = await Promise.all([withMigrations(CREATE), withMigrations(CREATE)]);
    await one.query("INSERT INTO shelf.book VALUES ('mine')");
    expect(await titles(one)).toEqual([{ title: 'mine' }]);
    expect(await titles(other)).toEqual([]);
    expect(await titles(await withMigrations(CREATE))).toEqual([]);
  });

  it('migrates anew when there is one more migration, or another text', async () => {
    expect(await titles(await withMigrations(CREATE))).toEqual([]);
    expect(await titles(await withMigrations(CREATE, FILL))).toEqual([{ title: 'one' }]);
    const other = { ...FILL, sql: FILL.sql.replace('one', 'two') };
    expect(await titles(await withMigrations(CREATE, other))).toEqual([{ title: 'two' }]);
  });
});
