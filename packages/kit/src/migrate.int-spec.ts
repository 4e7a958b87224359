import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from './migrate.js';
import { createTestDatabase, migrationsFolder, type TestDatabase } from './testing/index.js';

const CREATE = { name: '0001-create-book', sql: 'CREATE TABLE book (title text);' };
const FILL = {
  name: '0002-fill-book',
  sql: "INSERT INTO book VALUES ('one'); INSERT INTO book VALUES ('two');",
};

describe('migrate', () => {
  let database: TestDatabase;
  let folder: string;
  const run = () =>
    migrate({ adminUrl: database.adminUrl, schema: 'library', role: 'librarian', password: 'test', folder });
  const write = (name: string, sql: string) => writeFile(path.join(folder, `${name}.sql`), sql);
  const titles = () => database.query('SELECT title FROM library.book ORDER BY title');
  const recorded = () => database.query<{ name: string }>('SELECT name FROM library.migration ORDER BY name');

  beforeEach(async () => {
    database = await createTestDatabase();
    folder = await migrationsFolder([CREATE, FILL]);
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('applies files in the order of their names, each once', async () => {
    expect(await run()).toEqual(['0001-create-book', '0002-fill-book']);
    await write('0003-add-three', "INSERT INTO book VALUES ('three');");
    expect(await run()).toEqual(['0003-add-three']);
    expect(await run()).toEqual([]);
    expect(await titles()).toEqual([{ title: 'one' }, { title: 'three' }, { title: 'two' }]);
  });

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    await write('0003-fails', "INSERT INTO book VALUES ('three'); SELECT 1 / 0;");
    await expect(run()).rejects.toThrow('Migration library/0003-fails failed: division by zero');
    expect(await titles()).toEqual([{ title: 'one' }, { title: 'two' }]);
    expect(await recorded()).toEqual([{ name: '0001-create-book' }, { name: '0002-fill-book' }]);
  });

  it('refuses a file that was edited after it was applied, and applies nothing', async () => {
    await run();
    await write('0001-create-book', 'CREATE TABLE book (title text, author text);');
    await write('0003-add-three', "INSERT INTO book VALUES ('three');");
    await expect(run()).rejects.toThrow('Migration library/0001-create-book was edited after it was applied');
    expect(await titles()).toHaveLength(2);
  });

  it('takes over a database whose migrations were recorded by name only', async () => {
    await run();
    await database.query('ALTER TABLE library.migration DROP COLUMN hash');
    expect(await run()).toEqual([]);
    await write('0001-create-book', 'CREATE TABLE book (title text, author text);');
    await expect(run()).rejects.toThrow('was edited after it was applied');
  });

  it('refuses a file whose name has no place in the order', async () => {
    await write('add-three', 'SELECT 1');
    await expect(run()).rejects.toThrow('add-three.sql is not named NNNN-what-it-does.sql');
  });

  it('sets a limit on the wait for a lock', async () => {
    await write('0003-note-limit', "INSERT INTO book SELECT current_setting('lock_timeout');");
    await run();
    expect(await titles()).toContainEqual({ title: '10s' });
  });

  it('lets two migrators of one database work one after the other', async () => {
    expect((await Promise.all([run(), run()])).flat()).toEqual(['0001-create-book', '0002-fill-book']);
  });
});
