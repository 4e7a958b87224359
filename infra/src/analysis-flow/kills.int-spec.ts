import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Actor } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { SUM_ID } from '@evident/problems/testing/test-service';
import { REPOSITORY } from '../launcher/settings.js';
import { AiProcess } from './ai-process.js';
import { FlowProduct } from './flow-product.js';
import type { Intercept } from './rpc-relay.js';
import { judgeAll } from './scripted-judge.js';
import { FATE } from './small-analyser.js';

jest.setTimeout(180_000);

const NO_SWEEPER = { RECONCILE_INTERVAL_MS: '60000' };
const SWEPT_MS = 40_000;
/** Longer than any repair takes, so that its absence shows. */
const UNSWEPT_MS = 6_000;

let product: FlowProduct;
let ai: AiProcess;
beforeAll(async () => {
  const built = spawnSync(process.execPath, [path.join(REPOSITORY, 'infra/build.mjs'), '--backend'], {
    encoding: 'utf8',
  });
  expect(`${built.stderr}${built.status}`).toMatch(/0$/);
  product = await FlowProduct.start({
    HOLD_TTL_S: '30',
    ANALYSIS_DEADLINE_MS: '8000',
    SHUTDOWN_GRACE_MS: '5000',
  });
  ai = new AiProcess(product.env);
});
beforeEach(() => ai.start());
afterEach(async () => {
  product.ledger.intercept = passOn;
  product.judge.handle = judgeAll;
  await ai.kill();
});
afterAll(() => product.stop());

const passOn: Intercept = (_name, forward) => forward();
const lost = (): DomainError => new DomainError('SERVICE_UNAVAILABLE', 'lost with the process');

/** Kills ai when a call of this name arrives at the ledger, before or after the ledger did its part; once. */
function killAt(call: string, when: 'before' | 'after'): { done: () => boolean } {
  let killed = false;
  product.ledger.intercept = async (name, forward) => {
    if (name !== call || killed) return forward();
    killed = true;
    if (when === 'after') await forward();
    await ai.kill();
    throw lost();
  };
  return { done: () => killed };
}

/** Kills ai when the judge has claimed the evidence, or has delivered it. */
function killAtEvidence(when: 'claimed' | 'finished'): { done: () => boolean } {
  let killed = false;
  product.judge.handle = async (id, link) => {
    const task = await link.claim(id);
    if (!task) return;
    if (!killed && when === 'claimed') {
      killed = true;
      await ai.kill();
      return;
    }
    await link.finish(task);
    if (killed) return;
    killed = true;
    await ai.kill();
  };
  return { done: () => killed };
}

interface Asked {
  actor: Actor;
  key: string;
  source: string;
}

async function ask(fate = ''): Promise<Asked> {
  const asked = {
    actor: await product.learner(),
    key: randomUUID(),
    source: `print('${randomUUID()}') # ${fate}`,
  };
  await askAgain(asked).catch((error: unknown) => {
    // The service died under the call: the learner does not know what became of it.
    if (!(error instanceof DomainError)) throw error;
  });
  return asked;
}
const askAgain = ({ actor, key, source }: Asked) =>
  product.request(actor, source, { problemId: SUM_ID, key });

async function onlyAnalysis({
  actor,
}: Asked): Promise<{ id: string; status: string; charge: string } | undefined> {
  const [row, ...more] = await product.database.query<{ id: string; status: string; charge: string }>(
    'SELECT id, status, charge FROM ai.analysis WHERE user_id = $1',
    [actor.userId],
  );
  expect(more).toEqual([]);
  return row;
}

/** The token is spent once if there is a result to show for it, and free otherwise; nothing stays reserved. */
async function expectFair(asked: Asked, result: 'completed' | 'failed'): Promise<void> {
  const row = await onlyAnalysis(asked);
  expect(row).toMatchObject({ status: result, charge: result === 'completed' ? 'captured' : 'voided' });
  const spent = result === 'completed' ? 1 : 0;
  expect(await product.spent(asked.actor)).toBe(spent);
  expect(await product.wallet(asked.actor)).toEqual({ tokens: 3 - spent, held: 0 });
  expect(await product.billing.drift()).toEqual([]);
}

async function settledAfterwards(asked: Asked, timeoutMs = SWEPT_MS): Promise<void> {
  const { id } = (await onlyAnalysis(asked)) ?? { id: '' };
  await product.settled(id, timeoutMs);
}

const KILLS: readonly [string, () => { done: () => boolean }][] = [
  ['when the judge has begun with the evidence', () => killAtEvidence('claimed')],
  ['when the judge has delivered the evidence', () => killAtEvidence('finished')],
  ['when the result is stored and the token not yet spent', () => killAt('hold.capture', 'before')],
  ['when the token is spent and nobody knows', () => killAt('hold.capture', 'after')],
];

