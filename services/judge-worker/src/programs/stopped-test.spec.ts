import { expect, it } from '@jest/globals';
import type { JudgeLimits } from '@evident/contracts';
import { descendantsOf } from '../sandbox/testing/machine-state.js';
import type { Program } from './program.js';
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

const WAITS = 'import time\nwait = float(input())\ntime.sleep(wait)\nprint(wait)';
const inputs = (...waits: string[]) => waits.map((wait) => Buffer.from(wait));
const processes = async () => (await descendantsOf(process.pid)).map(({ pid }) => pid);

async function expectRuns(program: Program): Promise<void> {
  const { status, stdout } = await program.run(Buffer.from('0'), LIMITS);
  expect([status, stdout.toString()]).toEqual(['exited', '0.0\n']);
}

asRoot('a test that is cancelled leaves its interpreter to the next one', async () => {
  const program = await sandbox.open('PYTHON', WAITS);
  try {
    await program.run(Buffer.from('0'), LIMITS);
    const before = await processes();
    for (const delayMs of [0, 1, 2, 5, 20, 50]) {
      const series = { inputs: inputs('15', '0'), forMs: 60_000 };
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error('enough')), delayMs);
      await expect(program.runSeries(series, LIMITS, stop.signal)).rejects.toThrow('enough');
      await expectRuns(program);
    }
    // Meanwhile more may have been booted for later programs.
    expect(await processes()).toEqual(expect.arrayContaining(before));
  } finally {
    await program.close();
  }
});

asRoot('a series that is cancelled at any moment does not disturb the next test', async () => {
  const program = await sandbox.open('PYTHON', WAITS);
  try {
    for (const delayMs of [0, 1, 2, 3, 5, 8, 13, 20]) {
      const series = { inputs: inputs('0', '0', '0', '0'), forMs: 60_000 };
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error('enough')), delayMs);
      const forever = async () => {
        for (;;) await program.runSeries(series, LIMITS, stop.signal);
      };
      await expect(forever()).rejects.toThrow('enough');
      await expectRuns(program);
    }
  } finally {
    await program.close();
  }
});
