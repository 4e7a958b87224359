import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../../syntax/parsers.js';
import { callOf, field, fieldText, MAX_DEPTH } from '../../syntax/shape.js';
import type { Mutation } from './mutations.js';
import { changes, type Change } from './slips/change.js';
import { largerSlipsIn, slipsIn } from './slips/slips.js';
import { isSimple } from './slips/statements.js';

/** Later than all one-token changes: a probe shows where a fault is, but is never told. */
const TIER = { slip: 7, larger: 8, probe: 9 } as const;
const STATEMENTS = new Set([
  'expression_statement',
  'return_statement',
  'continue_statement',
  'break_statement',
]);
const CONDITIONAL = new Set(['if_statement', 'while_statement', 'elif_clause']);
const WIDER: Readonly<Record<string, string>> = { int: 'long', Integer: 'Long' };
const MOST_SLIPS_OF_LINE = 8;
const MOST_LARGER_OF_LINE = 16;
const MOST_OF_LINE = 6;

/**
 * Changes by which the lines are compared: what undoes a slip that people make, and then whole statements left out or
 * exchanged, conditions turned round, forced or shortened, and a wider number type.
 */
export async function probesOf(language: EditorLanguage, source: string): Promise<Mutation[]> {
  const tree = await parseSource(language, source);
  try {
    if (tree.rootNode.hasError) return [];
    const nodes = nodesOf(tree.rootNode);
    const asMutations = (found: readonly Change[], tier: number): Mutation[] =>
      found.map((one) => ({ ...one, before: source.slice(one.start, one.end), tier }));
    return [
      ...fewOfLine(asMutations(slipsIn(language, nodes), TIER.slip), MOST_SLIPS_OF_LINE),
      ...fewOfLine(asMutations(largerSlipsIn(language, nodes), TIER.larger), MOST_LARGER_OF_LINE),
      ...fewOfLine(
        asMutations(
          nodes.flatMap((node) => probesAt(language, node)),
          TIER.probe,
        ),
        MOST_OF_LINE,
      ),
    ];
  } finally {
    tree.delete();
  }
}

export const isSlip = ({ tier }: Mutation): boolean => tier === TIER.slip;
export const isLargerSlip = ({ tier }: Mutation): boolean => tier === TIER.larger;

function fewOfLine(mutations: readonly Mutation[], most: number): Mutation[] {
  const seen = new Map<number, number>();
  return mutations.filter(({ line }) => {
    const count = (seen.get(line) ?? 0) + 1;
    seen.set(line, count);
    return count <= most;
  });
}

function nodesOf(node: Node, depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  return [node, ...node.children.flatMap((child) => (child ? nodesOf(child, depth + 1) : []))];
}

function probesAt(language: EditorLanguage, node: Node): Change[] {
  if (STATEMENTS.has(node.type))
    return [...changes(node, [language === 'PYTHON' ? 'pass' : ';']), ...exchanged(node)];
  if (isSimple(node)) return exchanged(node);
  if (CONDITIONAL.has(node.type)) {
    const condition = field(node, 'condition');
    if (language !== 'PYTHON') return [...changes(condition, [`(!${condition?.text})`]), ...alone(node)];
    return [
      ...changes(condition, [`not (${condition?.text})`, 'True', 'False']),
      ...(node.type === 'elif_clause' ? changes(node.firstChild, ['if']) : []),
    ];
  }
  if (isAndOr(node)) return changes(node, [fieldText(node, 'left'), fieldText(node, 'right')]);
  const call = callOf(node);
  if (call && (call.name === 'max' || call.name === 'min') && call.args.length === 2)
    return changes(
      node,
      call.args.map(({ text }) => `(${text})`),
    );
  if (language === 'JAVA' && Object.hasOwn(WIDER, node.text) && node.childCount <= 1 && node.isNamed)
    return node.parent?.type === node.type ? [] : changes(node, [WIDER[node.text] ?? '']);
  return [];
}

const isAndOr = (node: Node): boolean =>
  node.type === 'boolean_operator' ||
  (node.type === 'binary_expression' && /^(?:&&|\|\|)$/.test(fieldText(node, 'operator')));

/** A second condition that is looked at whatever the first one was. */
function alone(node: Node): Change[] {
  if (node.type !== 'if_statement') return [];
  const token = node.parent?.type === 'else_clause' ? node.parent.firstChild : node.previousSibling;
  return token?.type === 'else' ? changes(token, ['']) : [];
}

/** A statement and the next one, the other way round: they may have been written in the wrong order. */
function exchanged(node: Node): Change[] {
  const next = node.nextNamedSibling;
  if (!isSimple(node) || !next || !isSimple(next)) return [];
  const whole = node.parent?.text ?? '';
  const from = node.parent?.startIndex ?? 0;
  const between = whole.slice(node.endIndex - from, next.startIndex - from);
  return changes(node, [`${next.text}${between}${node.text}`]).map((one) => ({ ...one, end: next.endIndex }));
}
