import type { Node } from 'web-tree-sitter';
import {
  childrenOf,
  field,
  fieldText,
  functionName,
  isFunction,
  isInside,
  isLoop,
  parameterNames,
  walk,
  within,
} from '../../syntax/shape.js';
import { namedFunctionAround } from './neighbours.js';

const READS = /\bread\w*\(|\b(?:next|get|hasMore|hasNext)\w*\(\)|\bSystem\.in\b|\bstdin\b/;
const WRITES =
  /^(assignment|assignment_expression|augmented_assignment|augmented_assignment_expression|update_expression|variable_declarator)$/;
const STEPS = /^(update_expression|augmented_assignment|augmented_assignment_expression)$/;

const bare = (text: string): string => text.replace(/^this\.|^self\./, '');
const targetOf = (change: Node): string =>
  bare(
    (change.type === 'update_expression' ? childrenOf(change)[0]?.text : undefined) ??
      (fieldText(change, 'left') || fieldText(change, 'name')),
  );

/** All places of a source where a variable gets a value, by its name. */
export class Cursors {
  private readonly changes = new Map<string, Node[]>();
  /** Functions of the source that read on, and those that call them. */
  private readonly readers = new Set<string>();

  constructor(root: Node) {
    walk(root, (node) => {
      const name = isFunction(node) ? functionName(node) : null;
      if (name !== null && /\.read\(/.test(field(node, 'body')?.text ?? '')) this.readers.add(name);
      if (!WRITES.test(node.type)) return;
      const target = targetOf(node);
      if (/^[\w.]+$/.test(target)) this.changes.set(target, [...(this.changes.get(target) ?? []), node]);
    });
  }

  /**
   * A loop whose rounds add up over all calls of its function: it reads on, or it moves a position on that is never moved
   * back.
   */
  isShared(loop: Node): boolean {
    const condition = field(loop, 'condition');
    const fn = namedFunctionAround(loop);
    if (!condition || !fn || within(loop, isLoop).length > 0) return false;
    if (READS.test(condition.text) && READS.test(field(loop, 'body')?.text ?? ''))
      return fieldText(fn, 'name') !== 'main';
    const names = new Set([
      ...within(condition, ({ type }) => /identifier$/.test(type)).map(({ text }) => text),
      condition.text,
    ]);
    return [...names].some((name) => this.isReadInto(name, loop, fn) || this.movesOn(name, loop, fn));
  }

  /** `while (c > 32) c = read();` */
  private isReadInto(name: string, loop: Node, fn: Node): boolean {
    if (fieldText(fn, 'name') === 'main') return false;
    const inside = (this.changes.get(name) ?? []).filter((change) => isInside(change, loop));
    return (
      inside.length > 0 &&
      inside.every((change) => {
        const value = field(change, 'right') ?? field(change, 'value');
        return value !== null && (READS.test(value.text) || this.isOwnRead(value) || this.isAdvance(value));
      })
    );
  }

  /** `c = byte()`, of a function that reads. */
  private isOwnRead(value: Node): boolean {
    const [, name = ''] = /^(\w+)\(\)$/.exec(value.text) ?? [];
    return this.readers.has(name);
  }

  /** `buffer[place++]` */
  private isAdvance(value: Node): boolean {
    const step = within(value, ({ type }) => type === 'update_expression')[0];
    return step !== undefined && this.onlySteps(targetOf(step));
  }

  private movesOn(name: string, loop: Node, fn: Node): boolean {
    const own = this.changes.get(name) ?? [];
    const isLocal =
      parameterNames(fn).includes(name) ||
      own.some((change) => isInside(change, fn) && isDeclaration(change, fn));
    return !isLocal && own.some((change) => isInside(change, loop)) && this.onlySteps(name);
  }

  /** It begins at one value, and then only gets larger. Filling a buffer anew is reading, too. */
  private onlySteps(name: string): boolean {
    const all = this.changes.get(name) ?? [];
    const resets = all.filter((change) => !STEPS.test(change.type));
    const signs = new Set(
      all.filter((change) => STEPS.test(change.type)).map(({ text }) => (/--|-=/.test(text) ? '-' : '+')),
    );
    const later = resets.filter((change) => {
      const fn = namedFunctionAround(change);
      const isFirst = fn === null || /^(?:__init__|constructor)$/.test(fieldText(fn, 'name'));
      return !isFirst && !/read\w*\(/.test(change.parent?.parent?.text.slice(0, 300) ?? '');
    });
    return signs.size === 1 && later.length === 0;
  }
}

/** In Python, a name that is assigned is one of the function, unless it is said to be outer. */
function isDeclaration(change: Node, fn: Node): boolean {
  if (change.type === 'variable_declarator') return true;
  if (fn.type !== 'function_definition' || /[.]/.test(fieldText(change, 'left'))) return false;
  const name = targetOf(change);
  return (
    within(
      fn,
      (node) =>
        /^(global|nonlocal)_statement$/.test(node.type) && new RegExp(`\\b${name}\\b`).test(node.text),
    ).length === 0
  );
}
