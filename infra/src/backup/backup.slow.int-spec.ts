import { migrate } from '@evident/kit/migrate';
import { createTestDatabase, type TestDatabase } from '@evident/kit/testing/index';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { backUp } from './back-up.js';
import { contentOf, fileOf, MANIFEST, SESSION, tablesOf, type Manifest } from './backup-format.js';
import { restore } from './restore.js';
import { previousRelease, SCHEMAS } from './testing/previous-release.js';

const NAMES = SCHEMAS.map(({ schema }) => schema);

let old: TestDatabase;
let folder: string;
let backup: string;
let manifest: Manifest;
const opened: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'evident-backup-'));
  backup = path.join(folder, 'first');
  old = await previousRelease();
  manifest = await backUp(old.adminUrl, NAMES, backup);
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
});
afterAll(async () => {
  await old.drop();
  await rm(folder, { recursive: true });
});

async function empty(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  opened.push(database);
  return database;
}

/** A copy of the backup that a test may damage. */
async function copied(name: string): Promise<string> {
  const copy = path.join(folder, name);
  await cp(backup, copy, { recursive: true });
  return copy;
}

function change(copy: string, edit: (manifest: Manifest) => void): void {
  const file = path.join(copy, MANIFEST);
  const read = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  edit(read);
  writeFileSync(file, JSON.stringify(read));
}

async function contents(database: TestDatabase, tables = manifest.tables) {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(SESSION);
  const found = [];
  for (const table of tables) found.push({ ...table, ...(await contentOf(client, table)) });
  await client.end();
  return found;
}

test('the release before has rows in every table that a backup holds', () => {
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);
  expect(manifest.tables.length).toBeGreaterThan(25);
});

test('a database of the release before is upgraded with every row intact', async () => {
  const database = await previousRelease();
  opened.push(database);
  const before = await contents(database);
  const applied: string[] = [];
  for (const schema of SCHEMAS)
    applied.push(...(await migrate({ ...schema, adminUrl: database.adminUrl, password: 'test' })));
  expect(applied.length).toBeGreaterThan(0);
  expect(await contents(database)).toEqual(before);
});

test('a backup is restored row by row into a fresh database, which is then brought up to date', async () => {
  const database = await empty();
  const { upgraded } = await restore(backup, database.adminUrl, SCHEMAS);
  expect(upgraded).toContain('problems/0021-retention');
  expect(await contents(database)).toEqual(manifest.tables);
  const [row] = await database.query(
    `INSERT INTO gateway.admin_audit (actor_id, request_id, method, path, outcome, action)
     VALUES (gen_random_uuid(), '', '', '', 'done', 'other') RETURNING id`,
  );
  expect(row).toEqual({ id: '41' });
  await expect(database.query('DELETE FROM billing.transfer')).rejects.toThrow('may not be changed');
  await expect(restore(backup, database.adminUrl, SCHEMAS)).rejects.toThrow('Restore into an empty one');
});

test('a product on the same server goes on with its passwords', async () => {
  await restore(backup, (await empty()).adminUrl, SCHEMAS);
  for (const { role } of SCHEMAS) {
    const url = new URL(old.adminUrl);
    Object.assign(url, { username: role, password: 'test' });
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.end();
  }
});

test('a backup of this release holds its own tables and comes back unchanged', async () => {
  const [first, second] = [await empty(), await empty()];
  await restore(backup, first.adminUrl, SCHEMAS);
  await first.query(
    `INSERT INTO gateway.site_notice (text, ends_at) VALUES ('Soon', now() + interval '1 day')`,
  );
  const again = await backUp(first.adminUrl, NAMES, path.join(folder, 'second'));
  expect((await restore(path.join(folder, 'second'), second.adminUrl, SCHEMAS)).upgraded).toEqual([]);
  expect(await contents(second, again.tables)).toEqual(again.tables);
  expect(again.tables).toContainEqual(expect.objectContaining({ table: 'site_notice', rows: 1 }));
});

test('a backup shows one moment, whatever is written meanwhile', async () => {
  const database = await empty();
  await restore(backup, database.adminUrl, SCHEMAS);
  const writer = new pg.Client({ connectionString: database.adminUrl });
  await writer.connect();
  let open = true;
  const writing = (async () => {
    for (let n = 0; open; n += 1)
      await writer.query(
        `SELECT billing.wallet_adjust('00000000-0000-4000-8000-000000000002', $1, 1, 'why',
        '00000000-0000-4000-8000-000000000001')`,
        [`during-${n}`],
      );
  })();
  const target = path.join(folder, 'busy');
  await backUp(database.adminUrl, NAMES, target);
  open = false;
  await writing;
  await writer.end();
  // The check of the ledger fails when a wallet and its transfers are of different moments.
  await expect(restore(target, (await empty()).adminUrl, SCHEMAS)).resolves.toBeDefined();
});

test('only the owner of the files may read them, and a backup that was cut off has no name', async () => {
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await stat(path.join(backup, MANIFEST))).mode & 0o077).toBe(0);
  const gone = `postgres://nobody:x@127.0.0.1:1/none`;
  await expect(backUp(gone, NAMES, path.join(folder, 'cut'))).rejects.toThrow();
  await expect(stat(path.join(folder, 'cut'))).rejects.toThrow('ENOENT');
});

describe('the check of a restore fails', () => {
  test('when rows are missing', async () => {
    const copy = await copied('missing');
    change(copy, ({ tables }) => {
      for (const table of tables) if (table.table === 'users') table.rows += 1;
    });
    await expect(restore(copy, (await empty()).adminUrl, SCHEMAS)).rejects.toThrow(
      '"gateway"."users" has 2 rows of 3',
    );
  });

  test('when a row has changed', async () => {
    const copy = await copied('changed');
    change(copy, ({ tables }) => {
      for (const table of tables) if (table.table === 'draft') table.checksum = '1';
    });
    await expect(restore(copy, (await empty()).adminUrl, SCHEMAS)).rejects.toThrow(
      '"problems"."draft" has changed rows',
    );
  });

  test('when the ledger does not add up, although each row is as it was dumped', async () => {
    const database = await empty();
    await restore(backup, database.adminUrl, SCHEMAS);
    await database.query(
      `UPDATE billing.wallet SET posted = posted + 1 WHERE user_id = '00000000-0000-4000-8000-000000000002'`,
    );
    const copy = path.join(folder, 'drift');
    await backUp(database.adminUrl, NAMES, copy);
    await expect(restore(copy, (await empty()).adminUrl, SCHEMAS)).rejects.toThrow('drift_wallet has 1 rows');
  });

  test('when the backup is of a newer release', async () => {
    const copy = await copied('newer');
    change(copy, ({ migrations }) => migrations['ai']?.push('0999-of-tomorrow'));
    await expect(restore(copy, (await empty()).adminUrl, SCHEMAS)).rejects.toThrow(
      'ai/0999-of-tomorrow, which this release does not know',
    );
  });
});

test('every table with rows that outlive a crash is in the backup', async () => {
  const client = new pg.Client({ connectionString: old.adminUrl });
  await client.connect();
  const names = (await tablesOf(client, NAMES)).map(fileOf);
  await client.end();
  expect(manifest.tables.map(fileOf)).toEqual(names);
  expect(names).not.toContain('problems.judge_worker.jsonl.gz');
});
