import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DIFFICULTIES, type TOPICS } from '@evident/contracts';
import type { StudyPlan } from './built-catalogue.js';
import { STUDY_PLANS_FILE } from './folders.js';
import { packageSlugs, readPackage } from './packages.js';
import { readStudyPlans } from './study-plans.js';

/** The topics of each plan: every problem of the plan has at least one of them. */
const PLANS: readonly [name: string, topics: readonly (typeof TOPICS)[number][]][] = [
  ['First Ten', []],
  ['Hashing', ['Hash Table', 'Arrays & Hashing']],
  ['Two Pointers & Windows', ['Two Pointers', 'Sliding Window']],
  ['Stacks', ['Stack', 'Monotonic Stack']],
  ['Search', ['Binary Search']],
  ['Trees', ['Trees']],
  ['Graphs', ['Graphs']],
  ['DP Ladder', ['Dynamic Programming']],
  ['Heaps, Greedy & Intervals', ['Heap', 'Greedy', 'Intervals']],
  ['Linked Lists', ['Linked List']],
  ['Words & Strings', ['String', 'String Matching']],
  ['Ranges & Grids', ['Prefix Sum', 'Matrix']],
  ['Recursion & Backtracking', ['Recursion', 'Backtracking']],
  ['Numbers & Geometry', ['Math']],
  ['Hard Ten', []],
];

const manifestsOf = ({ problems }: StudyPlan) => problems.map((slug) => readPackage(slug).manifest);

describe('the study plans of the catalogue', () => {
  let plans: StudyPlan[];
  beforeAll(async () => {
    plans = await readStudyPlans(STUDY_PLANS_FILE);
  });

  it('are these, each with its own words', () => {
    expect(plans.map(({ name }) => name)).toEqual(PLANS.map(([name]) => name));
    expect(new Set(plans.map(({ description }) => description)).size).toBe(PLANS.length);
    expect(plans.filter(({ name }) => name.endsWith(' Ten')).map(({ problems }) => problems.length)).toEqual([
      10, 10,
    ]);
  });

  it('leave out no problem of the catalogue', () => {
    const planned = new Set(plans.flatMap(({ problems }) => problems));
    expect(packageSlugs().filter((slug) => !planned.has(slug))).toEqual([]);
  });

  it.each(PLANS)('%s holds problems of its topic, each once, the hard ones last', (name, topics) => {
    const plan = plans.find((one) => one.name === name) as StudyPlan;
    expect(plan.problems).toEqual([...new Set(plan.problems)]);
    const manifests = manifestsOf(plan);
    expect(manifests.length).toBeGreaterThanOrEqual(6);
    for (const { title, tags } of manifests)
      expect({ title, fits: topics.length === 0 || topics.some((topic) => tags.includes(topic)) }).toEqual({
        title,
        fits: true,
      });
    const ranks = manifests.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    if (name === 'First Ten') expect(new Set(ranks)).toEqual(new Set([DIFFICULTIES.indexOf('EASY')]));
    if (name === 'Hard Ten') expect(new Set(ranks)).toEqual(new Set([DIFFICULTIES.indexOf('HARD')]));
  });
});

describe('reading study plans', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-plans-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it('finds none without the file and refuses another shape', async () => {
    const file = path.join(folder, 'study-plans.yaml');
    await expect(readStudyPlans(file)).resolves.toEqual([]);
    await fs.writeFile(file, '- { name: One, problems: [] }\n');
    await expect(readStudyPlans(file)).rejects.toThrow('study-plans.yaml: ');
  });
});
