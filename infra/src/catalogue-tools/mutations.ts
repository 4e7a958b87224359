import type { EditorLanguage } from '@evident/contracts';
import { tokensOfSource, type SourceToken } from './source-tokens.js';

/** One small fault put into a source. */
export interface Mutant {
  source: string;
  kind: 'comparison' | 'arithmetic' | 'off by one' | 'logic' | 'choice' | 'missing edge';
  line: number;
  /** Where the change begins in its line; 1-based as the line is. */
  column: number;
  /** `<` → `<=` */
  change: string;
}

type Swap = readonly [Mutant['kind'], readonly string[]];

const SWAPS: Readonly<Record<string, Swap>> = {
  '<': ['comparison', ['<=']],
  '<=': ['comparison', ['<']],
  '>': ['comparison', ['>=']],
  '>=': ['comparison', ['>']],
  '==': ['comparison', ['!=']],
  '!=': ['comparison', ['==']],
  '===': ['comparison', ['!==']],
  '!==': ['comparison', ['===']],
  '+': ['arithmetic', ['-']],
  '-': ['arithmetic', ['+']],
  '*': ['arithmetic', ['+']],
  '%': ['arithmetic', ['+']],
  '+=': ['arithmetic', ['-=']],
  '-=': ['arithmetic', ['+=']],
  '++': ['arithmetic', ['--']],
  '--': ['arithmetic', ['++']],
  '&&': ['logic', ['||']],
  '||': ['logic', ['&&']],
  and: ['logic', ['or']],
  or: ['logic', ['and']],
  true: ['logic', ['false']],
  false: ['logic', ['true']],
  True: ['logic', ['False']],
  False: ['logic', ['True']],
  min: ['choice', ['max']],
  max: ['choice', ['min']],
  break: ['missing edge', ['continue']],
  continue: ['missing edge', ['break']],
};

const INTEGER = /^\d+$/;
/** Numbers above this are left alone: they are moduli or hash seeds. */
const LARGEST_COUNT = 100;

function replacements(token: SourceToken): Swap | null {
  if (INTEGER.test(token.text) && Number(token.text) <= LARGEST_COUNT) {
    const value = Number(token.text);
    return ['off by one', value === 0 ? ['1'] : [String(value + 1), String(value - 1)]];
  }
  return Object.hasOwn(SWAPS, token.text) ? (SWAPS[token.text] ?? null) : null;
}

/** @returns the index of the bracket that closes the condition beginning at `open`. */
function closingOf(tokens: readonly SourceToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]?.text === '(') depth += 1;
    if (tokens[at]?.text === ')' && --depth === 0) return at;
  }
  return -1;
}

/** Makes an `if (…)` that is never taken, so that its case is missing. */
function missingBranch(
  language: EditorLanguage,
  source: string,
  tokens: readonly SourceToken[],
  at: number,
): Mutant | null {
  const token = tokens[at];
  if (token?.text !== 'if' && token?.text !== 'elif') return null;
  const after = tokens[at + 1];
  if (!after) return null;
  if (language === 'PYTHON') {
    const isStatement = /^[ \t]*$/.test(source.slice(source.lastIndexOf('\n', token.start) + 1, token.start));
    if (!isStatement) return null;
    return mutantOf(
      source,
      after.start,
      0,
      'False and ',
      'missing edge',
      token.line,
      `${token.text} … never taken`,
    );
  }
  const closing = tokens[closingOf(tokens, at + 1)];
  if (after.text !== '(' || !closing) return null;
  const condition = source.slice(after.start + 1, closing.start);
  // Not a constant: Java refuses code that follows a constant condition.
  const never = language === 'JAVA' ? `(${condition}) && System.nanoTime() == 0` : `false && (${condition})`;
  return mutantOf(
    source,
    after.start + 1,
    condition.length,
    never,
    'missing edge',
    token.line,
    'if … never taken',
  );
}

function mutantOf(
  source: string,
  start: number,
  length: number,
  replacement: string,
  kind: Mutant['kind'],
  line: number,
  change: string,
): Mutant {
  const column = start - source.lastIndexOf('\n', start - 1);
  return {
    source: source.slice(0, start) + replacement + source.slice(start + length),
    kind,
    line,
    column,
    change,
  };
}

/** Lines that only import libraries or types are left alone. */
const isImport = (source: string, token: SourceToken): boolean => {
  const from = source.lastIndexOf('\n', token.start) + 1;
  return /^\s*(?:import|from|package|const \w+ = require)\b/.test(
    source.slice(from, token.start + token.text.length),
  );
};

/** Every mutant of a source, in order of position. Some may not compile. */
export function mutantsOf(language: EditorLanguage, source: string): Mutant[] {
  const tokens = tokensOfSource(language, source);
  return tokens.flatMap((token, at) => {
    if (isImport(source, token)) return [];
    const branch = missingBranch(language, source, tokens, at);
    if (branch) return [branch];
    const swap = replacements(token);
    if (!swap) return [];
    const [kind, texts] = swap;
    return texts.map((text) =>
      mutantOf(source, token.start, token.text.length, text, kind, token.line, `${token.text} → ${text}`),
    );
  });
}

/** At most `count` mutants, spread evenly over the source; always the same ones. */
export function sampleOf(mutants: readonly Mutant[], count: number): Mutant[] {
  if (mutants.length <= count) return [...mutants];
  return Array.from(
    { length: count },
    (_, at) => mutants[Math.floor(((at + 0.5) * mutants.length) / count)] as Mutant,
  );
}

/** Every `parts`-th mutant from the `part`-th on, counted from 1. All parts together are all mutants. */
export const partOf = (mutants: readonly Mutant[], part: number, parts: number): Mutant[] =>
  mutants.filter((_, at) => at % parts === part - 1);
