import { describe, expect, it } from '@jest/globals';
import { CoreJob } from './core-job.js';
import { CoreSlots, type CoreHold } from './core-slots.js';

/** Work that runs until it is told to end. */
function job() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const state = { running: false, hold: undefined as CoreHold | undefined };
  return {
    state,
    end,
    work: async (hold: CoreHold) => {
      state.running = true;
      state.hold = hold;
      await ended;
      state.running = false;
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('CoreSlots', () => {
  it('lets as many work as there are cores, and one more run', async () => {
    const slots = new CoreSlots(2, 1);
    const submits = [job(), job(), job()];
    const runs = [job(), job()];
    const all = [
      ...submits.map(({ work }) => slots.use(new CoreJob('submit'), work)),
      ...runs.map(({ work }) => slots.use(new CoreJob('run'), work)),
    ];
    await turn();
    expect(submits.map(({ state }) => state.running)).toEqual([true, true, false]);
    expect(runs.map(({ state }) => state.running)).toEqual([true, false]);
    for (const { end } of [...submits, ...runs]) end();
    await Promise.all(all);
    expect(slots.busy).toBe(0);
  });

  it('lets evidence work beside the others, as many as there are cores', async () => {
    const slots = new CoreSlots(2, 1);
    const evidence = [job(), job(), job()];
    const submits = [job(), job(), job()];
    const run = job();
    const early = evidence.slice(0, 2).map(({ work }) => slots.use(new CoreJob('evidence'), work));
    await turn();
    expect(evidence.map(({ state }) => state.hold?.shared)).toEqual([false, false, undefined]);
    const all = [
      ...early,
      ...evidence.slice(2).map(({ work }) => slots.use(new CoreJob('evidence'), work)),
      ...submits.map(({ work }) => slots.use(new CoreJob('submit'), work)),
      slots.use(new CoreJob('run'), run.work),
    ];
    await turn();
    expect(evidence.map(({ state }) => state.running)).toEqual([true, true, false]);
    expect(submits.map(({ state }) => state.running)).toEqual([true, true, false]);
    expect(run.state).toMatchObject({ running: true, hold: { shared: true } });
    expect(evidence.map(({ state }) => state.hold?.shared)).toEqual([true, true, undefined]);
    for (const { end } of [...evidence, ...submits, run]) end();
    await Promise.all(all);
  });

  it('measures how long the oldest holder has held its core', async () => {
    let now = 0;
    const slots = new CoreSlots(2, 0, () => now);
    expect(slots.longestHoldMs()).toBe(0);
    const [lost, quick] = [job(), job()];
    const first = slots.use(new CoreJob('submit'), lost.work);
    now = 100;
    const second = slots.use(new CoreJob('submit'), quick.work);
    await turn();
    quick.end();
    await second;
    now = 500;
    expect(slots.longestHoldMs()).toBe(500);
    lost.end();
    await first;
    expect(slots.longestHoldMs()).toBe(0);
  });

  it('lets a run overtake a submission, but not one that has waited long', async () => {
    let now = 0;
    const slots = new CoreSlots(1, 0, () => now);
    const order: string[] = [];
    const note = (name: string): Promise<void> => Promise.resolve(void order.push(name));
    const holder = job();
    const first = slots.use(new CoreJob('submit'), holder.work);
    const old = slots.use(new CoreJob('submit'), () => note('old submit'));
    now = 1_000;
    const passes = slots.use(new CoreJob('run'), () => note('run'));
    now = 2_500;
    const late = slots.use(new CoreJob('run'), () => note('late run'));
    holder.end();
    await Promise.all([first, old, passes, late]);
    expect(order).toEqual(['run', 'old submit', 'late run']);
  });

  it('records whether other work ran at the same time', async () => {
    const slots = new CoreSlots(2, 0);
    const [one, two] = [job(), job()];
    const first = slots.use(new CoreJob('submit'), one.work);
    await turn();
    expect(one.state.hold?.shared).toBe(false);
    const second = slots.use(new CoreJob('submit'), two.work);
    await turn();
    expect([one.state.hold?.shared, two.state.hold?.shared]).toEqual([true, true]);
    one.end();
    two.end();
    await Promise.all([first, second]);
  });

  it('gives all cores to work that asks to be alone, and lets nothing overtake it', async () => {
    const slots = new CoreSlots(2, 1);
    const [before, alone, after] = [job(), job(), job()];
    const all = [
      slots.use(new CoreJob('submit'), before.work),
      slots.use(new CoreJob('submit'), alone.work, { alone: true }),
      slots.use(new CoreJob('run'), after.work),
    ];
    await turn();
    expect([alone.state.running, after.state.running]).toEqual([false, false]);
    before.end();
    await turn();
    expect([alone.state.running, after.state.running]).toEqual([true, false]);
    alone.end();
    await turn();
    expect(alone.state.hold?.shared).toBe(false);
    expect(after.state.running).toBe(true);
    after.end();
    await Promise.all(all);
  });

  it('frees the core when the work throws', async () => {
    const slots = new CoreSlots(1, 0);
    await expect(slots.use(new CoreJob('submit'), () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(
      slots.use(new CoreJob('submit'), () => Promise.resolve('next'), { alone: true }),
    ).resolves.toBe('next');
    await expect(slots.use(new CoreJob('submit'), () => Promise.resolve('after'))).resolves.toBe('after');
  });

  it('removes an aborted waiter, so that those behind it can start', async () => {
    const slots = new CoreSlots(2, 0);
    const [holder, behind] = [job(), job()];
    const abort = new AbortController();
    const held = slots.use(new CoreJob('submit'), holder.work);
    const gone = slots.use(new CoreJob('submit'), () => Promise.resolve(), {
      alone: true,
      signal: abort.signal,
    });
    const moved = slots.use(new CoreJob('submit'), behind.work);
    await turn();
    expect(behind.state.running).toBe(false);
    abort.abort(new Error('cancelled'));
    await expect(gone).rejects.toThrow('cancelled');
    await turn();
    expect(behind.state.running).toBe(true);
    await expect(
      slots.use(new CoreJob('submit'), () => Promise.resolve(), { signal: abort.signal }),
    ).rejects.toThrow('cancelled');
    holder.end();
    behind.end();
    await Promise.all([held, moved]);
  });

  it('makes programs of a user who has used more give way while lighter work is in hand', async () => {
    const clock = { now: 0 };
    const slots = new CoreSlots(2, 1, () => clock.now);
    slots.usage.add('heavy', 5_000);
    const [first, second, light] = [job(), job(), job()];
    const heavy = new CoreJob('submit', 'heavy');
    const all = [slots.use(heavy, first.work), slots.use(heavy, second.work)];
    await turn();
    const gives = () => [first, second].map(({ state }) => state.hold?.share.givesWay);
    expect(gives()).toEqual([false, false]);
    const lightJob = new CoreJob('submit', 'light');
    const inHand = slots.inHand(lightJob, () => slots.use(lightJob, light.work));
    await turn();
    expect([gives(), light.state.hold?.share.givesWay, slots.leads(lightJob), slots.leads(heavy)]).toEqual([
      [true, true],
      false,
      true,
      false,
    ]);
    const third = job();
    first.end();
    await turn();
    all.push(slots.use(heavy, third.work));
    await turn();
    expect(third.state.running).toBe(false);
    light.end();
    await inHand;
    clock.now += 1_999;
    slots.lookAgainNow();
    expect([third.state.running, second.state.hold?.share.givesWay]).toEqual([false, true]);
    clock.now += 2;
    slots.lookAgainNow();
    await turn();
    expect([third.state.running, second.state.hold?.share.givesWay]).toEqual([true, false]);
    second.end();
    third.end();
    await Promise.all(all);
  });

  it('makes them give way until the last of the lighter work has ended', async () => {
    const clock = { now: 0 };
    const slots = new CoreSlots(2, 1, () => clock.now);
    slots.usage.add('heavy', 5_000);
    const [heavy, longer] = [job(), job()];
    const held = slots.use(new CoreJob('submit', 'heavy'), heavy.work);
    const [run, submit] = [new CoreJob('run', 'light'), new CoreJob('submit', 'light')];
    const inHand = slots.inHand(submit, () => slots.use(submit, longer.work));
    await slots.inHand(run, turn);
    const givesWayAfter = (ms: number) => {
      clock.now += ms;
      // Heavier still, so that the light work's own time decides nothing.
      slots.usage.add('heavy', 10 * ms);
      slots.lookAgainNow();
      return heavy.state.hold?.share.givesWay;
    };
    expect(givesWayAfter(2_001)).toBe(true);
    longer.end();
    await inHand;
    expect([givesWayAfter(1_999), givesWayAfter(2)]).toEqual([true, false]);
    heavy.end();
    await held;
  });

  it('lets users who have used equally much keep their shares', async () => {
    const slots = new CoreSlots(2, 1);
    const one = job();
    const first = slots.use(new CoreJob('submit', 'one'), one.work);
    await slots.inHand(new CoreJob('submit', 'other'), turn);
    expect(one.state.hold?.share.givesWay).toBe(false);
    one.end();
    await first;
  });

  it('lets users who have used less join work that is alone', async () => {
    const slots = new CoreSlots(2, 1);
    slots.usage.add('one', 2_000);
    const [alone, light, equal] = [job(), job(), job()];
    const all = [slots.use(new CoreJob('submit', 'one'), alone.work, { alone: true })];
    slots.usage.add('equal', 2_000);
    all.push(slots.use(new CoreJob('submit', 'equal'), equal.work));
    all.push(slots.use(new CoreJob('submit', 'light'), light.work));
    await turn();
    expect([light.state.running, equal.state.running, alone.state.hold?.shared]).toEqual([true, false, true]);
    for (const { end } of [alone, light, equal]) end();
    await Promise.all(all);
  });
});
