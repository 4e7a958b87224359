import { randomBytes } from 'node:crypto';
import type { Node } from 'web-tree-sitter';
import { resourceText } from '../rewriting/resources.js';
import { parseSource } from '../../syntax/parsers.js';
import { UNIT, WEIGHINGS, type InstrumentedProgram, type Site } from './instrumented-program.js';
import {
  BY_ARGUMENT,
  BY_POSITION,
  BY_RECEIVER,
  BY_RESULT,
  BY_WHOLE,
  COLLECTORS,
  COMPARATOR,
  COPYING,
  ORDERED,
  ORDERING,
  POSITION_OF_ONE,
  POSITION_OF_TWO,
  SEARCHING,
  STATIC,
  STREAMS,
  VIEWS,
  WITHOUT_VALUE,
} from './java-library.js';
import { SourceEdits } from '../rewriting/source-edits.js';

const CONSTRUCTORS = new Set(['constructor_declaration', 'compact_constructor_declaration']);
const LOOPS = new Set(['for_statement', 'while_statement', 'do_statement', 'enhanced_for_statement']);
/** Values of which the type depends on where they stand, so they cannot be passed through a generic method. */
const NEEDS_A_TYPE = new Set([
  'lambda_expression',
  'method_reference',
  'switch_expression',
  'ternary_expression',
  'array_initializer',
]);

/** What the text alone says about the names of a program. */
interface Names {
  variables: ReadonlySet<string>;
  strings: ReadonlySet<string>;
  /** Methods of the program without a value. */
  voids: ReadonlySet<string>;
  /** Methods of the program of which all make a String. */
  makers: ReadonlySet<string>;
}

function namesOf(root: Node): Names {
  const [variables, strings, voids] = [new Set<string>(), new Set<string>(), new Set<string>(WITHOUT_VALUE)];
  const types = new Map<string, Set<string>>();
  const declare = (node: Node | null, type: string | undefined): void => {
    const name = node?.childForFieldName('name')?.text;
    if (name === undefined) return;
    variables.add(name);
    const isText = type === 'var' && node?.childForFieldName('value')?.type === 'string_literal';
    if (isText || /^String(?:\[\])*$/.test(type ?? '')) strings.add(name);
  };
  for (const node of root.descendantsOfType([
    'local_variable_declaration',
    'field_declaration',
    'formal_parameter',
    'enhanced_for_statement',
    'method_declaration',
  ])) {
    const type = node?.childForFieldName('type')?.text;
    if (node?.type === 'method_declaration') {
      const name = node.childForFieldName('name')?.text ?? '';
      types.set(name, (types.get(name) ?? new Set()).add(type ?? ''));
      if (type === 'void') voids.add(name);
    } else if (node?.type.endsWith('declaration')) {
      for (const one of node.childrenForFieldName('declarator')) declare(one, type);
    } else declare(node, type);
  }
  const makers = [...types].filter(([, made]) => made.size === 1 && made.has('String')).map(([name]) => name);
  return { variables, strings, voids, makers: new Set(makers) };
}

class Instrumenter {
  readonly sites: Site[] = [];
  private slots = 0;

  constructor(
    private readonly edits: SourceEdits,
    private readonly counter: string,
    private readonly level: InstrumentedProgram['level'],
    private readonly names: Names,
  ) {}

  visit(node: Node): void {
    if (LOOPS.has(node.type)) this.countLoop(node);
    else if (node.type === 'method_declaration') this.countMethod(node);
    else if (CONSTRUCTORS.has(node.type)) this.countConstructor(node);
    else if (node.type === 'lambda_expression') this.countLambda(node);
    else if (this.level !== 'loops') this.chargeLibrary(node);
    for (const child of node.namedChildren) if (child) this.visit(child);
  }

  private site(node: Node, label: string): number {
    return this.sites.push({ line: node.startPosition.row + 1, label }) - 1;
  }

