import { randomUUID } from 'node:crypto';
import type { Actor } from '@evident/contracts';
import { textKey } from '@evident/ai/analyses/cache-key';
import { AnalysisWorkRepository } from '@evident/ai/analyses/analysis-work.repository';
import { until } from '@evident/kit/testing/index';
import { ECHO_ID, SUM_ID } from '@evident/problems/testing/test-service';
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

describe('an analysis', () => {
  it('reserves one token, runs the tests in the judge, stores the result and spends the token', async () => {
    const actor = await product.learner();
    const asked = await product.request(actor, fresh(), { problemId: SUM_ID });
    expect(asked).toMatchObject({ status: expect.stringMatching(/queued|analyzing/), tokensLeft: 2 });
    const state = await product.ended(actor, asked.id);
    expect(state).toMatchObject({
      status: 'completed',
      rating: 100,
      description: 'Passes 5 of 5',
      charged: true,
    });
    expect(await product.settled(asked.id)).toBe('captured');
    expect(await product.wallet(actor)).toEqual({ tokens: 2, held: 0 });
    expect(await product.spent(actor)).toBe(1);
    await until('the last event', () =>
      product.events.some(({ userId, name }) => userId === actor.userId && name === 'analysis.completed'),
    );
    const mine = product.events.filter(({ userId }) => userId === actor.userId);
    const names = mine.filter(({ name }) => name.startsWith('analysis.')).map(({ name }) => name);
    expect(names.at(-1)).toBe('analysis.completed');
    expect(names.filter((name) => name === 'analysis.completed')).toHaveLength(1);
    expect(mine).toContainEqual(
      expect.objectContaining({
        name: 'analysis.progressed',
        payload: { analysisId: asked.id, phase: 'tests', fraction: 0.1 },
      }),
    );
    expect(await product.database.query('SELECT 1 FROM ai.evidence_task')).toEqual([]);
  });

  it('finds the problem by its statement, and analyses the code alone when no problem matches', async () => {
    const actor = await product.learner();
    const found = await product.request(actor, fresh(), {
      description: 'Add the two numbers  that stand on the line.',
    });
    expect([SUM_ID, ECHO_ID]).toContain((await product.ended(actor, found.id)).problemId);
    const unknown = await product.request(actor, fresh(), { description: 'Something else.' });
    expect(await product.ended(actor, unknown.id)).toMatchObject({ problemId: null, rating: null });
  });

  it('refuses what it cannot analyse before a token is touched', async () => {
    const actor = await product.learner();
    await expect(product.request(actor, ' \n')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(product.request(actor, 'x'.repeat(65_537))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(product.request(actor, fresh(), { problemId: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      product.rpc.call('analysis.request', {
        actor,
        sourceCode: 'int main() {}',
        description: null,
        problemId: null,
        language: 'CPP',
        idempotencyKey: null,
        thirdPartyConsent: false,
      }),
    ).rejects.toMatchObject({
      code: 'LANGUAGE_NOT_SUPPORTED',
      message: 'The analysis does not read C++ yet. It reads JavaScript, Python and Java.',
    });
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
  });

  it('is visible only to its owner', async () => {
    const [actor, other] = [await product.learner(), await product.learner()];
    const id = await charged(actor);
    await expect(product.rpc.call('analysis.get', { actor: other, analysisId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await product.rpc.call('analysis.list', { actor: other, problemId: null })).toEqual([]);
    expect(await product.rpc.call('analysis.list', { actor, problemId: null })).toMatchObject([{ id }]);
  });
});

describe('the same question again', () => {
  it('is answered by the stored result, free of charge', async () => {
    const actor = await product.learner();
    const source = fresh();
    const { id } = await product.request(actor, source);
    await product.ended(actor, id);
    const again = await product.request(actor, `${source.replace(/\n/g, '\r\n')}\r\n\n`);
    expect(again).toMatchObject({ id, status: 'completed', charged: false, freeBecause: expect.any(String) });
    expect(await product.spent(actor)).toBe(1);
    const other = await product.learner();
    expect((await product.request(other, source)).id).not.toBe(id);
  });

  it('with other comments and layout is free too, and says what its line numbers refer to', async () => {
    const actor = await product.learner();
    const source = fresh();
    const { id } = await product.request(actor, source);
    await product.ended(actor, id);
    const again = await product.request(actor, `# a note\n\n${source.replace('(', '( ')} too`);
    expect(again).toMatchObject({
      id,
      charged: false,
      freeBecause:
        'This code was analysed before with other comments or layout. Line numbers refer to the text of that time.',
    });
    expect(await product.spent(actor)).toBe(1);
    const changed = await product.request(actor, `${source}\nprint(0)`);
    expect(changed.id).not.toBe(id);
  });

  it('whose text was analysed by an earlier version is free', async () => {
    const actor = await product.learner();
    const source = fresh();
    const { id } = await product.request(actor, source);
    await product.ended(actor, id);
    const text = textKey({
      engineVersion: 'small-1',
      problem: null,
      language: 'PYTHON',
      sourceCode: source,
      tokensHash: null,
    });
    await product.database.query('UPDATE ai.analysis SET cache_key = $2 WHERE id = $1', [id, text]);
    expect(await product.request(actor, source)).toMatchObject({ id, charged: false });
  });

  it('during the analysis stays one analysis and one token, however many requests arrive', async () => {
    const actor = await product.learner();
    const source = fresh();
    product.judge.handle = () => Promise.resolve();
    const states = await Promise.all(
      Array.from({ length: 8 }, () => product.request(actor, source, { problemId: SUM_ID })),
    );
    expect(new Set(states.map(({ id }) => id)).size).toBe(1);
    expect(await product.wallet(actor)).toEqual({ tokens: 2, held: 1 });
    product.judge.handle = judgeAll;
    await product.ended(actor, states[0]?.id ?? '');
    expect(await product.spent(actor)).toBe(1);
  });

  it('with the same key gets the first answer, and another body with that key is refused', async () => {
    const actor = await product.learner();
    const [source, key] = [fresh(), randomUUID()];
    const first = await product.request(actor, source, { key });
    await product.ended(actor, first.id);
    expect(await product.request(actor, source, { key })).toMatchObject({ id: first.id, charged: true });
    await expect(product.request(actor, fresh(), { key })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await product.spent(actor)).toBe(1);
  });
});

describe('an analysis of a problem that the learner had analysed before', () => {
  /** Free, so that a learner can have more of them than tokens. */
  const grown = (): string => fresh(`${FATE.measured}, ${FATE.free}`);
  const measured = async (actor: Actor, source = grown(), problemId = SUM_ID): Promise<string> => {
    const { id } = await product.request(actor, source, { problemId });
    await product.ended(actor, id);
    await product.settled(id);
    return id;
  };
  const earlierOf = async (actor: Actor, analysisId: string) => {
    const state = await product.rpc.call('analysis.get', { actor, analysisId });
    return state.status === 'completed' ? state.earlierPrograms?.map((one) => one.analysisId) : 'unfinished';
  };

  it('comes with the growth of the earlier programs, newest first', async () => {
    const actor = await product.learner();
    const first = await measured(actor);
    const second = await measured(actor);
    const third = await measured(actor);
    expect(await earlierOf(actor, first)).toBeUndefined();
    expect(await earlierOf(actor, third)).toEqual([second, first]);
    const state = await product.rpc.call('analysis.get', { actor, analysisId: second });
    expect(state).toMatchObject({
      earlierPrograms: [
        {
          analysisId: first,
          language: 'PYTHON',
          timeComplexity: 'O(n)',
          growth: [
            {
              variable: 'n',
              family: 'random',
              metric: 'steps',
              points: [
                { n: 8, value: 8 },
                { n: 16, value: 16 },
              ],
            },
          ],
        },
      ],
    });
  });

  it('leaves out other learners, other problems, programs without growth, and the same program', async () => {
    const [actor, other] = [await product.learner(), await product.learner()];
    await measured(other);
    await measured(actor, grown(), ECHO_ID);
    await measured(actor, fresh());
    const same = grown();
    const old = await measured(actor, same);
    await product.database.query('UPDATE ai.analysis SET cache_key = NULL WHERE id = $1', [old]);
    expect(await earlierOf(actor, await measured(actor, same))).toBeUndefined();
  });

  it('names at most five, and each program once', async () => {
    const actor = await product.learner();
    const twice = grown();
    const old = await measured(actor, twice);
    await product.database.query('UPDATE ai.analysis SET cache_key = NULL WHERE id = $1', [old]);
    const newer = await measured(actor, twice);
    const next = await measured(actor);
    expect(await earlierOf(actor, next)).toEqual([newer]);
    const ids = [newer, next];
    for (let more = 0; more < 5; more += 1) ids.push(await measured(actor));
    expect(await earlierOf(actor, ids.at(-1) ?? '')).toEqual(ids.slice(1, -1).reverse());
  });
});

describe('a cancelled analysis', () => {
  it('stops in the judge, gives the token back at once, and stays cancelled', async () => {
    const actor = await product.learner();
    let claimed: string | undefined;
    product.judge.handle = async (id, link) => {
      claimed = (await link.claim(id))?.id;
    };
    const { id } = await product.request(actor, fresh(), { problemId: SUM_ID });
    const evidence = await until('the judge to have it', () => claimed, PATIENCE_MS);
    const cancelled = await product.rpc.call('analysis.cancel', { actor, analysisId: id });
    expect(cancelled).toMatchObject({ status: 'cancelled', tokensLeft: 3 });
    expect(
      await product.judge.link.rpc.call('judging.renew', { id: evidence, attempt: 1, judged: [] }),
    ).toEqual({
      keep: false,
    });
    expect(await product.rpc.call('analysis.cancel', { actor, analysisId: id })).toMatchObject({
      status: 'cancelled',
    });
    expect(await product.settled(id)).toBe('voided');
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
  });

  it('can be none that has ended', async () => {
    const actor = await product.learner();
    const id = await charged(actor);
    await expect(product.rpc.call('analysis.cancel', { actor, analysisId: id })).rejects.toMatchObject({
      code: 'ALREADY_FINISHED',
    });
  });
});

describe('a report that an analysis is wrong', () => {
  const settle = (actor: Actor, reportId: string, refund: boolean) =>
    product.rpc.call('analysis-reports.decide', { actor, reportId, refund, note: 'You are right.' });

  it('is decided with a refund, once, and the wrong result is not given out again', async () => {
    const actor = await product.learner();
    const source = fresh();
    const { id } = await product.request(actor, source);
    await product.ended(actor, id);
    await product.settled(id);
    const file = () =>
      product.rpc.call('analysis-reports.file', { actor, analysisId: id, reason: 'It is O(n).' });
    const report = await file();
    expect(await file()).toEqual(report);
    await expect(settle(actor, report.id, true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const open = await product.rpc.call('analysis-reports.list', { actor: admin(), status: 'open' });
    expect(open.find((item) => item.id === report.id)).toMatchObject({
      sourceCode: source,
      analysis: { id },
    });
    const settled = await Promise.allSettled([
      settle(admin(), report.id, true),
      settle(admin(), report.id, true),
    ]);
    const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []));
    expect(new Set(answers)).toEqual(new Set(['refunded']));
    expect(await settle(admin(), report.id, true)).toMatchObject({
      status: 'refunded',
      note: 'You are right.',
    });
    await expect(settle(admin(), report.id, false)).rejects.toMatchObject({ code: 'ALREADY_FINISHED' });
    expect(await product.wallet(actor)).toEqual({ tokens: 3, held: 0 });
    expect((await product.request(actor, source)).id).not.toBe(id);
  });

  it('may be dismissed, and refunds nothing that was free', async () => {
    const actor = await product.learner();
    const { id } = await product.request(actor, fresh(FATE.free));
    await product.ended(actor, id);
    await product.settled(id);
    const { id: reportId } = await product.rpc.call('analysis-reports.file', {
      actor,
      analysisId: id,
      reason: 'No.',
    });
    await expect(settle(admin(), reportId, true)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' });
    expect(await settle(admin(), reportId, false)).toMatchObject({ status: 'dismissed' });
  });
});

describe('an analysis that came to nothing', () => {
  it('is forgotten after a month; a result never is', async () => {
    const actor = await product.learner();
    const kept = await charged(actor);
    const { id: failed } = await product.request(actor, fresh(FATE.providerFault));
    await product.settled(failed);
    await product.database.query(
      `UPDATE ai.analysis SET finished_at = now() - interval '31 days' WHERE user_id = $1`,
      [actor.userId],
    );
    await product.ai?.app.get(AnalysisWorkRepository).prune();
    expect(await product.rpc.call('analysis.list', { actor, problemId: null })).toMatchObject([{ id: kept }]);
  });
});

describe('an account that is erased', () => {
  it('takes its analyses with it, those under way as well', async () => {
    const [actor, other] = [await product.learner(), await product.learner()];
    await charged(actor);
    const kept = await charged(other);
    product.judge.handle = () => Promise.resolve();
    await product.request(actor, fresh(), { problemId: SUM_ID });
    await product.rpc.call('account.erase', { userId: actor.userId });
    await product.rpc.call('account.erase', { userId: actor.userId });
    expect(await product.rpc.call('analysis.list', { actor, problemId: null })).toEqual([]);
    expect(await product.wallet(actor)).toEqual({ tokens: 2, held: 0 });
    expect(await product.rpc.call('analysis.list', { actor: other, problemId: null })).toMatchObject([
      { id: kept },
    ]);
  });
});
