import { createHash } from 'node:crypto';
import type { EditorLanguage } from '@evident/contracts';
import type { Node as JavaScriptNode } from 'acorn';
import type { TreeCursor } from 'web-tree-sitter';
import { parseProgram } from './javascript-program.js';
import { parseSource } from './parsers.js';

/** A source that may be analysed. */
export interface Admitted {
  language: EditorLanguage;
  /** A hash of the program without comments and layout; null where only the text tells what it does. */
  tokensHash: string | null;
}

/** Text inside these nodes is data, where every blank counts. */
const LITERALS = new Set(['string', 'string_literal', 'character_literal']);
/** A comment of Python's first two lines that names the encoding of the file. */
const ENCODING_COMMENT = /^(?:[^\n]*\n)?[ \t\f]*#[^\n]*coding[:=]/;
/** Java reads this escape before it looks for comments, so it may end one. */
const UNICODE_ESCAPE = /\\u+[0-9a-fA-F]{4}/;

/**
 * The program without its comments and layout: two sources with the same tokens do the same.
 * @returns null for a source that does not parse, or whose comments or layout may say something to the language.
 * @throws when the source nests too deep for the parsers
 */
export async function programTokens(language: EditorLanguage, source: string): Promise<string | null> {
  const text = source.replace(/\r\n?/g, '\n');
  if (language === 'JAVASCRIPT') return javascriptTokens(text);
  if (language === 'PYTHON' && ENCODING_COMMENT.test(text)) return null;
  return treeTokens(language, text);
}

/** @returns a hash of {@link programTokens}. */
export async function tokensHash(language: EditorLanguage, source: string): Promise<string | null> {
  const tokens = await programTokens(language, source);
  return tokens === null ? null : createHash('sha256').update(tokens).digest('hex');
}

/** The syntax tree says where a line break ended a statement. */
function javascriptTokens(source: string): string | null {
  let program: JavaScriptNode;
  try {
    program = parseProgram(source);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  return JSON.stringify(flattened(program));
}

/** Not by recursion, because `a + a + …` nests as deep as it is long. */
function flattened(root: unknown): unknown[] {
  const tokens: unknown[] = [];
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) {
      tokens.push('[', value.length);
      for (const item of value.toReversed()) open.push(item);
    } else if (value instanceof RegExp || typeof value === 'bigint') {
      // The node has its text as well.
      tokens.push(null);
    } else if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).filter(([name]) => !PLACES.has(name));
      tokens.push('{', fields.length);
      for (const [name, field] of fields.toReversed()) open.push(field, name);
    } else {
      tokens.push(value ?? null);
    }
  }
  return tokens;
}

const PLACES = new Set(['start', 'end', 'loc']);

/** Every leaf with its text, and where each node begins and ends: Python's blocks have no other marks. */
async function treeTokens(language: EditorLanguage, source: string): Promise<string | null> {
  const tree = await parseSource(language, source);
  const cursor = tree.walk();
  try {
    return tree.rootNode.hasError ? null : tokensFrom(cursor, source);
  } finally {
    cursor.delete();
    tree.delete();
  }
}

function tokensFrom(cursor: TreeCursor, source: string): string | null {
  const tokens: string[] = [];
  let read = 0;
  /** Text that no leaf holds: only blanks and joined lines mean nothing. */
  const skipTo = (index: number): void => {
    const between = source.slice(read, index).replace(/\\\n/g, '').trim();
    if (between !== '') tokens.push(between);
    read = Math.max(read, index);
  };
  const takeLeaf = (): boolean => {
    const { nodeType, startIndex, endIndex } = cursor;
    skipTo(startIndex);
    const text = source.slice(read, endIndex);
    read = Math.max(read, endIndex);
    if (isComment(nodeType)) return !UNICODE_ESCAPE.test(text);
    if (nodeType !== 'line_continuation') tokens.push(nodeType, text);
    return true;
  };
  for (;;) {
    const isLeaf = LITERALS.has(cursor.nodeType) || isComment(cursor.nodeType);
    if (!isLeaf && cursor.gotoFirstChild()) {
      tokens.push('(');
      continue;
    }
    if (!takeLeaf()) return null;
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        skipTo(source.length);
        return JSON.stringify(tokens);
      }
      tokens.push(')', cursor.nodeType);
    }
  }
}

const isComment = (type: string): boolean => type.includes('comment');
