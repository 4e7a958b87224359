import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';

export interface DatabaseOptions {
  /** Connection of the service's own role. */
  url: string;
  schema: string;
  poolSize?: number;
  /** How long the service waits for an answer. Longer than a statement may take, so only a dead connection comes to that. */
  answerTimeoutMs?: number;
}

/** TypeORM options of a running service: its schema only, no synchronize, bounded statements. */
export function databaseOptions({
  url,
  schema,
  poolSize = 10,
  answerTimeoutMs = 16_000,
}: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    // By itself TypeORM looks for it in node_modules, which an image does not have.
    driver: pg,
    url,
    schema,
    synchronize: false,
    migrationsRun: false,
    // TypeORM would print a failed statement with its parameters: code, hashes, addresses. Whoever catches the error logs it.
    logging: false,
    poolSize,
    extra: {
      options: `-c search_path=${schema}`,
      statement_timeout: 15_000,
      query_timeout: answerTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
      connectionTimeoutMillis: 5_000,
      application_name: `evident-${schema}`,
    },
  };
}
