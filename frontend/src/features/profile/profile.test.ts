import type { Submission } from '@evident/contracts/http/submissions';
import { acceptanceByWeek } from './analytics.js';
import { shiftDay, summaryOf } from './activity.js';
import { acceptanceRate, averageRuntime, byDifficulty, latest, overallProgress } from './profile-figures.js';

function submission(change: Partial<Submission> = {}): Submission {
  return {
    id: '0a1b2c3d-0000-4000-8000-000000000000',
    problemId: 'p1',
    problemTitle: 'Two Sum',
    status: 'Accepted',
    submissionStatus: 'judged',
    verdict: 'accepted',
    language: 'PYTHON',
    sourceCode: 'print(1)\n',
    memory: '["9000 KB"]',
    time: '["0.01 s", "0.02 s"]',
    createdAt: '2026-03-10T23:30:00.000Z',
    judgedAt: null,
    testCases: [],
    testCount: 2,
    compileOutput: null,
    seq: 1,
    ahead: null,
    outdated: false,
    environment: {},
    ...change,
  };
}
const failed = submission({ status: 'System Error', submissionStatus: 'failed', verdict: null });
const wrong = submission({ status: 'Wrong Answer', verdict: 'wrong_answer' });

describe('figures', () => {
  it('acceptance is accepted over judged, or a dash without submissions', () => {
    expect(acceptanceRate([submission(), wrong, wrong, failed])).toBe('33.3%');
    expect(acceptanceRate([failed])).toBe('—');
  });
  it('runtime has four decimals and never prints NaN', () => {
    expect(averageRuntime(submission())).toBe('0.0150 s');
    expect(averageRuntime(submission({ time: 'null' }))).toBe('0.0000 s');
  });
  it('a program that did not compile has no runtime', () => {
    const notCompiled = submission({ verdict: 'compile_error', time: '["0 s"]', memory: '["0 KB"]' });
    expect(averageRuntime(notCompiled)).toBe('—');
  });
  it('progress ignores deleted problems', () => {
    const problems = [
      { id: 'a', difficulty: 'EASY' as const },
      { id: 'b', difficulty: 'EASY' as const },
      { id: 'c', difficulty: 'HARD' as const },
    ];
    const counts = byDifficulty([{ id: 'a' }, { id: 'deleted' }], problems);
    expect(counts[0]).toEqual({ difficulty: 'EASY', solved: 1, total: 2 });
    expect(overallProgress(counts).percent).toBe('33.3%');
    expect(overallProgress([]).percent).toBe('0.0%');
  });
  it('the latest come first, up to the limit', () => {
    const rows = ['2026-01-02', '2026-01-03', '2026-01-01'].map((createdAt) => ({ createdAt }));
    expect(latest(rows, 2).map(({ createdAt }) => createdAt)).toEqual(['2026-01-03', '2026-01-02']);
  });
});

describe('the calendar', () => {
  const day = (date: string, submissions: number) => ({ day: date, submissions, accepted: 0 });
  it('is summed up with its busiest day, the latest of several', () => {
    expect(summaryOf([day('2026-03-01', 2), day('2026-03-04', 2), day('2026-03-05', 1)])).toEqual({
      submissions: 5,
      activeDays: 3,
      busiest: day('2026-03-04', 2),
    });
    expect(summaryOf([])).toEqual({ submissions: 0, activeDays: 0, busiest: null });
  });
  it('moves by days over a daylight-saving change', () => {
    expect(shiftDay('2026-03-28', 2)).toBe('2026-03-30');
    expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31');
  });
});

it('acceptance by week starts weeks on Monday and ignores unjudged submissions', () => {
  const rows = [
    submission({ createdAt: '2026-03-08T12:00:00.000Z' }),
    submission({ createdAt: '2026-03-09T12:00:00.000Z' }),
    { ...wrong, createdAt: '2026-03-15T12:00:00.000Z' },
    { ...failed, createdAt: '2026-03-15T12:00:00.000Z' },
  ];
  expect(acceptanceByWeek(rows)).toEqual([
    { week: new Date('2026-03-02'), submissions: 1, acceptedPercent: 100 },
    { week: new Date('2026-03-09'), submissions: 2, acceptedPercent: 50 },
  ]);
});