  private tick(node: Node, label: string): string {
    return `${this.counter}.t(${this.site(node, label)});`;
  }

  private around(node: Node, before: string, after = ')'): void {
    this.edits.wrap(node.startIndex, node.endIndex, `${this.counter}.${before}`, after);
  }

  private countLoop(node: Node): void {
    const body = node.childForFieldName('body');
    if (body?.type === 'block') this.countBlock(body, node, 'loop');
    else if (body) this.edits.wrap(body.startIndex, body.endIndex, `{${this.tick(node, 'loop')}`, '}');
  }

  private countMethod(node: Node): void {
    const body = node.childForFieldName('body');
    const name = node.childForFieldName('name')?.text ?? '';
    const recursive = body
      ?.descendantsOfType('method_invocation')
      .some((call) => call?.childForFieldName('name')?.text === name);
    if (!body || recursive !== true) return this.countBlock(body, node, 'function');
    const { counter } = this;
    this.edits.wrap(
      body.startIndex + 1,
      body.endIndex - 1,
      `${this.tick(node, 'function')}${counter}.enter();try{`,
      `}finally{${counter}.leave();}`,
    );
  }

  /** Behind the call of another constructor, which has to come first. */
  private countConstructor(node: Node): void {
    const body = node.childForFieldName('body');
    const other = body?.namedChildren.find((one) => one?.type === 'explicit_constructor_invocation');
    if (other) this.edits.insert(other.endIndex, this.tick(node, 'function'));
    else this.countBlock(body, node, 'function');
  }

  /** A body without braces is passed through the counter, or gets braces where it has no value. */
  private countLambda(node: Node): void {
    const body = node.childForFieldName('body');
    if (body?.type === 'block') return this.countBlock(body, node, 'lambda');
    const condition = body?.type === 'ternary_expression' ? body.childForFieldName('condition') : null;
    if (condition && this.level === 'full') this.around(condition, `v(${this.site(node, 'lambda')}, `);
    if (!body || this.level !== 'full' || NEEDS_A_TYPE.has(body.type)) return;
    const called = body.type === 'method_invocation' ? (body.childForFieldName('name')?.text ?? '') : '';
    if (this.names.voids.has(called))
      this.edits.wrap(body.startIndex, body.endIndex, `{${this.tick(node, 'lambda')}`, ';}');
    else this.around(body, `v(${this.site(node, 'lambda')}, `);
  }

  private countBlock(block: Node | null, node: Node, label: string): void {
    if (block) this.edits.insert(block.startIndex + 1, this.tick(node, label));
  }

  private chargeLibrary(node: Node): void {
    if (node.type === 'method_invocation') this.chargeCall(node);
    else if (node.type === 'object_creation_expression') this.chargeCopy(node);
    else if (node.type === 'array_creation_expression') this.chargeArray(node);
    else if (node.type === 'assignment_expression') this.chargeAppend(node);
    else if (node.type === 'binary_expression') this.chargeConcatenation(node);
  }

  private chargeAppend(node: Node): void {
    if (node.childForFieldName('operator')?.text === '+=' && this.isText(node.childForFieldName('left')))
      this.around(node, 'appended(');
  }

  /**
   * Whether the text alone shows that this is a String: a variable, a field, an item of an array, a literal, or a call of
   * a method of the program that makes one.
   */
  private isText(node: Node | null): boolean {
    if (node?.type === 'string_literal') return true;
    if (node?.type === 'method_invocation') {
      const isOwn = /^(?:this)?$/.test(node.childForFieldName('object')?.text ?? '');
      return isOwn && this.names.makers.has(node.childForFieldName('name')?.text ?? '');
    }
    if (node?.type === 'array_access') return this.isText(node.childForFieldName('array'));
    const name = node?.type === 'field_access' ? node.childForFieldName('field') : node;
    return name?.type === 'identifier' && this.names.strings.has(name.text);
  }

