import type { EditorLanguage } from '@evident/contracts';
import type { Node, Tree } from 'web-tree-sitter';

/** Deeper syntax is ignored, so that a hostile source cannot overflow the stack. */
export const MAX_DEPTH = 250;

const LOOPS = new Set([
  'for_statement',
  'while_statement',
  'do_statement',
  'for_in_statement',
  'enhanced_for_statement',
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
]);
const FUNCTIONS = new Set([
  'function_definition',
  'lambda',
  'function_declaration',
  'function_expression',
  'generator_function_declaration',
  'arrow_function',
  'method_definition',
  'method_declaration',
  'constructor_declaration',
  'lambda_expression',
]);
/** Methods that call their first argument once per element. */
const ITERATORS = new Set([
  'forEach',
  'map',
  'filter',
  'reduce',
  'reduceRight',
  'some',
  'every',
  'find',
  'findIndex',
  'flatMap',
  'mapToObj',
  'mapToInt',
  'removeIf',
]);

const ASSIGNMENTS = new Set([
  'assignment',
  'assignment_expression',
  'augmented_assignment',
  'augmented_assignment_expression',
]);
/** `=`, and with an operation such as `+=`; not `++`. */
export const isAssignment = (node: Node): boolean => ASSIGNMENTS.has(node.type);
/** What an assignment, `++` or `--` gives a value to. */
export const assignedIn = (node: Node): Node | null => {
  if (isAssignment(node)) return field(node, 'left');
  return node.type === 'update_expression' ? (childrenOf(node)[0] ?? null) : null;
};

export const isLoop = (node: Node): boolean => LOOPS.has(node.type);
export const isFunction = (node: Node): boolean => FUNCTIONS.has(node.type);
export const lineOf = (node: Node): number => node.startPosition.row + 1;
export const field = (node: Node, name: string): Node | null => node.childForFieldName(name);
export const fieldText = (node: Node, name: string): string => node.childForFieldName(name)?.text ?? '';
/** A text without the line breaks after opening brackets and commas, which mean nothing. */
export const joinedLines = (text: string): string => text.replace(/([([{,])\s*\n\s*/g, '$1');
/** What a declaration or an assignment gives a value to. */
export const assignedTo = (node: Node): string => fieldText(node, 'name') || fieldText(node, 'left');

export function childrenOf(node: Node): Node[] {
  return node.namedChildren.filter((child): child is Node => child !== null && child.type !== 'comment');
}

/** A function of nodes that works each node out once, for as long as its tree is there. */
export function oncePerNode<T>(of: (node: Node) => T): (node: Node) => T {
  const trees = new WeakMap<Tree, Map<number, T>>();
  return (node) => {
    const known = trees.get(node.tree) ?? new Map<number, T>();
    trees.set(node.tree, known);
    if (!known.has(node.id)) known.set(node.id, of(node));
    return known.get(node.id) as T;
  };
}

/** The nearest node around that passes the test; null if there is none. */
export function ancestor(node: Node, test: (outer: Node) => boolean): Node | null {
  let outer = node.parent;
  while (outer && !test(outer)) outer = outer.parent;
  return outer;
}

/** The function around a node, callbacks as well; null at the top. */
export const functionAround = (node: Node): Node | null => ancestor(node, isFunction);

/** Whether a node stands within another one, or is it. */
export const isInside = (inner: Node, outer: Node): boolean =>
  inner.startIndex >= outer.startIndex && inner.endIndex <= outer.endIndex;

/** The names in a node, which may itself be one. */
export function identifiersIn(node: Node | null): Set<string> {
  if (!node) return new Set();
  const inside = within(node, ({ type }) => type === 'identifier').map(({ text }) => text);
  return new Set(node.type === 'identifier' ? [node.text] : inside);
}

/** Depth first, outer nodes before inner ones. If `visit` answers false, the node's children are skipped. */
export function walk(node: Node, visit: (node: Node) => boolean | void, depth = 0): void {
  if (depth > MAX_DEPTH || visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit, depth + 1);
}

/** The inner nodes that satisfy the test, without those of nested functions. */
export function within(node: Node, test: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  walk(node, (inner) => {
    if (inner !== node && isFunction(inner)) return false;
    if (inner !== node && test(inner)) found.push(inner);
    return true;
  });
  return found;
}

export interface Call {
  node: Node;
  receiver: Node | null;
  name: string;
  args: Node[];
}

/** A call or a construction in any of the three languages; null for anything else. */
export function callOf(node: Node): Call | null {
  const args = (): Node[] => {
    const list = field(node, 'arguments');
    return list ? childrenOf(list) : [];
  };
  switch (node.type) {
    case 'method_invocation':
      return { node, receiver: field(node, 'object'), name: fieldText(node, 'name'), args: args() };
    case 'object_creation_expression':
      return { node, receiver: null, name: fieldText(node, 'type').replace(/<.*$/s, ''), args: args() };
    case 'new_expression':
      return { node, receiver: null, name: fieldText(node, 'constructor'), args: args() };
    case 'call':
    case 'call_expression': {
      const target = field(node, 'function');
      if (!target) return null;
      if (target.type === 'attribute' || target.type === 'member_expression') {
        const name = fieldText(target, target.type === 'attribute' ? 'attribute' : 'property');
        return { node, receiver: field(target, 'object'), name, args: args() };
      }
      return target.type === 'identifier' ? { node, receiver: null, name: target.text, args: args() } : null;
    }
    default:
      return null;
  }
}

/** The name under which a function can be called; null for one without. */
export function functionName(node: Node): string | null {
  const own = field(node, 'name')?.text;
  if (own) return own;
  const { parent } = node;
  if (parent?.type === 'variable_declarator') return fieldText(parent, 'name') || null;
  if (parent?.type === 'assignment_expression' || parent?.type === 'assignment')
    return fieldText(parent, 'left') || null;
  return null;
}

export function parameterNames(fn: Node): string[] {
  const list = field(fn, 'parameters') ?? field(fn, 'parameter');
  if (!list) return [];
  if (list.type === 'identifier') return [list.text];
  return childrenOf(list).flatMap((parameter) => {
    if (parameter.type === 'identifier') return [parameter.text];
    const name = field(parameter, 'name') ?? field(parameter, 'left') ?? childrenOf(parameter)[0];
    return name ? [name.text] : [];
  });
}

/** True for a function that is passed to a method which calls it once per element. */
export function isElementCallback(fn: Node): boolean {
  const call = fn.parent?.parent ? callOf(fn.parent.parent) : null;
  return call !== null && ITERATORS.has(call.name) && call.args[0]?.id === fn.id && call.receiver !== null;
}

/** Replaces comments by blanks of the same length, so that no comment can address a tool. */
export function blankComments(root: Node, source: string): string {
  const spans: { start: number; end: number }[] = [];
  const collect = (node: Node, depth: number): void => {
    if (/comment/.test(node.type)) spans.push({ start: node.startIndex, end: node.endIndex });
    else if (depth <= MAX_DEPTH) for (const child of node.children) if (child) collect(child, depth + 1);
  };
  collect(root, 0);
  return blankSpans(source, spans);
}

export function blankSpans(source: string, spans: readonly { start: number; end: number }[]): string {
  let result = '';
  let position = 0;
  for (const { start, end } of spans) {
    if (start < position) continue;
    result += source.slice(position, start) + source.slice(start, end).replace(/[^\r\n]/g, ' ');
    position = end;
  }
  return result + source.slice(position);
}

export type SourceLanguage = EditorLanguage;
