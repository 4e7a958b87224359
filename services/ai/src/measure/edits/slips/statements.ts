import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import {
  assignedIn,
  childrenOf,
  field,
  isFunction,
  isLoop,
  lineOf,
  oncePerNode,
} from '../../../syntax/shape.js';
import { type Change, rootOf } from './change.js';

const BLOCKS = new Set([
  'block',
  'module',
  'program',
  'statement_block',
  'constructor_body',
  'switch_case',
  'switch_block_statement_group',
]);
const SIMPLE = new Set(['expression_statement', 'lexical_declaration', 'local_variable_declaration']);
const LEAVING = /^(?:return|break|continue|throw|raise)_statement$/;

/** At most so many places are tried for one statement: of a source that is made to be slow, each could have thousands. */
export const MOST_PLACES = 8;

export const isStatement = (node: Node): boolean =>
  node.isNamed && node.type !== 'comment' && node.parent !== null && BLOCKS.has(node.parent.type);
export const isSimple = (node: Node): boolean => SIMPLE.has(node.type);
export const leaves = (node: Node): boolean => LEAVING.test(node.type);

/** The statements of a block; of the body of a loop or function that is one. */
export const statementsOf = (block: Node | null): Node[] => (block ? statementsIn(block) : []);

const statementsIn = oncePerNode((block: Node): Node[] =>
  BLOCKS.has(block.type) ? childrenOf(block).filter(isStatement) : [],
);

/** Where Python's block begins behind its head, on the same line. */
const isOnHead = ({ parent }: Node): boolean =>
  parent?.type === 'block' && parent.parent !== null && lineOf(parent) === lineOf(parent.parent);

const indentOf = (node: Node): string => ' '.repeat(node.startPosition.column);

/** The text of a statement, moved to another depth. */
const reindented = (text: string, from: Node, to: Node): string =>
  text.replaceAll(`\n${indentOf(from)}`, `\n${indentOf(to)}`);

/** @param from the statement that a text of several lines comes from */
export function textBefore(language: EditorLanguage, at: Node, text: string, from = at): string {
  if (language !== 'PYTHON') return `${text} `;
  return isOnHead(at) ? `${text}; ` : `${reindented(text, from, at)}\n${indentOf(at)}`;
}

export function textAfter(language: EditorLanguage, at: Node, text: string, from = at): string {
  if (language !== 'PYTHON') return `${language === 'JAVASCRIPT' ? ';' : ''} ${text}`;
  return isOnHead(at) ? `; ${text}` : `\n${indentOf(at)}${reindented(text, from, at)}`;
}

/** A statement put in, on behalf of some lines: the place may be wrong, or what is made there. */
export function before(language: EditorLanguage, at: Node, text: string, lines: readonly number[]): Change[] {
  const [start, ahead] = [at.startIndex, textBefore(language, at, text)];
  return [...new Set(lines)].map((line) => ({ line, start, end: start, after: ahead }));
}

export function after(language: EditorLanguage, at: Node, text: string, lines: readonly number[]): Change[] {
  const [start, behind] = [at.endIndex, textAfter(language, at, text)];
  return [...new Set(lines)].map((line) => ({ line, start, end: start, after: behind }));
}

/** The text from the start of one node to the end of another one. */
export function textBetween(first: Node, last: Node): string {
  const root = rootOf(first);
  return root.text.slice(first.startIndex - root.startIndex, last.endIndex - root.startIndex);
}

/** A node without one of its statements. */
export function withoutStatement(outer: Node, statement: Node, language: EditorLanguage): string {
  const [from, to] = [statement.startIndex - outer.startIndex, statement.endIndex - outer.startIndex];
  return `${outer.text.slice(0, from)}${language === 'PYTHON' ? 'pass' : ';'}${outer.text.slice(to)}`;
}

/** The innermost loops around a node in its function, the nearest first. */
export function loopsAround(node: Node): Node[] {
  const loops: Node[] = [];
  for (let outer = node.parent; outer && !isFunction(outer); outer = outer.parent)
    if (loops.length < MOST_PLACES && isLoop(outer) && isStatement(outer)) loops.push(outer);
  return loops;
}

export const bodyOf = (node: Node): Node | null => field(node, 'body');

/** `total` of `total = 0`, `let total = 0` and `int total = 0`; null for several at once. */
export function givenIn(statement: Node): { name: Node; value: Node } | null {
  const [inner, ...others] =
    statement.type === 'expression_statement'
      ? childrenOf(statement)
      : childrenOf(statement).filter(({ type }) => type === 'variable_declarator');
  if (!inner || others.length > 0) return null;
  const name = inner.type === 'variable_declarator' ? field(inner, 'name') : assignedIn(inner);
  const value = field(inner, 'value') ?? field(inner, 'right');
  const isPlain = !inner.type.startsWith('augmented') && !inner.type.startsWith('update');
  return name && value && isPlain ? { name, value } : null;
}
