import { nextProblems } from './next-problems.js';
import type { TopicProblemRow, TopicRow } from './topics.repository.js';

const problem = (
  title: string,
  attempted_at: string | null = null,
  solved_at: string | null = null,
): TopicProblemRow => ({ id: `id of ${title}`, title, difficulty: 'EASY', attempted_at, solved_at });
const topic = (slug: string, ...problems: TopicProblemRow[]): TopicRow => ({
  slug,
  title: slug,
  summary: '',
  problems,
});
const MONDAY = '2026-01-05T10:00:00.000+00:00';
const TUESDAY = '2026-01-06T10:00:00.000+00:00';
const suggested = (...topics: TopicRow[]) =>
  nextProblems(topics).map(({ problem: { title }, topic: slug, reason }) => `${title} (${slug}, ${reason})`);

describe('what to solve next', () => {
  it('is the beginning of the path for somebody new', () => {
    expect(
      suggested(topic('one', problem('a'), problem('b')), topic('two', problem('c'), problem('d'))),
    ).toEqual(['a (one, start)', 'b (one, start)', 'c (two, start)']);
  });

  it('is first what was begun last, then the topic of the last solution, then the path', () => {
    const topics = [
      topic('one', problem('a'), problem('b', MONDAY)),
      topic('two', problem('c', TUESDAY), problem('d')),
      topic('three', problem('e', MONDAY, TUESDAY), problem('f')),
      topic('four', problem('g', MONDAY, MONDAY), problem('h')),
    ];
    expect(suggested(...topics)).toEqual(['c (two, begun)', 'f (three, continue)', 'a (one, start)']);
  });

  it('names a problem once, although it stands in two topics', () => {
    const shared = problem('a', MONDAY);
    expect(suggested(topic('one', shared), topic('two', shared, problem('b')))).toEqual([
      'a (one, begun)',
      'b (two, start)',
    ]);
  });

  it('is nothing once everything is solved', () => {
    expect(suggested(topic('one', problem('a', MONDAY, TUESDAY)))).toEqual([]);
  });
});
