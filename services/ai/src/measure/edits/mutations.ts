import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../../syntax/parsers.js';
import { lineOf, MAX_DEPTH } from '../../syntax/shape.js';
import { variablesFor } from './local-variables.js';
import { otherNames, otherOperators } from './mutation-tables.js';

/** A source in which one token is another, or has `+ 1` or `- 1` behind it. */
export interface Mutation {
  /** 1-based. */
  line: number;
  /** Offsets of the replaced token, in UTF-16 units. */
  start: number;
  end: number;
  before: string;
  after: string;
  /** 0: the likeliest kind of slip. */
  tier: number;
}

const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);
const OPERATIONS = new Set([
  'binary_expression',
  'binary_operator',
  'comparison_operator',
  'boolean_operator',
  'augmented_assignment',
  'augmented_assignment_expression',
  'assignment_expression',
  'update_expression',
]);
const INTEGERS = new Set(['integer', 'number', 'decimal_integer_literal']);
const NAMES = new Set(['identifier', 'property_identifier', 'true', 'false', 'break', 'continue']);
/** Every variant of a source travels whole, so faults are not looked for in longer ones. In UTF-16 units. */
export const MOST_SEARCHED_SOURCE = 16_000;
/** Larger constants are rarely off by one. */
const LARGE = 1_000;
const TIER = { slip: 0, name: 1, step: 2, rare: 3, variable: 4 } as const;

/**
 * The one-token changes of a source, in the order of the text.
 * @throws when the source nests too deep for the parsers
 */
export async function mutationsOf(language: EditorLanguage, source: string): Promise<Mutation[]> {
  const tree = await parseSource(language, source);
  try {
    if (tree.rootNode.hasError) return [];
    return leavesOf(tree.rootNode).flatMap((leaf) => mutationsAt(language, leaf));
  } finally {
    tree.delete();
  }
}

export const mutated = (source: string, { start, end, after }: Mutation): string =>
  source.slice(0, start) + after + source.slice(end);

function leavesOf(node: Node, depth = 0): Node[] {
  if (depth > MAX_DEPTH || /comment|string/.test(node.type)) return [];
  if (node.childCount === 0) return [node];
  return node.children.flatMap((child) => (child ? leavesOf(child, depth + 1) : []));
}

function mutationsAt(language: EditorLanguage, leaf: Node): Mutation[] {
  const { text, startIndex: start, endIndex: end } = leaf;
  const as = (tier: number) => (after: string) => ({
    line: lineOf(leaf),
    start,
    end,
    before: text,
    after,
    tier,
  });
  if (OPERATIONS.has(leaf.parent?.type ?? '') && !leaf.isNamed) {
    const isCommon = COMPARISONS.has(text) || /^(?:[-+*]|&&|\|\||and|or)$/.test(text);
    // The number beside a sum is wrong more often than that it should be a product.
    return otherOperators(language, text).map((after, at) =>
      as(isCommon && (at === 0 || after !== '*') ? TIER.slip : TIER.name)(after),
    );
  }
  if (INTEGERS.has(leaf.type)) return integersBeside(leaf).map(({ after, tier }) => as(tier)(after));
  if (!NAMES.has(leaf.type)) return [];
  return [
    ...otherNames(text).map(as(TIER.name)),
    ...(leaf.type === 'identifier' && mayStepAside(leaf)
      ? [`${text} - 1`, `${text} + 1`].map(as(TIER.step))
      : []),
    ...(leaf.type === 'identifier' ? variablesFor(leaf).map(as(TIER.variable)) : []),
  ];
}

/** A number one more and one less. */
function integersBeside(leaf: Node): { after: string; tier: number }[] {
  if (!/^\d{1,9}$/.test(leaf.text) || isLabel(leaf)) return [];
  const value = Number(leaf.text);
  const tier = value >= LARGE || isEntry(leaf) ? TIER.rare : TIER.slip;
  const less = value === 0 ? { after: '-1', tier: TIER.rare } : { after: String(value - 1), tier };
  return [
    ...(value === 0 && leaf.previousSibling?.type === '-' ? [] : [less]),
    { after: String(value + 1), tier },
  ];
}

/** One of many numbers that are written out: another one may pass the tests by chance. */
const MANY_ENTRIES = 4;
const isEntry = ({ parent }: Node): boolean =>
  /^(?:list|array|array_initializer|tuple)$/.test(parent?.type ?? '') &&
  (parent?.namedChildCount ?? 0) >= MANY_ENTRIES;

/** The label of a case, or the file that a program reads: another descriptor may never answer. */
const isLabel = ({ parent }: Node): boolean =>
  parent?.type === 'switch_label' ||
  (parent?.type === 'arguments' && /\bread\w*Sync\(/.test(parent.parent?.text.slice(0, 80) ?? ''));

/** A bound or an index: the end of a range, one side of a comparison, the place in an array. */
function mayStepAside(leaf: Node): boolean {
  const { parent } = leaf;
  switch (parent?.type) {
    case 'subscript':
    case 'subscript_expression':
      return ['subscript', 'index'].some((name) => parent.childForFieldName(name)?.id === leaf.id);
    case 'array_access':
      return parent.childForFieldName('index')?.id === leaf.id;
    case 'slice':
      return true;
    case 'argument_list':
    case 'arguments':
      return true;
    case 'comparison_operator':
    case 'binary_expression':
      return parent.children.some((child) => child !== null && !child.isNamed && COMPARISONS.has(child.type));
    default:
      return false;
  }
}
