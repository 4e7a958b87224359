import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageSlugs, type Mistake } from '@evident/catalogue';
import { Mistake as MistakeEntry } from '@evident/contracts';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes, Judge } from '../judging/judge.js';
import { isKilled, judgeMistake, MistakeResults, type Fate } from './mistake-checks.js';
import { openPackage } from './package-under-test.js';
import { ProgressBar } from './progress-bar.js';

const KINDS = ['wrong', 'slow'] as const;
const LABELS = 'labels.json';

/**
 * `catalogue:mistakes [--from folder] [--results folder] [--kind wrong|slow] [slug…]`: judges programs with mistakes that
 * people make, and names those that no test refuses. They are the packages' own, or those of `<folder>/<slug>/`, which
 * lists them in `labels.json`. @returns the exit code: 1 when a program survives.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, results: { type: 'string' }, kind: { type: 'string' } },
  });
  const slugs = positionals.length > 0 ? positionals : packageSlugs();
  const kinds = KINDS.filter((kind) => values.kind === undefined || values.kind === kind);
  const results = await MistakeResults.open(values.results ?? path.join(BUILD_FOLDER, 'mistakes'));
  const judge = await Judge.open();
  const bar = new ProgressBar(slugs.length);
  try {
    const fates = await inLanes(slugs, async (slug) => {
      const subject = await openPackage(slug, { built: true });
      const mistakes = values.from === undefined ? subject.pack.mistakes : labelled(values.from, slug);
      const found: Fate[] = [];
      for (const mistake of mistakes.filter(({ kind }) => kinds.includes(kind)))
        found.push(await judgeMistake(subject, mistake, judge, { results }));
      bar.advance(lineOf(slug, found));
      return found;
    });
    bar.clear();
    process.stdout.write(`${lineOf('all', fates.flat(), false)}\n`);
    return fates.flat().every(isKilled) ? 0 : 1;
  } finally {
    bar.clear();
    await judge.close();
  }
}

/** The programs of a folder that is not part of the packages. */
function labelled(folder: string, slug: string): Mistake[] {
  const file = path.join(folder, slug, LABELS);
  if (!existsSync(file)) return [];
  return MistakeEntry.array()
    .parse(
      (JSON.parse(readFileSync(file, 'utf8')) as { file: string }[]).map((entry) => ({
        ...entry,
        file: `mistakes/${entry.file}`,
      })),
    )
    .map((entry) => ({
      ...entry,
      source: readFileSync(path.join(folder, slug, path.basename(entry.file)), 'utf8'),
    }));
}

function lineOf(slug: string, fates: readonly Fate[], named = true): string {
  const counts = KINDS.map((kind) => {
    const all = fates.filter(({ mistake }) => mistake.kind === kind);
    return `${all.filter(isKilled).length} of ${all.length} ${kind} killed`;
  });
  const survivors = named ? fates.filter((fate) => !isKilled(fate)) : [];
  return [
    `${slug}: ${counts.join(', ')}`,
    ...survivors.map(
      ({ mistake: { file, kind, why }, verdict, slowestMs }) =>
        `    ✗ ${file}, ${kind}, ${verdict} after ${Math.round(slowestMs)} ms: ${why}`,
    ),
  ].join('\n');
}
