import { EVENT_CHANNEL, type User } from '@evident/contracts';
import { connectBlocking } from '@evident/kit';
import { TakenWorker } from '@evident/infra/drills/blackbox/taken-worker';
import { testSetHashOf, type Victim } from '@evident/infra/drills/blackbox/victim';
import { workerAttacks } from '@evident/infra/drills/blackbox/worker-attacks';
import { until } from '@evident/kit/testing/index';
import { signUp, type ApiClient } from '../support/api-client.js';
import { LiveClient } from '../support/live-client.js';
import { product } from '../support/product.js';
import { referenceOf } from '../support/sources.js';

const SLUG = 'two-sum';

let worker: TakenWorker;
let learner: ApiClient;
let victim: Victim;

beforeAll(async () => {
  worker = new TakenWorker((service) => product.pidOf(service));
  learner = await signUp();
  const { body } = await learner.get<{ user: User }>('/auth/get-me');
  const { id: problemId } = await learner.problemBySlug(SLUG);
  const { submission } = (await learner.submit(problemId, 71, referenceOf(SLUG, 'PYTHON'))).body;
  victim = {
    userId: body.user.id,
    problemId,
    testSetHash: await testSetHashOf(problemId, product.databaseUrl),
    submissionId: submission.id,
  };
});

describe('A judge worker that was taken over', () => {
  test('gets a refusal for everything beyond its own work', async () => {
    const attacks = workerAttacks(worker, victim);
    expect(attacks.length).toBeGreaterThan(60);
    const through: string[] = [];
    for (const { group, what, attempt } of attacks) {
      const { refused, answer } = await attempt();
      if (!refused) through.push(`${group}: ${what} → ${answer}`);
    }
    expect(through).toEqual([]);
  });

  test('changed nothing', async () => {
    const { body } = await learner.get<{ user: User }>('/auth/get-me');
    expect(body.user.tokens).toBe(3);
    expect((await learner.problemBySlug(SLUG)).id).toBe(victim.problemId);
  });

  test.each(['problem-context.fetch-tests', 'wallet.adjust', 'authoring.export-package'])(
    'finds no %s on the port of judging',
    async (call) => {
      const answer = await worker.call('problems', call, {}, 'the worker', 'JUDGE_RPC_PORT');
      expect(answer.err).toMatch(/no matching message handler/);
    },
  );

  test('cannot tell the browser of a learner anything', async () => {
    const live = await LiveClient.open(learner);
    const redis = connectBlocking(worker.environment['REDIS_URL'] ?? '', () => undefined);
    const payload = { tokens: 1_000_000, reason: 'purchase' };
    const message = JSON.stringify({
      userId: victim.userId,
      events: [{ name: 'wallet.changed', payload }],
    });
    await expect(redis.publish(EVENT_CHANNEL, message)).rejects.toThrow(/NOPERM/);
    redis.disconnect();
    // The judging tells the browser something; nothing of the worker's own came before it.
    await learner.submit(victim.problemId, 71, referenceOf(SLUG, 'PYTHON'));
    await until('an event of the product', () => live.heard.length > 0);
    expect(live.heard.filter(({ name }) => name === 'wallet.changed')).toEqual([]);
    live.close();
  });
});
