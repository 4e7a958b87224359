import { shiftDay, type Day } from './days.js';
import { streakOf } from './streak.js';

const FIRST = '2026-03-02';
/** The days with these distances from the first. */
const days = (...distances: number[]): Day[] => distances.map((distance) => shiftDay(FIRST, distance));
const row = (length: number): number[] => Array.from({ length }, (_, day) => day);
const after = (distance: number): Day => shiftDay(FIRST, distance);

describe('a streak', () => {
  it('is nothing without a day, and one freeze is there', () => {
    expect(streakOf([], FIRST)).toEqual({
      current: 0,
      longest: 0,
      countsToday: false,
      freezes: 1,
      frozenDays: [],
    });
  });

  it('counts days in a row, and today is not missed before it is over', () => {
    expect(streakOf(days(0, 1, 2), after(2))).toMatchObject({ current: 3, countsToday: true, freezes: 1 });
    expect(streakOf(days(0, 1, 2), after(3))).toMatchObject({ current: 3, countsToday: false, freezes: 1 });
  });

  it('stands a missed day by a freeze, which is not counted', () => {
    expect(streakOf(days(0, 1, 3), after(3))).toMatchObject({
      current: 3,
      longest: 3,
      freezes: 0,
      frozenDays: days(2),
    });
    expect(streakOf(days(0, 1), after(3))).toMatchObject({ current: 2, freezes: 0, frozenDays: days(2) });
  });

  it('ends when freezes are missing, keeps none of them used, and starts again with one', () => {
    expect(streakOf(days(0, 1), after(4))).toMatchObject({
      current: 0,
      longest: 2,
      freezes: 1,
      frozenDays: [],
    });
    expect(streakOf(days(0, 2, 4), after(4))).toMatchObject({
      current: 1,
      longest: 2,
      freezes: 1,
      frozenDays: days(1),
    });
  });

  it('earns a freeze each seventh day, and holds at most two', () => {
    expect(streakOf(days(...row(6)), after(5)).freezes).toBe(1);
    expect(streakOf(days(...row(7)), after(6)).freezes).toBe(2);
    expect(streakOf(days(...row(21)), after(20)).freezes).toBe(2);
    expect(streakOf(days(...row(7), 9), after(9))).toMatchObject({
      current: 8,
      freezes: 0,
      frozenDays: days(7, 8),
    });
  });

  it('continues over the end of February and of a year, and takes a day that is tomorrow here', () => {
    expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3);
    expect(streakOf(['2026-12-31', '2027-01-01'], '2026-12-31')).toMatchObject({
      current: 2,
      countsToday: true,
    });
  });
});
