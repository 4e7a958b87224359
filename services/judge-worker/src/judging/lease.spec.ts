import type { JudgedTest } from '@evident/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Lease } from './lease.js';

const test = (index: number) => ({ index }) as JudgedTest;

function lease(renew: (judged: JudgedTest[]) => Promise<boolean>) {
  const calls: number[][] = [];
  const running: boolean[] = [];
  const lost: string[] = [];
  const made = new Lease({
    leaseMs: 9_000,
    renew: (judged, isRunning) => {
      running.push(isRunning);
      calls.push(judged.map(({ index }) => index));
      return renew(judged);
    },
    onLost: (why) => lost.push(why),
  });
  return { made, calls, running, lost };
}

describe('Lease', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('renews every third of the lease when nothing happens', async () => {
    const { made, calls } = lease(() => Promise.resolve(true));
    await jest.advanceTimersByTimeAsync(9_000);
    expect(calls).toEqual([[], [], []]);
    made.stop();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(calls).toHaveLength(3);
  });

  it('reports a judged test within 100 ms, together with those that end soon after it', async () => {
    const { made, calls } = lease(() => Promise.resolve(true));
    made.note(test(1));
    await jest.advanceTimersByTimeAsync(50);
    made.note(test(2));
    await jest.advanceTimersByTimeAsync(50);
    expect(calls).toEqual([[1, 2]]);
    made.stop();
  });

  it('tells that the tests run when the first one takes long, and only then', async () => {
    const slow = lease(() => Promise.resolve(true));
    slow.made.noteRunning();
    await jest.advanceTimersByTimeAsync(300);
    expect([slow.calls, slow.running]).toEqual([[[]], [true]]);
    slow.made.stop();

    const quick = lease(() => Promise.resolve(true));
    quick.made.noteRunning();
    quick.made.note(test(1));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([quick.calls, quick.running]).toEqual([[[1]], [true]]);
    quick.made.stop();

    const ended = lease(() => Promise.resolve(true));
    ended.made.noteRunning();
    ended.made.stop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ended.calls).toEqual([]);
  });

  it('calls at most ten times a second, however many tests end', async () => {
    const { made, calls } = lease(() => Promise.resolve(true));
    for (let at = 1; at <= 1_000; at += 1) {
      made.note(test(at));
      await jest.advanceTimersByTimeAsync(1);
    }
    // A third of the time since the first test, which is the longest that a test waits here.
    await jest.advanceTimersByTimeAsync(334);
    expect(calls.length).toBeLessThanOrEqual(11);
    expect(calls.flat()).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 1));
    made.stop();
  });

  it('reports less and less often, so that many tests cost few calls', async () => {
    const { made, calls } = lease(() => Promise.resolve(true));
    for (let at = 1; at <= 200; at += 1) {
      made.note(test(at));
      await jest.advanceTimersByTimeAsync(12);
    }
    // 60, 160, 260, 360, 480, 640, 850 ms and so on: each a third later than the one before.
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.length).toBeLessThan(13);
    made.stop();
  });

  it('reports a slow test soon after its end, and many quick ones less often as the judging lasts', async () => {
    const { made, calls } = lease(() => Promise.resolve(true));
    for (let at = 1; at <= 200; at += 1) {
      made.note(test(at));
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(calls.length).toBeLessThan(45);
    await jest.advanceTimersByTimeAsync(1_000);
    made.note(test(201));
    await jest.advanceTimersByTimeAsync(60);
    expect(calls.flat().at(-1)).toBe(201);
    made.stop();
  });

  it('calls no more once it is stopped, because the result reports the rest', async () => {
    const { made, calls } = lease(() => Promise.resolve(true));
    made.note(test(1));
    made.stop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(calls).toEqual([]);
  });

  it('collects tests that are judged during a call', async () => {
    let answer!: (keep: boolean) => void;
    const { made, calls } = lease(() => new Promise((resolve) => (answer = resolve)));
    made.note(test(1));
    await jest.advanceTimersByTimeAsync(100);
    made.note(test(2));
    made.note(test(3));
    await jest.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([[1]]);
    answer(true);
    await jest.advanceTimersByTimeAsync(100);
    expect(calls).toEqual([[1], [2, 3]]);
    answer(true);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(calls).toEqual([[1], [2, 3], []]);
    made.stop();
  });

  it('reports tests again after a failed call', async () => {
    let up = false;
    const { made, calls } = lease(() => (up ? Promise.resolve(true) : Promise.reject(new Error('down'))));
    made.note(test(1));
    await jest.advanceTimersByTimeAsync(100);
    up = true;
    made.note(test(2));
    await jest.advanceTimersByTimeAsync(300);
    expect(calls).toEqual([[1], [1, 2]]);
    made.stop();
  });

  it('is lost when the owner says so, and then calls no more', async () => {
    const { made, calls, lost } = lease(() => Promise.resolve(false));
    made.note(test(1));
    await jest.advanceTimersByTimeAsync(100);
    made.note(test(2));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(lost).toEqual(['the claim was taken away']);
    expect(calls).toEqual([[1]]);
  });

  it('survives a restart of the owner, but not an absence for a whole lease', async () => {
    let up = false;
    const { made, lost } = lease(() => (up ? Promise.resolve(true) : Promise.reject(new Error('down'))));
    await jest.advanceTimersByTimeAsync(8_000);
    up = true;
    await jest.advanceTimersByTimeAsync(1_000);
    up = false;
    await jest.advanceTimersByTimeAsync(8_000);
    expect(lost).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(lost).toEqual(['the claim could not be renewed in time']);
    made.stop();
  });

  it('knows the tests that the owner stored, and counts no test whose call failed or was refused', async () => {
    const answers = [true, new Error('away'), false];
    const { made } = lease(() => {
      const answer = answers.shift() ?? false;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    made.note({ index: 1, testId: 'first' } as JudgedTest);
    await jest.advanceTimersByTimeAsync(100);
    expect([...made.confirmed]).toEqual(['first']);
    made.note({ index: 2, testId: 'second' } as JudgedTest);
    await jest.advanceTimersByTimeAsync(4_000);
    expect([...made.confirmed]).toEqual(['first']);
    made.stop();
  });
});
