import { VOCABULARIES } from './completion/vocabulary.js';
import type { CodeEditorProps } from './editor-types.js';

type Language = CodeEditorProps['language'];
type Kind = 'plain' | 'keyword' | 'string' | 'number' | 'comment';

export interface ColouredPiece {
  kind: Kind;
  text: string;
}

/** Longer texts have no colours, because each key would cost too much on a phone. */
const MOST_CHARACTERS = 30_000;

const NUMBER = String.raw`(?<number>\b(?:0[xXbBoO][\da-fA-F_']+|\d[\d_']*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?)[nLlFfDdUu]*)`;
const WORD = String.raw`(?<word>[A-Za-z_$][\w$]*)`;
const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
const pieces = (comment: string, string: string) =>
  new RegExp(`(?<comment>${comment})|(?<string>${string})|${NUMBER}|${WORD}`, 'g');

const PIECES: Readonly<Record<Language, RegExp>> = {
  javascript: pieces(SLASHES, `${QUOTED}|${String.raw`\`(?:\\[\s\S]|[^\`\\])*\`?`}`),
  python: pieces(
    '#[^\\n]*',
    String.raw`[rbfuRBFU]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|${QUOTED})`,
  ),
  java: pieces(SLASHES, String.raw`"""[\s\S]*?(?:"""|$)|${QUOTED}`),
  cpp: pieces(SLASHES, QUOTED),
};

/** Splits a program into pieces of one colour each. Joined they are the text again. */
export function colouredPieces(language: Language, text: string): ColouredPiece[] {
  if (text.length > MOST_CHARACTERS) return [{ kind: 'plain', text }];
  const { keywords } = VOCABULARIES[language];
  const found: ColouredPiece[] = [];
  const add = (kind: Kind, piece: string) => {
    const last = found.at(-1);
    if (last?.kind === kind) last.text += piece;
    else if (piece !== '') found.push({ kind, text: piece });
  };
  let from = 0;
  for (const match of text.matchAll(PIECES[language])) {
    const { comment, string, number, word } = match.groups ?? {};
    add('plain', text.slice(from, match.index));
    if (comment !== undefined) add('comment', comment);
    else if (string !== undefined) add('string', string);
    else if (number !== undefined) add('number', number);
    else if (word !== undefined) add(keywords.includes(word) ? 'keyword' : 'plain', word);
    from = match.index + match[0].length;
  }
  add('plain', text.slice(from));
  return found;
}