describe('kill -9 of the ai process', () => {
  it.each(KILLS)('%s: the next one brings it to its end, and one token is spent', async (_name, plan) => {
    const kill = plan();
    const asked = await ask();
    await until('the kill', kill.done, 30_000);
    await ai.start();
    await settledAfterwards(asked);
    await expectFair(asked, 'completed');
  });

  it.each([
    ['before the ledger heard of it', 'before'],
    ['after the ledger reserved the token', 'after'],
  ] as const)('%s: asking again carries the same analysis on', async (_name, when) => {
    const kill = killAt('hold.create', when);
    const asked = await ask();
    expect(kill.done()).toBe(true);
    await ai.start();
    await askAgain(asked);
    await settledAfterwards(asked);
    await expectFair(asked, 'completed');
  });

  it('after the ledger reserved the token, and nobody asks again: it is given back', async () => {
    killAt('hold.create', 'after');
    const asked = await ask();
    expect((await product.wallet(asked.actor)).held).toBe(1);
    await product.database.query(
      `UPDATE ai.analysis SET charge_changed_at = now() - interval '1 hour' WHERE user_id = $1`,
      [asked.actor.userId],
    );
    await ai.start();
    await settledAfterwards(asked);
    await expectFair(asked, 'failed');
  });

  it.each(['before', 'after'] as const)('%s the token of a failed analysis is given back', async (when) => {
    const kill = killAt('hold.void', when);
    const asked = await ask(FATE.providerFault);
    await until('the kill', kill.done, 30_000);
    await ai.start();
    await settledAfterwards(asked);
    await expectFair(asked, 'failed');
  });

  it('for good leaves no token reserved past its expiry', async () => {
    const kill = killAtEvidence('claimed');
    const asked = await ask();
    await until('the kill', kill.done, 30_000);
    expect((await product.wallet(asked.actor)).held).toBe(1);
    await until('the expiry', async () => (await product.wallet(asked.actor)).held === 0, 60_000);
    expect(await product.wallet(asked.actor)).toEqual({ tokens: 3, held: 0 });
    await ai.start();
    await settledAfterwards(asked);
    await expectFair(asked, 'failed');
  });

  it('again and again on one analysis makes it fail, for free', async () => {
    let kills = 0;
    product.judge.handle = async (id, link) => {
      if (!(await link.claim(id))) return;
      kills += 1;
      await ai.kill();
    };
    const asked = await ask();
    for (let round = 1; round <= 3; round += 1) {
      await until(`kill ${round}`, () => kills === round, 30_000);
      await ai.start();
    }
    await settledAfterwards(asked);
    await expectFair(asked, 'failed');
  });
});

describe('an orderly stop', () => {
  it('gives the analysis in hand back, and the next process finishes it', async () => {
    product.judge.handle = () => Promise.resolve();
    const asked = await ask();
    await until('the work to begin', async () => (await onlyAnalysis(asked))?.status === 'analyzing');
    expect(await ai.stop()).toBe(0);
    expect(await onlyAnalysis(asked)).toMatchObject({ status: 'queued', charge: 'held' });
    product.judge.handle = judgeAll;
    await ai.start();
    await settledAfterwards(asked);
    await expectFair(asked, 'completed');
  });
});

describe('the drill can fail', () => {
  it.each(KILLS)('without a sweeper, %s', async (_name, plan) => {
    await ai.kill();
    await ai.start(NO_SWEEPER);
    const kill = plan();
    const asked = await ask();
    await until('the kill', kill.done, 30_000);
    await ai.start(NO_SWEEPER);
    await expect(settledAfterwards(asked, UNSWEPT_MS)).rejects.toThrow('Waited');
  });

  it('where each call reserves and spends under an id of its own', async () => {
    const holds = new Map<string, string[]>();
    let killed = false;
    product.ledger.intercept = async (name, forward, request) => {
      if (!name.startsWith('hold.')) return forward();
      const { holdId, ...rest } = request as { holdId: string };
      const made = holds.get(holdId) ?? [];
      holds.set(holdId, made);
      if (name === 'hold.create') {
        made.push(randomUUID());
        const id = made.at(-1) ?? '';
        const hold = await product.billing.rpc.call('hold.create', {
          ...rest,
          holdId: id,
        } as never);
        if (killed) return hold;
        killed = true;
        await ai.kill();
        throw lost();
      }
      let answer: unknown;
      for (const id of made) answer = await product.billing.rpc.call(name as 'hold.capture', { holdId: id });
      return answer;
    };
    const asked = await ask();
    await ai.start();
    await askAgain(asked);
    await settledAfterwards(asked);
    await expect(expectFair(asked, 'completed')).rejects.toThrow();
    expect(await product.spent(asked.actor)).toBe(2);
  });
});
