import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildCatalogue } from './build-catalogue.js';
import { readManifest, readTestSet } from './built-catalogue.js';
import { PROBLEMS_FOLDER } from './folders.js';
import { problemIdOfSlug } from './stable-id.js';
import { testSetOf, unpackTest } from './test-set.js';

describe('building the catalogue', () => {
  let problemsFolder: string;
  let studyPlansFile: string;
  let outputDir: string;
  const build = () =>
    buildCatalogue({
      problemsFolder,
      studyPlansFile,
      learningPath: {
        file: path.join(problemsFolder, 'learning-path.yaml'),
        topicsFolder: path.join(problemsFolder, 'topics'),
      },
      outputDir,
      report: () => undefined,
    });

  beforeAll(async () => {
    problemsFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-packages-'));
    outputDir = path.join(problemsFolder, '.out');
    studyPlansFile = path.join(problemsFolder, 'study-plans.yaml');
    await fs.cp(path.join(PROBLEMS_FOLDER, 'climbing-stairs'), path.join(problemsFolder, 'climbing-stairs'), {
      recursive: true,
    });
    await fs.writeFile(studyPlansFile, '- { name: One, description: A plan, problems: [climbing-stairs] }\n');
    await fs.writeFile(
      path.join(problemsFolder, 'learning-path.yaml'),
      '- { slug: steps, title: Steps, summary: One step after the other, problems: [climbing-stairs] }\n',
    );
    for (const name of ['idea.md', 'trace.md', 'picture.svg']) {
      const file = path.join(problemsFolder, 'topics', 'steps', name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, `Text of ${name}`);
    }
  });
  afterAll(async () => {
    await fs.rm(problemsFolder, { recursive: true, force: true });
  });

  it('writes each problem with all its tests under their hash', async () => {
    await expect(build()).resolves.toMatchObject({ built: 1, unchanged: 0, failures: [] });
    const manifest = await readManifest(outputDir);
    const problem = manifest?.problems[0];
    expect(problem?.definition).toMatchObject({ title: 'Climbing Stairs', difficulty: 'EASY' });
    expect(manifest?.studyPlans).toEqual([
      { name: 'One', description: 'A plan', problems: ['climbing-stairs'] },
    ]);
    expect(manifest?.topics).toEqual([
      {
        slug: 'steps',
        title: 'Steps',
        summary: 'One step after the other',
        idea: 'Text of idea.md',
        trace: 'Text of trace.md',
        picture: 'Text of picture.svg',
        problems: ['climbing-stairs'],
      },
    ]);
    const hash = problem?.testSetHash ?? '';
    const packed = await readTestSet(outputDir, hash);
    const tests = await Promise.all(packed.tests.map(unpackTest));
    expect(testSetOf(tests).hash).toBe(hash);
    expect(tests.filter((test) => test.hidden).length).toBeGreaterThanOrEqual(8);
    expect(tests.every((test) => test.answer.trim() !== '')).toBe(true);
  });

  it('keeps what has not changed', async () => {
    await expect(build()).resolves.toMatchObject({ built: 0, unchanged: 1 });
  });

  it('leaves a broken package out and names the file', async () => {
    const file = path.join(problemsFolder, 'climbing-stairs', 'statement.md');
    const text = await fs.readFile(file);
    await fs.rm(file);
    await expect(build()).resolves.toMatchObject({
      built: 0,
      failures: ['climbing-stairs: statement.md is missing'],
    });
    await fs.writeFile(file, text);
    await expect(build()).resolves.toMatchObject({ built: 1, failures: [] });
  });
});

describe('ids from slugs', () => {
  it('never change', () => {
    expect(problemIdOfSlug('two-sum')).toBe('28602700-06c3-50ee-9fdc-0c9fe29cd8f9');
    expect(problemIdOfSlug('two-sum')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
