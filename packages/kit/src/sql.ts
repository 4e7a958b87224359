import type { OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { databaseOptions, type DatabaseOptions } from './database.js';
import { messageOf } from './thrown.js';

/** Runs SQL with parameters. @returns the rows of any statement, `RETURNING` included. */
export interface Sql {
  query<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]>;
}

function sqlOf(runner: QueryRunner): Sql {
  return {
    async query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
      const { records } = await runner.query(sql, [...values], true);
      return records as T[];
    },
  };
}

/**
 * The service's database: single statements, and transactions whose work runs on one connection. As a provider it closes
 * with its application.
 */
export class Database implements Sql, OnApplicationShutdown {
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

  async query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await sqlOf(runner).query<T>(sql, values);
    } finally {
      await runner.release();
    }
  }

  /** Commits when `work` resolves; rolls back and rethrows otherwise. READ COMMITTED. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => {
      const runner = manager.queryRunner;
      if (!runner) throw new Error('A transaction has no connection');
      return work(sqlOf(runner));
    });
  }
}

/** @returns one sentence when the database does not answer, otherwise nothing. */
export async function databaseProblems(database: Pick<Sql, 'query'>): Promise<string[]> {
  try {
    await database.query('SELECT 1');
    return [];
  } catch (error) {
    return [`The database does not answer: ${messageOf(error)}`];
  }
}