  /** A new array begins with zeros. The number of its cells is the product of its dimensions. */
  private chargeArray(node: Node): void {
    const sizes = node.childrenForFieldName('dimensions').flatMap((one) => {
      const size = one?.type === 'dimensions_expr' ? one.namedChild(0) : null;
      return size ? [size] : [];
    });
    if (sizes.every(({ type }) => type === 'decimal_integer_literal')) return;
    for (const [at, size] of sizes.entries()) this.around(size, at === 0 ? 'rows(' : 'cells(');
  }

  /** `a + b` with a String on the outermost level of the sum. A sum of constants may have to stay one. */
  private chargeConcatenation(node: Node): void {
    const isSum = (one: Node | null): boolean =>
      one?.type === 'binary_expression' && one.childForFieldName('operator')?.text === '+';
    if (!isSum(node) || isSum(node.parent) || /label|annotation/.test(node.parent?.type ?? '')) return;
    const operands: Node[] = [];
    for (let rest: Node | null = node; rest; rest = isSum(rest) ? rest.childForFieldName('left') : null) {
      const operand = isSum(rest) ? rest.childForFieldName('right') : rest;
      if (operand) operands.push(operand);
    }
    const isConstant = operands.every(({ type }) => type === 'identifier' || type.endsWith('literal'));
    const isVariable = operands.some(
      ({ type, text }) => type === 'identifier' && this.names.strings.has(text),
    );
    if (isConstant ? isVariable : operands.some((operand) => this.isText(operand)))
      this.around(node, 'appended(');
  }

  private chargeCopy(node: Node): void {
    const type = node.childForFieldName('type')?.text.replace(/<.*$/s, '') ?? '';
    const first = node.childForFieldName('arguments')?.namedChild(0);
    const mayHold = first && /^(?:identifier|method_invocation|field_access|array_access)$/.test(first.type);
    if (mayHold && COPYING.has(type) && !COMPARATOR.test(first.text))
      this.around(first, ORDERING.has(type) ? 'ordered(' : 'copied(');
  }

  private chargeCall(node: Node): void {
    const receiver = node.childForFieldName('object');
    const args = node.childForFieldName('arguments');
    const name = node.childForFieldName('name')?.text ?? '';
    if (!receiver || !args || receiver.type === 'super') return;
    const first = args.namedChild(0);
    const isType = this.isType(receiver);
    if (COLLECTORS.has(name)) this.chargeCollector(args);
    if (isType) this.chargeStatic(receiver.text, name, args);
    if (name === 'arraycopy' || name === 'regionMatches') {
      const length = args.namedChild(args.namedChildCount - 1);
      if (length && args.namedChildCount >= 4) this.around(length, 'length(');
    }
    const isStream = STREAMS.has(name) || (name === 'of' && /^(?:Int|Long)?Stream$/.test(receiver.text));
    if (isStream) this.around(node, `s(${this.site(node, 'stream')}, `);
    // A thread is joined without a value.
    if (BY_RESULT.has(name) && (name !== 'join' || isType)) this.around(node, 'made(', `, "${name}")`);
    if (isType) return;
    this.chargeReceiver(node, name, receiver, args);
    const isText = first && /^(?:identifier|method_invocation|array_access|field_access)$/.test(first.type);
    if (isText && BY_ARGUMENT.has(name) && args.namedChildCount === 1) this.around(first, 'copied(');
  }

  private chargeCollector(args: Node): void {
    for (const one of args.namedChildren) {
      const type = ORDERED.exec(one?.text ?? '')?.[1];
      if (one && type) this.edits.replace(one.startIndex, one.endIndex, `${this.counter}.${type}::new`);
    }
  }

