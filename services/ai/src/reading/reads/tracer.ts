import type { Node } from 'web-tree-sitter';
import type { Count } from '../../evidence/input-grammar.js';
import {
  callOf,
  childrenOf,
  field,
  isFunction,
  isLoop,
  parameterNames,
  walk,
  type Call,
  type SourceLanguage,
} from '../../syntax/shape.js';
import { countOf } from './counts.js';
import { CONVERSIONS, KnownCalls } from './known-calls.js';
import { listen } from './listeners.js';
import { Loops } from './loops.js';
import { converted } from './marks.js';
import { Streams } from './streams.js';
import { tokenReaders } from './token-readers.js';
import { TraceState } from './trace-state.js';
import { UNKNOWN, type Evaluates, type Part, type Value } from './values.js';

const MOST_CALLS = 12;
const TARGETS = /^(pattern_list|tuple_pattern|list_pattern|array_pattern|tuple|list)$/;
const REST = /^(list_splat_pattern|rest_pattern|list_splat)$/;

/** Follows a program in the order in which it runs, as far as it reads input. */
export class Tracer implements Evaluates {
  readonly state: TraceState;
  private readonly streams: Streams;
  private readonly calls: KnownCalls;
  private readonly loops: Loops;
  private readonly open: Node[] = [];
  private readonly returned: Value[] = [];
  private readonly readers: ReadonlyMap<string, 'int' | 'real' | 'word'>;

  constructor(language: SourceLanguage, root: Node) {
    this.state = new TraceState(language, root);
    this.streams = new Streams(this.state, this);
    this.calls = new KnownCalls(this.state, this.streams, this);
    this.loops = new Loops(this.state, this.streams, this);
    this.readers = tokenReaders(language, this.state.functions);
  }

  /** @returns the parts of the input in their order */
  trace(): Part[] {
    const { language, root, functions } = this.state;
    if (language !== 'JAVA') this.evaluate(root);
    else {
      walk(root, (node) => {
        if (isFunction(node)) return false;
        if (node.type === 'field_declaration') this.evaluate(node);
        return node.type !== 'field_declaration';
      });
      const main = functions.get('main');
      if (main) this.evaluate(field(main, 'body') ?? main);
    }
    this.state.readRest();
    return this.state.parts;
  }

  evaluate(node: Node): Value {
    this.state.spend();
    if (isFunction(node)) return { is: 'function', node };
    if (isLoop(node)) return this.loops.loop(node);
    switch (node.type) {
      case 'identifier':
        return this.named(node.text);
      case 'integer':
      case 'number':
      case 'decimal_integer_literal':
        return { is: 'number', value: Number(node.text) };
      case 'assignment_expression':
        // Java has no node of its own for `+=`.
        return /^[^=]/.test(field(node, 'operator')?.text ?? '=') ? this.update(node) : this.assignment(node);
      case 'assignment':
      case 'variable_declarator':
      case 'named_expression':
      case 'resource':
        return this.assignment(node);
      case 'augmented_assignment':
      case 'augmented_assignment_expression':
      case 'update_expression':
        return this.update(node);
      case 'subscript':
      case 'subscript_expression':
      case 'array_access':
        return this.element(node);
      case 'if_statement':
        return this.branch(node);
      case 'return_statement':
        return this.returns(node);
      case 'unary_expression':
        return this.unary(node);
      case 'cast_expression': {
        const value = field(node, 'value');
        return value ? this.evaluate(value) : UNKNOWN;
      }
      case 'attribute':
      case 'member_expression':
      case 'field_access':
        return this.member(node);
      default:
        return this.other(node);
    }
  }

  count(node: Node | null): Count | null {
    return countOf(node, this.state, (inner) => this.evaluate(inner));
  }

  apply(fn: Node, args: readonly Value[]): Value {
    if (fn.type === 'identifier') {
      const value = this.named(fn.text);
      if (value.is === 'convert' && args[0]) return converted(args[0], value.kind, this.state);
      if (value.is === 'function') return this.apply(value.node, args);
      return UNKNOWN;
    }
    if (!isFunction(fn) || this.open.length >= MOST_CALLS || this.open.some(({ id }) => id === fn.id))
      return UNKNOWN;
    const names = parameterNames(fn).filter((name) => name !== 'self');
    const before = names.map((name) => [name, this.state.variables.get(name)] as const);
    const patterns = field(fn, 'parameters');
    this.open.push(fn);
    this.returned.push(UNKNOWN);
    for (const [at, name] of names.entries()) this.state.variables.set(name, args[at] ?? UNKNOWN);
    const [first] = patterns ? childrenOf(patterns) : [];
    if (first && TARGETS.test(first.type)) this.bind(first, args[0] ?? UNKNOWN);
    const body = field(fn, 'body');
    const value = body ? this.evaluate(body) : UNKNOWN;
    const isExpression = body !== null && !/block$/.test(body.type);
    const result = isExpression ? value : (this.returned.at(-1) ?? UNKNOWN);
    this.returned.pop();
    this.open.pop();
    for (const [name, old] of before)
      if (old) this.state.variables.set(name, old);
      else this.state.variables.delete(name);
    return result;
  }

