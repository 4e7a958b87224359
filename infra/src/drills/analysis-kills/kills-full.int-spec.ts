import { randomUUID } from 'node:crypto';
import { forgetJobs, until } from '@evident/kit/testing/index';
import { KILLS, lost, PlannedKill, useKillDrill, type Asked } from './kill-drill.js';
import { PATIENCE_MS } from '../../flow-harness/flow-product.js';
import { judgeAll } from '../../flow-harness/scripted-judge.js';
import { FATE } from '../../flow-harness/small-analyser.js';

jest.setTimeout(4 * PATIENCE_MS);

const NO_SWEEPER = { RECONCILE_INTERVAL_MS: '60000' };
/** Longer than a sweep takes, and shorter than the interval of NO_SWEEPER. */
const UNSWEPT_MS = 15_000;
const HOUR_S = 3_600;

const drill = useKillDrill();

const waitInVain = async (asked: Asked): Promise<void> => {
  expect((await drill().product.wallet(asked.actor)).held).toBe(1);
  await drill().askedAgo(asked, HOUR_S);
};

/** Ends the reservation of a token by the clocks of both services. */
const letHoldExpire = async ({ actor }: Asked): Promise<void> => {
  const { database, billing } = drill().product;
  await database.query('UPDATE ai.analysis SET hold_expires_at = now() WHERE user_id = $1', [actor.userId]);
  await billing.database.query('UPDATE billing.hold SET expires_at = now() WHERE user_id = $1', [
    actor.userId,
  ]);
};

describe('kill -9 of the ai process', () => {
  it('before the ledger got the call: asking again continues the same analysis', () =>
    drill().surviveTo('completed', drill().killAt('hold.create', 'before'), { asksAgain: true }));

  it('after the ledger reserved the token, and nobody asks again: it is given back', () =>
    drill().surviveTo('failed', drill().killAt('hold.create', 'after'), { beforeRestart: waitInVain }));

  it('after the token of a failed analysis was given back: it is not given back twice', () =>
    drill().surviveTo('failed', drill().killAt('hold.void', 'after'), { fate: FATE.providerFault }));

  it('again and again on one analysis makes it fail, for free', async () => {
    drill().product.judge.handle = async (id, link) => {
      if (await link.claim(id)) await drill().ai.kill();
    };
    const asked = await drill().ask();
    let starts = 0;
    await until(
      'the analysis to be given up',
      async () => {
        if (!drill().ai.runs) {
          starts += 1;
          await drill().ai.start();
        }
        return (await drill().onlyAnalysis(asked))?.charge === 'voided';
      },
      PATIENCE_MS,
    );
    expect(starts).toBeGreaterThanOrEqual(3);
    await drill().expectFair(asked, 'failed');
  });

  it('without a restart leaves no token reserved past its expiry', async () => {
    const kill = drill().killAtEvidence('claimed');
    const asked = await drill().ask();
    await until('the kill', () => kill.done, PATIENCE_MS);
    expect(await drill().product.wallet(asked.actor)).toEqual({ tokens: 2, held: 1 });
    await letHoldExpire(asked);
    const held = async (): Promise<number> => (await drill().product.wallet(asked.actor)).held;
    await until('the expiry', async () => (await held()) === 0, PATIENCE_MS);
    expect(await drill().product.wallet(asked.actor)).toEqual({ tokens: 3, held: 0 });
    await drill().ai.start();
    await drill().settled(asked);
    await drill().expectFair(asked, 'failed');
  });
});

describe('an orderly stop', () => {
  it('gives the running analysis back, and the next process finishes it', async () => {
    drill().product.judge.handle = () => Promise.resolve();
    const asked = await drill().ask();
    await until(
      'the work to begin',
      async () => (await drill().onlyAnalysis(asked))?.status === 'analyzing',
      PATIENCE_MS,
    );
    expect(await drill().ai.stop()).toBe(0);
    expect(await drill().onlyAnalysis(asked)).toMatchObject({ status: 'queued', charge: 'held' });
    drill().product.judge.handle = judgeAll;
    await drill().ai.start();
    await drill().settled(asked);
    await drill().expectFair(asked, 'completed');
  });
});

describe('the drill can fail', () => {
  // Some of these tests start a process that the next test must not have.
  afterEach(() => drill().ai.kill());

  // The queue redelivers the job of a dead process by itself, but it may also lose the job.
  it.each(KILLS)('without a sweeper, %s', async (_name, plan) => {
    await drill().ai.kill();
    await drill().ai.start(NO_SWEEPER);
    const kill = plan(drill());
    const asked = await drill().ask();
    await until('the kill', () => kill.done, PATIENCE_MS);
    await forgetJobs();
    await drill().ai.start(NO_SWEEPER);
    await expect(drill().settled(asked, UNSWEPT_MS)).rejects.toThrow('Waited');
  });

  it('when each call uses a new id', async () => {
    const { product, ai } = drill();
    const holds = new Map<string, string[]>();
    const kill = new PlannedKill(ai);
    product.ledger.intercept = async (name, forward, request) => {
      if (!name.startsWith('hold.')) return forward();
      const { holdId, ...rest } = request as { holdId: string };
      const made = holds.get(holdId) ?? [];
      holds.set(holdId, made);
      if (name === 'hold.create') {
        const id = randomUUID();
        made.push(id);
        const hold = await product.billing.rpc.call('hold.create', { ...rest, holdId: id } as never);
        if (!kill.planned) return hold;
        await kill.happen();
        throw lost();
      }
      let answer: unknown;
      for (const id of made) answer = await product.billing.rpc.call(name as 'hold.capture', { holdId: id });
      return answer;
    };
    const asked = await drill().ask();
    await until('the kill', () => kill.done, PATIENCE_MS);
    await drill().askedAgo(asked, -HOUR_S);
    await ai.start();
    await drill().askAgain(asked);
    await drill().settled(asked);
    await expect(drill().expectFair(asked, 'completed')).rejects.toThrow();
    expect(await product.spent(asked.actor)).toBe(2);
  });
});
