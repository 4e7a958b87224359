import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../../syntax/parsers.js';
import { lineOf, MAX_DEPTH } from '../../syntax/shape.js';
import type { Mutation } from './mutations.js';

/** Later than all one-token changes: a probe shows where a fault is, but is never told. */
const TIER = 9;
const STATEMENTS = new Set([
  'expression_statement',
  'return_statement',
  'continue_statement',
  'break_statement',
]);
const CONDITIONAL = new Set(['if_statement', 'while_statement', 'elif_clause']);
const WIDER: Readonly<Record<string, string>> = { int: 'long', Integer: 'Long' };
const MOST_OF_LINE = 4;

/**
 * Changes of a whole statement or condition, by which the lines are compared: a statement left out, a condition turned
 * round, a wider number type, and a sort that compares numbers.
 */
export async function probesOf(language: EditorLanguage, source: string): Promise<Mutation[]> {
  const tree = await parseSource(language, source);
  try {
    if (tree.rootNode.hasError) return [];
    const seen = new Map<number, number>();
    return nodesOf(tree.rootNode)
      .flatMap((node) => probesAt(language, node))
      .filter(({ line }) => {
        const count = (seen.get(line) ?? 0) + 1;
        seen.set(line, count);
        return count <= MOST_OF_LINE;
      });
  } finally {
    tree.delete();
  }
}

function nodesOf(node: Node, depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  return [node, ...node.children.flatMap((child) => (child ? nodesOf(child, depth + 1) : []))];
}

function probesAt(language: EditorLanguage, node: Node): Mutation[] {
  const as = (after: string, at = node): Mutation => ({
    line: lineOf(at),
    start: at.startIndex,
    end: at.endIndex,
    before: at.text,
    after,
    tier: TIER,
  });
  if (STATEMENTS.has(node.type)) return [as(language === 'PYTHON' ? 'pass' : ';')];
  if (CONDITIONAL.has(node.type)) {
    const condition = node.childForFieldName('condition');
    if (!condition) return [];
    return [as(language === 'PYTHON' ? `not (${condition.text})` : `(!${condition.text})`, condition)];
  }
  if (language === 'JAVA' && Object.hasOwn(WIDER, node.text) && node.childCount <= 1 && node.isNamed)
    return node.parent?.type === node.type ? [] : [as(WIDER[node.text] ?? '')];
  if (language === 'JAVASCRIPT' && node.type === 'arguments' && node.text === '()')
    return /\.sort$/.test(node.parent?.childForFieldName('function')?.text ?? '') ? [as('((a, b) => a - b)')] : [];
  return [];
}
