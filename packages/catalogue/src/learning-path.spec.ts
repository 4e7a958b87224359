import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BuiltTopic } from './built-catalogue.js';
import { LEARNING_PATH } from './folders.js';
import { readLearningPath } from './learning-path.js';
import { packageSlugs, readPackage } from './packages.js';
import { topicDefects } from './topic-checks.js';

const slugs = new Set(packageSlugs());
const manifestOf = (slug: string) => (slugs.has(slug) ? readPackage(slug).manifest : undefined);

describe('the learning path of the catalogue', () => {
  let topics: BuiltTopic[];
  beforeAll(async () => {
    topics = await readLearningPath(LEARNING_PATH);
  });

  it('has at least ten topics, each in the form that the page needs', () => {
    expect(topics.length).toBeGreaterThanOrEqual(10);
    expect(topics.flatMap((topic) => topicDefects(topic, manifestOf))).toEqual([]);
    for (const part of ['slug', 'title', 'summary', 'idea', 'picture'] as const)
      expect(new Set(topics.map((topic) => topic[part])).size).toBe(topics.length);
  });
});

describe('the check of a topic', () => {
  const idea = 'A window slides over the text. '.repeat(50);
  const trace = `| step | sum |\n|---|---|\n${'| 1 | 2 |\n'.repeat(4)}`;
  const picture =
    '<svg viewBox="0 0 10 10"><title>A window over four cells</title><rect class="cell hot"/></svg>';
  const good: BuiltTopic = {
    slug: 'windows',
    title: 'Windows',
    summary: 'A window slides over the text.',
    idea,
    trace,
    picture,
    problems: ['climbing-stairs', 'coin-change', 'house-robber', 'edit-distance'],
  };
  const defects = (change: Partial<BuiltTopic>) =>
    topicDefects({ ...good, ...change }, manifestOf).map((defect) => defect.replace('topics/windows: ', ''));

  it('accepts a topic of the right form', () => {
    expect(defects({})).toEqual([]);
  });

  it.each<[Partial<BuiltTopic>, string]>([
    [{ idea: 'Too short.' }, 'idea.md has 2 words; 250 to 380 explain an idea'],
    [{ idea: `${idea} Obviously.` }, 'a phrase stands where a reason should stand'],
    [{ trace: 'No table.' }, 'trace.md has a table of 0 rows; 4 to 16 are needed'],
    [
      { picture: picture.replace('<rect', '<image') },
      'picture.svg uses <image>, which the page does not draw',
    ],
    [{ picture: picture.replace('hot', 'red') }, 'picture.svg uses the unknown class red'],
    [
      { picture: picture.replace('<rect', '<rect fill="red"') },
      'picture.svg sets a colour; classes do that for both themes',
    ],
    [
      { picture: picture.replace(/<title>.*<\/title>/, '') },
      'picture.svg has no title that tells what it shows',
    ],
    [{ picture: picture.replace('viewBox="0 0 10 10"', '') }, 'picture.svg has no viewBox from 0 0'],
    [{ problems: good.problems.slice(0, 2) }, 'the topic has 2 problems, fewer than 3'],
    [{ problems: [...good.problems, 'no-such-problem'] }, 'there is no problem no-such-problem'],
    [{ problems: [...good.problems, 'edit-distance'] }, 'a problem stands twice'],
    [{ problems: [...good.problems, 'fizz-buzz'] }, 'a problem is easier than the one before it'],
  ])('names the defect of %j', (change, defect) => {
    expect(defects(change)).toEqual([defect]);
  });
});

describe('reading a learning path', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-path-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it('finds none without the file, and refuses another shape or a missing text', async () => {
    const files = {
      file: path.join(folder, 'learning-path.yaml'),
      topicsFolder: path.join(folder, 'topics'),
    };
    await expect(readLearningPath(files)).resolves.toEqual([]);
    await fs.writeFile(files.file, '- { slug: One, problems: [] }\n');
    await expect(readLearningPath(files)).rejects.toThrow('learning-path.yaml: ');
    await fs.writeFile(
      files.file,
      '- { slug: one, title: One, summary: A summary that is long enough, problems: [two-sum] }\n',
    );
    await expect(readLearningPath(files)).rejects.toThrow(/^topics\/one: .* is missing$/);
  });
});