  private named(name: string): Value {
    const known = this.state.variables.get(name);
    if (known) return known;
    const fn = this.state.functions.get(name);
    if (fn) return { is: 'function', node: fn };
    const kind = Object.hasOwn(CONVERSIONS, name) ? CONVERSIONS[name] : undefined;
    if (kind) return { is: 'convert', kind };
    return name === 'input' ? { is: 'reads-line' } : UNKNOWN;
  }

  private member(node: Node): Value {
    if (/^(?:sys\.)?stdin(?:\.buffer)?\.readline$/.test(node.text)) return { is: 'reads-line' };
    if (/^(?:sys\.)?stdin(?:\.buffer)?$/.test(node.text)) return this.state.stream('lines');
    const name = node.text.split('.').at(-1) ?? '';
    if (name === 'nval' || name === 'sval') {
      const value = this.named('nval');
      if (name === 'sval') converted(value, 'word', this.state);
      return value;
    }
    if (/^(this|self)\./.test(node.text)) return this.named(name);
    const object = field(node, 'object');
    const value = object ? this.evaluate(object) : UNKNOWN;
    return name === 'value' ? value : UNKNOWN;
  }

  private unary(node: Node): Value {
    const argument = field(node, 'argument') ?? field(node, 'operand') ?? childrenOf(node)[0];
    const value = argument ? this.evaluate(argument) : UNKNOWN;
    return field(node, 'operator')?.text === '+' ? converted(value, 'int', this.state) : UNKNOWN;
  }

  private other(node: Node): Value {
    // `(async () => { … })()`
    const called = node.type === 'call_expression' ? field(node, 'function') : null;
    const [own] = called?.type === 'parenthesized_expression' ? childrenOf(called) : [];
    if (own && isFunction(own)) return this.apply(own, []);
    const call = callOf(node);
    if (call) return this.call(call);
    let last = UNKNOWN;
    for (const child of childrenOf(node)) last = this.evaluate(child);
    // After `nextInt()` a `nextLine()` whose text is dropped reads the end of the same line.
    if (node.type === 'expression_statement' && last.is === 'line' && /nextLine\(\)\s*;?$/.test(node.text))
      this.state.drop(last.line);
    return /^(parenthesized_expression|await_expression|await|expression_statement)$/.test(node.type)
      ? last
      : UNKNOWN;
  }

  private call(call: Call): Value {
    const { receiver, name, args, node } = call;
    const bound = receiver === null ? this.state.variables.get(name) : undefined;
    if (bound?.is === 'reads-line') return this.calls.newLine();
    if (bound?.is === 'convert' && args[0]) return converted(this.evaluate(args[0]), bound.kind, this.state);
    const kind = this.readers.get(name);
    if (kind && args.length === 0) return { is: 'field', field: this.state.field(kind) };
    const own = bound?.is === 'function' ? bound.node : this.state.functions.get(name);
    if (own)
      return this.apply(
        own,
        args.map((arg) => this.evaluate(arg)),
      );
    const known = this.calls.call(call);
    if (known) return known;
    if (
      receiver &&
      /\b(stdin|rl|reader|readline|lines?|io|iface)\b/i.test(receiver.text) &&
      /^(on|once|addListener)$/.test(name)
    )
      return listen(call, this.state, this);
    return this.callbacks(call, node);
  }

  /** Functions that are handed to a call of which nothing else is known, are called once or in a loop. */
  private callbacks({ receiver, args, name }: Call, node: Node): Value {
    const of = receiver ? this.evaluate(receiver) : UNKNOWN;
    const values = args.map((arg) =>
      arg.type === 'keyword_argument' ? this.evaluate(field(arg, 'value') ?? arg) : this.evaluate(arg),
    );
    const element = of.is === 'rows' ? of.element : UNKNOWN;
    const fn = values.find((value) => value.is === 'function');
    if (name === 'start' && fn === undefined) {
      const run = this.state.functions.get('run');
      return run ? this.apply(run, []) : UNKNOWN;
    }
    if (fn?.is !== 'function') return UNKNOWN;
    if (of.is === 'stream') {
      const { result } = this.state.repeated(null, () => this.apply(fn.node, [this.streams.next(of.stream)]));
      return { is: 'rows', element: result, count: null };
    }
    if (of.is === 'rows') return { ...of, element: this.apply(fn.node, [element, UNKNOWN]) };
    if (/^(setTimeout|Thread|main|run|once|then|nextTick|setImmediate)$/.test(name))
      return this.apply(fn.node, []);
    const count = this.lengthIn(node);
    const { result } = this.state.repeated(count, () => this.apply(fn.node, []));
    return { is: 'rows', element: result, count };
  }

