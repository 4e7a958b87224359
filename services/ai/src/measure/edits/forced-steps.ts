import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { ROUNDS_OF_JAVA } from '../batches/java-variants.js';
import { parseSource } from '../../syntax/parsers.js';
import { childrenOf, field, lineOf, walk } from '../../syntax/shape.js';
import type { Mutation } from './mutations.js';
import { isStatement } from './slips/statements.js';

/** Rounds in which a decision is forced. Failing inputs are small, so the one that matters is among the first. */
const MOST_ROUNDS = 5;
const TIER = 10;
const CONDITIONAL = new Set([
  'if_statement',
  'while_statement',
  'elif_clause',
  'ternary_expression',
  'conditional_expression',
]);

/**
 * Forms of a program that decide otherwise at one condition, or leave out one statement, in one round only. If a failing
 * input passes then, the fault is in what is decided there, however it would have to be written.
 */
export async function forcedSteps(language: EditorLanguage, source: string): Promise<Mutation[]> {
  const tree = await parseSource(language, source);
  try {
    if (tree.rootNode.hasError) return [];
    const found: Mutation[] = [];
    walk(tree.rootNode, (node) => {
      found.push(...forcedAt(language, node));
    });
    return found.sort((a, b) => a.tier - b.tier);
  } finally {
    tree.delete();
  }
}

function forcedAt(language: EditorLanguage, node: Node): Mutation[] {
  const rounds = Array.from({ length: MOST_ROUNDS }, (_, at) => at + 1);
  const at = (target: Node, round: number, after: string): Mutation => ({
    line: lineOf(target),
    start: target.startIndex,
    end: target.endIndex,
    before: target.text,
    after,
    tier: TIER + round,
  });
  if (node.type === 'expression_statement' && isStatement(node))
    return rounds.map((round) => at(node, round, skipped(language, node, round)));
  const condition = CONDITIONAL.has(node.type) ? conditionOf(node) : null;
  if (!condition) return [];
  return rounds.map((round) => at(condition, round, turned(language, condition.text, round)));
}

/** Python's conditional expression has no names for its parts: value, condition, other value. */
const conditionOf = (node: Node): Node | null =>
  field(node, 'condition') ?? (node.type === 'conditional_expression' ? (childrenOf(node)[1] ?? null) : null);

/** Whether an expression is worked out for the n-th time, in an input of its own. */
function isRound(language: EditorLanguage, round: number): string {
  switch (language) {
    case 'PYTHON':
      return `(setattr(__import__('sys'), 'rounds', getattr(__import__('sys'), 'rounds', 0) + 1) or __import__('sys').rounds == ${round})`;
    case 'JAVASCRIPT':
      return `((globalThis.rounds = (globalThis.rounds | 0) + 1) === ${round})`;
    case 'JAVA':
      return `${ROUNDS_OF_JAVA}.is(${round})`;
  }
}

function turned(language: EditorLanguage, condition: string, round: number): string {
  const forced = isRound(language, round);
  switch (language) {
    case 'PYTHON':
      return `(bool(${condition}) != ${forced})`;
    case 'JAVASCRIPT':
      return `(Boolean(${condition}) !== ${forced})`;
    case 'JAVA':
      return `((${condition}) != ${forced})`;
  }
}

function skipped(language: EditorLanguage, node: Node, round: number): string {
  const condition = isRound(language, round);
  if (language !== 'PYTHON') return `if (!${condition}) { ${node.text} }`;
  const indent = ' '.repeat(node.startPosition.column);
  return `if not ${condition}:\n${indent} ${node.text.replaceAll('\n', '\n ')}`;
}
