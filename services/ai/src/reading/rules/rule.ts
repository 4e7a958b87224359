import type { Node } from 'web-tree-sitter';
import type { MessageId } from '../messages/catalogue.js';
import type { Kinds } from './kinds.js';

export interface Place {
  /** Loops around the node within its function. Callbacks that run once per element count as loops. */
  loops: readonly Node[];
  /** The kinds of the visible variables. */
  kinds: Kinds;
  /** The innermost function; null at the top. */
  fn: Node | null;
}

type Report = (messageId: MessageId, node: Node, parameters?: Readonly<Record<string, string>>) => void;

/** Checks one node at a time. All rules share one walk. */
export interface Rule {
  /** The types of the nodes it checks. */
  types: readonly string[];
  check(node: Node, place: Place, report: Report): void;
}
