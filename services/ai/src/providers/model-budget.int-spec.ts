import { randomUUID } from 'node:crypto';
import { Database, databaseOptions } from '@evident/kit';
import { createTestDatabase, type TestDatabase } from '@evident/kit/testing/index';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { ModelBudgetRepository } from './model-budget.repository.js';
import { NO_USAGE } from './model-port.js';

let database: TestDatabase;
let source: DataSource;
let budget: ModelBudgetRepository;
const ENGINE = 'openai/some-model';

beforeAll(async () => {
  database = await createTestDatabase(SCHEMA_MIGRATIONS);
  const options = databaseOptions({ url: database.url, schema: 'ai', poolSize: 25 });
  source = await new DataSource(options).initialize();
  budget = new ModelBudgetRepository(new Database(source), { dayMicros: 1_000, userDayMicros: 400 });
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(() => database.query('TRUNCATE ai.model_call'));

const reserve = (userId: string, micros: number) => budget.reserve({ userId, engine: ENGINE, micros });

it('lets concurrent calls reserve no more than the limits', async () => {
  const users = Array.from({ length: 5 }, () => randomUUID());
  const answers = await Promise.all(users.flatMap((user) => [1, 2, 3, 4, 5].map(() => reserve(user, 100))));
  expect(answers.filter((id) => id !== null)).toHaveLength(10);
  const rows = await database.query<{ most: string }>(
    'SELECT max(total) AS most FROM (SELECT sum(micros) AS total FROM ai.model_call GROUP BY user_id) AS sums',
  );
  expect(Number(rows[0]?.most)).toBeLessThanOrEqual(400);
});

it('releases the unspent part of a reservation once', async () => {
  const user = randomUUID();
  const id = await reserve(user, 400);
  expect(await reserve(user, 1)).toBeNull();
  const usage = { ...NO_USAGE, inputTokens: 10, cachedInputTokens: 5, outputTokens: 3 };
  await budget.record(id ?? '', { micros: 90, usage, outcome: 'ok' });
  await budget.record(id ?? '', { micros: 399, usage, outcome: 'timeout' });
  expect(await reserve(user, 310)).not.toBeNull();
  expect(
    await database.query('SELECT micros, cached_input_tokens, outcome FROM ai.model_call WHERE id = $1', [
      id,
    ]),
  ).toEqual([{ micros: '90', cached_input_tokens: '5', outcome: 'ok' }]);
});

it('counts a call without a record in full, and calls of yesterday not at all', async () => {
  const user = randomUUID();
  await reserve(user, 400);
  expect(await reserve(user, 1)).toBeNull();
  await database.query('UPDATE ai.model_call SET day = day - 1');
  expect(await reserve(user, 400)).not.toBeNull();
});
