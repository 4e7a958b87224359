import { describe, expect, it } from '@jest/globals';
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

  it('drains: waits first, then stops the tasks that are left', async () => {
    const work = new WorkInHand();
    await work.drain(10);
    const [quick, slow] = [work.begin('1'), work.begin('2')];
    slow.signal.addEventListener('abort', () => work.end(slow));
    const drained = work.drain(30);
    work.end(quick);
    await drained;
    expect([quick.stopped, slow.stopped?.reason]).toEqual([undefined, 'drained']);
    expect(work.size).toBe(0);
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
