import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { EditorLanguage } from '@evident/contracts';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { COMPLEXITY_CLASSES, type ComplexityClass } from '@evident/ai/evidence/complexity-class';
import { z } from 'zod';
import { REPOSITORY } from '../launcher/settings.js';
import { catalogueProblem, contextOf } from './catalogue-problem.js';

const BENCH_FOLDER = path.join(REPOSITORY, 'infra/bench-programs');
const PROGRAMS = path.join(BENCH_FOLDER, 'programs');
export const BUGS_FILE = path.join(BENCH_FOLDER, 'bugs.json');
const LANGUAGE_OF: Readonly<Record<string, EditorLanguage>> = {
  '.js': 'JAVASCRIPT',
  '.py': 'PYTHON',
  '.java': 'JAVA',
};

const ClassLabel = z.enum(COMPLEXITY_CLASSES);
const Labels = z.record(z.string(), z.object({ time: ClassLabel, space: ClassLabel.nullable() }));
const OwnProblem = z.object({
  title: z.string(),
  /** The variant that is correct and fast enough to compare with. */
  reference: z.string(),
  small: z.record(z.string(), z.number()),
});

/** A program with the complexity that a person says it has. */
export interface BenchProgram {
  /** `two-sum/naive.py` */
  name: string;
  slug: string;
  language: EditorLanguage;
  sourceCode: string;
  time: ComplexityClass;
  /** Null where the inputs are too small to show it. */
  space: ComplexityClass | null;
  /** Whether the program belongs to the half that nobody looked at while building the engine; the name decides. */
  heldOut: boolean;
}

/** All programs of the bench, sorted by name. */
export async function benchPrograms(): Promise<BenchProgram[]> {
  const programs: BenchProgram[] = [];
  for (const slug of (await fs.readdir(PROGRAMS)).sort()) {
    const labels = Labels.parse(
      JSON.parse(await fs.readFile(path.join(PROGRAMS, slug, 'labels.json'), 'utf8')),
    );
    for (const [file, label] of Object.entries(labels).sort(([a], [b]) => a.localeCompare(b))) {
      const language = LANGUAGE_OF[path.extname(file)];
      if (!language) throw new Error(`${slug}/${file} is in no known language`);
      const name = `${slug}/${file}`;
      programs.push({
        name,
        slug,
        language,
        sourceCode: await fs.readFile(path.join(PROGRAMS, slug, file), 'utf8'),
        ...label,
        heldOut: (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1,
      });
    }
  }
  return programs;
}

/** The problem of a bench folder: its own, or else the catalogue's problem of that name. */
export async function benchProblem(slug: string): Promise<ProblemContext> {
  const own = path.join(PROGRAMS, slug, 'problem.json');
  const isOwn = await fs.access(own).then(
    () => true,
    () => false,
  );
  return isOwn ? ownProblem(slug, own) : catalogueProblem(slug);
}

async function ownProblem(slug: string, file: string): Promise<ProblemContext> {
  const problem = OwnProblem.parse(JSON.parse(await fs.readFile(file, 'utf8')));
  const text = (name: string): Promise<string> => fs.readFile(path.join(PROGRAMS, slug, name), 'utf8');
  const [javascript, python, java] = await Promise.all(
    ['js', 'py', 'java'].map((extension) => text(`${problem.reference}.${extension}`)),
  );
  return contextOf(slug, {
    title: problem.title,
    checker: { kind: 'tokens' },
    timeLimitMs: 2_000,
    memoryLimitKb: 262_144,
    tests: [],
    references: { JAVASCRIPT: javascript, PYTHON: python, JAVA: java },
    complexity: null,
    generator: await text('generator.mjs'),
    validator: await text('validator.mjs'),
    small: problem.small,
  });
}
