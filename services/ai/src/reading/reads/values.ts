import type { Node } from 'web-tree-sitter';
import type { Count, TokenKind } from '../../evidence/input-grammar.js';

export interface Field {
  id: number;
  name: string;
  kind: TokenKind;
}

/** The parts of a grammar while they are found: a line gets its shape when the program takes it apart. */
export type Part =
  | { is: 'token'; field: Field }
  | ListPart
  | { is: 'text' }
  | LinePart
  | { is: 'repeat'; count: Count | null; body: Part[] };

export interface ListPart {
  is: 'list';
  kind: TokenKind;
  count: Count | null;
  separator: string;
}

export interface LinePart {
  is: 'line';
  separator: string;
  body: Part[];
  wasSplit: boolean;
  kind: TokenKind;
  /** Words that were taken by their positions. */
  known: Map<string, Field>;
  /** The line stands for the whole input, which may turn out to have several lines. */
  isAll: boolean;
  /** The number of loops around its reading. */
  depth: number;
}

/** All lines or all words of the input, taken one after the other or by their positions. */
export interface Stream {
  of: 'lines' | 'words';
  kind: TokenKind;
  /** Functions that are applied to each element. */
  maps: Node[];
  /** What was read, by the text of its position. */
  known: Map<string, Value>;
  /** Shared by a stream and what is made of it. */
  use: { wasRead: boolean; kind: TokenKind };
}

/** What the tracer knows of an expression. */
export type Value =
  | { is: 'unknown' }
  | { is: 'number'; value: number }
  | { is: 'line'; line: LinePart }
  /** The words of one line. */
  | { is: 'words'; line: LinePart }
  | { is: 'field'; field: Field }
  /** Elements whose input is already part of the grammar. */
  | { is: 'rows'; element: Value; count: Count | null }
  /** Elements of a list that is part of the grammar. */
  | { is: 'whole'; list: ListPart }
  | { is: 'stream'; stream: Stream }
  | { is: 'reader'; of: 'words' | 'numbers' }
  | { is: 'function'; node: Node }
  | { is: 'convert'; kind: TokenKind }
  | { is: 'reads-line' };

export const UNKNOWN: Value = { is: 'unknown' };

/** What the parts of the tracer need of each other. */
export interface Evaluates {
  evaluate(node: Node): Value;
  /** Calls a function of the program. */
  apply(fn: Node, args: readonly Value[]): Value;
  count(node: Node | null): Count | null;
}
