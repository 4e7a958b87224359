import type { CodeEditorProps } from '../editor-types.js';
import { VOCABULARIES } from './vocabulary.js';

export interface Suggestion {
  label: string;
  kind: 'keyword' | 'library' | 'member' | 'own';
}

const WORD = /[A-Za-z_$][\w$]*/g;
/** Bounds the work per key. */
const MAX_CHARACTERS = 60_000;
const SHORTEST_OWN = 3;

/** @returns the names of the learner's text except the one that is being typed. */
function ownWords(text: string, typed: string): string[] {
  const seen = new Set<string>();
  let skipped = false;
  for (const [word] of text.slice(0, MAX_CHARACTERS).matchAll(WORD)) {
    // The word at the cursor is in the text once because it is being typed.
    if (word === typed && !skipped) skipped = true;
    else if (word.length >= SHORTEST_OWN) seen.add(word);
  }
  return [...seen];
}

/**
 * What can follow in this language: names of the text, the language and its library; after a dot its members.
 * @param before the line up to the cursor.
 */
export function suggestionsFor(
  language: CodeEditorProps['language'],
  text: string,
  before: string,
): Suggestion[] {
  const typed = /[A-Za-z_$][\w$]*$/.exec(before)?.[0] ?? '';
  const { keywords, globals, members } = VOCABULARIES[language];
  const afterDot = /(\.|->)\s*$/.test(before.slice(0, before.length - typed.length));
  // A number such as `1.` has no members.
  if (afterDot && /\d\.$/.test(before.slice(0, before.length - typed.length))) return [];
  const known: [Suggestion['kind'], readonly string[]][] = afterDot
    ? [['member', members]]
    : [
        ['keyword', keywords],
        ['library', globals],
      ];
  const offered = new Map<string, Suggestion>();
  for (const [kind, labels] of known) for (const label of labels) offered.set(label, { label, kind });
  for (const label of ownWords(text, typed))
    if (!offered.has(label)) offered.set(label, { label, kind: 'own' });
  return [...offered.values()];
}
