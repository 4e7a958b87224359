import { randomUUID } from 'node:crypto';
import type { Actor } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { SUM_ID } from '@evident/problems/testing/test-service';
import { FlowProduct, PATIENCE_MS } from '@evident/infra/flow-harness/flow-product';
import { passOn } from '@evident/infra/flow-harness/rpc-relay';
import { judgeAll } from '@evident/infra/flow-harness/scripted-judge';
import { FATE } from '@evident/infra/flow-harness/small-analyser';

jest.setTimeout(3 * PATIENCE_MS);

let product: FlowProduct;
beforeAll(async () => {
  product = await FlowProduct.start();
  await product.boot();
});
afterEach(async () => {
  product.ledger.intercept = passOn;
  product.judge.handle = judgeAll;
  expect(await product.billing.drift()).toEqual([]);
});
afterAll(() => product.stop());

let programs = 0;
/** A source that the product has not analysed before. */
const fresh = (text = ''): string => `print(${(programs += 1)}) # ${text}`;
const admin = (): Actor => ({ userId: randomUUID(), role: 'ADMIN' });

async function charged(actor: Actor): Promise<string> {
  const { id } = await product.request(actor, fresh());
  await product.ended(actor, id);
  expect(await product.settled(id)).toBe('captured');
  return id;
}

describe('tokens', () => {
  it('have run out: the analysis is refused and leaves nothing behind, so the same key works after buying some', async () => {
    const actor = await product.learner();
    for (let spent = 0; spent < 3; spent += 1) await charged(actor);
    const [source, key] = [fresh(), randomUUID()];
    await expect(product.request(actor, source, { key })).rejects.toMatchObject({ code: 'OUT_OF_TOKENS' });
    expect(await product.rpc.call('analysis.list', { actor, problemId: null })).toHaveLength(3);
    await product.billing.rpc.call('wallet.adjust', {
      actor: admin(),
      userId: actor.userId,
      delta: 1,
      reason: 'bought one',
      ref: randomUUID(),
    });
    const { id } = await product.request(actor, source, { key });
    expect(await product.ended(actor, id)).toMatchObject({ status: 'completed', charged: true });
  });

  it('never go below zero, however many analyses are asked for at once', async () => {
    const actor = await product.learner();
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => product.request(actor, fresh())),
    );
    const accepted = answers.filter(({ status }) => status === 'fulfilled');
    expect(accepted.length).toBeLessThanOrEqual(3);
    for (const answer of accepted) {
      if (answer.status === 'fulfilled') await product.settled(answer.value.id);
    }
    expect(await product.spent(actor)).toBe(accepted.length);
  });

  it.each([
    [FATE.providerFault, 'PROVIDER_FAILED', 'The model said no.'],
    [FATE.bug, 'INTERNAL', 'Something went wrong on our side.'],
  ])('come back when the analysis fails: %s', async (fate, code, message) => {
    const actor = await product.learner();
    const { id } = await product.request(actor, fresh(fate));
    expect(await product.ended(actor, id)).toMatchObject({ status: 'failed', code, message });
    expect(await product.settled(id)).toBe('voided');
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
    expect((await product.request(actor, fresh(fate))).id).not.toBe(id);
  });

  it('are not spent on a result that is not worth one, and the result says why', async () => {
    const actor = await product.learner();
    const { id } = await product.request(actor, fresh(FATE.free));
    expect(await product.ended(actor, id)).toMatchObject({
      status: 'completed',
      charged: false,
      freeBecause: 'Your code does not compile.',
    });
    expect(await product.settled(id)).toBe('voided');
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
  });

  it('come back when the judge fails again and again', async () => {
    const actor = await product.learner();
    product.judge.handle = async (id, link) => {
      const task = await link.claim(id);
      if (task)
        await link.rpc.call('judging.release', { id, attempt: task.attempt, fault: 'the sandbox broke' });
    };
    const { id } = await product.request(actor, fresh(), { problemId: SUM_ID });
    expect(await product.ended(actor, id)).toMatchObject({ status: 'failed', code: 'JUDGE_UNAVAILABLE' });
    expect(await product.settled(id)).toBe('voided');
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
  });

  it('are not charged when the ledger is away, whatever it did of the call', async () => {
    const actor = await product.learner();
    product.ledger.intercept = async (name, forward) => {
      if (name !== 'hold.create') return forward();
      await forward();
      throw new DomainError('SERVICE_UNAVAILABLE', 'lost');
    };
    await expect(product.request(actor, fresh())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await until('the hold to be voided', async () => (await product.wallet(actor)).held === 0, PATIENCE_MS);
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
  });

  it('are spent once when the ledger does not answer the capture at first', async () => {
    const actor = await product.learner();
    let lost = 0;
    product.ledger.intercept = async (name, forward) => {
      const answer = await forward();
      if (name === 'hold.capture' && (lost += 1) <= 2) throw new DomainError('SERVICE_UNAVAILABLE', 'lost');
      return answer;
    };
    const { id } = await product.request(actor, fresh());
    expect(await product.settled(id)).toBe('captured');
    expect(lost).toBeGreaterThanOrEqual(3);
    expect(await product.spent(actor)).toBe(1);
  });

  it('that expired before the result came are not spent, and the result stays', async () => {
    const actor = await product.learner();
    product.ledger.intercept = async (name, forward, request) => {
      if (name === 'hold.capture') {
        const { holdId } = request as { holdId: string };
        await product.billing.database.query(
          `UPDATE billing.hold SET expires_at = now() - interval '1 s' WHERE id = $1`,
          [holdId],
        );
        await until('the expiry', async () => (await product.wallet(actor)).held === 0, PATIENCE_MS);
      }
      return forward();
    };
    const { id } = await product.request(actor, fresh());
    expect(await product.settled(id)).toBe('voided');
    expect(await product.rpc.call('analysis.get', { actor, analysisId: id })).toMatchObject({
      status: 'completed',
      charged: false,
    });
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
  });
});