  /** The number of calls in `Array.from({ length: n }, f)`, `Array(n).fill().map(f)`, `IntStream.range(0, n).map(f)`. */
  private lengthIn(node: Node): Count | null {
    let found: Count | null = null;
    walk(node, (inner) => {
      if (found) return false;
      if (isFunction(inner)) return false;
      if (inner.type === 'pair' && field(inner, 'key')?.text === 'length')
        found = this.count(field(inner, 'value'));
      const call = callOf(inner);
      if (call && /^(Array|range|limit|rangeClosed|setAll)$/.test(call.name))
        found = this.count(call.args.at(-1) ?? null);
      return true;
    });
    return found;
  }

  private assignment(node: Node): Value {
    const target = field(node, 'left') ?? field(node, 'name') ?? childrenOf(node)[0] ?? null;
    const source = field(node, 'right') ?? field(node, 'value');
    if (!target || !source) return UNKNOWN;
    const value = isFunction(source) ? { is: 'function' as const, node: source } : this.evaluate(source);
    this.bind(target, value, source);
    return value;
  }

  private update(node: Node): Value {
    const target = field(node, 'left') ?? field(node, 'argument') ?? childrenOf(node)[0];
    const source = field(node, 'right');
    const value = source ? this.evaluate(source) : UNKNOWN;
    if (target?.type === 'identifier') {
      this.state.changed(target.text);
      if (value.is === 'rows' || value.is === 'line' || value.is === 'whole')
        this.state.variables.set(target.text, value);
    }
    return target && node.type === 'update_expression' ? this.evaluate(target) : UNKNOWN;
  }

  bind(target: Node, value: Value, source: Node | null = null): void {
    if (TARGETS.test(target.type)) return this.unpack(target, value, source);
    const name = /^(this|self)\./.test(target.text) ? (target.text.split('.').at(-1) ?? '') : target.text;
    if (target.type !== 'identifier' && name === target.text) return;
    this.state.changed(name);
    this.state.variables.set(name, value);
    if (value.is === 'field' && value.field.name === '') value.field.name = name.slice(0, 40);
  }

  private unpack(target: Node, value: Value, source: Node | null): void {
    const targets = childrenOf(target);
    const values =
      source && /^(expression_list|tuple|array|list)$/.test(source.type) ? childrenOf(source) : [];
    if (value.is === 'unknown' && values.length === targets.length) {
      // `n, m = int(a), int(b)`: evaluated already, so a further evaluation finds the same fields by name only.
      for (const one of targets) this.bind(one, UNKNOWN);
      return;
    }
    for (const one of targets) {
      if (REST.test(one.type)) {
        const inner = childrenOf(one)[0];
        if (inner) this.bind(inner, this.restOf(value));
      } else this.bind(one, this.partOf(value));
    }
  }

  private partOf(value: Value): Value {
    if (value.is === 'words') return this.streams.nextWord(value.line);
    if (value.is === 'stream') return this.streams.next(value.stream);
    return value.is === 'rows' ? value.element : UNKNOWN;
  }

  private restOf(value: Value): Value {
    if (value.is === 'words') return this.streams.listIn(value.line, null);
    return value.is === 'stream' ? this.streams.rest(value.stream, null) : UNKNOWN;
  }

  private element(node: Node): Value {
    const of = field(node, 'value') ?? field(node, 'object') ?? field(node, 'array');
    const index = field(node, 'subscript') ?? field(node, 'index');
    if (!of || !index) return UNKNOWN;
    const value = this.evaluate(of);
    if (index.type === 'slice') {
      if (value.is !== 'stream') return value.is === 'rows' || value.is === 'words' ? value : UNKNOWN;
      const colon = index.children.findIndex((child) => child?.text === ':');
      const from = index.children.slice(0, colon).find((child) => child?.isNamed) ?? null;
      const to = index.children.slice(colon + 1).find((child) => child?.isNamed) ?? null;
      return this.streams.slice(value.stream, from, to);
    }
    const result = this.elementAt(value, index, of);
    this.evaluate(index);
    return result;
  }

  private elementAt(value: Value, index: Node, of: Node): Value {
    if (value.is === 'stream') return this.streams.at(value.stream, index);
    if (value.is === 'words')
      return this.streams.wordAt(value.line, index, of.type === 'identifier' ? of.text : null);
    if (value.is === 'whole') return value;
    return value.is === 'rows' ? value.element : UNKNOWN;
  }

  /** The first branch that reads stands for all. */
  private branch(node: Node): Value {
    const condition = field(node, 'condition');
    if (condition) this.evaluate(condition);
    const before = this.state.fields.length;
    for (const child of childrenOf(node)) {
      if (child.id === condition?.id) continue;
      this.evaluate(child);
      if (this.state.fields.length > before) break;
    }
    return UNKNOWN;
  }

  private returns(node: Node): Value {
    const [child] = childrenOf(node);
    const value = child ? this.evaluate(child) : UNKNOWN;
    if (this.returned.length > 0 && value.is !== 'unknown') this.returned[this.returned.length - 1] = value;
    return UNKNOWN;
  }
}
