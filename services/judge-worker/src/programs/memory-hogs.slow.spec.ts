import type { JudgeLimits } from '@evident/contracts';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 5_000,
  wallLimitMs: 60_000,
  memoryLimitKb: 96 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};
const SLOTS = 4;
const TURNS = 10;
const HOG = 'const a = []; for (;;) a.push(new Array(10000).fill(Math.random()));';

describe('Programs that take too much memory', () => {
  const sandbox = new RealFactory(LIMITS, { slots: SLOTS, languages: ['JAVASCRIPT'] });

  // While the kernel freed a killed program's memory, its group was still full. When a slot then needed memory for itself,
  // the OOM killer took the slot: 11 of 300 runs ended as a fault of the platform.
  it('are killed, and never what watches them', async () => {
    const slot = async (name: number): Promise<string[]> => {
      const statuses: string[] = [];
      for (let turn = 0; turn < TURNS; turn += 1)
        statuses.push((await sandbox.run('JAVASCRIPT', `${HOG} // ${name} ${turn}`)).status);
      return statuses;
    };
    const all = await Promise.all(Array.from({ length: SLOTS }, (_, name) => slot(name)));
    expect(new Set(all.flat())).toEqual(new Set(['memory_exceeded']));
  });
});
