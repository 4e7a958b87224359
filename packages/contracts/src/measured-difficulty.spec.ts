import { measuredDifficulty } from './measured-difficulty.js';

it('is not known before enough learners have tried the problem', () => {
  expect(measuredDifficulty(0, 0)).toBeUndefined();
  expect(measuredDifficulty(29, 0)).toBeUndefined();
});

it.each([
  [30, 30, 'EASY', 100],
  [100, 60, 'EASY', 60],
  [1_000, 599, 'MEDIUM', 60],
  [100, 30, 'MEDIUM', 30],
  [1_000, 299, 'HARD', 30],
  [30, 0, 'HARD', 0],
])('of %i learners %i at their first try: %s', (learners, firstTries, difficulty, firstTryPercent) => {
  expect(measuredDifficulty(learners, firstTries)).toEqual({ difficulty, learners, firstTryPercent });
});
