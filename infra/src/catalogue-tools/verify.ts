import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEARNING_PATH, packageSlugs, readLearningPath, readPackage, topicDefects } from '@evident/catalogue';
import { SMALL_INPUTS } from './brute-check.js';
import { BUILD_FOLDER } from '../judging/folders.js';
import { hashOfDecidingCode } from './deciding-code.js';
import { checkGrowth } from './growth-check.js';
import { unrecordedReferences } from './record-growth.js';
import { inLanes, Judge } from '../judging/judge.js';
import { MATRIX_LEGEND, matrixOf } from './matrix.js';
import { ProgressBar } from './progress-bar.js';
import type { Depth } from './solution-checks.js';
import { VerificationCache } from './verification-cache.js';
import {
  keyOf,
  readRecord,
  stillVerified,
  toolchainOf,
  updatedRecord,
  writeRecord,
  type Subject,
} from './verified-record.js';
import { isGreen, verifyPackage, type Verification } from './verify-package.js';

const MATRIX_FILE = path.join(BUILD_FOLDER, 'matrix.txt');

/**
 * `catalogue:verify [--quick] [--recorded] [slug…]`: verifies what has changed since its last green run on this machine
 * and writes the result to the committed record. `--quick` stops each wrong solution when its verdict is certain, and
 * therefore prints no matrix. `--recorded`, as `npm test` asks, trusts the committed record and leaves it as it is, and
 * lets references need two thirds of their limit, because it runs on machines of any speed. @returns the exit code.
 */
export async function main(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const { values, positionals: named } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      recorded: { type: 'boolean', default: false },
    },
  });
  const depth: Depth = values.quick ? 'quick' : 'full';
  const slugs = slugsToVerify(named);
  const [code, toolchain] = await Promise.all([hashOfDecidingCode(), toolchainOf()]);
  const cache = await VerificationCache.open(code, toolchain);
  const known = new Map<string, Verification>();
  for (const slug of slugs) {
    const kept = await cache.get(slug, depth);
    if (kept) known.set(slug, kept);
  }
  const subjects = packageSlugs().flatMap((slug) => subjectOf(slug, code));
  const record = await readRecord();
  const recorded = values.recorded ? stillVerified(record, subjects, toolchain) : new Set<string>();
  const trusted = slugs.filter((slug) => recorded.has(slug) && !known.has(slug));
  await verifyAll(
    slugs.filter((slug) => !known.has(slug) && !recorded.has(slug)),
    depth,
    cache,
    known,
  );
  const verifications = slugs.flatMap((slug) => known.get(slug) ?? []);
  if (!values.recorded) {
    const green = verifications.filter(isGreen);
    const depths = new Map(green.map((one) => [one.slug, one.depth]));
    await writeRecord(updatedRecord(record, subjects, depths, toolchain));
  } else if (
    trusted.length + known.size > 0 &&
    subjects.some(({ slug, key }) => record?.packages[slug]?.key !== key)
  )
    process.stdout.write(
      'The committed record is behind: run npm run catalogue:verify -- --quick and commit it\n',
    );
  const unrecorded = await unrecordedReferences();
  if (unrecorded > 0)
    process.stdout.write(
      `The growth of ${unrecorded} references is not recorded: run npm run catalogue:growth and commit it\n`,
    );
  if (depth === 'full') await showMatrices(verifications, named.length > 0);
  // References that are not recorded are measured, which takes minutes.
  const misdeclared = depth === 'full' ? await checkGrowth(slugs) : 0;
  const passes = values.recorded ? hasNoDefect : isGreen;
  const exitCode = summarise(verifications, passes, trusted.length, (performance.now() - began) / 1_000);
  if (misdeclared > 0)
    process.stdout.write(`${misdeclared} problems declare a complexity that was not measured\n`);
  const badTopics = named.length > 0 ? 0 : await reportTopics();
  return misdeclared > 0 || badTopics > 0 ? 1 : exitCode;
}

