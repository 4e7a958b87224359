import type { TestResultView } from '@evident/contracts';

/** Runs SQL as the owner of the schema. */
export type OwnerQuery = <T extends object>(sql: string, values?: unknown[]) => Promise<T[]>;

/** The sizes of the tables. `own` of the submissions belong to `userId`: the latest, several a problem. */
export interface Growth {
  problems: number;
  submissions: number;
  users: number;
  userId: string;
  own: number;
}

/** How often a user submits a problem, and how many tests a submission has. */
export const SUBMITS_A_PROBLEM = 4;
const TESTS_A_SUBMISSION = 3;
export const PLAYLISTS_A_USER = 10;
export const PROBLEMS_A_PLAYLIST = 10;

const FIRST_WORDS =
  'Balanced Circular Distinct Earliest Frequent Greatest Hidden Inverted Joined Longest'.split(' ');
const SECOND_WORDS =
  'Array Bridge Calendar Deque Edges Forest Grid Heap Interval Matrix Palindrome Queue'.split(' ');
const THIRD_WORDS = 'Sum Count Order Search Partition Distance Rotation'.split(' ');
const GROWN_TAGS = 28;

/** Each new problem copies its texts, tests and limits from a stored one. */
const TEMPLATE = '(SELECT id FROM problems.problem ORDER BY list_position, id LIMIT 1)';

const TEST_VIEW: Omit<TestResultView, 'id' | 'index'> = {
  passed: true,
  hidden: false,
  verdict: 'accepted',
  input: '1 2',
  expected: '3',
  stdout: '3',
  stderr: null,
  memory: '9000 KB',
  time: '0.01 s',
  message: null,
  exitCode: 0,
  signal: null,
  referenceExpected: null,
};

/** SQL for `words[(number / divisor) % length]` of each row. */
const wordOf = (words: readonly string[], divisor: number): string =>
  `(ARRAY['${words.join("','")}'])[1 + (n / ${divisor}) % ${words.length}]`;

async function fillProblems(query: OwnerQuery, problems: number): Promise<void> {
  const title = [
    wordOf(FIRST_WORDS, 1),
    wordOf(SECOND_WORDS, FIRST_WORDS.length),
    wordOf(THIRD_WORDS, FIRST_WORDS.length * SECOND_WORDS.length),
    'n',
  ].join(` || ' ' || `);
  await query(
    `INSERT INTO problems.problem (id, slug, title, difficulty, tags, category, time_limit_ms, memory_limit_kb, checker,
        stop_at_first_failure, published, list_position, test_set_hash, created_at, updated_at)
     SELECT gen_random_uuid(), 'grown-' || n, ${title}, (ARRAY['EASY', 'MEDIUM', 'HARD'])[1 + n % 3],
        ARRAY['Topic ' || n % ${GROWN_TAGS}, 'Grown'], 'Grown', t.time_limit_ms, t.memory_limit_kb, t.checker, false, true,
        100000 + n, t.test_set_hash, now(), now()
       FROM generate_series(1, $1) AS n, problems.problem t WHERE t.id = ${TEMPLATE}`,
    [problems],
  );
  await query(
    `INSERT INTO problems.problem_content
     SELECT p.id, repeat('A statement. ', 200), c.constraints, c.hints, c.editorial, c.examples, c.code_snippets,
            c.reference_solutions, NULL, NULL
       FROM problems.problem p, problems.problem_content c
      WHERE c.problem_id = ${TEMPLATE} AND p.slug LIKE 'grown-%'`,
  );
  await query(
    `INSERT INTO problems.problem_stats (problem_id) SELECT id FROM problems.problem WHERE slug LIKE 'grown-%'`,
  );
}

