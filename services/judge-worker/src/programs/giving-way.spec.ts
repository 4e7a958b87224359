import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { JudgeLimits } from '@evident/contracts';
import { CpuShare } from '../sandbox/cpu-share.js';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 5_000,
  wallLimitMs: 20_000,
  memoryLimitKb: 65_536,
  outputLimitBytes: 1 << 16,
  processLimit: 8,
};
const ROOTS = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];
const sandbox = new RealFactory(LIMITS, { languages: ['PYTHON'], slots: 1 });

/** The slots of this process whose programs give way now. Groups of evidence, which always gives way, have no slots of their own. */
function idleSlots(): string[] {
  const groups = ROOTS.filter((root) => fs.existsSync(root)).flatMap((root) =>
    fs
      .readdirSync(root)
      .filter((name) => name.startsWith(`evident-${process.pid}-`))
      .map((name) => path.join(root, name)),
  );
  const slots = groups.flatMap((group) =>
    group.includes('-slot-') ? [group] : fs.readdirSync(group).map((name) => path.join(group, name)),
  );
  return slots.filter((slot) => {
    const file = path.join(slot, 'cpu.idle');
    return slot.includes('slot-') && fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim() === '1';
  });
}

/** Needs root, and a kernel with idle groups. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('a program gives way while its share does', async () => {
  const program = await sandbox.open('PYTHON', 'import time\ntime.sleep(float(input()))');
  const share = new CpuShare();
  share.givesWay = true;
  try {
    const stop = new AbortController();
    const waiting = share.run(() => program.run(Buffer.from('15'), LIMITS, stop.signal));
    const ended = waiting.catch(() => 'ended');
    while (idleSlots().length === 0) await new Promise((resolve) => setImmediate(resolve));
    share.givesWay = false;
    expect(idleSlots()).toEqual([]);
    share.givesWay = true;
    expect(idleSlots()).toHaveLength(1);
    share.givesWay = false;
    stop.abort(new Error('enough'));
    expect(await ended).toBe('ended');
  } finally {
    await program.close();
  }
});
