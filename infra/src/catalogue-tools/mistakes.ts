import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageSlugs } from '@evident/catalogue';
import { LANGUAGE_LABELS, LANGUAGES } from '@evident/contracts';
import { judgedByTheirAuthors } from '../analysis-programs/strangers-labels.js';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes, Judge } from '../judging/judge.js';
import { isJust, judgeMistake, languageOf, MistakeResults, type Fate } from './mistake-checks.js';
import { openPackage } from './package-under-test.js';
import { ProgressBar } from './progress-bar.js';

const KINDS = ['wrong', 'slow', 'right'] as const;

/**
 * `catalogue:mistakes [--from folder] [--results folder] [--kind wrong|slow|right] [slug…]`: judges programs with mistakes
 * that people make, and names those that no test refuses. They are the packages' own, or those of a set of strangers'
 * programs, which holds right ones too. @returns the exit code: 1 when a mistake survives or a right program is refused.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, results: { type: 'string' }, kind: { type: 'string' } },
  });
  const theirs = values.from === undefined ? null : await judgedByTheirAuthors(values.from);
  const slugs = positionals.length > 0 ? positionals : theirs ? [...theirs.keys()] : packageSlugs();
  const kinds = KINDS.filter((kind) => values.kind === undefined || values.kind === kind);
  const results = await MistakeResults.open(values.results ?? path.join(BUILD_FOLDER, 'mistakes'));
  const judge = await Judge.open();
  const bar = new ProgressBar(slugs.length);
  try {
    const fates = await inLanes(slugs, async (slug) => {
      const subject = await openPackage(slug, { built: true });
      const mistakes = theirs ? (theirs.get(slug) ?? []) : subject.pack.mistakes;
      const found: Fate[] = [];
      for (const mistake of mistakes.filter(({ kind }) => kinds.includes(kind)))
        found.push(await judgeMistake(subject, mistake, judge, { results }));
      bar.advance(lineOf(slug, found));
      return found;
    });
    bar.clear();
    process.stdout.write(`${lineOf('all', fates.flat(), false)}\n`);
    return fates.flat().every(isJust) ? 0 : 1;
  } finally {
    bar.clear();
    await judge.close();
  }
}

const DONE: Readonly<Record<(typeof KINDS)[number], string>> = {
  wrong: 'killed',
  slow: 'killed',
  right: 'accepted',
};

function lineOf(slug: string, fates: readonly Fate[], named = true): string {
  const counts = KINDS.flatMap((kind) => {
    const all = fates.filter(({ mistake }) => mistake.kind === kind);
    const just = all.filter(isJust).length;
    return all.length === 0 ? [] : [`${just} of ${all.length} ${kind} ${DONE[kind]} (${languagesOf(all)})`];
  });
  const unjust = named ? fates.filter((fate) => !isJust(fate)) : [];
  const killers = named ? killersOf(fates) : '';
  return [
    `${slug}: ${counts.join(', ')}${killers && `; first by ${killers}`}`,
    ...unjust.map(
      ({ mistake: { file, kind, why }, verdict, slowestMs }) =>
        `    ✗ ${file}, ${kind}, ${verdict} after ${Math.round(slowestMs)} ms: ${why}`,
    ),
  ].join('\n');
}

const languagesOf = (fates: readonly Fate[]): string =>
  LANGUAGES.map((language) => {
    const count = fates.filter(({ mistake }) => languageOf(mistake.file) === language).length;
    return `${LANGUAGE_LABELS[language]} ${count}`;
  }).join(', ');

/** The tests that refuse programs, each with how many it is the first to refuse. */
function killersOf(fates: readonly Fate[]): string {
  const counts = new Map<string, number>();
  for (const { killer } of fates) if (killer !== null) counts.set(killer, (counts.get(killer) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([test, count]) => `${test} ×${count}`)
    .join(', ');
}