  private chargeReceiver(node: Node, name: string, receiver: Node, args: Node): void {
    const [first, second] = [args.namedChild(0), args.namedChild(1)];
    const isPosition =
      BY_POSITION.has(name) ||
      (BY_WHOLE.has(name) && args.namedChildCount === 1) ||
      (POSITION_OF_TWO.has(name) && args.namedChildCount === 2) ||
      (POSITION_OF_ONE.has(name) && args.namedChildCount > 0);
    if (SEARCHING.has(name)) {
      const slot = this.slots++;
      this.around(receiver, 'at(', `, ${slot}, "${name}")`);
      if (first && !NEEDS_A_TYPE.has(first.type)) this.around(first, `part(${slot}, `);
      if (second) this.around(second, `from(${slot}, `);
      this.around(node, `found(${slot}, `);
    } else if (first && isPosition && !NEEDS_A_TYPE.has(first.type)) {
      const slot = this.slots++;
      this.around(receiver, 'at(', `, ${slot}, "${name}")`);
      this.around(first, `i(${slot}, `);
    } else if (BY_RECEIVER.has(name) || BY_POSITION.has(name)) this.around(receiver, 'r(', `, "${name}")`);
    else if (name === 'size' && VIEWS.has(receiver.childForFieldName('name')?.text ?? ''))
      this.around(receiver, 'r(', ', "view")');
  }

  private chargeStatic(type: string, name: string, args: Node): void {
    const charge = STATIC[type]?.get(name);
    const [first, from, to] = [0, 1, 2].map((at) => args.namedChild(at));
    const isPart = (name === 'fill' && args.namedChildCount === 4) || (name === 'sort' && to);
    if (type === 'Arrays' && isPart && from && to) {
      this.around(from, 'low(');
      this.around(to, 'high(', `, "${name}")`);
    } else if (charge && first) this.around(first, `${charge}(`);
  }

  /** A class, also with its package, rather than a variable. */
  private isType({ text, type }: Node): boolean {
    if (type === 'identifier') return /^[A-Z]/.test(text) && !this.names.variables.has(text);
    return type === 'field_access' && /^(?:[a-z]\w*\.)+[A-Z]\w*$/.test(text) && !text.startsWith('this.');
  }

  get slotCount(): number {
    return this.slots;
  }
}

/**
 * Counts loop, method and lambda bodies, and charges library calls through a counter class that is appended to the
 * program. Receivers and values are passed through its generic methods, so their types stay. If the compiler finds no
 * type for one, the program does not compile at that level, and the caller asks for the next one.
 */
export async function instrumentJava(
  source: string,
  level: InstrumentedProgram['level'] = 'full',
): Promise<InstrumentedProgram> {
  const counter = `Steps${randomBytes(8).toString('hex')}`;
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const edits = new SourceEdits(source);
  const tree = await parseSource('JAVA', source);
  try {
    const instrumenter = new Instrumenter(edits, counter, level, namesOf(tree.rootNode));
    instrumenter.visit(tree.rootNode);
    return {
      source: `${edits.apply()}\n${counterClass(counter, marker, instrumenter)}`,
      marker,
      level,
      counter,
    };
  } finally {
    tree.delete();
  }
}

function counterClass(
  name: string,
  marker: string,
  { sites, slotCount }: Pick<Instrumenter, 'sites' | 'slotCount'>,
): string {
  const constants = [
    `static final int SITE_COUNT = ${sites.length};`,
    `static final int SLOT_COUNT = ${slotCount};`,
    `static final double UNIT = ${UNIT};`,
    `static final int WEIGHINGS = ${WEIGHINGS};`,
    `static final String MARKER = "${marker}";`,
    `static final int[] LINES = {${sites.map(({ line }) => line).join(', ')}};`,
    `static final String[] LABELS = {${sites.map(({ label }) => `"${label}"`).join(', ')}};`,
  ];
  const text = resourceText('StepCounter.java').replaceAll('StepCounter', name);
  const at = text.indexOf('{\n') + 2;
  const costs = resourceText('StepCosts.java').replaceAll('StepCounter', name);
  return `${text.slice(0, at)}${constants.join('\n')}\n${text.slice(at)}\n${costs}}\n`;
}