/** The first `own` rows, the latest, are the user's; the rest is spread over the other users. */
async function fillSubmissions(query: OwnerQuery, growth: Growth): Promise<void> {
  const list = (text: string): string =>
    JSON.stringify(Array.from({ length: TESTS_A_SUBMISSION }, () => text));
  await query(
    `WITH u AS (SELECT n, CASE n WHEN 0 THEN $1::uuid ELSE gen_random_uuid() END AS id FROM generate_series(0, $2 - 1) AS n),
          p AS (SELECT id, test_set_hash, list_position - 100001 AS n FROM problems.problem WHERE slug LIKE 'grown-%')
     INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, verdict, priority,
        test_set_hash, test_count, attempt, seq, time_list, memory_list, created_at, judged_at)
     SELECT gen_random_uuid(), 'submit', u.id, p.id, 'PYTHON', repeat('print(1)' || chr(10), 40), 'judged',
        CASE (s / ${SUBMITS_A_PROBLEM}) % 3 WHEN 0 THEN 'accepted' ELSE 'wrong_answer' END, 20,
        p.test_set_hash, ${TESTS_A_SUBMISSION}, 1, 1999, $6, $7, now() - s * interval '1 minute', now()
       FROM generate_series(0, $3 - 1) AS s
       JOIN u ON u.n = CASE WHEN s < $4 THEN 0 ELSE 1 + s % ($2 - 1) END
       JOIN p ON p.n = (s / ${SUBMITS_A_PROBLEM}) % $5`,
    [
      growth.userId,
      growth.users,
      growth.submissions,
      growth.own,
      growth.problems,
      list(TEST_VIEW.time),
      list(TEST_VIEW.memory),
    ],
  );
  await query(
    `INSERT INTO problems.submission_tests (submission_id, attempt, step, test_ids, verdicts, views, measurements)
     SELECT s.id, s.attempt, 999, array_agg('t' || t), array_agg('accepted'::text),
            json_agg($1::jsonb || jsonb_build_object('id', 't' || t, 'index', t)), '[]'
       FROM problems.submission s, generate_series(1, ${TESTS_A_SUBMISSION}) AS t GROUP BY s.id`,
    [JSON.stringify(TEST_VIEW)],
  );
  await query(
    `INSERT INTO problems.user_problem (user_id, problem_id, attempted_at, solved_at)
     SELECT user_id, problem_id, min(created_at), min(created_at) FILTER (WHERE verdict = 'accepted')
       FROM problems.submission GROUP BY 1, 2`,
  );
  await query(
    `UPDATE problems.problem_stats st SET submission_count = n.sent, accepted_count = n.accepted, solved_count = n.solved,
            tried_count = n.tried
       FROM (SELECT problem_id, count(*) AS sent, count(*) FILTER (WHERE verdict = 'accepted') AS accepted,
                    count(DISTINCT user_id) FILTER (WHERE verdict = 'accepted') AS solved,
                    count(DISTINCT user_id) AS tried
               FROM problems.submission GROUP BY 1) n
      WHERE n.problem_id = st.problem_id`,
  );
}

async function fillPlaylists(query: OwnerQuery): Promise<void> {
  await query(
    `INSERT INTO problems.playlist (id, user_id, name)
     SELECT gen_random_uuid(), u.user_id, 'List ' || n
       FROM (SELECT DISTINCT user_id FROM problems.user_problem) u, generate_series(1, ${PLAYLISTS_A_USER}) AS n`,
  );
  await query(
    `INSERT INTO problems.playlist_problem (playlist_id, problem_id, position)
     SELECT l.id, p.id, p.list_position
       FROM problems.playlist l, problems.problem p
      WHERE l.user_id IS NOT NULL AND p.slug LIKE 'grown-%' AND p.list_position <= 100000 + ${PROBLEMS_A_PLAYLIST}`,
  );
}

/** Fills the tables to the size of a large installation by SQL, because calls would take hours. */
export async function growDatabase(query: OwnerQuery, growth: Growth): Promise<void> {
  await fillProblems(query, growth.problems);
  await fillSubmissions(query, growth);
  await fillPlaylists(query);
  await query('VACUUM ANALYZE');
}

export interface SecondaryIndex {
  name: string;
  /** The statement that makes it. */
  definition: string;
}

/** The indexes that no constraint needs. Without them answers are the same, only slower. */
export async function secondaryIndexes(query: OwnerQuery): Promise<SecondaryIndex[]> {
  return query(
    `SELECT i.indexname AS name, i.indexdef AS definition FROM pg_indexes i
      WHERE i.schemaname = 'problems' AND NOT EXISTS (
        SELECT FROM pg_constraint c WHERE c.conindid = (i.schemaname || '.' || i.indexname)::regclass)
      ORDER BY i.indexname`,
  );
}

/** Runs `work` without these indexes and creates them again, also after a failure. */
export async function withoutIndexes<T>(
  query: OwnerQuery,
  indexes: readonly SecondaryIndex[],
  work: () => Promise<T>,
): Promise<T> {
  for (const { name } of indexes) await query(`DROP INDEX problems.${name}`);
  try {
    return await work();
  } finally {
    for (const { definition } of indexes) await query(definition);
  }
}
