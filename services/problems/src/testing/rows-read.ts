import { randomUUID } from 'node:crypto';
import { currentRequestId, Database, withRequestId, type RunningService } from '@evident/kit';
import pg from 'pg';
import type { TestService } from './test-service.js';

interface Statement {
  sql: string;
  values: unknown[];
}

/** One node of an executed query plan; the figures are means over its loops. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Inserts are left out, because they would violate a unique key the second time. */
const READS = /^\s*(SELECT|UPDATE|DELETE|WITH)\b(?!.*\bINSERT INTO\b)/is;

/** @returns the statements that the service sent for `work`, in order. */
async function statementsOf(service: RunningService, work: () => Promise<unknown>): Promise<Statement[]> {
  const id = randomUUID();
  const statements: Statement[] = [];
  const { logger } = service.app.get(Database).dataSource;
  const heard = jest.spyOn(logger, 'logQuery').mockImplementation((sql, values) => {
    if (currentRequestId() === id && READS.test(sql))
      statements.push({ sql, values: (values ?? []) as unknown[] });
  });
  try {
    await withRequestId(id, work);
  } finally {
    heard.mockRestore();
  }
  return statements;
}

function addRows(node: PlanNode, rows: Record<string, number>): void {
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'].endsWith('Scan')) {
    const touched =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    rows[table] = (rows[table] ?? 0) + Math.round(touched * node['Actual Loops']);
  }
  for (const child of node.Plans ?? []) addRows(child, rows);
}

/**
 * Runs `work`, then explains each statement that the service sent for it, and rolls back.
 * @returns how many rows of each table the statements looked at, including rows that a filter removed.
 */
export async function rowsRead(
  { service, database }: Pick<TestService, 'service' | 'database'>,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const statements = await statementsOf(service, work);
  if (statements.length === 0) throw new Error('The call sent no statement to the database');
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const rows: Record<string, number> = {};
  try {
    await client.query('SET search_path = problems');
    for (const { sql, values } of statements) {
      await client.query('BEGIN');
      const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        values,
      );
      await client.query('ROLLBACK');
      addRows(explained.rows[0]?.['QUERY PLAN'][0].Plan as PlanNode, rows);
    }
  } finally {
    await client.end();
  }
  return rows;
}
