import pg from 'pg';
import type { StoredFacts } from './facts.js';

const DRIFT_VIEWS = `SELECT viewname AS name FROM pg_views WHERE schemaname = 'billing' AND viewname LIKE 'drift%'`;

/** Does something as the owner of the database, past every relay. */
export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end().catch(() => undefined);
  }
}

/** What is not finished of one problem and some users: submissions, analyses, and tokens on their way. */
export async function openWork(
  owner: pg.Client,
  problemId: string,
  users: readonly string[],
): Promise<number> {
  const { rows } = await owner.query<{ open: number }>(
    `SELECT ((SELECT count(*) FROM problems.submission WHERE problem_id = $1 AND status IN ('queued', 'judging'))
           + (SELECT count(*) FROM ai.analysis WHERE user_id = ANY($2) AND charge NOT IN ('captured', 'voided'))
           + (SELECT count(*) FROM billing.hold WHERE user_id = ANY($2) AND state = 'pending'))::int AS open`,
    [problemId, users],
  );
  return rows[0]?.open ?? 0;
}

/** @returns the id of a problem of the catalogue */
export async function problemNamed(owner: pg.Client, slug: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM problems.problem WHERE slug = $1', [
    slug,
  ]);
  if (!rows[0]) throw new Error(`The product serves no ${slug}`);
  return rows[0].id;
}

/** @param problemId on which nobody but these users worked */
export async function readFacts(
  owner: pg.Client,
  problemId: string,
  users: readonly string[],
): Promise<StoredFacts> {
  const rows = async <T extends object>(sql: string, values: unknown[] = [[...users]]): Promise<T[]> =>
    (await owner.query<T>(sql, values)).rows;
  const OF_PROBLEM = 'SELECT id FROM problems.submission WHERE problem_id = $1';
  const [stats] = await rows<{ counted: number; tests: number }>(
    `SELECT st.submission_count AS counted, ts.test_count AS tests
       FROM problems.problem p JOIN problems.problem_stats st ON st.problem_id = p.id
       JOIN problems.test_set ts ON ts.hash = p.test_set_hash WHERE p.id = $1`,
    [problemId],
  );
  let drift = 0;
  for (const { name } of await rows<{ name: string }>(DRIFT_VIEWS, [])) {
    const [view] = await rows<{ count: number }>(`SELECT count(*)::int FROM billing.${name}`, []);
    drift += view?.count ?? 0;
  }
  return {
    submissions: await rows(
      'SELECT id, client_key, status, verdict, attempt FROM problems.submission WHERE problem_id = $1',
      [problemId],
    ),
    steps: await rows(
      `SELECT id, NULL AS client_key, status, verdict, attempt FROM drill.submission_step WHERE id IN (${OF_PROBLEM}) ORDER BY no`,
      [problemId],
    ),
    judgedTests: await rows(
      `SELECT id, attempt, step, test_ids FROM drill.judged_tests WHERE id IN (${OF_PROBLEM})`,
      [problemId],
    ),
    counted: stats?.counted ?? 0,
    testsEach: stats?.tests ?? 0,
    analyses: await rows('SELECT id, status, charge, free_because FROM ai.analysis WHERE user_id = ANY($1)'),
    holds: await rows('SELECT id, state, amount FROM billing.hold WHERE user_id = ANY($1)'),
    transfers: await rows('SELECT user_id, kind, ref, delta FROM billing.transfer WHERE user_id = ANY($1)'),
    wallets: await rows('SELECT user_id, posted, held FROM billing.wallet WHERE user_id = ANY($1)'),
    drift,
  };
}
