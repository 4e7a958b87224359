import { FAIRNESS, type JudgeQueueName } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CoreJob } from './core-job.js';
import { CoreSlots } from './core-slots.js';

interface Piece {
  user: string;
  kind: JudgeQueueName;
  /** When it asks for a core, and for how long it then holds it, in ms. */
  at: number;
  holdMs: number;
  alone: boolean;
}
interface Done extends Piece {
  startedAt: number;
}

const TICK_MS = 50;
const BACKLOG_MS = 60_000;
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays pieces of work on a clock of its own. @returns them in the order of their starts. */
async function play(slots: (now: () => number) => CoreSlots, pieces: readonly Piece[]): Promise<Done[]> {
  let now = 0;
  const cores = slots(() => now);
  const done: Done[] = [];
  const ends: { at: number; end: () => void }[] = [];
  const waiting = [...pieces].sort((a, b) => a.at - b.at);
  const working: Promise<void>[] = [];
  const start = (piece: Piece): void => {
    const work = (): Promise<void> => {
      done.push({ ...piece, startedAt: now });
      return new Promise((end) => ends.push({ at: now + piece.holdMs, end }));
    };
    working.push(cores.use(new CoreJob(piece.kind, piece.user), work, { alone: piece.alone }));
  };
  while (done.length < pieces.length && now < 2_000_000) {
    for (const ended of ends.filter(({ at }) => at <= now)) {
      ends.splice(ends.indexOf(ended), 1);
      ended.end();
    }
    await settle();
    for (let next = waiting[0]; next && next.at <= now; next = waiting[0]) {
      waiting.shift();
      start(next);
    }
    cores.lookAgainNow();
    await settle();
    now += TICK_MS;
  }
  for (const { end } of ends) end();
  await Promise.all(working);
  return done;
}

const fair =
  (cores: number) =>
  (now: () => number): CoreSlots =>
    new CoreSlots(cores, 1, now);

/** Serves in the order of arrival, whoever asks: what the properties must tell from fair shares. */
class ArrivalOrder extends CoreSlots {
  protected override rankOf(): number {
    return 0;
  }
  protected override isHeavy(): boolean {
    return false;
  }
  protected override isLighter(): boolean {
    return false;
  }
}
const byArrival =
  (cores: number) =>
  (now: () => number): CoreSlots =>
    new ArrivalOrder(cores, 1, now);

const kind = fc.constantFrom<JudgeQueueName>('run', 'submit', 'verify');
const pieceOf = (user: fc.Arbitrary<string>, maxHoldMs: number): fc.Arbitrary<Piece> =>
  fc.record({
    user,
    kind,
    at: fc.integer({ min: 0, max: 30_000 }),
    holdMs: fc.integer({ min: 10, max: maxHoldMs }),
    alone: fc.boolean(),
  });

/** One account with long programs, some of which want to be alone, and another that comes later with a small one. */
const attack = fc.record({
  cores: fc.integer({ min: 1, max: 4 }),
  attacks: fc.array(
    fc.record({
      kind,
      at: fc.integer({ min: 0, max: 10_000 }),
      holdMs: fc.integer({ min: 5_000, max: 20_000 }),
      alone: fc.boolean(),
    }),
    { minLength: 20, maxLength: 30 },
  ),
  victimAt: fc.integer({ min: 45_000, max: 60_000 }),
  victimKind: kind,
});
type Attack = typeof attack extends fc.Arbitrary<infer T> ? T : never;

async function waitOfVictim(
  slots: (cores: number) => (now: () => number) => CoreSlots,
  { cores, attacks, victimAt, victimKind }: Attack,
): Promise<number> {
  const victim: Piece = { user: 'victim', kind: victimKind, at: victimAt, holdMs: 20, alone: false };
  const done = await play(slots(cores), [
    ...attacks.map((piece) => ({ ...piece, user: 'attacker' })),
    victim,
  ]);
  return (done.find(({ user }) => user === 'victim')?.startedAt ?? Infinity) - victimAt;
}

