import type { Node } from 'web-tree-sitter';
import type { LintFinding } from '../../evidence/findings.js';
import {
  callOf,
  childrenOf,
  field,
  fieldText,
  functionName,
  isFunction,
  isLoop,
  lineOf,
  MAX_DEPTH,
  walk,
} from '../../syntax/shape.js';
import { toFinding } from '../messages/finding.js';

/** A function beyond these limits is hard to read. The first limit is SonarSource's "Cognitive Complexity". */
const MAX_COGNITIVE = 15;
const MAX_STATEMENTS = 60;

const BRANCHES =
  /^(if_statement|switch_statement|switch_expression|match_statement|catch_clause|except_clause|conditional_expression|ternary_expression)$/;
const LOGIC = /^(&&|\|\||and|or|\?\?)$/;
const STATEMENT = /(_statement|^local_variable_declaration|^lexical_declaration|^variable_declaration)$/;

const operatorOf = (node: Node): string =>
  /^(boolean_operator|binary_expression)$/.test(node.type) ? fieldText(node, 'operator') : '';

/** One point for each branch or loop, and one for each level of nesting around it. An inner function is a level. */
function cognitiveComplexity(fn: Node): number {
  const name = functionName(fn);
  let total = 0;
  let recursive = false;
  const visit = (node: Node, nesting: number, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    const continues = node.type === 'if_statement' && node.parent?.type === 'else_clause';
    const nests = (BRANCHES.test(node.type) || isLoop(node)) && !continues;
    if (nests) total += 1 + nesting;
    if (/^(elif_clause|else_clause)$/.test(node.type)) total += 1;
    if (isJavaElse(node)) total += 1;
    const operator = operatorOf(node);
    if (LOGIC.test(operator) && operatorOf(node.parent ?? node) !== operator) total += 1;
    if (LOGIC.test(operator) && node.parent === null) total += 1;
    if (name !== null && callOf(node)?.name === name) recursive = true;
    const inner = nests || (isFunction(node) && node.id !== fn.id) ? nesting + 1 : nesting;
    for (const child of childrenOf(node)) visit(child, inner, depth + 1);
  };
  for (const child of childrenOf(fn)) visit(child, 0, 0);
  return total + (recursive ? 1 : 0);
}

/** Java's grammar has no node for else. */
function isJavaElse(node: Node): boolean {
  const { parent } = node;
  return (
    parent?.type === 'if_statement' &&
    field(parent, 'alternative')?.id === node.id &&
    !/clause$/.test(node.type)
  );
}

function statements(fn: Node): number {
  let count = 0;
  walk(fn, (node) => {
    if (node.id !== fn.id && isFunction(node) && functionName(node) !== null) return false;
    if (STATEMENT.test(node.type)) count += 1;
    return true;
  });
  return count;
}

/** The function that is hardest to read, if one is too hard. Names, layout and comments do not count. */
export function readabilityFindings(root: Node): LintFinding[] {
  const functions: Node[] = [];
  walk(root, (node) => {
    if (isFunction(node) && functionName(node) !== null) functions.push(node);
  });
  const findings: LintFinding[] = [];
  for (const fn of functions.slice(0, 500)) {
    const name = functionName(fn) ?? '';
    const complexity = cognitiveComplexity(fn);
    if (complexity > MAX_COGNITIVE)
      findings.push(
        toFinding('common.complicated-function', lineOf(fn), 'rule', { name, count: String(complexity) }),
      );
    const length = statements(fn);
    if (length > MAX_STATEMENTS)
      findings.push(toFinding('common.long-function', lineOf(fn), 'rule', { name, count: String(length) }));
  }
  return findings;
}
