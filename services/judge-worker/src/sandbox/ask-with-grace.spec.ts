import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { askWithGrace } from './ask-with-grace.js';

const GRACE_MS = 100;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A question that is answered when the test says so, or stops when it is told to. */
function question() {
  const stopped: unknown[] = [];
  let answer!: (text: string) => void;
  const ask = (late: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      answer = resolve;
      late.addEventListener('abort', () => {
        stopped.push(late.reason);
        reject(new Error('stopped'));
      });
    });
  return { ask, stopped, answer: (text: string) => answer(text) };
}

it('answers, and stops nothing that has ended', async () => {
  const { ask, stopped, answer } = question();
  const cancel = new AbortController();
  const asked = askWithGrace(ask, cancel.signal, GRACE_MS);
  answer('yes');
  expect([await asked.answer, await asked.ended]).toEqual(['yes', 'yes']);
  cancel.abort(new Error('too late'));
  await jest.advanceTimersByTimeAsync(GRACE_MS * 2);
  expect(stopped).toEqual([]);
});

it.each(['before', 'while'])(
  'leaves at once when it is cancelled %s it asks, and the question ends well',
  async (when) => {
    const { ask, stopped, answer } = question();
    const cancel = new AbortController();
    if (when === 'before') cancel.abort(new Error('enough'));
    const asked = askWithGrace(ask, cancel.signal, GRACE_MS);
    cancel.abort(new Error('enough'));
    await expect(asked.answer).rejects.toThrow('enough');
    await jest.advanceTimersByTimeAsync(GRACE_MS - 1);
    answer('yes');
    expect(await asked.ended).toBe('yes');
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    expect(stopped).toEqual([]);
  },
);

it('stops a question that goes on for too long after it was cancelled', async () => {
  const { ask, stopped } = question();
  const cancel = new AbortController();
  const asked = askWithGrace(ask, cancel.signal, GRACE_MS);
  const ended = expect(asked.ended).rejects.toThrow('stopped');
  cancel.abort(new Error('enough'));
  await expect(asked.answer).rejects.toThrow('enough');
  await jest.advanceTimersByTimeAsync(GRACE_MS);
  await ended;
  expect(stopped).toEqual([new Error('enough')]);
});

it('fails as the question does', async () => {
  const asked = askWithGrace(() => Promise.reject(new Error('broken')));
  await expect(asked.answer).rejects.toThrow('broken');
  await expect(asked.ended).rejects.toThrow('broken');
});
