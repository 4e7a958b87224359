import type { Difficulty, TOPICS } from '@evident/contracts/problem-fields';

/** A type only, so that the list of topics stays out of the bundle. */
type Topic = (typeof TOPICS)[number];

export const CATEGORIES = [
  'All Problems',
  'Arrays & Hashing',
  'Hash Table',
  'Dynamic Programming',
  'Graphs',
  'Trees',
] as const satisfies readonly ('All Problems' | Topic)[];
export type Category = (typeof CATEGORIES)[number];

export interface FeaturedProblem {
  /** Identifies the problem in the catalogue. Without a match the card links to the list. */
  slug: string;
  title: string;
  difficulty: Difficulty;
  categories: readonly Exclude<Category, 'All Problems'>[];
  summary: string;
}

const FEATURED: readonly FeaturedProblem[] = [
  {
    slug: 'two-sum',
    title: 'Two Sum',
    difficulty: 'EASY',
    categories: ['Arrays & Hashing', 'Hash Table'],
    summary: 'Find the two numbers that add up to a target, without trying every pair.',
  },
  {
    slug: 'climbing-stairs',
    title: 'Climbing Stairs',
    difficulty: 'EASY',
    categories: ['Dynamic Programming'],
    summary: 'Count the ways up a staircase, one step or two at a time.',
  },
  {
    slug: 'number-of-islands',
    title: 'Number of Islands',
    difficulty: 'MEDIUM',
    categories: ['Graphs'],
    summary: 'Walk a map of land and water and count the pieces of land.',
  },
  {
    slug: 'maximum-depth-of-a-tree',
    title: 'Maximum Depth of a Tree',
    difficulty: 'EASY',
    categories: ['Trees'],
    summary: 'How many levels does a tree have? Answer with and without recursion.',
  },
];

export function featuredIn(category: Category): readonly FeaturedProblem[] {
  return category === 'All Problems'
    ? FEATURED
    : FEATURED.filter((problem) => problem.categories.includes(category));
}

export const CLAIMS = [
  { value: '50+', label: 'problems' },
  { value: '20+', label: 'topics' },
  { value: '3', label: 'difficulty levels' },
  { value: '3', label: 'languages' },
] as const;
