import { describe, expect, it } from '@jest/globals';
import { groupIssues, neededGroups, scoreOf } from './group-rules.js';
import type { StoredGroup } from './test-groups.js';

const GROUPS: StoredGroup[] = [
  { name: 'Samples', points: 0, tests: ['s1', 's2'] },
  { name: 'Small', points: 30, tests: ['a1', 'a2'], needs: ['Samples'] },
  { name: 'Negative', points: 20, tests: ['b1'] },
  { name: 'Large', points: 50, tests: ['c1', 'c2'], needs: ['Small'] },
];
const ORDER = GROUPS.flatMap(({ tests }) => tests);

/** Everything passed but these, which were wrong; null: not run. */
const scoreWith = (others: Readonly<Record<string, string | null>>) =>
  scoreOf(
    GROUPS,
    ORDER,
    new Map(
      ORDER.flatMap((id): [string, string][] => {
        const verdict = others[id] === undefined ? 'accepted' : others[id];
        return verdict === null ? [] : [[id, verdict]];
      }),
    ),
  );
const told = (others: Readonly<Record<string, string | null>>) => {
  const { points, groups } = scoreWith(others);
  return [points, ...groups.map(({ outcome, failedTest }) => failedTest ?? outcome)];
};

describe('the score of a submission', () => {
  it('is the total where every test passed', () => {
    expect(scoreWith({})).toEqual({
      points: 100,
      total: 100,
      groups: GROUPS.map(({ name, points }) => ({ name, points, outcome: 'passed', failedTest: null })),
    });
  });

  it.each([
    [
      'gives nothing for a group of which one test failed',
      { b1: 'wrong_answer' },
      [80, 'passed', 'passed', 5, 'passed'],
    ],
    [
      'names the first test that failed',
      { c1: 'runtime_error', c2: 'wrong_answer' },
      [50, 'passed', 'passed', 'passed', 6],
    ],
    [
      'gives nothing for a group that was not run to its end',
      { c2: null },
      [50, 'passed', 'passed', 'passed', 'not_run'],
    ],
    [
      'leaves out what needs a group that failed',
      { a2: 'wrong_answer' },
      [20, 'passed', 4, 'passed', 'not_run'],
    ],
    [
      'leaves it out through other groups too, and whatever was run of it',
      { s1: 'wrong_answer', a1: null, a2: null },
      [20, 1, 'not_run', 'passed', 'not_run'],
    ],
    [
      'is nothing after a compile error',
      Object.fromEntries(ORDER.map((id) => [id, null])),
      [0, 'not_run', 'not_run', 'not_run', 'not_run'],
    ],
  ])('%s', (_what, others, expected) => {
    expect(told(others)).toEqual(expected);
  });

  it('goes by the order of the tests and not by that of the group', () => {
    const groups = [{ name: 'One', points: 1, tests: ['late', 'early'] }];
    const wrong = new Map([
      ['late', 'wrong_answer'],
      ['early', 'wrong_answer'],
    ]);
    expect(scoreOf(groups, ['early', 'late'], wrong).groups[0]?.failedTest).toBe(1);
  });
});

describe('groups of tests', () => {
  it('need others directly and through others', () => {
    expect(neededGroups(GROUPS).map((needed) => [...needed].sort())).toEqual([[], [0], [], [0, 1]]);
  });

  const one = { name: 'A', points: 10 };
  const messages = (...given: Parameters<typeof groupIssues>) =>
    groupIssues(...given).map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('are right where each test has one', () => {
    expect(messages([one, { name: 'B', points: 0, needs: ['A'] }], ['A', 'B', 'A'])).toEqual([]);
    expect(messages([], [undefined, 'anything'])).toEqual([]);
  });

  it.each([
    ['a test without one', [one], ['A', undefined], 'testcases.1.group: Test 2 is in no group'],
    [
      'an unknown one',
      [one],
      ['A', 'B'],
      'testcases.1.group: Test 2 is in the group “B”, which does not exist',
    ],
    [
      'one without a test',
      [one, { name: 'B', points: 1 }],
      ['A'],
      'groups.1.tests: The group “B” has no test',
    ],
    ['equal names', [one, one], ['A'], 'groups.1.name: Two groups are named “A”'],
    [
      'one that needs itself or a later one',
      [{ ...one, needs: ['A'] }],
      ['A'],
      'groups.0.needs: “A” can only need groups above it, and “A” is none',
    ],
    ['no points at all', [{ name: 'A', points: 0 }], ['A'], 'groups.0.points: No group gives points'],
    [
      'too many',
      Array.from({ length: 21 }, (_, at) => ({ name: String(at), points: 1 })),
      Array.from({ length: 21 }, (_, at) => String(at)),
      'groups.0.name: A problem has at most 20 groups',
    ],
  ])('are refused with %s', (_what, groups, tests, message) => {
    expect(messages(groups, tests)).toEqual([message]);
  });
});
