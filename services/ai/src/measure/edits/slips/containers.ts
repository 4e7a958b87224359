import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText } from '../../../syntax/shape.js';
import { type Change, NUMBERS, type Slip, change, changes, operatorOf, rootOf } from './change.js';

/** One list in every place of another, and a list that is kept and changed afterwards. */
export const sharedList: Slip = (node, language) => {
  if (language === 'PYTHON' && node.type === 'binary_operator' && operatorOf(node) === '*') {
    const left = field(node, 'left');
    const inner = left?.type === 'list' ? childrenOf(left)[0] : undefined;
    if (left?.namedChildCount === 1 && inner && !NUMBERS.has(inner.type) && inner.type !== 'identifier')
      return change(node, `[${inner.text} for _ in range(${fieldText(node, 'right')})]`);
  }
  const call = callOf(node);
  const kept = call?.args[0];
  if (!call || !kept || call.args.length !== 1) return [];
  if (
    language === 'JAVASCRIPT' &&
    call.name === 'fill' &&
    /^(?:array|object|new_expression|call_expression)$/.test(kept.type)
  )
    return change(node, `${call.receiver?.text}.fill().map(() => (${kept.text}))`);
  if (kept.type !== 'identifier') return [];
  if (language === 'PYTHON' && call.name === 'append') return change(kept, `list(${kept.text})`);
  if (language === 'JAVASCRIPT' && call.name === 'push') return change(kept, `[...${kept.text}]`);
  const isList = new RegExp(`(?:List|Deque|Collection)<[^=;]*>\\s+${kept.text}\\b`).test(rootOf(node).text);
  return language === 'JAVA' && call.name === 'add' && isList
    ? change(kept, `new java.util.ArrayList<>(${kept.text})`)
    : [];
};

/** A parameter whose default, a container, is kept: all calls without an argument share it. */
export const sharedDefault: Slip = (node, language) => {
  const kept = language === 'PYTHON' && node.type === 'assignment' ? field(node, 'right') : null;
  if (kept?.type !== 'identifier') return [];
  let owner = node.parent;
  while (owner && owner.type !== 'function_definition') owner = owner.parent;
  const parameters = childrenOf((owner && field(owner, 'parameters')) ?? node);
  const isShared = parameters.some(
    (one) =>
      fieldText(one, 'name') === kept.text &&
      /^(?:list|dictionary|set|call)$/.test(field(one, 'value')?.type ?? ''),
  );
  return isShared ? change(kept, `type(${kept.text})(${kept.text})`) : [];
};

/** What is written over, and should be added to; or the other way round. */
export const overwritten: Slip = (node, language) => {
  const call = callOf(node);
  const [key, value] = call?.args ?? [];
  if (call?.receiver && key && value && call.args.length === 2) {
    const owner = call.receiver.text;
    if (language === 'JAVA' && call.name === 'put')
      return changes(node, [
        `${owner}.merge(${key.text}, ${value.text}, Integer::sum)`,
        `${owner}.putIfAbsent(${key.text}, ${value.text})`,
      ]);
    if (language === 'JAVASCRIPT' && call.name === 'set')
      return changes(node, [
        `${owner}.set(${key.text}, (${owner}.get(${key.text}) ?? 0) + ${value.text})`,
        `(${owner}.has(${key.text}) || ${owner}.set(${key.text}, ${value.text}))`,
      ]);
  }
  if (node.type !== 'assignment' && node.type !== 'assignment_expression') return [];
  const left = field(node, 'left');
  const right = field(node, 'right');
  const operator = node.children.find((child) => child?.type === '=');
  if (!left || !right || !operator || !/subscript|array_access|attribute|field_access|member/.test(left.type))
    return [];
  const isFlag = /^(?:true|false|True|False)$/.test(right.text) || /compar|binary|not/.test(right.type);
  const or = language === 'PYTHON' ? 'or' : '||';
  return [...(isFlag ? change(right, `${left.text} ${or} (${right.text})`) : []), ...change(operator, '+=')];
};

