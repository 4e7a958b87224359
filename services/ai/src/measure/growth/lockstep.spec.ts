import { Lockstep } from './lockstep.js';

const PILOT = {};
const LADDER = {};

/** Plays questions by doubling them, and remembers what was played together. */
function doubling(together: Lockstep) {
  const played: number[][] = [];
  const play = (items: readonly number[]): Promise<number[]> => {
    played.push([...items]);
    return items.includes(0)
      ? Promise.reject(new Error('zero'))
      : Promise.resolve(items.map((item) => 2 * item));
  };
  const ask = (kind: object, items: readonly number[]): Promise<number[]> =>
    together.ask(kind, items, play, (whole, from) =>
      whole.length > 5 ? undefined : whole.slice(from, from + items.length),
    );
  return { ask, played };
}

it('plays what several chains ask as one, each kind by itself', async () => {
  const { ask, played } = doubling(new Lockstep(3));
  const answers = [ask(PILOT, [1, 2]), ask(LADDER, [3]), ask(PILOT, [4])];
  expect(await Promise.all(answers)).toEqual([[2, 4], [6], [8]]);
  expect(played).toEqual([[1, 2, 4], [3]]);
});

it('does not wait for a chain that has ended, however often the others ask', async () => {
  const together = new Lockstep(2);
  const { ask, played } = doubling(together);
  const chain = async (first: number, rounds: number): Promise<number> => {
    let last = first;
    for (let round = 0; round < rounds; round += 1) [last = 0] = await ask(PILOT, [last]);
    together.leave();
    return last;
  };
  expect(await Promise.all([chain(1, 1), chain(3, 3)])).toEqual([2, 24]);
  expect(played).toEqual([[1, 3], [6], [12]]);
});

it('plays a question by itself where the common answer says nothing about it', async () => {
  const { ask, played } = doubling(new Lockstep(2));
  expect(await Promise.all([ask(PILOT, [1, 2, 3]), ask(PILOT, [4, 5, 6])])).toEqual([
    [2, 4, 6],
    [8, 10, 12],
  ]);
  expect(played).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

it('fails every question that was played together with one that fails', async () => {
  const { ask } = doubling(new Lockstep(2));
  const ends = await Promise.allSettled([ask(PILOT, [0]), ask(PILOT, [1])]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
