import type { Findings } from '../../evidence/findings.js';
import { formatComplexity } from '../../evidence/complexity-class.js';
import { CLEAN, EFFICIENT } from '../words/magic-words.js';
import { SYSTEM_TEXT } from '../prompt/prompt.js';

/** Words that reject a text: it names a rating or gives instructions to a model. */
const FORBIDDEN: readonly RegExp[] = [
  /\b\d{1,3}\s*(?:\/|out of|of)\s*100\b/i,
  /\b(?:rating|score|grade|points?)\b[^.\n]{0,20}\d/i,
  /\b\d{2,3}\s*(?:points?|%\s*(?:rating|score))/i,
  /\b(?:ignore|disregard|forget)\b[^.\n]{0,40}\b(?:previous|above|prior|all|instructions?|rules?)\b/i,
  /\b(?:system|developer)\s+(?:prompt|message|instructions?)\b/i,
  /\b(?:BEGIN|END) (?:CODE|STATEMENT|EVIDENCE)\b/,
];
const SYSTEM_SNIPPETS = SYSTEM_TEXT.split('\n').map((line) => line.slice(0, 60));

/** @returns why a text must not be shown at all; null when it may. */
export function whyRejected(text: string, nonce: string): string | null {
  if (text.includes(nonce)) return 'it repeats the delimiter';
  if (SYSTEM_SNIPPETS.some((snippet) => text.includes(snippet))) return 'it repeats the instructions';
  return FORBIDDEN.some((pattern) => pattern.test(text)) ? 'it speaks of ratings or to the machine' : null;
}

const MAX_CODE_LINES = 6;

/** Removes longer code. Up to six lines of code are a hint, more are a solution. */
export function withoutSolutions(text: string): string {
  const fenced = text.replace(/```[^\n]*\n?([\s\S]*?)(?:```|$)/g, (_block, code: string) => {
    const lines = code.split('\n').filter((line) => line.trim() !== '');
    return lines.length > MAX_CODE_LINES ? '' : lines.map((line) => `    ${line}`).join('\n');
  });
  const kept: string[] = [];
  let run = 0;
  for (const line of fenced.split('\n')) {
    const isCode =
      /^(\s{4,}|\t)|[;{}]\s*$|^\s*(def|for|while|if|elif|else|return|function|const|let|var|int|public|class)\b.*[:{;]\s*$/.test(
        line,
      );
    run = isCode ? run + 1 : 0;
    if (run <= MAX_CODE_LINES) kept.push(line);
  }
  return kept.join('\n');
}

/** Removes links, images, HTML and addresses, and keeps their text. */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/\b(?:https?|ftp|data|javascript):\S+/gi, '')
    .replace(/[<>]/g, (sign) => (sign === '<' ? '‹' : '›'))
    .trim();
}

const NOTATION = /[OΘΩ]\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS_WORD =
  /\b(constant|logarithmic|linear|linearithmic|log-linear|quasilinear|quadratic|cubic|exponential|factorial|polynomial)(?:[- ]time|[- ]space|\s+(?:time|space|complexity|growth|algorithm|solution|runtime|running))?\b/gi;

const canonical = (notation: string): string =>
  notation
    .toLowerCase()
    .replace(/[θω]/g, 'o')
    .replace(/\s+|\*|·|×/g, '')
    .replace(/\^2/g, '²')
    .replace(/\^3/g, '³')
    .replace(/2\^n/g, 'c^n');

interface AllowedClasses {
  notations: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** The classes that an explanation of this finding may name. */
export function allowedClasses(findings: Findings, kind: 'time' | 'space' | 'both'): AllowedClasses {
  const chosen =
    kind === 'time' ? [findings.time] : kind === 'space' ? [findings.space] : [findings.time, findings.space];
  const notations = chosen.flatMap(({ notation, class: name }) => [notation, name && formatComplexity(name)]);
  if (kind !== 'time') notations.push(findings.space.extra);
  return {
    notations: new Set(notations.filter((notation) => notation !== null).map(canonical)),
    words: new Set(chosen.flatMap(({ class: name }) => (name === null ? [] : [name]))),
  };
}

/** Only the built-in engine may pass these verdicts, because it has the evidence. */
const VERDICT_WORDS = new RegExp(
  `${CLEAN}|${EFFICIENT}|\\b(?:no bugs?|bug-free|quite efficient|flawless|perfect(?:ly)?|optimal|correct(?:ly)? solution)\\b`,
  'i',
);

/** Keeps the sentences that name only allowed classes and contain no verdict. */
export function onlyMeasured(text: string, { notations, words }: AllowedClasses): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z0-9“"`])|\n+/);
  return sentences
    .filter((sentence) => {
      if (VERDICT_WORDS.test(sentence)) return false;
      const named = sentence.match(NOTATION) ?? [];
      const said = Array.from(sentence.matchAll(CLASS_WORD), ([, word = '']) => word.toLowerCase());
      return (
        named.every((notation) => notations.has(canonical(notation))) && said.every((word) => words.has(word))
      );
    })
    .join(' ')
    .trim();
}
