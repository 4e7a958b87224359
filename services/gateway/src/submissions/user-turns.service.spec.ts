import { expect, it } from '@jest/globals';
import { UserTurnsService } from './user-turns.service.js';

/** A call that runs until it is told to end. */
function call() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const state = { running: false };
  const work = async (): Promise<void> => {
    state.running = true;
    await ended;
    state.running = false;
  };
  return { state, end, work };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('lets one user have two calls under way, and keeps no other user waiting', async () => {
  const turns = new UserTurnsService();
  const [first, second, third, other] = [call(), call(), call(), call()];
  const all = [first, second, third].map(({ work }) => turns.take('one', work));
  all.push(turns.take('other', other.work));
  const running = () => [first, second, third, other].map(({ state }) => state.running);
  await turn();
  expect(running()).toEqual([true, true, false, true]);
  first.end();
  await turn();
  expect(running()).toEqual([false, true, true, true]);
  for (const { end } of [second, third, other]) end();
  await Promise.all(all);
});

it('gives the turn on when a call fails, and forgets users without calls', async () => {
  const turns = new UserTurnsService();
  const broken = () => Promise.reject(new Error('broken'));
  const ends = await Promise.allSettled(
    Array.from({ length: 5 }, (_, at) => turns.take('one', at < 4 ? broken : () => Promise.resolve('done'))),
  );
  expect(ends.map(({ status }) => status)).toEqual([...Array<string>(4).fill('rejected'), 'fulfilled']);
  await expect(turns.take('one', () => Promise.resolve('again'))).resolves.toBe('again');
});

it('refuses a call of a user for whom a hundred wait, before it starts', async () => {
  const turns = new UserTurnsService();
  const calls = Array.from({ length: 102 }, call);
  const all = calls.map(({ work }) => turns.take('one', work));
  const late = call();
  await expect(turns.take('one', late.work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(late.state.running).toBe(false);
  await expect(turns.take('other', () => Promise.resolve('done'))).resolves.toBe('done');
  for (const { end } of calls) end();
  await Promise.all(all);
  await expect(turns.take('one', () => Promise.resolve('again'))).resolves.toBe('again');
});
