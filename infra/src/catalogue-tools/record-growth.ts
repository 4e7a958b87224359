import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { packageSlugs } from '@evident/catalogue';
import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import {
  GROWTH_FILE,
  growthKey,
  GrowthRecord,
  type RecordedGrowth,
} from '@evident/ai/measure/growth/growth-record';
import { referenceGrowth } from '@evident/ai/measure/growth/reference-growth';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { catalogueProblem } from '../analysis-programs/catalogue-problem.js';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes } from '../judging/judge.js';
import { JudgeRunner } from '../judging/judge-runner.js';
import { MemoryCache } from '../judging/memory-cache.js';
import { ProgressBar } from './progress-bar.js';

/** The file is written after so many, so that an interrupted run goes on where it ended. */
const SAVE_EACH = 24;

/** A reference whose growth can be measured. */
interface Wanted {
  slug: string;
  problem: ProblemContext;
  language: EditorLanguage;
  key: string;
}

/**
 * `catalogue growth [--again] [two-sum…]`: measures how the references of the catalogue grow, and records it for the
 * analysis. References that are recorded already are left out without `--again`. Lines of references that are gone or
 * have changed are dropped.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { again: { type: 'boolean', default: false } },
  });
  const wanted = packageSlugs().flatMap(referencesOf);
  const named = wanted.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));
  const before = await new GrowthRecord().all();
  const recorded = new Map(before.map((line) => [line.key, line]));
  const missing = named.filter(({ key }) => values.again || !recorded.has(key));
  const save = (): Promise<void> => {
    const lines = wanted.flatMap(({ key }) => recorded.get(key) ?? []);
    return fs.writeFile(GROWTH_FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  if (missing.length > 0) await measureAll(missing, recorded, save);
  await save();
  const known = wanted.filter(({ key }) => recorded.has(key)).length;
  process.stdout.write(`${missing.length} references measured; ${known} of ${wanted.length} are recorded\n`);
  return known < wanted.length && positionals.length === 0 ? 1 : 0;
}

/** How many references of the catalogue have no recorded growth. */
export async function unrecordedReferences(): Promise<number> {
  const recorded = new Set((await new GrowthRecord().all()).map(({ key }) => key));
  return packageSlugs()
    .flatMap(referencesOf)
    .filter(({ key }) => !recorded.has(key)).length;
}

function referencesOf(slug: string): Wanted[] {
  const problem = catalogueProblem(slug);
  const { generator, validator, references } = problem;
  if (generator === null) return [];
  return EDITOR_LANGUAGES.flatMap((language): Wanted[] => {
    const sourceCode = references[language];
    if (sourceCode === undefined) return [];
    return [{ slug, problem, language, key: growthKey({ language, sourceCode, generator, validator }) }];
  });
}

async function measureAll(
  references: readonly Wanted[],
  recorded: Map<string, RecordedGrowth>,
  save: () => Promise<void>,
): Promise<void> {
  const runner = await JudgeRunner.open(`${BUILD_FOLDER}/cache`);
  const cache = new MemoryCache();
  const bar = new ProgressBar(references.length);
  const { signal } = new AbortController();
  try {
    for (let at = 0; at < references.length; at += SAVE_EACH) {
      await inLanes(references.slice(at, at + SAVE_EACH), async ({ slug, problem, language, key }) => {
        const inputs = new InputSource(problem, runner, cache, signal);
        const growth = await referenceGrowth(language, problem, inputs, { runner, cache, signal });
        recorded.set(key, { problem: slug, language, key, growth });
        bar.advance(`${slug} in ${language}: ${growth.time ?? 'inconclusive'}`);
      });
      await save();
    }
  } finally {
    bar.clear();
    await runner.close();
  }
}
