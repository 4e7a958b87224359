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

/** Only the full tier has fork servers. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('a test that is cancelled leaves its interpreter to the next one', async () => {
  const program = await sandbox.open(
    'PYTHON',
    'import time\nwait = float(input())\ntime.sleep(wait)\nprint(wait)',
  );
  try {
    await program.run(Buffer.from('0'), LIMITS);
    const processes = async () => (await descendantsOf(process.pid)).map(({ pid }) => pid);
    const before = await processes();
    for (const delayMs of [0, 1, 2, 5, 20, 50]) {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error('enough')), delayMs);
      const inputs = ['0', '0', '15', '0'].map((word) => Buffer.from(word));
      const until = async () => {
        for (;;) await program.runSeries({ inputs, forMs: 60_000 }, LIMITS, stop.signal);
      };
      await expect(until()).rejects.toThrow('enough');
      const { status, stdout } = await program.run(Buffer.from('0'), LIMITS);
      expect([status, stdout.toString()]).toEqual(['exited', '0.0\n']);
    }
    // Meanwhile more may have been booted for later programs.
    expect(await processes()).toEqual(expect.arrayContaining(before));
  } finally {
    await program.close();
  }
});
