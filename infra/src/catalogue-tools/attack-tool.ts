import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageSlugs, readPackage } from '@evident/catalogue';
import { LANGUAGE_EXTENSIONS, LANGUAGES, VERDICT_LABELS, type Language } from '@evident/contracts';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes, Judge } from '../judging/judge.js';
import { Attack, type Finding } from './attack.js';
import { pythonOutputs } from './python-batch.js';
import { openPackage, type PackageUnderTest } from './package-under-test.js';

const DEFAULT_SECONDS = '60';
const SHOWN_CHARACTERS = 400;
/** Brute force confirms the answer to an input of at most this size. */
const MOST_BRUTE_CHARACTERS = 200;

const USAGE = `Usage: npm run problem -- attack <slug> <program> [--seconds 60] [--seed 1]
       npm run problem -- attack --measure <programs> [--seconds 60]
`;

/**
 * `attack <slug> <program>` looks for an input that the program fails. `attack --measure 30` does it for programs with
 * known mistakes and prints a table. @returns the exit code: 0 when every program was caught.
 */
export async function attack(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: DEFAULT_SECONDS },
      seed: { type: 'string', default: '1' },
      measure: { type: 'string' },
    },
  });
  const options = { budgetMs: Number(values.seconds) * 1_000, seed: Number(values.seed) };
  const [slug, file] = positionals;
  if (values.measure === undefined && (!slug || !file)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const judge = await Judge.open();
  try {
    if (values.measure !== undefined) return await measure(Number(values.measure), judge, options);
    return await attackOne(slug ?? '', file ?? '', judge, options);
  } finally {
    await judge.close();
  }
}

interface Options {
  budgetMs: number;
  seed: number;
}

async function attackOne(slug: string, file: string, judge: Judge, options: Options): Promise<number> {
  const subject = await openPackage(slug, { built: true });
  if (subject.checker.kind === 'interactive') {
    process.stderr.write(
      `${slug} is interactive; the search needs a program that reads its whole input at once.\n`,
    );
    return 2;
  }
  const source = fs.readFileSync(file, 'utf8');
  const found = await new Attack(subject, judge, { language: languageOf(file), source }, options).run();
  if (!found) {
    process.stdout.write(`No input was found within ${options.budgetMs / 1_000} s.\n`);
    return 1;
  }
  const folder = path.join(BUILD_FOLDER, 'attack', slug);
  const target = path.join(folder, path.basename(file).replace(/\.[^.]+$/, ''));
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${target}.in`, found.input);
  fs.writeFileSync(`${target}.out`, found.answer);
  process.stdout.write(
    `${VERDICT_LABELS[found.verdict]} after ${found.seconds.toFixed(1)} s and ${found.tried} inputs (${found.origin}): ${found.message}
${found.input.slice(0, SHOWN_CHARACTERS)}
${await confirmation(subject, judge, found)}
Rename ${path.relative(process.cwd(), target)}.in and .out into hidden/<number>-<edge> of the package to keep the test.
`,
  );
  return 0;
}

/** The references could share a mistake, so brute force is asked where it can answer. */
async function confirmation(
  subject: PackageUnderTest,
  judge: Judge,
  { input, answer }: Finding,
): Promise<string> {
  if (input.length > MOST_BRUTE_CHARACTERS)
    return 'The answer is the reference’s: the input is too large for brute force.';
  const [output] = await pythonOutputs(judge, subject.pack.bruteSource, [input], 'brute.py');
  return output?.toString('utf8').trim() === answer.trim()
    ? 'Brute force gives the same answer as the reference.'
    : `Brute force prints something else: look at it.\n${output?.toString('utf8').slice(0, SHOWN_CHARACTERS)}`;
}

function languageOf(file: string): Language {
  const language = LANGUAGES.find((known) => file.endsWith(`.${LANGUAGE_EXTENSIONS[known]}`));
  if (!language) throw new Error(`${file} is in no language of the product`);
  return language;
}

interface Known {
  slug: string;
  file: string;
  source: string;
  kind: 'wrong' | 'slow';
}

/** Known mistakes, each of another package, spread evenly over all packages: a wrong one and a slow one in turn. */
function knownPrograms(count: number): Known[] {
  const packs = packageSlugs()
    .map((slug) => readPackage(slug))
    .filter(({ manifest, mistakes }) => {
      const kinds = new Set(mistakes.map(({ kind }) => kind));
      return manifest.checker.kind !== 'interactive' && kinds.has('wrong') && kinds.has('slow');
    });
  const wanted = Math.min(count, packs.length);
  return Array.from({ length: wanted }, (_, at) => {
    const kind = at % 2 === 0 ? 'wrong' : 'slow';
    const pack = packs[Math.floor(((at + 0.5) * packs.length) / wanted)];
    const known = pack?.mistakes.filter((one) => one.kind === kind) ?? [];
    const chosen = known[at % known.length];
    return pack && chosen ? [{ slug: pack.slug, ...chosen }] : [];
  }).flat();
}

async function measure(count: number, judge: Judge, options: Options): Promise<number> {
  const rows = await inLanes(knownPrograms(count), async ({ slug, file, source, kind }) => {
    const subject = await openPackage(slug, { built: true });
    const found = await new Attack(subject, judge, { language: languageOf(file), source }, options).run();
    const end = found
      ? `${VERDICT_LABELS[found.verdict]} | ${found.seconds.toFixed(1)} | ${found.tried} | ${found.shrunkFrom} → ${found.input.length} | ${found.origin}`
      : `not found | > ${options.budgetMs / 1_000} | | |`;
    const row = `| ${slug} | ${file} | ${kind} | ${end} |`;
    process.stdout.write(`${row}\n`);
    return { row, seconds: found?.seconds ?? null };
  });
  const seconds = rows.flatMap((one) => one.seconds ?? []).sort((a, b) => a - b);
  process.stdout.write(
    `\n${seconds.length} of ${rows.length} found, median ${seconds[seconds.length >> 1]?.toFixed(1)} s, slowest ${seconds.at(-1)?.toFixed(1)} s\n`,
  );
  return seconds.length === rows.length ? 0 : 1;
}
