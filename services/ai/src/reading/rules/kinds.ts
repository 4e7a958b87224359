import type { Node } from 'web-tree-sitter';
import { isFunction, walk, type SourceLanguage } from '../../syntax/shape.js';
import type { Declare, Kind } from './kind.js';
import { declareJava } from './kinds-java.js';
import { declareJavascript } from './kinds-javascript.js';
import { declarePython } from './kinds-python.js';

/** The kinds of the variables of a function and of the functions around it. Contradictory declarations are ignored. */
export class Kinds {
  private readonly own = new Map<string, Kind>();

  private constructor(private readonly outer: Kinds | null) {}

  static of(language: SourceLanguage, scope: Node, outer: Kinds | null): Kinds {
    const kinds = new Kinds(outer);
    const declare: Declare = (name, kind) => {
      const known = kinds.own.get(name);
      kinds.own.set(name, known === undefined || known === kind ? kind : 'other');
    };
    const declarations = { PYTHON: declarePython, JAVASCRIPT: declareJavascript, JAVA: declareJava }[
      language
    ];
    walk(scope, (node) => {
      if (isFunction(node) && node.id !== scope.id) return false;
      declarations(node, declare);
      return true;
    });
    return kinds;
  }

  of(node: Node | null): Kind | undefined {
    return node?.type === 'identifier' ? this.named(node.text) : undefined;
  }

  named(name: string): Kind | undefined {
    return this.own.get(name) ?? this.outer?.named(name);
  }

  isList(node: Node | null): boolean {
    const kind = this.of(node);
    return kind === 'list' || kind === 'numbers';
  }
}
