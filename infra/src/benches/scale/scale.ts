import type { UserAnswer } from '@evident/contracts';
import {
  growDatabase,
  secondaryIndexes,
  withoutIndexes,
  type OwnerQuery,
} from '@evident/problems/testing/grown-database';
import pg from 'pg';
import { signIn, withChromium } from '../support/chromium.js';
import { withProduct } from '../support/own-product.js';
import { screenCalls, timeCalls, type Timed } from './scale-calls.js';
import { timeTyping } from './scale-typing.js';
import { newCredentials, Session, type Credentials } from '../support/session.js';
import { table } from '../support/statistics.js';

const PROBLEMS = 5_000;
const SUBMISSIONS = 100_000;
const USERS = 200;
/** Submissions of the learner who asks; more than one answer holds. */
const OWN = 2_000;
const ROUNDS = Number(process.env['BENCH_COUNT'] ?? 40);
const CPU_SLOWDOWNS = [1, Number(process.env['BENCH_CPU'] ?? 4)];
// The bench sends requests faster than the rate limits allow one person.
process.env['RATE_LIMIT_FACTOR'] ??= '100';

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function withOwner<T>(databaseUrl: string, work: (query: OwnerQuery) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(
      async <R extends object>(sql: string, values?: unknown[]) => (await client.query<R>(sql, values)).rows,
    );
  } finally {
    await client.end();
  }
}

async function measureCalls(origin: string, databaseUrl: string, credentials: Credentials): Promise<void> {
  const session = await Session.signUp(origin, credentials);
  const { user } = await session.call<UserAnswer>('GET', '/auth/get-me');
  await withOwner(databaseUrl, async (query) => {
    await growDatabase(query, {
      problems: PROBLEMS,
      submissions: SUBMISSIONS,
      users: USERS,
      userId: user.id,
      own: OWN,
    });
    const calls = await screenCalls(session);
    const indexes = await secondaryIndexes(query);
    const before = await withoutIndexes(query, indexes, () => timeCalls(session, calls, ROUNDS));
    const after = await timeCalls(session, calls, ROUNDS);
    print(
      `${PROBLEMS} problems more, ${SUBMISSIONS} submissions (${OWN} of the learner's own), ${ROUNDS} calls each over HTTP; before: without the ${indexes.length} indexes that no constraint needs`,
    );
    print(
      table([
        ['ms', 'before p50', 'p95', 'after p50', 'p95', 'kB'],
        ...before.map((one, at) => row(one, after[at] ?? one)),
      ]),
    );
  });
}

const row = (before: Timed, after: Timed): string[] => [
  before.name,
  ms(before.p50Ms),
  ms(before.p95Ms),
  ms(after.p50Ms),
  ms(after.p95Ms),
  after.kilobytes.toFixed(1),
];

await withProduct(async ({ origin, backingUrls }) => {
  const credentials = newCredentials();
  await measureCalls(origin, backingUrls.adminDatabaseUrl, credentials);
  await withChromium(async (browser) => {
    const context = await signIn(browser, origin, credentials);
    const rows: string[][] = [];
    for (const slowdown of CPU_SLOWDOWNS) {
      const { keys, letterP95Ms, listP50Ms, listP95Ms } = await timeTyping(context, slowdown);
      rows.push([`${slowdown}`, `${keys}`, ms(letterP95Ms), ms(listP50Ms), ms(listP95Ms)]);
    }
    print(
      '\nTyping into the search of the list: from the key to the painted letter and to the painted rows, ms',
    );
    print(table([['processor slower by', 'keys', 'letter p95', 'list p50', 'list p95'], ...rows]));
  });
});