/** Parts that are put together so that others give the same text, and parts that are lost. */
export const partsOfText: Slip = (node, language) => {
  if (language !== 'JAVA' && isJoined(node))
    return change(field(node, 'right'), `'\\u0001' + ${fieldText(node, 'right')}`);
  if (/^(?:template_string|string)$/.test(node.type)) return besideEachOther(node);
  if (node.type === 'string_literal' && node.text === '""' && /^binary/.test(node.parent?.type ?? ''))
    return change(node, '","');
  const call = callOf(node);
  const [first] = call?.args ?? [];
  if (!call || !call.receiver) return [];
  if (call.name === 'join' && language === 'PYTHON' && /^(['"])\1$/.test(call.receiver.text))
    return change(call.receiver, "','");
  if (call.name === 'join' && language === 'JAVASCRIPT' && first && /^(['"`])\1$/.test(first.text))
    return change(first, "','");
  if (call.name === 'split' && language === 'JAVA' && call.args.length === 1 && first)
    return change(first, `${first.text}, -1`);
  if (call.name === 'append' && language === 'JAVA' && first) return change(node, `${node.text}.append(',')`);
  return [];
};

/** Values in a text with nothing between them. */
const besideEachOther = (text: Node): Change[] =>
  childrenOf(text)
    .filter(({ type }) => /^(?:template_substitution|interpolation)$/.test(type))
    .filter((value) => /^(?:template_substitution|interpolation)$/.test(value.previousSibling?.type ?? ''))
    .flatMap((value) => change(value, `\\u0001${value.text}`));

/** Two names with a plus between them, handed to a function or used as a key; or two parts of a text. */
const isJoined = (node: Node): boolean =>
  /^binary/.test(node.type) &&
  operatorOf(node) === '+' &&
  [field(node, 'left'), field(node, 'right')].every(
    (part) => part !== null && (isPartOfText(part) || (part.type === 'identifier' && isHandedOver(node))),
  );

const isPartOfText = (node: Node): boolean =>
  callOf(node)?.name === 'slice' || childrenOf(node).some(({ type }) => type === 'slice');

const isHandedOver = ({ parent }: Node): boolean =>
  /^(?:argument_list|arguments|subscript|subscript_expression)$/.test(parent?.type ?? '');

/** Numbers that are compared or added as texts. */
export const numbersAsText: Slip = (node, language) => {
  const call = callOf(node);
  if (call?.name === 'sort' && language === 'JAVASCRIPT' && call.args.length === 0)
    return change(field(node, 'arguments'), '((a, b) => a - b)');
  if ((call?.name === 'sort' || call?.name === 'sorted') && language === 'PYTHON') {
    const list = field(node, 'arguments');
    const rest = call.args.map(({ text }) => text);
    return changes(list, [
      `(${[...rest, 'key=int'].join(', ')})`,
      `(${[...rest, 'reverse=True'].join(', ')})`,
    ]);
  }
  if (call?.name !== 'split' || !call.receiver) return [];
  const outer = node.parent?.text ?? '';
  if (language === 'PYTHON' && !/\b(?:map|int)\(/.test(outer.slice(0, 40)))
    return change(node, `list(map(int, ${node.text}))`);
  if (language === 'JAVASCRIPT' && !outer.startsWith(`${node.text}.map`))
    return change(node, `${node.text}.map(Number)`);
  return [];
};

/** A 0 that is dropped with what is empty, copies of the outer list only, and blanks that belong to the text. */
export const droppedOrShared: Slip = (node, language) => {
  if (language === 'PYTHON' && node.type === 'subscript' && /\[\s*:\s*\]$/.test(node.text))
    return change(node, `__import__('copy').deepcopy(${fieldText(node, 'value')})`);
  const call = callOf(node);
  if (!call?.receiver) return [];
  const from = call.receiver.text;
  const [first] = call.args;
  if (language === 'JAVASCRIPT' && call.name === 'filter' && first?.text === 'Boolean')
    return changes(node, [from, `${from}.filter((one) => one !== '' && one != null)`]);
  if (call.name === 'split' && language === 'JAVASCRIPT' && !/\.trim\w*\(\)$/.test(from))
    return change(call.receiver, `${from}.trim()`);
  if (call.name === 'split' && language === 'PYTHON' && /^(['"]) \1$/.test(first?.text ?? ''))
    return change(field(node, 'arguments'), '()');
  if (language === 'JAVASCRIPT' && call.name === 'slice' && !first)
    return change(node, `${from}.map((one) => (Array.isArray(one) ? [...one] : one))`);
  if (language === 'PYTHON' && call.name === 'copy' && !first)
    return change(node, `__import__('copy').deepcopy(${from})`);
  if (language === 'PYTHON' && call.name === 'strip' && !first) return change(node, `${from}.strip('\\n')`);
  if (language === 'JAVASCRIPT' && call.name === 'trim')
    return change(node, `${from}.replace(/^\\n+|\\n+$/g, '')`);
  if (language === 'JAVA' && call.name === 'sum') return change(node, `${from}.asLongStream().sum()`);
  return [];
};

/** A container that keeps no order, and elements that are too narrow. */
export const otherContainer: Slip = (node, language) => {
  if (language === 'JAVA' && node.type === 'object_creation_expression') {
    const type = field(node, 'type');
    const made = /^Hash(Map|Set)\b/.exec(type?.text ?? '');
    return type && made
      ? change(type, type.text.replace(/^Hash(?:Map|Set)/, `java.util.Tree${made[1] ?? ''}`))
      : [];
  }
  const constructed = language === 'JAVASCRIPT' ? field(node, 'constructor') : null;
  return constructed && /^(?:Uint|Int)\d+(?:Clamped)?Array$/.test(constructed.text)
    ? change(constructed, 'Float64Array')
    : [];
};
