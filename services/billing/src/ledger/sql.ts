import type { DataSource } from 'typeorm';
import { toDomainError } from './ledger-errors.js';

/** Runs one statement (each is its own transaction) and returns its rows. @throws DomainError for expected failures. */
export async function rowsOf<T>(dataSource: DataSource, sql: string, values: unknown[] = []): Promise<T[]> {
  try {
    return await dataSource.query<T[]>(sql, values);
  } catch (error) {
    throw toDomainError(error);
  }
}

/** As `rowsOf`, for statements that always answer one row. */
export async function rowOf<T>(dataSource: DataSource, sql: string, values: unknown[] = []): Promise<T> {
  const [row] = await rowsOf<T>(dataSource, sql, values);
  if (row === undefined) throw new Error('a statement that answers one row answered none');
  return row;
}