/** Checks the form of the learning path. @returns how many defects there are */
async function reportTopics(): Promise<number> {
  const known = new Set(packageSlugs());
  const topics = await readLearningPath(LEARNING_PATH);
  const defects = topics.flatMap((topic) =>
    topicDefects(topic, (slug) => (known.has(slug) ? readPackage(slug).manifest : undefined)),
  );
  process.stdout.write(
    `${topics.length} topics, ${defects.length} defects\n${defects.map((defect) => `    ✗ ${defect}\n`).join('')}`,
  );
  return defects.length;
}

function slugsToVerify(named: readonly string[]): readonly string[] {
  const all = packageSlugs();
  const strangers = named.filter((slug) => !all.includes(slug));
  if (strangers.length > 0) throw new Error(`There is no package ${strangers.join(', ')}`);
  return named.length > 0 ? named : all;
}

/** @returns nothing for a package that cannot be read; its verification says why. */
function subjectOf(slug: string, code: string): Subject[] {
  try {
    return [{ slug, key: keyOf(readPackage(slug).contentHash, code) }];
  } catch {
    return [];
  }
}

async function verifyAll(
  slugs: readonly string[],
  depth: Depth,
  cache: VerificationCache,
  known: Map<string, Verification>,
): Promise<void> {
  if (slugs.length === 0) return;
  const judge = await Judge.open();
  const bar = new ProgressBar(slugs.length);
  try {
    await inLanes(slugs, async (slug) => {
      const verification = await verifyPackage(slug, judge, depth);
      await cache.put(verification);
      known.set(slug, verification);
      bar.advance(lineOf(verification));
    });
  } finally {
    bar.clear();
    await judge.close();
  }
}

const isWrong = ({ expected }: Verification['rows'][number]): boolean => expected !== 'accepted';

function lineOf({ slug, defects, tight, tests, rows, seconds }: Verification): string {
  const wrong = rows.filter(isWrong);
  const killed = wrong.filter(({ verdict, expected }) => verdict === expected).length;
  const figures = `${tests.length} tests, ${killed}/${wrong.length} wrong solutions killed, ${seconds.toFixed(1)} s`;
  const details = [
    ...defects.map((defect) => `\n    ✗ ${defect}`),
    ...tight.map((shortage) => `\n    ! ${shortage}`),
  ];
  const mark = defects.length > 0 ? '✗' : tight.length > 0 ? '!' : '✓';
  return `${mark} ${slug}: ${figures}${details.join('')}`;
}

async function showMatrices(verifications: readonly Verification[], onScreen: boolean): Promise<void> {
  const text = `${MATRIX_LEGEND}\n\n${verifications.map(matrixOf).join('\n\n')}\n`;
  await fs.writeFile(MATRIX_FILE, text);
  process.stdout.write(
    onScreen
      ? `\n${text}\n`
      : `Matrix of tests and solutions: ${path.relative(process.cwd(), MATRIX_FILE)}\n`,
  );
}

const hasNoDefect = ({ defects }: Verification): boolean => defects.length === 0;

function summarise(
  verifications: readonly Verification[],
  passes: (verification: Verification) => boolean,
  trusted: number,
  seconds: number,
): number {
  const sum = (count: (verification: Verification) => number): number =>
    verifications.reduce((total, one) => total + count(one), 0);
  const failed = verifications.filter((one) => !passes(one));
  const green = verifications.length - failed.length;
  process.stdout.write(
    [
      `${sum(({ tests }) => tests.length)} tests; ${sum(({ rows }) => rows.filter((row) => !isWrong(row)).length)} references judged; ` +
        `${sum(({ rows }) => rows.filter((row) => isWrong(row) && row.verdict === row.expected).length)} of ` +
        `${sum(({ rows }) => rows.filter(isWrong).length)} wrong solutions killed; brute force compared on ` +
        `${green * SMALL_INPUTS} small inputs`,
      ...(trusted > 0 ? [`${trusted} of them unchanged since the verification that is on record`] : []),
      `${green + trusted} problems verified, ${failed.length} failed, ${seconds.toFixed(1)} s`,
      '',
    ].join('\n'),
  );
  return failed.length === 0 ? 0 : 1;
}
