import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, lineOf } from '../../../syntax/shape.js';
import { type Change, type Slip, change, operatorOf } from './change.js';

/** A loop that goes the other way. */
export const otherDirection: Slip = (node, language) => {
  if (node.type !== 'for_statement') return [];
  if (language !== 'PYTHON') return countingDown(node);
  const right = field(node, 'right');
  const call = right && callOf(right);
  if (!right || call?.name === 'enumerate' || call?.name === 'zip') return [];
  return change(right, call?.name === 'range' ? `reversed(${right.text})` : `reversed(list(${right.text}))`);
};

/** `for (let i = a; i < b; i++)` as `for (let i = b - 1; i >= a; i--)`, and the other way round. */
function countingDown(node: Node): Change[] {
  const [start, condition, step] = [
    field(node, 'init') ?? field(node, 'initializer'),
    conditionOf(node),
    field(node, 'update') ?? field(node, 'increment'),
  ];
  const made = start ? childrenOf(start).filter(({ type }) => type === 'variable_declarator') : [];
  const [declared] = made;
  if (!start || !condition || !step || !declared || made.length !== 1) return [];
  const [name, from] = [fieldText(declared, 'name'), fieldText(declared, 'value')];
  const [operator, to] = [operatorOf(condition), fieldText(condition, 'right')];
  if (fieldText(condition, 'left') !== name || !/^(?:\+\+|--)?\w+(?:\+\+|--)?$/.test(step.text)) return [];
  const isUp = step.text.includes('++');
  if (isUp !== operator.startsWith('<') || !/^[<>]=?$/.test(operator)) return [];
  const last = operator.endsWith('=') ? to : `${to} ${isUp ? '-' : '+'} 1`;
  const head = start.text.slice(0, declared.startIndex - start.startIndex);
  const after = `${head}${name} = ${last}; ${name} ${isUp ? '>' : '<'}= ${from}; ${name}${isUp ? '--' : '++'}`;
  return [{ line: lineOf(node), start: start.startIndex, end: step.endIndex, after }];
}

/** JavaScript's grammar has the condition as a statement. */
function conditionOf(node: Node): Node | null {
  const condition = field(node, 'condition');
  return condition?.type === 'expression_statement' ? (childrenOf(condition)[0] ?? null) : condition;
}
