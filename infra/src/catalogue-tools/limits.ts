import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageSlugs, type Mistake } from '@evident/catalogue';
import { LANGUAGE_LABELS, LANGUAGES, timeLimitFor, type Language } from '@evident/contracts';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes, Judge } from '../judging/judge.js';
import { hashOfDecidingCode } from './deciding-code.js';
import { isKilled, judgeMistake, languageOf, MistakeResults } from './mistake-checks.js';
import { openPackage, type PackageUnderTest } from './package-under-test.js';
import { ProgressBar } from './progress-bar.js';
import { judgeReferences, REFERENCE_SHARE, scaledLimits, type MatrixRow } from './solution-checks.js';
import { VerificationCache } from './verification-cache.js';
import { toolchainOf } from './verified-record.js';

/** A slow program must need more than this many times its limit. */
const SLOW_MARGIN = 2;

/** What one language's limit of a problem separates. */
interface LimitRow {
  slug: string;
  language: Language;
  limitMs: number;
  /** CPU time of the reference on its slowest test; null where there is no reference, infinite for a refused one. */
  rightMs: number | null;
  slow: number;
  /** Slow programs that every test lets pass within the margin. */
  survivors: string[];
}

const separates = ({ limitMs, rightMs, survivors }: LimitRow): boolean =>
  survivors.length === 0 && (rightMs === null || rightMs <= limitMs * REFERENCE_SHARE);

/**
 * `catalogue:limits [--results folder] [slug…]`: shows for each problem and language whether the reference needs at most
 * a third of the limit, and every slow program more than twice the limit. What this machine's last verification measured
 * of the references counts while nothing has changed. @returns the exit code: 1 where a limit does not separate.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { results: { type: 'string' } },
  });
  const slugs = positionals.length > 0 ? positionals : packageSlugs();
  const results = await MistakeResults.open(values.results ?? path.join(BUILD_FOLDER, 'mistakes'));
  const verified = await VerificationCache.open(await hashOfDecidingCode(), await toolchainOf());
  const judge = await Judge.open();
  const bar = new ProgressBar(slugs.length);
  try {
    const rows = await inLanes(slugs, async (slug) => {
      const subject = await openPackage(slug, { built: true });
      const kept = await verified.get(slug, 'quick');
      const references = kept?.rows ?? (await judgeReferences(subject, judge)).rows;
      const found = await rowsOf(subject, references, judge, results);
      bar.advance(tableOf(found));
      return found;
    });
    bar.clear();
    const failed = rows.flat().filter((row) => !separates(row));
    process.stdout.write(`${rows.flat().length} limits, ${failed.length} do not separate\n`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    bar.clear();
    await judge.close();
  }
}

async function rowsOf(
  subject: PackageUnderTest,
  references: readonly MatrixRow[],
  judge: Judge,
  results: MistakeResults,
): Promise<LimitRow[]> {
  const { pack } = subject;
  const slow = slowPrograms(subject);
  const rows: LimitRow[] = [];
  for (const language of LANGUAGES) {
    const programs = slow.filter(({ file }) => languageOf(file) === language);
    const survivors: string[] = [];
    for (const program of programs) {
      const limits = scaledLimits(pack.manifest, SLOW_MARGIN);
      const fate = await judgeMistake(subject, program, judge, { results, limits });
      if (!isKilled(fate)) survivors.push(program.file);
    }
    const reference = references.find(({ solution }) => solution === `${language} reference`);
    rows.push({
      slug: pack.slug,
      language,
      limitMs: timeLimitFor(language, pack.manifest),
      rightMs: !reference ? null : reference.verdict === 'accepted' ? reference.slowestMs : Infinity,
      slow: programs.length,
      survivors,
    });
  }
  return rows;
}

/** The slow mistakes, and the wrong solutions that must run out of time. */
const slowPrograms = ({ pack }: PackageUnderTest): Mistake[] => [
  ...pack.mistakes.filter(({ kind, source }) => kind === 'slow' && source !== ''),
  ...pack.wrong
    .filter(({ verdict }) => verdict === 'time_limit_exceeded')
    .map(({ file, why, source }) => ({ file, why, source, kind: 'slow' as const })),
];

/** A line for each language: the limit, what the reference needs of it, and the slow programs refused at the margin. */
const tableOf = (rows: readonly LimitRow[]): string =>
  rows
    .map((row) => {
      const { slug, language, limitMs, rightMs, slow, survivors } = row;
      const right =
        rightMs === null ? 'none' : rightMs === Infinity ? 'refused' : `${Math.round(rightMs)} ms`;
      const share = rightMs === null ? '' : `${Math.round(Math.min(999, (100 * rightMs) / limitMs))} %`;
      return [
        separates(row) ? '✓' : '✗',
        slug.padEnd(34),
        LANGUAGE_LABELS[language].padEnd(10),
        `${limitMs} ms`.padStart(8),
        `right ${right}`.padStart(15),
        share.padStart(5),
        ` slow ${slow - survivors.length} of ${slow} need more than ${SLOW_MARGIN} times the limit`,
        survivors.length > 0 ? `: not ${survivors.join(', ')}` : '',
      ].join(' ');
    })
    .join('\n');
