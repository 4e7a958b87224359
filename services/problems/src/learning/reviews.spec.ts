import { REVIEW_AFTER_DAYS } from '@evident/contracts';
import { mondayOf, shiftDay, type Day } from './days.js';
import { reviewOf } from './reviews.js';
import { topicStrengths } from './topic-strength.js';

const FIRST = '2026-03-02';
const after = (distance: number): Day => shiftDay(FIRST, distance);

describe('a review', () => {
  it('is due three days after the problem was solved', () => {
    expect(reviewOf([])).toBeNull();
    expect(reviewOf([FIRST])).toEqual({ solvedOn: FIRST, dueOn: after(3), round: 1 });
  });

  it('comes not later because the problem was solved again too early', () => {
    expect(reviewOf([FIRST, after(1), after(2)])).toEqual({ solvedOn: FIRST, dueOn: after(3), round: 1 });
  });

  it('starts a longer round when the problem is solved on the due day or later', () => {
    expect(reviewOf([FIRST, after(3)])).toEqual({ solvedOn: after(3), dueOn: after(10), round: 2 });
    expect(reviewOf([FIRST, after(30)])).toEqual({ solvedOn: after(30), dueOn: after(37), round: 2 });
  });

  it('ends after the last round', () => {
    const days = [FIRST];
    for (const wait of REVIEW_AFTER_DAYS) days.push(shiftDay(days.at(-1) ?? FIRST, wait));
    expect(reviewOf(days.slice(0, -1))?.round).toBe(REVIEW_AFTER_DAYS.length);
    expect(reviewOf(days)).toBeNull();
    expect(reviewOf([...days, '2030-01-01'])).toBeNull();
  });
});

describe('the strength of a topic', () => {
  const problem = (difficulty: 'EASY' | 'MEDIUM' | 'HARD', tags: string[], solved: boolean) => ({
    difficulty,
    tags,
    solved,
  });

  it('is whole when all problems of a small topic are solved, and harder ones count more', () => {
    const strengths = topicStrengths([
      problem('EASY', ['Array', 'Array'], true),
      problem('HARD', ['Array'], false),
      problem('MEDIUM', ['Trees'], true),
      problem('EASY', ['Graphs'], false),
    ]);
    expect(strengths).toEqual([
      { topic: 'Trees', solved: 1, total: 1, strength: 100 },
      { topic: 'Array', solved: 1, total: 2, strength: 25 },
      { topic: 'Graphs', solved: 0, total: 1, strength: 0 },
    ]);
  });

  it('of a large topic does not need all its problems', () => {
    const many = Array.from({ length: 40 }, (_, at) => problem('MEDIUM', ['Array'], at < 6));
    expect(topicStrengths(many)).toEqual([{ topic: 'Array', solved: 6, total: 40, strength: 100 }]);
  });
});

it('a week starts on Monday', () => {
  expect(['2026-03-02', '2026-03-04', '2026-03-08', '2026-03-09'].map(mondayOf)).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-03-02',
    '2026-03-09',
  ]);
});
