import { DIFFICULTIES } from '@evident/contracts';
import type { BuiltTopic } from './built-catalogue.js';
import type { ProblemPackage } from './problem-package.js';

const IDEA_WORDS = { min: 250, max: 380 };
const TRACE_ROWS = { min: 4, max: 16 };
const PROBLEMS = 3;
const PICTURE_BYTES = 12_000;

/** What the page draws; it drops everything else. `frontend/src/ui/diagram.tsx` has the same list. */
const ELEMENTS = ['svg', 'title', 'g', 'rect', 'circle', 'line', 'path', 'polyline', 'text'];
const CLASSES = ['cell', 'dim', 'hot', 'good', 'edge', 'arrow', 'label', 'small', 'strong'];
/** Colours come from the theme, so that a picture fits both. */
const COLOUR = /\s(?:fill|stroke|style|color|opacity)\s*=/;

const NO_REASON = /\b(?:easy to see|obviously|clearly|trivially|of course)\b/i;

/** @returns the words of a text, without the marks of Markdown. */
const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function rowsOf(trace: string): number {
  const lines = trace.split('\n').filter((line) => line.startsWith('|'));
  return Math.max(0, lines.length - 2);
}

/** @returns a sentence for each reason why the page would not show the picture as it is meant */
export function pictureDefects(picture: string, name = 'picture.svg'): string[] {
  const tags = [...picture.matchAll(/<\/?([A-Za-z][\w:-]*)/g)].map((match) => match[1] ?? '');
  const classes = [...picture.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' '));
  const unknown = [...new Set([...tags.filter((tag) => !ELEMENTS.includes(tag)).map((tag) => `<${tag}>`)])];
  return [
    ...(picture.length > PICTURE_BYTES
      ? [`${name} has ${picture.length} bytes, more than ${PICTURE_BYTES}`]
      : []),
    ...(/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(picture) ? [] : [`${name} has no viewBox from 0 0`]),
    ...(/<title>[^<]{20,}<\/title>/.test(picture) ? [] : [`${name} has no title that tells what it shows`]),
    ...unknown.map((tag) => `${name} uses ${tag}, which the page does not draw`),
    ...[...new Set(classes)]
      .filter((one) => !CLASSES.includes(one))
      .map((one) => `${name} uses the unknown class ${one}`),
    ...(COLOUR.test(picture) ? [`${name} sets a colour; classes do that for both themes`] : []),
  ];
}

/**
 * Checks the form of a topic: lengths, the table of the trace, the picture, and its problems.
 * @param manifestOf undefined for a slug without a package
 * @returns a sentence for each defect
 */
export function topicDefects(
  { slug, idea, trace, picture, problems }: BuiltTopic,
  manifestOf: (slug: string) => Pick<ProblemPackage['manifest'], 'difficulty'> | undefined,
): string[] {
  const words = wordsOf(idea);
  const rows = rowsOf(trace);
  const ranks = problems.map((problem) => {
    const manifest = manifestOf(problem);
    return manifest === undefined ? null : DIFFICULTIES.indexOf(manifest.difficulty);
  });
  const known = ranks.filter((rank) => rank !== null);
  return [
    ...(words < IDEA_WORDS.min || words > IDEA_WORDS.max
      ? [`idea.md has ${words} words; ${IDEA_WORDS.min} to ${IDEA_WORDS.max} explain an idea`]
      : []),
    ...(NO_REASON.test(`${idea} ${trace}`) ? ['a phrase stands where a reason should stand'] : []),
    ...(rows < TRACE_ROWS.min || rows > TRACE_ROWS.max
      ? [`trace.md has a table of ${rows} rows; ${TRACE_ROWS.min} to ${TRACE_ROWS.max} are needed`]
      : []),
    ...pictureDefects(picture),
    ...(problems.length < PROBLEMS
      ? [`the topic has ${problems.length} problems, fewer than ${PROBLEMS}`]
      : []),
    ...(new Set(problems).size < problems.length ? ['a problem stands twice'] : []),
    ...problems.flatMap((problem, at) => (ranks[at] === null ? [`there is no problem ${problem}`] : [])),
    ...(known.some((rank, at) => at > 0 && rank < (known[at - 1] ?? 0))
      ? ['a problem is easier than the one before it']
      : []),
  ].map((defect) => `topics/${slug}: ${defect}`);
}
