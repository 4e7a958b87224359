import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CpuShare } from './cpu-share.js';
import { SlotShare } from './slot-share.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-share-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const idleFile = (): string => path.join(folder, 'cpu.idle');
const idle = (): string => (fs.existsSync(idleFile()) ? fs.readFileSync(idleFile(), 'utf8') : '');
const slotShare = (lookEveryMs = 60_000): SlotShare =>
  new SlotShare({ version: 1, cpu: folder, idle: idleFile() }, { lookEveryMs, loanMs: 1 });

/** Resolves when the file holds each of these in turn. */
async function becomes(...values: string[]): Promise<void> {
  for (const value of values) while (idle() !== value) await new Promise((resolve) => setImmediate(resolve));
}

describe('The share of a slot', () => {
  it('is ordinary without a share, and is not written when nothing changes', () => {
    slotShare().begin(undefined)();
    slotShare().begin(new CpuShare())();
    expect(fs.existsSync(idleFile())).toBe(false);
  });

  it('follows its share until the work ends, and is ordinary for the next work', () => {
    const [slot, share] = [slotShare(), new CpuShare()];
    const end = slot.begin(share);
    share.givesWay = true;
    expect(idle()).toBe('1');
    share.givesWay = false;
    expect(idle()).toBe('0');
    share.givesWay = true;
    end();
    share.givesWay = false;
    expect(idle()).toBe('1');
    slot.begin(new CpuShare())();
    expect(idle()).toBe('0');
  });

  it('is lent an ordinary one for a moment when its programs get no CPU time', async () => {
    fs.writeFileSync(path.join(folder, 'cpuacct.usage'), '0\n');
    const share = new CpuShare();
    share.givesWay = true;
    const end = slotShare(1).begin(share);
    await becomes('0', '1', '0');
    end();
  });

  it('goes on when the group is gone', () => {
    const share = new CpuShare();
    share.givesWay = true;
    fs.rmSync(folder, { recursive: true });
    expect(() => slotShare().begin(share)()).not.toThrow();
  });

  it('is that of the work around it, however deep', async () => {
    const share = new CpuShare();
    const found = await share.run(async () => {
      await Promise.resolve();
      return CpuShare.current;
    });
    expect([found, CpuShare.current]).toEqual([share, undefined]);
  });
});
