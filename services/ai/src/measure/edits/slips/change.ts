import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { childrenOf, fieldText, lineOf } from '../../../syntax/shape.js';

/** Another text in place of a part of a source. */
export interface Change {
  /** 1-based. */
  line: number;
  /** Offsets of the replaced part, in UTF-16 units. */
  start: number;
  end: number;
  after: string;
}

export type Slip = (node: Node, language: EditorLanguage) => Change[];

export const changes = (at: Node | null, afters: readonly string[]): Change[] =>
  at === null
    ? []
    : afters.map((after) => ({ line: lineOf(at), start: at.startIndex, end: at.endIndex, after }));

export const change = (at: Node | null, after: string): Change[] => changes(at, [after]);

export const operatorOf = (node: Node): string => fieldText(node, 'operator');

export const bare = (node: Node): Node =>
  node.type === 'parenthesized_expression' && node.namedChildCount === 1
    ? (childrenOf(node)[0] ?? node)
    : node;

const VALUES = new Set([
  'identifier',
  'call',
  'call_expression',
  'method_invocation',
  'attribute',
  'member_expression',
  'field_access',
  'subscript',
  'subscript_expression',
  'array_access',
]);

export const isValue = ({ type }: Node): boolean => VALUES.has(type);

export const NUMBERS = new Set(['integer', 'number', 'decimal_integer_literal']);

/** One of several values that are written out. */
export const isListed = ({ parent }: Node): boolean =>
  /^(?:list|array|array_initializer|tuple)$/.test(parent?.type ?? '');

export function rootOf(node: Node): Node {
  let root = node;
  while (root.parent) root = root.parent;
  return root;
}
