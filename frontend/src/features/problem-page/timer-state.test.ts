import {
  clockText,
  elapsedAt,
  isOver,
  leftAt,
  NEW_TIMER,
  paused,
  reopened,
  resetTimer,
  started,
} from './timer-state.js';

describe('the timer of a problem', () => {
  it('counts from the start to the pause and goes on from there', () => {
    const first = paused(started(NEW_TIMER, 1_000), 4_000);
    expect(elapsedAt(first, 9_000)).toBe(3_000);
    expect(elapsedAt(started(first, 10_000), 12_000)).toBe(5_000);
    expect(elapsedAt(resetTimer(started(first, 10_000)), 12_000)).toBe(0);
  });

  it('goes on after a reload, without the time in which the page was closed', () => {
    const seen = { ...started(NEW_TIMER, 0), seenAt: 5_000 };
    const again = reopened(seen, 3_600_000);
    expect(elapsedAt(again, 3_600_000)).toBe(5_000);
    expect(elapsedAt(again, 3_602_000)).toBe(7_000);
    expect(reopened(NEW_TIMER, 5_000)).toBe(NEW_TIMER);
  });

  it('counts down to zero and no further, and begins anew when it is started again', () => {
    const timer = started({ ...NEW_TIMER, mode: 'countdown', countdownMinutes: 1 }, 0);
    expect(leftAt(timer, 59_001)).toBe(999);
    expect(isOver(timer, 59_999)).toBe(false);
    expect(leftAt(timer, 75_000)).toBe(0);
    expect(leftAt(started(paused(timer, 75_000), 80_000), 81_000)).toBe(59_000);
  });

  it('counts nothing when the clock is set back', () => {
    expect(elapsedAt(started(NEW_TIMER, 10_000), 2_000)).toBe(0);
  });

  it('writes minutes and seconds, with hours when there are any', () => {
    expect(clockText(245_900, 'down')).toBe('4:05');
    expect(clockText(245_900, 'up')).toBe('4:06');
    expect(clockText(3_845_000, 'down')).toBe('1:04:05');
    expect(clockText(1, 'up')).toBe('0:01');
  });
});
