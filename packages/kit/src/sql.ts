import type { OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { databaseOptions, type DatabaseOptions } from './database.js';
import { messageOf } from './thrown.js';

/** Runs parametrised SQL and answers its rows, whatever the statement. */
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

/** Readiness of what needs a database. @returns one sentence when it does not answer. */
export async function databaseProblems(database: Pick<Sql, 'query'>): Promise<string[]> {
  try {
    await database.query('SELECT 1');
    return [];
  } catch (error) {
    return [`The database does not answer: ${messageOf(error)}`];
  }
}

/**
 * Guards the states of a table's rows by a table of transitions.
 * @param comesFrom from which states a row may come to each
 * @returns the SQL condition under which a row may come to a state
 */
export const stateGuard =
  <S extends string>(comesFrom: Readonly<Record<S, readonly S[]>>) =>
  (state: S): string =>
    `status IN (${comesFrom[state].map((from) => `'${from}'`).join(', ')})`;
