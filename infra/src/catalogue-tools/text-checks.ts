import { pictureDefects, type ProblemPackage } from '@evident/catalogue';

/** What the checks read of a package. */
export interface PackageTexts {
  slug: string;
  hints: string;
  editorial: string;
  manifest: Pick<ProblemPackage['manifest'], 'tags' | 'complexity'>;
}

const HINTS = 4;
const HINT_CHARACTERS = { min: 30, max: 400 };
/** The last hint names the idea. A text of this size has no room for a whole algorithm. */
const LAST_HINT = { characters: 300, sentences: 3 };

/**
 * Packages whose editorials have the same parts under labels in bold. Their authors wrote them before the sections were
 * fixed. No package is added here.
 */
const LABELS_IN_BOLD = new Set([
  'best-subarray-product',
  'cycle-entry',
  'diameter-of-a-tree',
  'first-missing-positive',
  'knapsack',
  'next-greater-in-a-ring',
  'pattern-occurrences',
  'range-sums-with-updates',
  'remove-k-digits',
  'replace-k-letters',
  'rooms-needed',
  'running-median',
  'spanning-tree',
  'split-into-parts',
  'subarrays-with-sum-k',
  'task-cooldown',
  'widest-container',
]);

const EDITORIAL_CHARACTERS = { min: 700, max: 6_000 };
const PROOF = 'Why it is right';
const COST = 'Cost';
const MISTAKE = /^(A common mistake|Common mistakes)$/;

/** Topics whose name an editorial has to teach. */
const TECHNIQUES = [
  'Dynamic Programming',
  'Two Pointers',
  'Sliding Window',
  'Monotonic Stack',
  'Prefix Sum',
  'Binary Search',
  'Backtracking',
  'Topological Sort',
  'Union Find',
  'Greedy',
];

/** Phrases that stand where a reason should stand. */
const NO_REASON =
  /\b(?:it (?:can be|is) (?:easily )?(?:seen|clear|obvious)|easy to see|obviously|clearly|trivially|of course)\b/i;

const FENCE = /^\s*(?:```|~~~)/m;
/** An assignment, a statement or a block, between backticks. */
const CODE = /`[^`\n]*(?:[^<>=!≤≥`]=(?!=)|;|[{}]|\b(?:for|while|return|if)\b)[^`\n]*`/;
const LIST = /^\s*(?:\d+[.)]|[-*])\s/m;

const hintsOf = (text: string): string[] =>
  text
    .split(/^---$/m)
    .map((hint) => hint.trim())
    .filter((hint) => hint !== '');

const sentencesOf = (text: string): number =>
  text.split(/[.?!](?:\s|$)/).filter((part) => part.trim()).length;

function lastHintDefects(hint: string): string[] {
  return [
    ...(hint.length > LAST_HINT.characters
      ? [`the last hint has ${hint.length} characters, at most ${LAST_HINT.characters} fit an idea`]
      : []),
    ...(sentencesOf(hint) > LAST_HINT.sentences
      ? [`the last hint has more than ${LAST_HINT.sentences} sentences: name the idea, not every step`]
      : []),
    ...(CODE.test(hint) ? ['the last hint contains code'] : []),
    ...(LIST.test(hint) ? ['the last hint lists steps'] : []),
  ];
}

function hintDefects(text: string): string[] {
  const hints = hintsOf(text);
  const { min, max } = HINT_CHARACTERS;
  return [
    ...(hints.length === HINTS ? [] : [`${hints.length} hints, ${HINTS} are needed`]),
    ...(hints[0]?.includes('?') ? [] : ['the first hint asks no question']),
    ...hints.flatMap((hint, at) => [
      ...(hint.length < min || hint.length > max
        ? [`hint ${at + 1} has ${hint.length} characters, ${min} to ${max} are allowed`]
        : []),
      ...(FENCE.test(hint) ? [`hint ${at + 1} contains a block of code`] : []),
    ]),
    ...lastHintDefects(hints.at(-1) ?? ''),
  ].map((defect) => `hints.md: ${defect}`);
}

interface Section {
  title: string;
  text: string;
}

/** The parts of an editorial below its headings of level 2. */
function sectionsOf(editorial: string): Section[] {
  const [, ...parts] = `\n${editorial}`.split(/\n## /);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim(), text: lines.join('\n').trim() };
  });
}

/** `O(n · log n)` and `O(n * log n)` are the same class. */
const plainClass = (text: string): string => text.replace(/[\s`*·×]/g, '');

const lettersOf = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, ' ');

function sectionDefects(sections: readonly Section[], { complexity }: PackageTexts['manifest']): string[] {
  const titles = sections.map(({ title }) => title);
  const proof = titles.indexOf(PROOF);
  const cost = sections.find(({ title }) => title === COST);
  const costText = plainClass(cost?.text ?? '');
  return [
    ...(proof === -1 ? [`no section "${PROOF}"`] : []),
    ...(proof === 0 ? ['no section on an approach before the proof'] : []),
    ...(cost ? [] : [`no section "${COST}"`]),
    ...(titles.some((title) => MISTAKE.test(title)) ? [] : ['no section "A common mistake"']),
    ...sections.filter(({ text }) => text === '').map(({ title }) => `the section "${title}" is empty`),
    ...(cost && complexity
      ? [complexity.time, complexity.space]
          .filter((declared) => !costText.includes(plainClass(declared)))
          .map((declared) => `the section "${COST}" does not say ${declared}, as problem.yaml does`)
      : []),
  ];
}

function unnamedTechniques(editorial: string, { tags }: PackageTexts['manifest']): string[] {
  const letters = lettersOf(editorial);
  return TECHNIQUES.filter((name) => tags.includes(name) && !letters.includes(lettersOf(name))).map(
    (name) => `the tag "${name}" is never named`,
  );
}

const PICTURE = /^```svg\n([\s\S]*?)^```$/gm;

function editorialDefects({ slug, editorial, manifest }: PackageTexts): string[] {
  const { min, max } = EDITORIAL_CHARACTERS;
  const { length } = editorial.replace(PICTURE, '');
  const pictures = [...editorial.matchAll(PICTURE)].map(([, picture = '']) => picture);
  const hollow = NO_REASON.exec(editorial)?.[0];
  return [
    ...(LABELS_IN_BOLD.has(slug)
      ? []
      : [...sectionDefects(sectionsOf(editorial), manifest), ...unnamedTechniques(editorial, manifest)]),
    ...(length < min || length > max ? [`${length} characters, ${min} to ${max} are allowed`] : []),
    ...pictures.flatMap((picture, at) => pictureDefects(picture, `picture ${at + 1}`)),
    ...(hollow === undefined ? [] : [`"${hollow}" stands where a reason should stand`]),
  ].map((defect) => `editorial.md: ${defect}`);
}

/** What hints and editorial lack of what docs/catalogue.md asks for. */
export function textDefects(texts: PackageTexts): string[] {
  return [...hintDefects(texts.hints), ...editorialDefects(texts)];
}
