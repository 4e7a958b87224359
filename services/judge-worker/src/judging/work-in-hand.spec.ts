import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WorkInHand } from './work-in-hand.js';

describe('WorkInHand', () => {
  it('stops the cancelled task and no other', () => {
    const work = new WorkInHand();
    const [one, two] = [work.begin('1'), work.begin('2')];
    work.cancel('1');
    work.cancel('3');
    expect(one.stopped?.reason).toBe('cancelled');
    expect(two.stopped).toBeUndefined();
  });

  it('keeps the first reason for a stop', () => {
    const task = new WorkInHand().begin('1');
    task.stop('lost', 'first');
    task.stop('drained', 'second');
    expect(task.stopped?.message).toBe('first');
  });

  describe('drains', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    /** Jobs in hand, as the queue's consumers count them: a job is there before its claim is answered. */
    function jobsInHand() {
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      return { ended, end };
    }

    it('by waiting, then by stopping', async () => {
      const work = new WorkInHand();
      const jobs = jobsInHand();
      const [quick, slow] = [work.begin('1'), work.begin('2')];
      const drained = work.drain(30, jobs.ended);
      work.end(quick);
      slow.signal.addEventListener('abort', () => {
        work.end(slow);
        jobs.end();
      });
      jest.advanceTimersByTime(30);
      await drained;
      expect([quick.stopped, slow.stopped?.reason]).toEqual([undefined, 'drained']);
      expect(work.size).toBe(0);
    });

    it('also what a late answer to a claim begins, before and after the time is up', async () => {
      const work = new WorkInHand();
      const jobs = jobsInHand();
      const drained = work.drain(30, jobs.ended);
      const late = work.begin('1');
      expect(late.stopped).toBeUndefined();
      jest.advanceTimersByTime(30);
      expect(late.stopped?.reason).toBe('drained');
      expect(work.begin('2').stopped?.reason).toBe('drained');
      jobs.end();
      await drained;
    });

    it('at once when nothing is in hand', async () => {
      const work = new WorkInHand();
      await work.drain(30, Promise.resolve());
      expect(jest.getTimerCount()).toBe(0);
    });
  });

  it('measures the time since the last progress', () => {
    let now = 0;
    const work = new WorkInHand(() => now);
    const task = work.begin('1');
    now = 70;
    expect(work.sinceProgressMs()).toBe(70);
    work.noteProgress();
    now = 80;
    expect(work.sinceProgressMs()).toBe(10);
    work.end(task);
    expect(work.sinceProgressMs()).toBe(0);
  });
});
