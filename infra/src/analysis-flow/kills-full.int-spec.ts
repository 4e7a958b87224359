import { randomUUID } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import { KILLS, lost, PATIENCE_MS, useKillDrill, type Asked } from './kill-drill.js';
import { judgeAll } from './scripted-judge.js';
import { FATE } from './small-analyser.js';

jest.setTimeout(4 * PATIENCE_MS);

const NO_SWEEPER = { RECONCILE_INTERVAL_MS: '60000' };
/** Longer than any repair takes, so that its absence shows. */
const UNSWEPT_MS = 8_000;

const drill = useKillDrill();

/** As if the ledger's answer had been waited for in vain for an hour. */
const waitInVain = async (asked: Asked): Promise<void> => {
  expect((await drill().product.wallet(asked.actor)).held).toBe(1);
  await drill().product.database.query(
    `UPDATE ai.analysis SET charge_changed_at = now() - interval '1 hour' WHERE user_id = $1`,
    [asked.actor.userId],
  );
};

describe('kill -9 of the ai process', () => {
  it('before the ledger heard of it: asking again carries the same analysis on', () =>
    drill().surviveTo('completed', drill().killAt('hold.create', 'before'), { asksAgain: true }));

  it('after the ledger reserved the token, and nobody asks again: it is given back', () =>
    drill().surviveTo('failed', drill().killAt('hold.create', 'after'), { beforeRestart: waitInVain }));

  it('after the token of a failed analysis was given back: it stays so', () =>
    drill().surviveTo('failed', drill().killAt('hold.void', 'after'), { fate: FATE.providerFault }));

  it('again and again on one analysis makes it fail, for free', async () => {
    let kills = 0;
    drill().product.judge.handle = async (id, link) => {
      if (!(await link.claim(id))) return;
      kills += 1;
      await drill().ai.kill();
    };
    const asked = await drill().ask();
    for (let round = 1; round <= 3; round += 1) {
      await until(`kill ${round}`, () => kills === round, PATIENCE_MS);
      await drill().ai.start();
    }
    await drill().settled(asked);
    await drill().expectFair(asked, 'failed');
  });
});

describe('an orderly stop', () => {
  it('gives the analysis in hand back, and the next process finishes it', async () => {
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
  it.each(KILLS)('without a sweeper, %s', async (_name, plan) => {
    await drill().ai.kill();
    await drill().ai.start(NO_SWEEPER);
    const kill = plan(drill());
    const asked = await drill().ask();
    await until('the kill', kill.done, PATIENCE_MS);
    await drill().ai.start(NO_SWEEPER);
    await expect(drill().settled(asked, UNSWEPT_MS)).rejects.toThrow('Waited');
  });

  it('where each call reserves and spends under an id of its own', async () => {
    const { product, ai } = drill();
    const holds = new Map<string, string[]>();
    let killed = false;
    product.ledger.intercept = async (name, forward, request) => {
      if (!name.startsWith('hold.')) return forward();
      const { holdId, ...rest } = request as { holdId: string };
      const made = holds.get(holdId) ?? [];
      holds.set(holdId, made);
      if (name === 'hold.create') {
        const id = randomUUID();
        made.push(id);
        const hold = await product.billing.rpc.call('hold.create', { ...rest, holdId: id } as never);
        if (killed) return hold;
        killed = true;
        await ai.kill();
        throw lost();
      }
      let answer: unknown;
      for (const id of made) answer = await product.billing.rpc.call(name as 'hold.capture', { holdId: id });
      return answer;
    };
    const asked = await drill().ask();
    await ai.start();
    await drill().askAgain(asked);
    await drill().settled(asked);
    await expect(drill().expectFair(asked, 'completed')).rejects.toThrow();
    expect(await product.spent(asked.actor)).toBe(2);
  });
});
