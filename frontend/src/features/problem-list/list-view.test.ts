import type { ProblemSummary } from '@evident/contracts/http/problems';
import { activeFilters, filterProblems, pageOf, readFilters, tagsOf, writeFilters } from './list-view.js';

const me = 'aaaaaaaa-0000-4000-8000-000000000000';

function problem(number: number, change: Partial<ProblemSummary> = {}): ProblemSummary {
  return {
    id: `problem-${number}`,
    slug: `problem-${number}`,
    title: `Problem ${number}`,
    difficulty: 'EASY',
    tags: ['Graphs'],
    category: 'Graphs',
    solvedBy: [],
    solvedCount: 0,
    attempted: false,
    bookmarked: false,
    submissionCount: 0,
    acceptedCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}
const filters = (search: string) => readFilters(new URLSearchParams(search));
const titles = (rows: readonly ProblemSummary[]) => rows.map(({ title }) => title);

describe('paging', () => {
  const rows = Array.from({ length: 23 }, (_, index) => problem(index + 1));

  it.each([
    [1, 'Showing 1 to 10 of 23 results'],
    [2, 'Showing 11 to 20 of 23 results'],
    [3, 'Showing 21 to 23 of 23 results'],
  ])('describes page %i', (page, summary) => {
    expect(pageOf(rows, page)).toMatchObject({ page, pageCount: 3, summary });
  });
  it('shows the last page when the requested one is past the end', () => {
    expect(pageOf(rows, 9)).toMatchObject({ page: 3, summary: 'Showing 21 to 23 of 23 results' });
  });
  it('shows 0 to 0 on page 1 of 1 when nothing is found', () => {
    expect(pageOf([], 1)).toMatchObject({ page: 1, pageCount: 1, summary: 'Showing 0 to 0 of 0 results' });
  });
});

describe('filters', () => {
  const rows = [
    problem(1, { title: 'Two Sum', tags: ['Hash Table'], solvedBy: [{ userId: me }] }),
    problem(2, { title: 'Word Ladder', difficulty: 'HARD', attempted: true }),
    problem(3, {
      title: 'Coin Change',
      difficulty: 'MEDIUM',
      tags: ['Dynamic Programming'],
      bookmarked: true,
    }),
  ];
  it.each([
    ['', ['Two Sum', 'Word Ladder', 'Coin Change']],
    ['q=  SUM ', ['Two Sum']],
    ['q=graph', ['Word Ladder']],
    ['difficulty=MEDIUM', ['Coin Change']],
    ['difficulty=nonsense', ['Two Sum', 'Word Ladder', 'Coin Change']],
    ['tag=Hash+Table', ['Two Sum']],
    ['status=solved', ['Two Sum']],
    ['status=attempted', ['Word Ladder']],
    ['status=unsolved', ['Word Ladder', 'Coin Change']],
    ['status=bookmarked', ['Coin Change']],
    ['sort=-difficulty', ['Word Ladder', 'Coin Change', 'Two Sum']],
    ['sort=title', ['Coin Change', 'Two Sum', 'Word Ladder']],
    ['difficulty=EASY&status=unsolved', []],
  ])('the address "%s" selects %j', (search, expected) => {
    expect(titles(filterProblems(rows, filters(search), me, null))).toEqual(expected);
  });
  it('a problem solved by another user does not count as solved', () => {
    expect(titles(filterProblems(rows, filters('status=solved'), 'somebody else', null))).toEqual([]);
  });
  it('a study plan filters the list and sets its order', () => {
    expect(titles(filterProblems(rows, filters(''), me, ['problem-3', 'problem-1']))).toEqual([
      'Coin Change',
      'Two Sum',
    ]);
  });
  it('a search shows titles that start with it, then other titles, then tags', () => {
    const found = [
      problem(1, { title: 'Same Branches', tags: ['Trees'] }),
      problem(2, { title: 'Count the Trees' }),
      problem(3, { title: 'Trees in a Row' }),
    ];
    const ranked = ['Trees in a Row', 'Count the Trees', 'Same Branches'];
    expect(titles(filterProblems(found, filters('q=tree'), me, null))).toEqual(ranked);
    expect(titles(filterProblems(found, filters('q=tree&sort=title'), me, null))).toEqual(
      ranked.toReversed().toSorted(),
    );
  });
  it('does not sort the given list in place', () => {
    filterProblems(rows, filters('sort=title'), me, null);
    expect(titles(rows)).toEqual(['Two Sum', 'Word Ladder', 'Coin Change']);
  });
  it('reads back the address that it wrote, and omits default values', () => {
    const search = 'q=tree&difficulty=HARD&tag=Graphs&status=unsolved&sort=-title&page=3';
    expect(writeFilters(filters(search)).toString()).toBe(search);
    expect(writeFilters(filters('page=1&difficulty=all')).toString()).toBe('');
    expect(activeFilters(filters(search))).toBe(4);
  });
  it('offers every tag once, sorted', () => {
    expect(tagsOf(rows)).toEqual(['Dynamic Programming', 'Graphs', 'Hash Table']);
  });
});
