import type { Node } from 'web-tree-sitter';
import type { MessageId } from '../messages/catalogue.js';
import type { Kinds } from './kinds.js';

export interface Place {
  /** Loops around the node within its function, callbacks that run once an element included. */
  loops: readonly Node[];
  /** What is known of the variables that can be seen here. */
  kinds: Kinds;
  /** The innermost function; null at the top. */
  fn: Node | null;
}

export type Report = (
  messageId: MessageId,
  node: Node,
  parameters?: Readonly<Record<string, string>>,
) => void;

/** Looks at one node at a time; the walk is done once for all rules. */
export interface Rule {
  /** Types of the nodes it wants to see. */
  types: readonly string[];
  check(node: Node, place: Place, report: Report): void;
}
