import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  judgeLimitsFor,
  LANGUAGE_EXTENSIONS,
  LANGUAGES,
  type Language,
  type ProblemLimits,
  type StoredTest,
  type Verdict,
} from '@evident/contracts';
import type { Mistake } from '@evident/catalogue';
import { z } from 'zod';
import type { Judge } from '../judging/judge.js';
import type { PackageUnderTest } from './package-under-test.js';
import { slowestMs } from './reference-looks.js';

/** A mistake of a package, or a program of somebody else that may be right. */
export interface Candidate extends Pick<Mistake, 'file' | 'source' | 'why'> {
  kind: Mistake['kind'] | 'right';
}

/** What the tests say about one program. */
export interface Fate {
  mistake: Candidate;
  /** Of the test that refuses it; accepted where none does. */
  verdict: Verdict;
  /** The first test that refuses it; null for a survivor and for a program that does not compile. */
  killer: string | null;
  /** CPU time on the slowest test that accepts it; 0 where none did. */
  slowestMs: number;
}

/** A program that does not compile shows nothing about the tests. */
export const isKilled = ({ verdict }: Fate): boolean => verdict !== 'accepted' && verdict !== 'compile_error';

/** Right programs are accepted, all others refused. */
export const isJust = (fate: Fate): boolean =>
  fate.mistake.kind === 'right' ? fate.verdict === 'accepted' : isKilled(fate);

const Kept = z.object({
  verdict: z.string(),
  /** Hashes of tests. */
  refusedBy: z.string().nullable(),
  accepted: z.array(z.string()),
  slowestMs: z.number().default(0),
});
type Kept = z.infer<typeof Kept>;

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

/**
 * Keeps for each program which tests it passed and which one refused it, so that an interrupted run goes on where it
 * stopped, and a new test is the only one that a survivor runs again.
 */
export class MistakeResults {
  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<MistakeResults> {
    await fs.mkdir(folder, { recursive: true });
    return new MistakeResults(folder);
  }

  async get(program: string): Promise<Kept | null> {
    try {
      return Kept.parse(JSON.parse(await fs.readFile(this.fileOf(program), 'utf8')));
    } catch {
      return null;
    }
  }

  async put(program: string, kept: Kept): Promise<void> {
    await fs.writeFile(this.fileOf(program), JSON.stringify(kept));
  }

  private fileOf(program: string): string {
    return path.join(this.folder, `${program}.json`);
  }
}

/** @throws Error when no language has the file's extension. */
export function languageOf(file: string): Language {
  const language = LANGUAGES.find((known) => file.endsWith(`.${LANGUAGE_EXTENSIONS[known]}`));
  if (!language) throw new Error(`${file} is in no language of the product`);
  return language;
}

/** A wrong program mostly fails a small test, a slow one the largest. */
const orderFor = ({ kind }: Candidate, tests: readonly StoredTest[]): StoredTest[] =>
  kind === 'slow' ? [...tests].sort((a, b) => b.input.length - a.input.length) : [...tests];

interface MistakeOptions {
  /** Of earlier runs. Without them every test is judged. */
  results?: MistakeResults;
  /** By default those of the problem. */
  limits?: ProblemLimits;
}

/** Judges a program until the first test that refuses it. */
export async function judgeMistake(
  { pack, tests, checker }: PackageUnderTest,
  mistake: Candidate,
  judge: Judge,
  { results, limits = pack.manifest }: MistakeOptions = {},
): Promise<Fate> {
  const language = languageOf(mistake.file);
  const { timeLimitMs, memoryLimitKb } = judgeLimitsFor(language, limits);
  const program = hashOf(language, mistake.source, JSON.stringify([[timeLimitMs, memoryLimitKb], checker]));
  const hashes = new Map(tests.map((test) => [test.id, hashOf(test.input, test.answer)]));
  const kept = await results?.get(program);
  const killer = tests.find(({ id }) => kept?.refusedBy === hashes.get(id));
  const before = kept?.slowestMs ?? 0;
  if (kept && killer)
    return { mistake, verdict: kept.verdict as Verdict, killer: killer.id, slowestMs: before };
  const passed = new Set(kept?.accepted);
  const left = orderFor(mistake, tests).filter(({ id }) => !passed.has(hashes.get(id) ?? ''));
  if (left.length === 0) return { mistake, verdict: 'accepted', killer: null, slowestMs: before };
  const { verdict, tests: judged } = await judge.judge({
    language,
    sourceCode: mistake.source,
    limits,
    checker,
    tests: left,
    stopAtFirstFailure: true,
  });
  const refusing = judged.find((test) => test.verdict !== 'accepted')?.testId ?? null;
  const accepted = judged.filter((test) => test.verdict === 'accepted');
  const longest = Math.max(before, slowestMs({ tests: accepted }));
  if (verdict !== 'compile_error') {
    await results?.put(program, {
      verdict,
      refusedBy: (refusing !== null && hashes.get(refusing)) || null,
      accepted: [...passed, ...accepted.map(({ testId }) => hashes.get(testId) ?? '')],
      slowestMs: longest,
    });
  }
  return { mistake, verdict, killer: refusing, slowestMs: longest };
}

/** Judges the package's own mistakes; a missing one is a defect already. */
export async function judgeMistakes(subject: PackageUnderTest, judge: Judge): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const mistake of subject.pack.mistakes.filter(({ source }) => source !== ''))
    fates.push(await judgeMistake(subject, mistake, judge));
  return fates;
}

/** A sentence for each mistake that no test refuses. */
export const mistakeDefects = (fates: readonly Fate[]): string[] =>
  fates
    .filter((fate) => !isKilled(fate))
    .map(
      ({ mistake, verdict }) =>
        `${mistake.file}: ${verdict === 'accepted' ? 'no test refuses it' : 'it does not compile'}`,
    );
