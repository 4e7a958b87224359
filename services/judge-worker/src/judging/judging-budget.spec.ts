import { expect, it, jest } from '@jest/globals';
import { CpuShare } from '../sandbox/cpu-share.js';
import { JudgingBudget } from './judging-budget.js';

/** Work that takes this long on the clock of the test, and gives way from the middle on. */
async function spend(budget: JudgingBudget, ms: number, givesWay: boolean): Promise<void> {
  const share = new CpuShare();
  await share.run(() =>
    budget.during(() => {
      jest.advanceTimersByTime(ms / 2);
      share.givesWay = givesWay;
      jest.advanceTimersByTime(ms / 2);
      return Promise.resolve();
    }),
  );
}

it('counts the time of programs, but not the time in which they give way', async () => {
  jest.useFakeTimers();
  try {
    const budget = new JudgingBudget(1_000);
    await spend(budget, 800, true);
    await spend(budget, 800, true);
    expect(budget.exhausted).toBe(false);
    await spend(budget, 800, false);
    expect(budget.exhausted).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
