import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { JudgeLimits } from '@evident/contracts';
import type { LanguageSupport } from '../languages/language.js';
import type { Slot } from '../sandbox/slot.js';
import type { WaitingKind, WaitingSandboxes } from '../sandbox/waiting-sandboxes.js';
import { ForkServers } from './fork-servers.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 1_000,
  wallLimitMs: 3_000,
  memoryLimitKb: 65_536,
  outputLimitBytes: 1 << 16,
  processLimit: 8,
};
const GRACE_MS = 250;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Runs a test that is cancelled while its server prepares. */
async function cancelledWhilePreparing() {
  const ends: string[] = [];
  let answer!: (answer: Buffer) => void;
  const slot = {
    call: (_limits: unknown, _question: Buffer, signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  } as unknown as Slot;
  const sandboxes = {
    lend: () => Promise.resolve(slot),
    giveBack: () => ends.push('given back'),
    discard: () => ends.push('discarded'),
  } as unknown as WaitingSandboxes;
  const support = {} as LanguageSupport;
  const servers = new ForkServers(support, '', {} as WaitingKind, sandboxes, 1);
  const cancel = new AbortController();
  const run = servers.run({ inputs: [Buffer.alloc(0)], forMs: 0 }, LIMITS, cancel.signal);
  const failed = expect(run).rejects.toThrow('enough');
  await jest.advanceTimersByTimeAsync(0);
  cancel.abort(new Error('enough'));
  await failed;
  expect(ends).toEqual([]);
  return { ends, answer: () => answer(Buffer.alloc(1)) };
}

it('lends a server again whose submission was cancelled while it prepared', async () => {
  const { ends, answer } = await cancelledWhilePreparing();
  answer();
  await jest.advanceTimersByTimeAsync(GRACE_MS * 2);
  expect(ends).toEqual(['given back']);
});

it('ends a server that goes on preparing for a cancelled submission', async () => {
  const { ends } = await cancelledWhilePreparing();
  await jest.advanceTimersByTimeAsync(GRACE_MS);
  expect(ends).toEqual(['discarded']);
});
