import { until } from '@evident/kit/testing/index';
import { KillDrill, PATIENCE_MS } from './kill-drill.js';

jest.setTimeout(3 * PATIENCE_MS);

let drill: KillDrill;
beforeAll(async () => {
  drill = await KillDrill.start({ HOLD_TTL_S: '20', ANALYSIS_DEADLINE_MS: '8000' });
});
afterAll(() => drill.stop());

it('an ai process that never comes back leaves no token reserved past its expiry', async () => {
  await drill.ai.start();
  const kill = drill.killAtEvidence('claimed');
  const asked = await drill.ask();
  await until('the kill', kill.done, PATIENCE_MS);
  expect((await drill.product.wallet(asked.actor)).held).toBe(1);
  await until('the expiry', async () => (await drill.product.wallet(asked.actor)).held === 0, PATIENCE_MS);
  expect(await drill.product.wallet(asked.actor)).toEqual({ tokens: 3, held: 0 });
  await drill.ai.start();
  await drill.settled(asked);
  await drill.expectFair(asked, 'failed');
});
