import { until } from '@evident/kit/testing/index';
import { KillDrill, KILLS, PATIENCE_MS } from './kill-drill.js';
import { FATE } from './small-analyser.js';

jest.setTimeout(3 * PATIENCE_MS);

let drill: KillDrill;
beforeAll(async () => {
  drill = await KillDrill.start();
});
beforeEach(() => drill.ai.start());
afterEach(() => drill.reset());
afterAll(() => drill.stop());

describe('kill -9 of the ai process', () => {
  it.each(KILLS)('%s: the next one brings it to its end, and one token is spent', async (_name, plan) => {
    const kill = plan(drill);
    const asked = await drill.ask();
    await until('the kill', kill.done, PATIENCE_MS);
    await drill.ai.start();
    await drill.settled(asked);
    await drill.expectFair(asked, 'completed');
  });

  it('after the ledger reserved the token: asking again carries the same analysis on', async () => {
    const kill = drill.killAt('hold.create', 'after');
    const asked = await drill.ask();
    await until('the kill', kill.done, PATIENCE_MS);
    await drill.ai.start();
    await drill.askAgain(asked);
    await drill.settled(asked);
    await drill.expectFair(asked, 'completed');
  });

  it('before the token of a failed analysis is given back: it comes back all the same', async () => {
    const kill = drill.killAt('hold.void', 'before');
    const asked = await drill.ask(FATE.providerFault);
    await until('the kill', kill.done, PATIENCE_MS);
    await drill.ai.start();
    await drill.settled(asked);
    await drill.expectFair(asked, 'failed');
  });
});
