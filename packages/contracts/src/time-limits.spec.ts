import { TimeLimitsMs } from './problem-fields.js';
import { timeLimitFor, timeLimitsFor } from './time-limits.js';

describe('the time limit of a language', () => {
  test('is a multiple of the limit for JavaScript', () => {
    expect(timeLimitsFor({ timeLimitMs: 1_000 })).toEqual({
      JAVASCRIPT: 1_000,
      PYTHON: 3_000,
      JAVA: 2_000,
      CPP: 1_000,
    });
  });

  test('is what the problem sets for the language, if it sets one', () => {
    const problem = { timeLimitMs: 1_000, timeLimitsMs: { JAVA: 1_500 } };
    expect(timeLimitFor('JAVA', problem)).toBe(1_500);
    expect(timeLimitFor('CPP', problem)).toBe(1_000);
  });

  test('cannot be set apart for JavaScript, whose limit is the basis', () => {
    expect(TimeLimitsMs.safeParse({ JAVASCRIPT: 1_000 }).success).toBe(false);
    expect(TimeLimitsMs.safeParse({ JAVA: 50 }).success).toBe(false);
  });
});
