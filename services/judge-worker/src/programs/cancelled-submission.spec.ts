import { expect, it } from '@jest/globals';
import type { JudgeLimits } from '@evident/contracts';
import { descendantsOf } from '../sandbox/testing/machine-state.js';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 5_000,
  wallLimitMs: 20_000,
  memoryLimitKb: 65_536,
  outputLimitBytes: 1 << 16,
  processLimit: 8,
};
const sandbox = new RealFactory(LIMITS, { languages: ['PYTHON'], slots: 1 });

const processes = async (): Promise<number[]> => (await descendantsOf(process.pid)).map(({ pid }) => pid);

it('a submission that is cancelled while it is parsed leaves the parser to the next one', async () => {
  await sandbox.factory.open('PYTHON', 'print(0)');
  const before = await processes();
  let round = 0;
  for (const delayMs of [null, 0, 1, 2, 4]) {
    const stop = new AbortController();
    const why = new Error('enough');
    if (delayMs === null) stop.abort(why);
    else setTimeout(() => stop.abort(why), delayMs);
    const cancelled = await sandbox.factory
      .open('PYTHON', `print(${(round += 1)})`, {}, stop.signal)
      .catch((error: unknown) => error);
    // It may have been parsed before it was cancelled.
    if (delayMs === null) expect(cancelled).toBe(why);
    expect(await sandbox.factory.open('PYTHON', `print(-${round})`)).toMatchObject({ kind: 'ready' });
  }
  // Meanwhile interpreters may have been booted.
  expect(await processes()).toEqual(expect.arrayContaining(before));
});
