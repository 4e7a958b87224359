import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, lineOf } from '../../../syntax/shape.js';
import { type Change, type Slip, change, changes } from './change.js';
import { before, isStatement } from './statements.js';

/** What is kept several times, and should be kept once. */
export const keptTwice: Slip = (node, language) => {
  if (node.type !== 'expression_statement') return [];
  const call = callOf(childrenOf(node)[0] ?? node);
  const [value] = call?.args ?? [];
  if (!call?.receiver || !value || call.args.length !== 1) return [];
  const [list, text] = [call.receiver.text, value.text];
  if (language === 'PYTHON' && call.name === 'append')
    return change(node, `${text} in ${list} or ${list}.append(${text})`);
  if (language === 'JAVASCRIPT' && call.name === 'push')
    return change(node, `${list}.includes(${text}) || ${list}.push(${text});`);
  return language === 'JAVA' && call.name === 'add'
    ? change(node, `if (!${list}.contains(${text})) ${list}.add(${text});`)
    : [];
};

const STAGE = /^(?:distinct|sorted|sort|reverse|reversed)$/;
const WRAPPER = /^(?:set|sorted|reversed)$/;

/** What is kept once, sorted or turned round, and should be left as it is. */
export const needlessStage: Slip = (node, language) => {
  if (language === 'JAVASCRIPT' && node.type === 'new_expression') {
    const [list] = childrenOf(field(node, 'arguments') ?? node);
    return field(node, 'constructor')?.text === 'Set' && list ? change(node, `(${list.text})`) : [];
  }
  const call = callOf(node);
  const [list] = call?.args ?? [];
  if (call?.receiver && !list && STAGE.test(call.name) && callOf(call.receiver))
    return change(node, call.receiver.text);
  return language === 'PYTHON' && !call?.receiver && call && list && WRAPPER.test(call.name)
    ? change(node, `list(${list.text})`)
    : [];
};

/** What is told in the order in which it was found, and should be sorted, turned round or told once. */
export const unsorted: Slip = (node, language) => {
  if (language === 'JAVA') return unsortedInJava(node);
  if (node.type !== 'identifier' || !isToldAt(node)) return [];
  const name = node.text;
  if (language === 'PYTHON')
    return changes(node, [`sorted(${name})`, `list(dict.fromkeys(${name}))`, `${name}[::-1]`]);
  return changes(node, [
    `[...${name}].sort((a, b) => a - b)`,
    `[...${name}].sort()`,
    `[...new Set(${name})]`,
    `[...${name}].reverse()`,
  ]);
};

/** Whether a whole list is looked at: unpacked, joined, or gone through. */
function isToldAt(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (/^(?:list_splat|spread_element)$/.test(parent.type)) return true;
  if (/^for_(?:in_)?statement$/.test(parent.type)) return field(parent, 'right')?.id === node.id;
  const call = parent.parent ? callOf(parent.parent) : null;
  if (!call) return false;
  return call.name === 'join' && (call.receiver?.id === node.id || call.args[0]?.id === node.id);
}

function unsortedInJava(node: Node): Change[] {
  if (!isStatement(node) || node.type !== 'enhanced_for_statement') return [];
  const list = field(node, 'value');
  if (list?.type !== 'identifier') return [];
  return [
    `java.util.Collections.sort(${list.text});`,
    `java.util.Collections.reverse(${list.text});`,
  ].flatMap((text) => before('JAVA', node, text, [lineOf(node)]));
}
