import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageSlugs } from '@evident/catalogue';
import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import { equivalenceTest, type Survivor } from './equivalent-mutants.js';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes, Judge } from '../judging/judge.js';
import { mutantsOf, partOf, sampleOf, type Mutant } from './mutations.js';
import { openPackage, type PackageUnderTest } from './package-under-test.js';
import { ProgressBar } from './progress-bar.js';

/** Share of the mutants that the tests must kill. */
const TARGET = 0.95;
const MUTANTS_PER_REFERENCE = 8;
const SURVIVORS_FILE = path.join(BUILD_FOLDER, 'survivors.txt');

interface Tally {
  killed: number;
  survivors: Survivor[];
  /** On the list of equivalent mutants, so left out of the count. */
  excused: number;
  /** Did not compile or parse, so not a mutant. */
  invalid: number;
}

/** Which of a reference's mutants are judged. */
type Selection = (mutants: readonly Mutant[]) => Mutant[];

type Fate = 'killed' | 'survived' | 'invalid';

async function fateOf(
  { pack, tests, checker }: PackageUnderTest,
  language: EditorLanguage,
  mutant: Mutant,
  judge: Judge,
): Promise<Fate> {
  const { verdict, tests: judged } = await judge.judge({
    language,
    sourceCode: mutant.source,
    limits: pack.manifest,
    checker,
    tests,
    stopAtFirstFailure: true,
  });
  if (verdict === 'accepted') return 'survived';
  const neverRan =
    verdict === 'compile_error' || /SyntaxError|IndentationError/.test(judged.at(-1)?.stderr ?? '');
  return neverRan ? 'invalid' : 'killed';
}

async function mutatePackage(
  slug: string,
  select: Selection,
  isEquivalent: (survivor: Survivor) => boolean,
  judge: Judge,
): Promise<Tally> {
  const subject = await openPackage(slug);
  const tally: Tally = { killed: 0, survivors: [], excused: 0, invalid: 0 };
  for (const language of EDITOR_LANGUAGES) {
    const reference = subject.pack.references[language];
    const lines = reference.split('\n');
    for (const mutant of select(mutantsOf(language, reference))) {
      const survivor: Survivor = { ...mutant, slug, language, code: lines[mutant.line - 1]?.trim() ?? '' };
      if (isEquivalent(survivor)) {
        tally.excused += 1;
        continue;
      }
      const fate = await fateOf(subject, language, mutant, judge);
      if (fate === 'killed') tally.killed += 1;
      else if (fate === 'invalid') tally.invalid += 1;
      else tally.survivors.push(survivor);
    }
  }
  return tally;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`;

function describe({ slug, language, line, column, kind, change, code }: Survivor): string {
  return `${slug} ${language} line ${line}:${column}, ${kind}: ${change}    ${code}`;
}

interface SelectionOptions {
  each?: string | undefined;
  part?: string | undefined;
  all: boolean;
}

/** @throws Error when an option is not a number or not a part. */
function selectionOf({ each, part, all }: SelectionOptions): Selection {
  if (part !== undefined) {
    const [at, parts] = part.split('/').map(Number);
    if (!(Number.isInteger(at) && Number.isInteger(parts)) || !at || !parts || at < 1 || at > parts)
      throw new Error('--part takes a part of all mutants such as 2/3');
    return (mutants) => partOf(mutants, at, parts);
  }
  const perReference = all ? Infinity : Number(each ?? MUTANTS_PER_REFERENCE);
  if (!(perReference >= 1)) throw new Error('--each takes a whole number from 1 on');
  return (mutants) => sampleOf(mutants, perReference);
}

/**
 * `catalogue:mutate [--each N | --part K/N | --all] [slug…]`: puts small faults into every reference and counts how
 * many of them the tests fail. @returns the exit code: 1 below the target.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      each: { type: 'string' },
      part: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const select = selectionOf(values);
  const slugs = positionals.length > 0 ? positionals : packageSlugs();
  const began = performance.now();
  const isEquivalent = equivalenceTest();
  const judge = await Judge.open();
  const bar = new ProgressBar(slugs.length);
  let tallies: Tally[];
  try {
    tallies = await inLanes(slugs, async (slug) => {
      const tally = await mutatePackage(slug, select, isEquivalent, judge);
      const count = tally.killed + tally.survivors.length;
      const unfit = tally.invalid > 0 ? `, ${tally.invalid} did not compile` : '';
      bar.advance(
        `${slug}: ${tally.killed} of ${count} mutants killed${unfit}${tally.survivors.map((survivor) => `\n    ${describe(survivor)}`).join('')}`,
      );
      return tally;
    });
  } finally {
    bar.clear();
    await judge.close();
  }
  return summarise(tallies, (performance.now() - began) / 1_000);
}

async function summarise(tallies: readonly Tally[], seconds: number): Promise<number> {
  const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0);
  const survivors = tallies.flatMap((tally) => tally.survivors);
  const excused = tallies.reduce((sum, tally) => sum + tally.excused, 0);
  const whole = killed + survivors.length;
  await fs.mkdir(BUILD_FOLDER, { recursive: true });
  await fs.writeFile(SURVIVORS_FILE, survivors.map((survivor) => `${describe(survivor)}\n`).join(''));
  for (const language of EDITOR_LANGUAGES) {
    const left = survivors.filter((survivor) => survivor.language === language).length;
    process.stdout.write(`${language}: ${left} survivors\n`);
  }
  process.stdout.write(
    `${killed} of ${whole} mutants killed (${percent(killed, whole)}; ${percent(killed, whole + excused)} with the ${excused} equivalent ones that are left out), ${survivors.length} survivors in ${path.relative(process.cwd(), SURVIVORS_FILE)}, ${seconds.toFixed(1)} s\n`,
  );
  return whole > 0 && killed / whole >= TARGET ? 0 : 1;
}
