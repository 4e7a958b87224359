import type { OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions, type DatabaseOptions } from './database.js';
import { errorOf, messageOf } from './thrown.js';

/** Runs SQL with parameters. @returns the rows of any statement, `RETURNING` included. */
export interface Sql {
  query<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]>;
}

/** A statement that was sent so often is prepared, so that PostgreSQL parses and plans it no more. */
const PREPARED_AFTER = 5;
/** The most statements that a connection keeps prepared. */
const MAX_PREPARED = 300;

/** Gives the statements that are sent often a name, under which each connection prepares them at their next use. */
class StatementNames {
  private readonly uses = new Map<string, number>();
  private named = 0;
  private readonly names = new Map<string, string>();

  /** @returns undefined for a statement that is not prepared. */
  of(sql: string): string | undefined {
    const known = this.names.get(sql);
    if (known !== undefined || this.named >= MAX_PREPARED) return known;
    const uses = (this.uses.get(sql) ?? 0) + 1;
    if (uses < PREPARED_AFTER) {
      // Texts that are made up each time must not fill the memory.
      if (this.uses.size >= 10 * MAX_PREPARED) this.uses.clear();
      this.uses.set(sql, uses);
      return undefined;
    }
    this.uses.delete(sql);
    this.named += 1;
    const name = `evident_${this.named}`;
    this.names.set(sql, name);
    return name;
  }
}

/**
 * The service's database: single statements, and transactions whose work runs on one connection. As a provider it closes
 * with its application.
 */
export class Database implements Sql, OnApplicationShutdown {
  private readonly statements = new StatementNames();

  constructor(readonly dataSource: DataSource) {}

  static async connect<T extends Database>(
    this: new (dataSource: DataSource) => T,
    options: DatabaseOptions,
  ): Promise<T> {
    return new this(await new DataSource(databaseOptions(options)).initialize());
  }

  async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.send<T>(this.pool, sql, values);
  }

  /** Commits when `work` resolves; rolls back and rethrows otherwise. READ COMMITTED. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // A connection that breaks between two statements says so only here.
    const onBreak = (error: Error): void => void (broken = error);
    client.on('error', onBreak);
    try {
      await client.query('BEGIN');
      const result = await work({ query: (sql, values = []) => this.send(client, sql, values) });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      if (isSilence(error)) broken = errorOf(error);
      else await client.query('ROLLBACK').catch((failure: unknown) => (broken = errorOf(failure)));
      throw error;
    } finally {
      client.off('error', onBreak);
      // A connection that cannot even roll back leaves the pool.
      client.release(broken);
    }
  }

  /** TypeORM makes the pool. Its own queries cost more than most of our statements, so they are sent past it. */
  private get pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }

  private async send<T extends object>(
    connection: Pick<pg.Pool, 'query'>,
    text: string,
    values: readonly unknown[],
  ): Promise<T[]> {
    this.dataSource.logger.logQuery(text, [...values]);
    const name = this.statements.of(text);
    const { rows } = await connection.query<T>({
      text,
      values: [...values],
      ...(name !== undefined && { name }),
    });
    return rows;
  }
}

/** A connection that gave no answer in time: what is sent on it next would wait as long. */
const isSilence = (error: unknown): boolean => messageOf(error) === 'Query read timeout';

/** @returns one sentence when the database does not answer, otherwise nothing. */
export async function databaseProblems(database: Pick<Sql, 'query'>): Promise<string[]> {
  try {
    await database.query('SELECT 1');
    return [];
  } catch (error) {
    return [`The database does not answer: ${messageOf(error)}`];
  }
}
