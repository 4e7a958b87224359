import path from 'node:path';
import type { ServiceName } from '@evident/contracts';
import { withProduct } from '../../benches/support/own-product.js';
import { Session } from '../../benches/support/session.js';
import { table } from '../../benches/support/statistics.js';
import { restAttacks } from './rest-attacks.js';
import { environmentOf, TakenWorker } from './taken-worker.js';
import { testSetHashOf, type Victim } from './victim.js';
import { workerAttacks, type Attack } from './worker-attacks.js';

/**
 * Attacks a product of its own from inside: as a judge worker that was taken over, and as another account of the machine.
 * Prints a row for each group of attacks and every attack that got through, which makes it fail.
 */
const SLUG = 'two-sum';
const PYTHON = 71;

async function victimOf(origin: string, databaseUrl: string): Promise<Victim> {
  const learner = await Session.signUp(origin);
  const { id: problemId } = await learner.problem(SLUG);
  const { user } = await learner.call<{ user: { id: string } }>('GET', '/auth/get-me');
  const { submission } = await learner.call<{ submission: { id: string } }>('POST', '/execute-code/', {
    source_code: 'print(1)',
    language_id: PYTHON,
    stdin: [],
    expected_outputs: [],
    problemId,
  });
  const testSetHash = await testSetHashOf(problemId, databaseUrl);
  return { userId: user.id, problemId, testSetHash, submissionId: submission.id };
}

async function run(attacks: readonly Attack[]): Promise<void> {
  const groups = new Map<string, { tried: number; refused: number }>();
  const through: string[] = [];
  for (const { group, what, attempt } of attacks) {
    const { refused, answer } = await attempt();
    const row = groups.get(group) ?? { tried: 0, refused: 0 };
    groups.set(group, { tried: row.tried + 1, refused: row.refused + (refused ? 1 : 0) });
    if (!refused) through.push(`${group}: ${what} → ${answer}`);
  }
  const rows = [...groups].map(([group, { tried, refused }]) => [group, `${tried}`, `${refused}`]);
  process.stdout.write(`${table([['attacks', 'tried', 'refused'], ...rows])}\n`);
  for (const line of through) process.stdout.write(`got through: ${line}\n`);
  if (through.length > 0) process.exitCode = 1;
}

await withProduct(async (product) => {
  const { adminDatabaseUrl, redisUrl } = product.backingUrls;
  const pidOf = (service: ServiceName): number => product.service(service).pid ?? 0;
  const victim = await victimOf(product.origin, adminDatabaseUrl);
  const worker = new TakenWorker(pidOf);
  const dataDir = path.dirname(environmentOf(pidOf('judge-worker'))['JUDGE_CACHE_DIR'] ?? '');
  await run([
    ...workerAttacks(worker, victim),
    ...restAttacks(dataDir, [adminDatabaseUrl, redisUrl, worker.environment['REDIS_URL'] ?? '']),
  ]);
});
