import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

/** A table as a backup holds it. */
const Table = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  /** Of all rows, whatever their order. */
  checksum: z.string(),
});
export type Table = z.infer<typeof Table>;

/** What the file `manifest.json` of a backup says. */
export const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** The migrations of each schema that were applied. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(Table),
  sequences: z.array(
    z.object({ schema: z.string(), sequence: z.string(), value: z.string(), called: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';

export const readManifest = async (folder: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));

/** Rows of a table, a line of JSON each: the text of every column. */
export const fileOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  `${schema}.${table}.jsonl.gz`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  `${quoted(schema)}.${quoted(table)}`;

/** Makes the text of every value the same on each server. */
export const SESSION = `SET TIME ZONE 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET search_path = pg_catalog`;

/** The tables of these schemas whose rows outlive a crash, without the list of applied migrations. */
export async function tablesOf(
  client: pg.Client,
  schemas: readonly string[],
): Promise<Omit<Table, 'rows' | 'checksum'>[]> {
  const { rows } = await client.query<Omit<Table, 'rows' | 'checksum'>>(
    `SELECT n.nspname AS schema, c.relname AS table,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ANY($1) AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> 'migration'
      ORDER BY 1, 2`,
    [schemas],
  );
  return rows;
}

/** Counts a table's rows and adds up a hash of each. */
export async function contentOf(
  client: pg.Client,
  table: Omit<Table, 'rows' | 'checksum'>,
): Promise<Pick<Table, 'rows' | 'checksum'>> {
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `SELECT count(*)::int AS rows,
            coalesce(sum(hashtextextended(ROW(${table.columns.map(quoted).join(', ')})::text, 0)::numeric), 0)::text
              AS checksum
       FROM ${nameOf(table)}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`${nameOf(table)} could not be counted`);
  return row;
}
