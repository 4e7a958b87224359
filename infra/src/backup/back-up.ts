import { createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import {
  contentOf,
  fileOf,
  MANIFEST,
  nameOf,
  quoted,
  SESSION,
  tablesOf,
  type Manifest,
  type Table,
} from './backup-format.js';

const FETCHED = 100;

/**
 * Writes all rows of these schemas as they stand at one moment; the product goes on meanwhile. The folder gets its name
 * only when it is complete.
 * @param adminUrl the owner of the schemas
 */
export async function backUp(
  adminUrl: string,
  schemas: readonly string[],
  folder: string,
): Promise<Manifest> {
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(SESSION);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables: Table[] = [];
    for (const table of await tablesOf(client, schemas)) {
      await writeRows(client, table, path.join(partial, fileOf(table)));
      tables.push({ ...table, ...(await contentOf(client, table)) });
    }
    const migrations: Manifest['migrations'] = {};
    for (const schema of schemas) migrations[schema] = await appliedIn(client, schema);
    const manifest: Manifest = {
      format: 1,
      at: new Date().toISOString(),
      migrations,
      tables,
      sequences: await sequencesOf(client, schemas),
    };
    await client.query('COMMIT');
    await writeFile(path.join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(partial, folder);
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeRows(
  client: pg.Client,
  table: Omit<Table, 'rows' | 'checksum'>,
  file: string,
): Promise<void> {
  const texts = table.columns.map((column) => `${quoted(column)}::text`).join(', ');
  await client.query(
    `DECLARE part NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM ${nameOf(table)}`,
  );
  const lines = async function* (): AsyncGenerator<string> {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${FETCHED} FROM part`);
      if (rows.length === 0) return;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  await client.query('CLOSE part');
}

async function appliedIn(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${quoted(schema)}.migration ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client, schemas: readonly string[]): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; sequence: string }>(
    `SELECT schemaname AS schema, sequencename AS sequence FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2`,
    [schemas],
  );
  const found: Manifest['sequences'] = [];
  for (const { schema, sequence } of rows) {
    const at = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(schema)}.${quoted(sequence)}`,
    );
    const [row] = at.rows;
    if (row) found.push({ schema, sequence, ...row });
  }
  return found;
}
