import { similarProblems } from './similar-problems.js';

const problem = (id: string, difficulty: 'EASY' | 'MEDIUM' | 'HARD', ...tags: string[]) => ({
  id,
  difficulty,
  tags,
});
const own = problem('own', 'MEDIUM', 'Graphs', 'Union Find');

it('the problems that share the rarest tags come first, and those that share none do not come', () => {
  const all = [
    own,
    problem('string', 'MEDIUM', 'String'),
    problem('graph', 'MEDIUM', 'Graphs'),
    problem('union', 'HARD', 'Union Find', 'Arrays'),
    problem('both', 'EASY', 'Union Find', 'Graphs'),
    problem('walk', 'HARD', 'Graphs', 'Queue'),
  ];
  expect(similarProblems(own, all).map(({ id }) => id)).toEqual(['both', 'union', 'graph', 'walk']);
});

it('among equals the nearest difficulty comes first, then the order of the list', () => {
  const single = problem('own', 'EASY', 'Graphs');
  const all = [
    problem('hard', 'HARD', 'Graphs'),
    problem('easy 1', 'EASY', 'Graphs'),
    problem('medium', 'MEDIUM', 'Graphs'),
    problem('easy 2', 'EASY', 'Graphs'),
  ];
  expect(similarProblems(single, all).map(({ id }) => id)).toEqual(['easy 1', 'easy 2', 'medium', 'hard']);
});
