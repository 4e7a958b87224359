import { randomUUID } from 'node:crypto';
import type { Actor } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { startTestService, SUM_ID, type TestService } from '../testing/test-service.js';

const PROBLEMS = 5_000;
const SUBMISSIONS = 100_000;
const USERS = 200;
const ROUNDS = 15;

/** Fills the tables as a grown installation has them; ordinary INSERTs would take minutes. */
async function fill(test: TestService, actor: Actor): Promise<void> {
  await test.database.query(
    `INSERT INTO problems.problem (id, slug, title, difficulty, tags, category, time_limit_ms, memory_limit_kb, checker,
        stop_at_first_failure, published, list_position, test_set_hash, created_at, updated_at)
     SELECT gen_random_uuid(), 'filled-' || n, 'Filled Problem ' || n, (ARRAY['EASY','MEDIUM','HARD'])[1 + n % 3],
        ARRAY['Tag ' || n % 28, 'Math'], 'Math', 2000, 262144, '{"kind":"exact"}', false, true, n + 10,
        (SELECT test_set_hash FROM problems.problem WHERE id = '${SUM_ID}'), now(), now()
       FROM generate_series(1, ${PROBLEMS}) AS n`,
  );
  await test.database.query(
    `INSERT INTO problems.problem_content SELECT p.id, repeat('A statement. ', 200), '- n', 'h', 'e', c.examples,
        c.code_snippets, c.reference_solutions, NULL, NULL
       FROM problems.problem p, problems.problem_content c WHERE c.problem_id = '${SUM_ID}' AND p.slug LIKE 'filled-%'`,
  );
  await test.database.query(
    `INSERT INTO problems.problem_stats (problem_id) SELECT id FROM problems.problem WHERE slug LIKE 'filled-%'`,
  );
  await test.database.query(
    `WITH u AS (SELECT n, CASE n WHEN 0 THEN $1::uuid ELSE gen_random_uuid() END AS id FROM generate_series(0, ${USERS - 1}) AS n),
          p AS (SELECT id, list_position AS n FROM problems.problem WHERE slug LIKE 'filled-%')
     INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, verdict, priority,
        test_set_hash, test_count, attempt, seq, time_list, memory_list, created_at, judged_at)
     SELECT gen_random_uuid(), 'submit', u.id, p.id, 'PYTHON', repeat('print(1)', 40), 'judged',
        CASE s % 3 WHEN 0 THEN 'accepted' ELSE 'wrong_answer' END, 20,
        (SELECT test_set_hash FROM problems.problem WHERE id = '${SUM_ID}'), 5, 1, 1999, '["0.01 s"]', '["9000 KB"]',
        now() - s * interval '1 minute', now()
       FROM generate_series(1, ${SUBMISSIONS}) AS s JOIN u ON u.n = s % ${USERS} JOIN p ON p.n = 11 + s % ${PROBLEMS}`,
    [actor.userId],
  );
  await test.database.query(
    `INSERT INTO problems.user_problem (user_id, problem_id, attempted_at, solved_at)
     SELECT user_id, problem_id, min(created_at), min(created_at) FILTER (WHERE verdict = 'accepted')
       FROM problems.submission GROUP BY 1, 2`,
  );
  await test.database.query('ANALYZE');
}

describe(`queries with ${PROBLEMS} problems and ${SUBMISSIONS} submissions`, () => {
  let test: TestService;
  const actor: Actor = { userId: randomUUID(), role: 'USER' };
  beforeAll(async () => {
    test = await startTestService();
    await fill(test, actor);
  }, 180_000);
  afterAll(async () => {
    await test.stop();
  });

  const scans = async (): Promise<{ seq: number; index: number }> => {
    const [row] = await test.database.query<{ seq: number; index: number }>(
      `SELECT seq_scan::int AS seq, idx_scan::int AS index FROM pg_stat_user_tables WHERE relname = 'submission'`,
    );
    return row ?? { seq: 0, index: 0 };
  };

  it('answer within their budgets and never read all submissions', async () => {
    const { problems } = await test.rpc.call('problems.list', { actor, query: { page: 1 } });
    const problemId = problems[3]?.id ?? SUM_ID;
    const calls: Record<string, { budgetMs: number; call: () => Promise<unknown> }> = {
      'list, all rows': { budgetMs: 2_000, call: () => test.rpc.call('problems.list', { actor, query: {} }) },
      'list, a page': {
        budgetMs: 250,
        call: () => test.rpc.call('problems.list', { actor, query: { page: 40 } }),
      },
      'list, search': {
        budgetMs: 250,
        call: () => test.rpc.call('problems.list', { actor, query: { q: 'em 49', page: 1 } }),
      },
      'list, tag': {
        budgetMs: 250,
        call: () => test.rpc.call('problems.list', { actor, query: { tag: 'Tag 7', page: 1 } }),
      },
      'one problem': { budgetMs: 250, call: () => test.rpc.call('problems.get', { actor, problemId }) },
      'solved problems': { budgetMs: 500, call: () => test.rpc.call('problems.list-solved', { actor }) },
      'all submissions of a user': {
        budgetMs: 750,
        call: () => test.rpc.call('submissions.list', { actor, problemId: null }),
      },
      'submissions of a problem': {
        budgetMs: 250,
        call: () => test.rpc.call('submissions.list', { actor, problemId }),
      },
      'submission count': {
        budgetMs: 250,
        call: () => test.rpc.call('submissions.count', { actor, problemId }),
      },
    };
    const before = await scans();
    const report: string[] = [];
    const tooSlow: string[] = [];
    for (const [name, { budgetMs, call }] of Object.entries(calls)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now();
        await call();
        times.push(performance.now() - started);
      }
      times.sort((a, b) => a - b);
      const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor(share * (ROUNDS - 1))] ?? 0) as [
        number,
        number,
      ];
      report.push(
        `${name.padEnd(28)} p50 ${p50.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms`,
      );
      if (p95 > budgetMs) tooSlow.push(`${name}: p95 ${p95.toFixed(0)} ms, budget ${budgetMs} ms`);
    }
    process.stdout.write(`${report.join('\n')}\n`);
    expect(tooSlow).toEqual([]);
    const after = await until('the statistics', async () => {
      const now = await scans();
      return now.index >= before.index + ROUNDS && now;
    });
    expect(after.seq).toBe(before.seq);
  }, 180_000);
});
