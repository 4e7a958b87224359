import type { Node } from 'web-tree-sitter';
import {
  callOf,
  childrenOf,
  field,
  fieldText,
  functionName,
  isFunction,
  walk,
  type Call,
  type SourceLanguage,
} from '../../syntax/shape.js';

interface Definition {
  node: Node;
  isMethod: boolean;
  isStatic: boolean;
}

const CLASS = /^(class_definition|class_declaration|class)$/;
/** Methods that a runtime or the library calls. */
const IMPLICIT =
  /^(main|run|call|apply|accept|test|get|compare|compareTo|equals|hashCode|toString|iterator|hasNext|next|close|__\w+__)$/;

/** Among more functions nobody calls each other by turns. */
const MOST_PARTNERS = 20;

/** The functions of a source: which ones a call reaches, and which ones can run at all. */
export class Functions {
  private readonly byName = new Map<string, Definition[]>();
  private readonly classes = new Set<string>();

  constructor(
    private readonly language: SourceLanguage,
    private readonly root: Node,
  ) {
    walk(root, (node) => {
      if (CLASS.test(node.type)) this.classes.add(fieldText(node, 'name'));
      if (isFunction(node)) for (const name of namesOf(node)) this.add(name, node);
    });
  }

  private add(name: string, node: Node): void {
    const isMade = /^(constructor|__init__)$/.test(functionName(node) ?? '') && this.classes.has(name);
    const isMethod =
      !isMade && (this.language === 'JAVA' || node.type === 'method_definition' || isInClass(node));
    const modifiers = childrenOf(node).find(({ type }) => type === 'modifiers')?.text ?? '';
    const definition = { node, isMethod, isStatic: /\bstatic\b/.test(modifiers) };
    this.byName.set(name, [...(this.byName.get(name) ?? []), definition]);
  }

  /** The functions that a call may reach. A method of the library with the same name is none of them. */
  called({ name, receiver }: Call): Node[] {
    const candidates = this.byName.get(name) ?? [];
    return candidates.filter((one) => this.isReached(one, receiver)).map(({ node }) => node);
  }

  /** Other functions that a function calls, and that call it. */
  partners(fn: Node): Node[] {
    const called = new Map(this.mentionedIn(fn).map((other) => [other.id, other]));
    called.delete(fn.id);
    if (called.size > MOST_PARTNERS) return [];
    return [...called.values()].filter((other) => this.mentionedIn(other).some(({ id }) => id === fn.id));
  }

  named(name: string): Node[] {
    return (this.byName.get(name) ?? []).map(({ node }) => node);
  }

  private isReached({ isMethod, isStatic }: Definition, receiver: Node | null): boolean {
    if (receiver === null) return this.language === 'JAVA' || !isMethod;
    if (/^(this|self|super)\b/.test(receiver.text)) return true;
    const isClass = /^[A-Z]\w*$/.test(receiver.text);
    if (isClass && this.language === 'JAVA') return this.classes.has(receiver.text);
    return isMethod && (!isStatic || isClass);
  }

  /** Functions that run when the program runs. A source that calls none of its own is a library: all of it counts. */
  live(): Node[] {
    const all = [
      ...new Set(Array.from(this.byName.values()).flatMap((ones) => ones.map(({ node }) => node))),
    ];
    const begins = all.filter((node) => namesOf(node).some((name) => IMPLICIT.test(name)));
    const reached = new Map<number, Node>();
    const waiting = [this.root, ...begins];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      for (const next of this.mentionedIn(node)) {
        if (reached.has(next.id)) continue;
        reached.set(next.id, next);
        waiting.push(next);
      }
    }
    const isProgram = this.language === 'JAVA' ? this.byName.has('main') : reached.size > 0;
    if (!isProgram) return all;
    for (const node of begins) reached.set(node.id, node);
    return [...reached.values()];
  }

  /** Functions that the code of a function names, without those that only its inner functions name. */
  private mentionedIn(scope: Node): Node[] {
    const found: Node[] = [];
    walk(scope, (node) => {
      if (node.id !== scope.id && isFunction(node) && namesOf(node).length > 0) return false;
      const call = callOf(node);
      if (call) found.push(...this.called(call));
      else if (/identifier$/.test(node.type) && this.byName.has(node.text) && !isPartOfCall(node))
        found.push(...(this.byName.get(node.text) ?? []).map((one) => one.node));
      return true;
    });
    return found;
  }
}

/** The names under which a function is called. A constructor has that of its class. */
function namesOf(node: Node): string[] {
  const name = functionName(node);
  if (name === null) return [];
  const last = name.split('.').at(-1) ?? name;
  if (!/^(constructor|__init__)$/.test(last)) return [last];
  return [last, classAround(node)].filter((one) => one !== '');
}

function classAround(node: Node): string {
  for (let around = node.parent; around; around = around.parent)
    if (CLASS.test(around.type)) return fieldText(around, 'name');
  return '';
}

function isInClass(node: Node): boolean {
  for (let around = node.parent; around && !isFunction(around); around = around.parent)
    if (CLASS.test(around.type) || around.type === 'assignment_expression')
      return CLASS.test(around.type) || /\./.test(fieldText(around, 'left'));
  return false;
}

/** The name of a function where it is called, defined or assigned. */
function isPartOfCall(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  const isTarget = ['function', 'name', 'left'].some((name) => field(parent, name)?.id === node.id);
  if (isTarget && (callOf(parent) !== null || isFunction(parent) || parent.type === 'variable_declarator'))
    return true;
  const isMember = ['attribute', 'property'].some((name) => field(parent, name)?.id === node.id);
  return isMember && parent.parent !== null && field(parent.parent, 'function')?.id === parent.id;
}
