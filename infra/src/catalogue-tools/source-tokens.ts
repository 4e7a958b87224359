import type { EditorLanguage } from '@evident/contracts';

/** A piece of code outside comments and string literals. */
export interface SourceToken {
  text: string;
  start: number;
  /** 1-based. */
  line: number;
}

const COMMENTS: Readonly<Record<EditorLanguage, string>> = {
  JAVASCRIPT: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  JAVA: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  PYTHON: String.raw`#[^\n]*`,
};
const STRINGS = String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const TEMPLATES = '`(?:\\\\.|[^`\\\\])*`';
/** A slash begins a regular expression unless a value ended before it. */
const REGEXES = String.raw`(?<=(?:[(,=:;!&|?{}+*%<>\n-]|\breturn)\s*)\/(?![*\/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\/\\\n])+\/[a-z]*`;
const OPERATORS = [
  '>>>=',
  '===',
  '!==',
  '>>>',
  '<<=',
  '>>=',
  '**=',
  '//=',
  '=>',
  '->',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '??',
  '++',
  '--',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '<<',
  '>>',
  '**',
  '//',
];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const CODE = String.raw`[A-Za-z_$][\w$]*|\d[\w.]*|${OPERATORS.map(escaped).join('|')}|[^\s\w]`;

function patternOf(language: EditorLanguage): RegExp {
  const skipped = [COMMENTS[language], STRINGS, ...(language === 'JAVASCRIPT' ? [TEMPLATES, REGEXES] : [])];
  // Python has no `//` comment, the others no `//` operator: their comment comes first in the pattern.
  return new RegExp(`(?:${skipped.join('|')})|(${CODE})`, 'g');
}

/** The code tokens of a source, in order. A simple lexer that is good enough for sources that compile. */
export function tokensOfSource(language: EditorLanguage, source: string): SourceToken[] {
  const tokens: SourceToken[] = [];
  let line = 1;
  let counted = 0;
  for (const match of source.matchAll(patternOf(language))) {
    const text = match[1];
    if (text === undefined) continue;
    for (; counted < match.index; counted++) if (source[counted] === '\n') line += 1;
    tokens.push({ text, start: match.index, line });
  }
  return tokens;
}
