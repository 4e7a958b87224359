import { isFinished, ratingBand, SUBMISSION_STATUSES } from './labels.js';

// The ring in the browser and the rating of the ai service once had bands of their own.
test.each([
  [100, 'excellent'],
  [90, 'excellent'],
  [89, 'good'],
  [70, 'good'],
  [69, 'works'],
  [50, 'works'],
  [49, 'not yet'],
  [0, 'not yet'],
])('a rating of %i is %s', (rating, band) => {
  expect(ratingBand(rating)).toBe(band);
});

// Seven places once had a test of their own for this.
test('work is finished when it waits no more and nobody works on it', () => {
  expect(SUBMISSION_STATUSES.filter((status) => isFinished(status))).toEqual([
    'judged',
    'failed',
    'cancelled',
  ]);
  expect((['queued', 'analyzing', 'completed', 'failed', 'cancelled'] as const).filter(isFinished)).toEqual([
    'completed',
    'failed',
    'cancelled',
  ]);
});
