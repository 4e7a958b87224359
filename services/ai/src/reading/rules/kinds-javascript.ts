import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText } from '../../syntax/shape.js';
import type { Declare, Kind } from './kind.js';

const HASHED = new Set(['Set', 'Map', 'WeakMap', 'WeakSet']);
const TO_ARRAY = new Set([
  'split',
  'map',
  'filter',
  'slice',
  'concat',
  'from',
  'flat',
  'keys',
  'values',
  'entries',
]);

function makesNumbers(fn: Node | undefined): boolean {
  if (!fn) return false;
  if (fn.type === 'identifier')
    return fn.text === 'Number' || fn.text === 'parseFloat' || fn.text === 'parseInt';
  const body = fn.type === 'arrow_function' ? field(fn, 'body') : null;
  if (body?.type === 'unary_expression') return fieldText(body, 'operator') === '+';
  const call = body ? callOf(body) : null;
  return call !== null && /^(Number|parseInt|parseFloat)$/.test(call.name);
}

function kindOf(value: Node): Kind {
  switch (value.type) {
    case 'array': {
      const elements = childrenOf(value);
      if (elements.length === 0) return 'list';
      return elements.some(({ type }) => type === 'spread_element') ? 'list' : 'other';
    }
    case 'string':
    case 'template_string':
      return 'text';
    case 'new_expression': {
      const name = fieldText(value, 'constructor');
      return HASHED.has(name) ? 'hashed' : name === 'Array' ? 'list' : 'other';
    }
    case 'call_expression': {
      const call = callOf(value);
      if (call?.receiver && call.name === 'map' && makesNumbers(call.args[0])) return 'numbers';
      if (call?.receiver && ['sort', 'reverse', 'fill'].includes(call.name)) return kindOf(call.receiver);
      return call?.receiver && TO_ARRAY.has(call.name) ? 'list' : 'other';
    }
    default:
      return 'other';
  }
}

function isPartOf(value: Node, name: string): boolean {
  const call = callOf(value);
  return call?.receiver?.text === name && (call.name === 'slice' || call.name === 'concat');
}

export function declareJavascript(node: Node, declare: Declare): void {
  if (node.type === 'variable_declarator' || node.type === 'assignment_expression') {
    const target = field(node, node.type === 'variable_declarator' ? 'name' : 'left');
    const value = field(node, node.type === 'variable_declarator' ? 'value' : 'right');
    // A part of itself is what it was.
    if (target?.type === 'identifier' && value && isPartOf(value, target.text)) return;
    if (target?.type === 'identifier' && value) declare(target.text, kindOf(value));
    else if (target?.type === 'array_pattern')
      for (const part of childrenOf(target)) if (part.type === 'identifier') declare(part.text, 'other');
  }
}
