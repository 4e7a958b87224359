import type { Node } from 'web-tree-sitter';
import type { Count, TokenKind } from '../../evidence/input-grammar.js';
import {
  fieldText,
  functionName,
  isFunction,
  walk,
  within,
  type SourceLanguage,
} from '../../syntax/shape.js';
import { UNKNOWN, type Field, type LinePart, type Part, type Stream, type Value } from './values.js';

/** A program that needs more evaluations is given up. */
const MOST_WORK = 20_000;
const MOST_FIELDS = 60;

/** The source cannot be followed. */
export class NotFollowed extends Error {
  override name = 'NotFollowed';
}

interface OpenStream {
  of: Stream['of'];
  kind: TokenKind;
  wasRead: boolean;
}

/** What is known at one place of the program: variables, and the input that was read up to there. */
export class TraceState {
  readonly parts: Part[] = [];
  readonly fields: Field[] = [];
  readonly functions = new Map<string, Node>();
  readonly loopVariables = new Set<string>();
  readonly variables = new Map<string, Value>();
  private readonly versions = new Map<string, number>();
  private readonly streams: OpenStream[] = [];
  /** The counts of the loops around. */
  readonly rounds: (Count | null)[] = [];
  private into: Part[] = this.parts;
  private work = 0;

  constructor(
    readonly language: SourceLanguage,
    readonly root: Node,
  ) {
    walk(root, (node) => {
      const name = isFunction(node) ? functionName(node) : null;
      if (name !== null && !this.functions.has(name)) this.functions.set(name, node);
    });
  }

  spend(): void {
    this.work += 1;
    if (this.work > MOST_WORK) throw new NotFollowed('too much work');
  }

  push<T extends Part>(part: T): T {
    this.into.push(part);
    return part;
  }

  /** Reads inside `work` become the body of a repetition, or are left out when there are none. */
  repeated<T>(count: Count | null, work: () => T): { result: T; part: Extract<Part, { is: 'repeat' }> } {
    const part: Extract<Part, { is: 'repeat' }> = { is: 'repeat', count, body: [] };
    this.rounds.push(count);
    const result = this.within(part.body, work);
    this.rounds.pop();
    if (part.body.length > 0) this.into.push(part);
    return { result, part };
  }

  within<T>(parts: Part[], work: () => T): T {
    const outer = this.into;
    this.into = parts;
    try {
      return work();
    } finally {
      this.into = outer;
    }
  }

  field(kind: TokenKind, into = this.into): Field {
    if (this.fields.length >= MOST_FIELDS) throw new NotFollowed('too many values');
    const field: Field = { id: this.fields.length, name: '', kind };
    this.fields.push(field);
    into.push({ is: 'token', field });
    return field;
  }

  line(isAll = false): LinePart {
    return this.push({
      is: 'line',
      separator: ' ',
      body: [],
      wasSplit: false,
      kind: 'word',
      known: new Map(),
      isAll,
      depth: this.rounds.length,
    });
  }

  drop(line: LinePart): void {
    const at = this.into.indexOf(line);
    if (at >= 0) this.into.splice(at, 1);
  }

  /** The whole input turned out to be a stream. */
  streamOf(line: LinePart, of: Stream['of']): Value {
    this.drop(line);
    return this.stream(of);
  }

  stream(of: Stream['of']): Value {
    const use: OpenStream = { of, kind: 'word', wasRead: false };
    this.streams.push(use);
    return { is: 'stream', stream: { of, kind: 'word', maps: [], known: new Map(), use } };
  }

  /** What the program uses as a whole only. */
  readRest(): void {
    for (const { of, kind, wasRead } of this.streams) {
      if (wasRead) continue;
      if (of === 'words') this.push({ is: 'list', kind, count: null, separator: ' ' });
      else this.repeated(null, () => this.line());
    }
  }

  changed(name: string): void {
    this.versions.set(name, (this.versions.get(name) ?? 0) + 1);
    if (this.variables.get(name)?.is === 'number') this.variables.set(name, UNKNOWN);
  }

  /** The text of a position; the variable of a loop stands for all of its values. */
  positionKey(index: Node): string {
    return index.text
      .replace(/\s+/g, '')
      .replace(/[A-Za-z_]\w*/g, (name) =>
        this.loopVariables.has(name) ? '#' : `${name}~${this.versions.get(name) ?? 0}`,
      );
  }

  /** Whether a variable is used only as `name[0]`, `name[1]`, … */
  isOnlyIndexed(name: string, near: Node): boolean {
    let scope: Node = near;
    while (scope.parent && !isFunction(scope)) scope = scope.parent;
    return within(scope, (node) => node.type === 'identifier' && node.text === name).every(({ parent }) => {
      if (!parent) return false;
      if (/^(subscript|subscript_expression|array_access)$/.test(parent.type)) {
        const index = parent.namedChildren.at(-1);
        return /^(integer|number|decimal_integer_literal)$/.test(index?.type ?? '');
      }
      return ['left', 'name'].some((target) => fieldText(parent, target) === name);
    });
  }
}
