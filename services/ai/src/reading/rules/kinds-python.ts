import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field } from '../../syntax/shape.js';
import type { Declare, Kind } from './kind.js';

const LISTS = new Set(['list', 'sorted']);
const HASHED = new Set(['set', 'dict', 'frozenset', 'Counter', 'defaultdict', 'OrderedDict']);

function isGrowing(literal: Node): boolean {
  return childrenOf(literal).length === 0;
}

function kindOf(value: Node): Kind {
  switch (value.type) {
    case 'list_comprehension':
      return 'list';
    case 'list':
      return isGrowing(value) ? 'list' : 'other';
    case 'binary_operator': {
      const left = field(value, 'left');
      return left?.type === 'list' && field(value, 'operator')?.text === '*' ? 'list' : 'other';
    }
    case 'set':
    case 'dictionary':
    case 'set_comprehension':
    case 'dictionary_comprehension':
      return 'hashed';
    case 'string':
      return 'text';
    case 'float':
      return 'fraction';
    case 'integer':
      return 'int';
    case 'call':
      return kindOfCall(value);
    default:
      return 'other';
  }
}

function kindOfCall(node: Node): Kind {
  const call = callOf(node);
  if (!call) return 'other';
  if (HASHED.has(call.name)) return 'hashed';
  if (call.receiver === null) {
    if (call.name === 'input') return 'input-text';
    return LISTS.has(call.name) ? 'list' : 'other';
  }
  return call.name === 'split' || call.name === 'splitlines' || call.name === 'readlines' ? 'list' : 'other';
}

export function declarePython(node: Node, declare: Declare): void {
  if (node.type !== 'assignment') return;
  const left = field(node, 'left');
  const right = field(node, 'right');
  if (left?.type === 'identifier' && right) {
    const grows = right.type === 'binary_operator' && field(right, 'left')?.text === left.text;
    if (!grows) declare(left.text, kindOf(right));
  } else if (left && left.type !== 'subscript' && left.type !== 'attribute')
    for (const target of childrenOf(left)) if (target.type === 'identifier') declare(target.text, 'other');
}
