import { describe, expect, it } from '@jest/globals';
import { CpuShare } from './cpu-share.js';
import type { Slot } from './slot.js';
import type { SlotPool } from './slot-pool.js';
import { WaitingSandboxes, type WaitingKind } from './waiting-sandboxes.js';

/** Fake slots. Counts what happens to them. */
function setUp({ resets = true, mostOfAKind = 2, megabytes = 100, idle = (): boolean => true } = {}) {
  const seen = { booted: 0, retired: 0, reset: 0 };
  const pool = {
    begin: async (work: (slot: Slot) => Promise<unknown>) => {
      const slot = { usable: true } as Slot;
      return { slot, result: await work(slot) };
    },
    give: () => undefined,
    retire: () => void (seen.retired += 1),
  } as unknown as SlotPool;
  const kind: WaitingKind = {
    key: 'kind',
    megabytes: 10,
    boot: () => Promise.resolve(void (seen.booted += 1)),
    reset: () => Promise.resolve(void (seen.reset += 1)).then(() => resets),
  };
  return { seen, kind, waiting: new WaitingSandboxes(pool, { mostOfAKind, megabytes }, idle) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('WaitingSandboxes', () => {
  it('lends the same sandbox again, and boots no other while it is lent', async () => {
    const { seen, kind, waiting } = setUp();
    const first = await waiting.lend(kind);
    await waiting.refill();
    waiting.giveBack(first);
    await turn();
    expect(await waiting.lend(kind)).toBe(first);
    expect(seen).toEqual({ booted: 1, retired: 0, reset: 1 });
  });

  it('ends a sandbox that cannot be reset', async () => {
    const { seen, kind, waiting } = setUp({ resets: false });
    waiting.giveBack(await waiting.lend(kind));
    await turn();
    expect({ ...seen, count: waiting.count }).toEqual({ booted: 1, retired: 1, reset: 1, count: 0 });
    await waiting.refill();
    expect(waiting.count).toBe(1);
  });

  it('ends a sandbox after many loans', async () => {
    const { seen, kind, waiting } = setUp();
    for (let loan = 0; loan < 200; loan += 1) {
      waiting.giveBack(await waiting.lend(kind));
      await turn();
    }
    expect(seen).toEqual({ booted: 1, retired: 1, reset: 199 });
  });

  it('keeps no more sandboxes than its bound', async () => {
    const { seen, kind, waiting } = setUp({ mostOfAKind: 1 });
    const both = [await waiting.lend(kind), await waiting.lend(kind)];
    for (const slot of both) waiting.giveBack(slot);
    await turn();
    expect({ count: waiting.count, retired: seen.retired }).toEqual({ count: 1, retired: 1 });
  });

  it('keeps as many as were missing while the worker was busy', async () => {
    let idle = false;
    const { kind, waiting } = setUp({ mostOfAKind: 5, idle: () => idle });
    for (let test = 0; test < 3; test += 1) expect(waiting.take(kind)).toBeUndefined();
    idle = true;
    await waiting.refill();
    expect(waiting.count).toBe(4);
  });

  it('keeps no more than there is room for, and ends those that were asked for the longest ago', async () => {
    let idle = false;
    const { seen, kind, waiting } = setUp({ mostOfAKind: 5, megabytes: 35, idle: () => idle });
    const other = { ...kind, key: 'other' };
    const longAgo = Date.now() - 1_000;
    const refill = async (): Promise<void> => {
      idle = true;
      await waiting.refill();
      idle = false;
    };
    for (let test = 0; test < 4; test += 1) waiting.take(kind, longAgo);
    await refill();
    expect({ count: waiting.count, retired: seen.retired }).toEqual({ count: 3, retired: 0 });
    waiting.take(other);
    await refill();
    expect({ count: waiting.count, retired: seen.retired }).toEqual({ count: 3, retired: 2 });
    expect(waiting.take(other)).toBeDefined();
  });

  it('ends a sandbox that is given back after close', async () => {
    const { seen, kind, waiting } = setUp();
    const slot = await waiting.lend(kind);
    await waiting.close();
    waiting.giveBack(slot);
    await turn();
    expect(seen.retired).toBe(1);
  });

  it('keeps two of a kind from programs that give way', async () => {
    let idle = false;
    const { kind, waiting } = setUp({ mostOfAKind: 3, idle: () => idle });
    for (let test = 0; test < 2; test += 1) waiting.take(kind);
    idle = true;
    await waiting.refill();
    const share = new CpuShare();
    share.givesWay = true;
    expect(
      share.run(() => [waiting.take(kind), waiting.take(kind)]).map((slot) => slot !== undefined),
    ).toEqual([true, false]);
    expect([waiting.take(kind), waiting.take(kind)]).not.toContain(undefined);
  });

  it('boots another one, which gives way, when one is broken while the worker is busy', async () => {
    const { seen, kind, waiting } = setUp({ idle: () => false });
    let gaveWay: boolean | undefined;
    const watched = {
      ...kind,
      boot: (slot: Slot) => {
        gaveWay = CpuShare.current?.givesWay;
        return kind.boot(slot);
      },
    };
    const slot = await waiting.lend(watched);
    expect(gaveWay).toBeUndefined();
    waiting.discard(slot);
    await turn();
    expect({ count: waiting.count, gaveWay, ...seen }).toMatchObject({ count: 1, gaveWay: true, booted: 2 });
  });
});
