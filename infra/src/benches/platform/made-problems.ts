import { randomUUID } from 'node:crypto';
import { packTestSet, testSetOf } from '@evident/catalogue';
import type pg from 'pg';

const SAMPLES = 2;

/** How large the tests of a problem are. */
export interface Shape {
  tests: number;
  /** Of all inputs together. */
  inputBytes: number;
}

/** Every program of the bench reads its input and prints this. */
export const ANSWER = 'ok';

function inputOf(bytes: number, at: number): string {
  const line = `${at} ${randomUUID()}\n`;
  return line.repeat(Math.ceil(bytes / line.length)).slice(0, Math.max(1, bytes));
}

/** Stores a published problem of this shape. Nobody reads it, so its texts are empty. @returns its id */
export async function makeProblem(owner: pg.Client, { tests, inputBytes }: Shape): Promise<string> {
  const set = await packTestSet(
    testSetOf(
      Array.from({ length: tests }, (_, at) => ({
        id: `t${at + 1}`,
        input: inputOf(Math.floor(inputBytes / tests), at),
        answer: `${ANSWER}\n`,
        hidden: at >= SAMPLES,
      })),
    ),
  );
  const id = randomUUID();
  await owner.query('INSERT INTO problems.test_set (hash, test_count, hidden_count) VALUES ($1, $2, $3)', [
    set.hash,
    tests,
    tests - SAMPLES,
  ]);
  for (const [position, test] of set.tests.entries())
    await owner.query('INSERT INTO problems.test_set_test VALUES ($1, $2, $3, $4, $5, $6)', [
      set.hash,
      position,
      test.id,
      test.hidden,
      test.plainBytes,
      test.payload,
    ]);
  await owner.query(
    `INSERT INTO problems.problem (id, slug, title, difficulty, tags, category, time_limit_ms, memory_limit_kb, checker,
        stop_at_first_failure, published, list_position, test_set_hash, created_at, updated_at)
     VALUES ($1, $3, 'Bench', 'EASY', '{}', 'Bench', 5000, 262144, '{"kind":"tokens"}', false, true, 100000, $2, now(), now())`,
    [id, set.hash, id],
  );
  await owner.query(
    `INSERT INTO problems.problem_content (problem_id, description, constraints, examples, code_snippets,
        reference_solutions) VALUES ($1, '', '', '{}', '{}', '{}')`,
    [id],
  );
  await owner.query('INSERT INTO problems.problem_stats (problem_id) VALUES ($1)', [id]);
  return id;
}
