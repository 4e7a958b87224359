import { Database } from '@evident/kit';
import { createTestDatabase, type TestDatabase } from '@evident/kit/testing/index';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { fairChoice } from './fair-choice.js';

const USERS = 100;
const ROWS_EACH = 20;

/** A node of PostgreSQL's plan, with what happened in it. */
interface PlanNode {
  Plans?: PlanNode[];
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
}

let schema: TestDatabase;
let database: Database;
beforeAll(async () => {
  schema = await createTestDatabase(SCHEMA_MIGRATIONS);
  database = await Database.connect({ url: schema.url, schema: 'problems' });
});
afterAll(async () => {
  await database.close();
  await schema.drop();
});

/** Rows that a node brought or threw away, with those of the nodes below it. */
function looks(node: PlanNode): number {
  const once =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return once * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, child) => sum + looks(child), 0);
}

async function looksOf(change: (sql: string) => string): Promise<number> {
  const { idQuery, values } = fairChoice('submit', 'a');
  const [row] = await database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${change(idQuery(1))}`,
    values,
  );
  const [plan] = row?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('PostgreSQL explains nothing');
  return looks(plan.Plan);
}

it('looks at each waiting row a few times only', async () => {
  await database.query(
    `INSERT INTO submission (id, kind, user_id, problem_id, language, source_code, status, priority, test_count)
     SELECT gen_random_uuid(), 'submit', md5((n % ${USERS})::text)::uuid, gen_random_uuid(), 'PYTHON', '', 'queued', 10, 1
       FROM generate_series(1, ${USERS * ROWS_EACH}) n`,
  );
  await database.query('ANALYZE submission');
  const most = 10 * USERS * ROWS_EACH;
  expect(await looksOf((sql) => sql)).toBeLessThan(most);
  // With a condition that the indexes of waiting rows serve, PostgreSQL reads one of them for each user.
  const served = await looksOf((sql) => sql.replace("s.status || '' = 'queued'", "s.status = 'queued'"));
  expect(served).toBeGreaterThan(most);
});
