import { createHash } from 'node:crypto';
import { packageExists, readPackage } from '@evident/catalogue';
import { EDITOR_LANGUAGES, LANGUAGE_EXTENSIONS, type EditorLanguage } from '@evident/contracts';
import { ladderDistance } from '@evident/ai/evidence/complexity-class';
import { benchPrograms, type BenchProgram } from '../../analysis-programs/bench-programs.js';
import { faultyPrograms } from '../../analysis-programs/injected-bugs.js';

export const KINDS = ['slow', 'reference', 'wrong'] as const;
type Kind = (typeof KINDS)[number];

/** A program that a learner might submit for a problem of the catalogue. */
export interface WallProgram {
  name: string;
  slug: string;
  language: EditorLanguage;
  /** `slow`: slower than the best known algorithm; `reference`: the author's; `wrong`: with one fault put in. */
  kind: Kind;
  sourceCode: string;
}

/** Sorts by a hash of the name: an order that is always the same and independent of the names. */
const shuffled = <T extends { name: string }>(programs: readonly T[]): T[] => {
  const key = ({ name }: T): string => createHash('sha256').update(name).digest('hex');
  return [...programs].sort((a, b) => key(a).localeCompare(key(b)));
};

/**
 * Chooses programs of as many different problems as possible.
 * @param ofEach number of programs for each language and kind
 * @throws Error when there are not enough.
 */
export async function wallPrograms(ofEach: number): Promise<WallProgram[]> {
  const own = await benchPrograms();
  const known = new Set(own.map(({ slug }) => slug).filter((slug) => packageExists(slug)));
  const candidates = [
    ...slowOnes(own),
    ...references([...known]),
    ...(await faultyPrograms(own)).map(
      ({ program: { name, slug, language }, kind, sourceCode }): WallProgram => ({
        name: `${name} with a fault: ${kind}`,
        slug,
        language,
        kind: 'wrong',
        sourceCode,
      }),
    ),
  ].filter(({ slug }) => known.has(slug));
  const chosen: WallProgram[] = [];
  for (const language of EDITOR_LANGUAGES)
    for (const kind of KINDS) {
      const fitting = shuffled(candidates.filter((one) => one.language === language && one.kind === kind));
      chosen.push(...ofDifferentProblems(fitting, chosen).slice(0, ofEach));
    }
  if (chosen.length < ofEach * EDITOR_LANGUAGES.length * KINDS.length)
    throw new Error('There are too few programs');
  return shuffled(chosen);
}

/** Sorts programs so that those of the least used problems come first. */
function ofDifferentProblems(fitting: readonly WallProgram[], chosen: readonly WallProgram[]): WallProgram[] {
  const uses = (slug: string): number => chosen.filter((one) => one.slug === slug).length;
  const firsts = fitting.filter(({ slug }, at) => fitting.findIndex((one) => one.slug === slug) === at);
  const others = fitting.filter((one) => !firsts.includes(one));
  return [...firsts.sort((a, b) => uses(a.slug) - uses(b.slug)), ...others];
}

function slowOnes(own: readonly BenchProgram[]): WallProgram[] {
  return own
    .filter(({ slug, time }) =>
      own.some((other) => other.slug === slug && ladderDistance(time, other.time) >= 1),
    )
    .map(({ name, slug, language, sourceCode }) => ({ name, slug, language, kind: 'slow', sourceCode }));
}

/** The references of these problems in all languages. */
export function references(slugs: readonly string[]): WallProgram[] {
  return slugs.flatMap((slug) => {
    const { references } = readPackage(slug);
    return EDITOR_LANGUAGES.map((language): WallProgram => ({
      name: `${slug}/reference.${LANGUAGE_EXTENSIONS[language]}`,
      slug,
      language,
      kind: 'reference',
      sourceCode: references[language],
    }));
  });
}
