import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Heartbeat } from './heartbeat.js';

const LEASE_MS = 9_000;

function heartbeat(renew: () => Promise<boolean>) {
  const seen = { calls: 0, lost: [] as string[] };
  const made = new Heartbeat({
    leaseMs: LEASE_MS,
    renew: () => {
      seen.calls += 1;
      return renew();
    },
    onLost: (why) => seen.lost.push(why),
  });
  return { made, seen };
}

describe('Heartbeat', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('renews every third of the lease until it is stopped', async () => {
    const { made, seen } = heartbeat(() => Promise.resolve(true));
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect(seen.calls).toBe(3);
    made.stop();
    made.beat();
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect(seen).toEqual({ calls: 3, lost: [] });
  });

  it('renews at once when asked, and once more after a call that is under way', async () => {
    let answer!: (keep: boolean) => void;
    const { made, seen } = heartbeat(() => new Promise((resolve) => (answer = resolve)));
    made.beat();
    made.beat();
    made.beat();
    expect(seen.calls).toBe(1);
    answer(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.calls).toBe(2);
    answer(true);
    await jest.advanceTimersByTimeAsync(LEASE_MS / 3 - 1);
    expect(seen.calls).toBe(2);
    made.stop();
  });

  it('is lost when the owner refuses, and calls no more', async () => {
    const { made, seen } = heartbeat(() => Promise.resolve(false));
    made.beat();
    await jest.advanceTimersByTimeAsync(1);
    made.beat();
    await jest.advanceTimersByTimeAsync(2 * LEASE_MS);
    expect(seen).toEqual({ calls: 1, lost: ['the claim was taken away'] });
  });

  it('survives an owner that restarts, but not one that is away for a whole lease', async () => {
    let up = false;
    const { seen } = heartbeat(() => (up ? Promise.resolve(true) : Promise.reject(new Error('down'))));
    await jest.advanceTimersByTimeAsync(LEASE_MS - 1_000);
    up = true;
    await jest.advanceTimersByTimeAsync(1_000);
    up = false;
    await jest.advanceTimersByTimeAsync(LEASE_MS - 1_000);
    expect(seen.lost).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(seen.lost).toEqual(['the claim could not be renewed in time']);
  });
});