describe('the cores as users share them', () => {
  it('start every piece of work of every user', async () => {
    const user = fc.constantFrom('a', 'b', 'c', 'd');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(pieceOf(user, 20_000), { maxLength: 40 }),
        async (cores, pieces) => {
          expect(await play(fair(cores), pieces)).toHaveLength(pieces.length);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('let a user who has used little start at once, whatever one other user does', async () => {
    const delayed = fc.asyncProperty(attack, async (scene) => {
      expect(await waitOfVictim(fair, scene)).toBeLessThanOrEqual(2 * TICK_MS);
    });
    await fc.assert(delayed, { numRuns: 15 });
  });

  it('make the same user wait when they are served in the order of arrival', async () => {
    const delayed = fc.asyncProperty(attack, async (scene) => {
      expect(await waitOfVictim(byArrival, scene)).toBeLessThanOrEqual(2 * TICK_MS);
    });
    expect((await fc.check(delayed, { numRuns: 15, endOnFailure: true })).failed).toBe(true);
  });

  /** Plays users who always have work, and whose programs differ in length. @returns the greatest difference in use. */
  const shares = async (
    slots: (cores: number) => (now: () => number) => CoreSlots,
    [cores, lengths]: [number, number[]],
  ): Promise<number> => {
    let now = 0;
    const slotsNow = slots(cores)(() => now);
    const used = lengths.map(() => 0);
    const ends: { at: number; end: () => void }[] = [];
    const lane = async (at: number, holdMs: number): Promise<void> => {
      const job = new CoreJob('submit', `user-${at}`);
      while (now < BACKLOG_MS) {
        await slotsNow.use(job, () => {
          used[at] = (used[at] ?? 0) + holdMs;
          return new Promise<void>((end) => ends.push({ at: now + holdMs, end }));
        });
      }
    };
    const lanes = lengths.flatMap((holdMs, at) => Array.from({ length: cores }, () => lane(at, holdMs)));
    while (now < BACKLOG_MS) {
      await settle();
      now += TICK_MS;
      for (const ended of ends.filter(({ at }) => at <= now)) {
        ends.splice(ends.indexOf(ended), 1);
        ended.end();
      }
    }
    const difference = Math.max(...used) - Math.min(...used);
    for (let ending = true; ending;) {
      for (const { end } of ends.splice(0)) end();
      await settle();
      ending = ends.length > 0;
    }
    await Promise.all(lanes);
    return difference;
  };
  const backlog: fc.Arbitrary<[number, number[]]> = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.integer({ min: 500, max: 4_000 }), { minLength: 3, maxLength: 5 }),
  );
  /** One program of each core, a step of the order, and what decays meanwhile. */
  const bound = (cores: number): number => (cores + 1) * 4_000 + FAIRNESS.stepMs + 4_000;

  it('give users who always have work equal core time, however long their programs are', async () => {
    await fc.assert(
      fc.asyncProperty(backlog, async (scene) => {
        expect(await shares(fair, scene)).toBeLessThanOrEqual(bound(scene[0]));
      }),
      { numRuns: 15 },
    );
  });

  it('give unequal core time when they are served in the order of arrival', async () => {
    const equal = fc.asyncProperty(backlog, async (scene) => {
      expect(await shares(byArrival, scene)).toBeLessThanOrEqual(bound(scene[0]));
    });
    expect((await fc.check(equal, { numRuns: 15, endOnFailure: true })).failed).toBe(true);
  });

  it('bring a user who has used much to its turn, however many new users come', async () => {
    const heavy: Piece[] = [
      { user: 'heavy', kind: 'submit', at: 0, holdMs: 20_000, alone: false },
      { user: 'heavy', kind: 'submit', at: 20_100, holdMs: 100, alone: false },
    ];
    const newcomers = Array.from({ length: 400 }, (_, at) => ({
      user: `new-${at}`,
      kind: 'submit' as const,
      at: 19_000 + at * 450,
      holdMs: 500,
      alone: false,
    }));
    const done = await play((now) => new CoreSlots(1, 0, now), [...heavy, ...newcomers]);
    const [, second] = done.filter(({ user }) => user === 'heavy');
    expect(second?.startedAt).toBeLessThan(250_000);
  });
});
