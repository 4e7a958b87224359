import type { Node } from 'web-tree-sitter';
import { callOf, field, fieldText, parameterNames, within, type SourceLanguage } from '../../syntax/shape.js';

const KINDS: Readonly<Record<string, 'int' | 'real' | 'word'>> = {
  int: 'int',
  long: 'int',
  Integer: 'int',
  Long: 'int',
  double: 'real',
  float: 'real',
  String: 'word',
};
const LOOKS_FOR_TOKENS =
  /hasMore|hasNext|System\.in\.read\s*\(\s*\)|\.read\s*\(|nval|\bread\s*\(\s*\)|readByte|nextByte/;

/** Functions of a program that skip blanks and give the next number or word, found by what they call and give. */
export function tokenReaders(
  language: SourceLanguage,
  functions: ReadonlyMap<string, Node>,
): Map<string, 'int' | 'real' | 'word'> {
  const found = new Map<string, 'int' | 'real' | 'word'>();
  if (language !== 'JAVA') return found;
  for (let round = 0; round < 3; round += 1)
    for (const [name, fn] of functions) {
      const kind = KINDS[fieldText(fn, 'type')];
      const body = field(fn, 'body');
      if (!kind || !body || parameterNames(fn).length > 0 || /^(readByte|byte|getByte|get|peek)$/.test(name))
        continue;
      if (/\breadLine\s*\(\s*\)\s*;?\s*\}?$/.test(body.text) && kind === 'word') continue;
      const calls = within(body, (node) => callOf(node) !== null).map((node) => callOf(node)?.name ?? '');
      const reads =
        LOOKS_FOR_TOKENS.test(body.text) && (kind !== 'int' || /while|for|do|nval/.test(body.text));
      if (reads || calls.some((called) => found.has(called) && called !== name)) {
        // A function that solves something with what it read is no reader.
        if (body.text.length < 900 && !/\[\s*\w+\s*\]\s*\[|new\s+int|HashMap|ArrayList/.test(body.text))
          found.set(name, kind);
      }
    }
  return found;
}
