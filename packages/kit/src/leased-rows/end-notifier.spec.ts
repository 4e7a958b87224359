import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EndNotifier } from './end-notifier.js';

describe('EndNotifier', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('wakes every waiter of the row that ended, and no other', async () => {
    const ends = new EndNotifier();
    const woken: string[] = [];
    const waits = ['a', 'a', 'b'].map((id) => ends.next(id, 1_000).then(() => woken.push(id)));
    ends.announce('a');
    await jest.advanceTimersByTimeAsync(0);
    expect(woken).toEqual(['a', 'a']);
    await jest.advanceTimersByTimeAsync(1_000);
    await Promise.all(waits);
    expect(woken).toEqual(['a', 'a', 'b']);
  });

  it('stops waiting when the signal aborts, or has already aborted', async () => {
    const ends = new EndNotifier();
    const abort = new AbortController();
    const waiting = ends.next('a', 60_000, abort.signal);
    abort.abort();
    await waiting;
    await ends.next('a', 60_000, abort.signal);
    expect(jest.getTimerCount()).toBe(0);
  });
});
