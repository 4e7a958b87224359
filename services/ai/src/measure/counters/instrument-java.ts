import { randomBytes } from 'node:crypto';
import type { Node } from 'web-tree-sitter';
import { resourceText } from '../rewriting/resources.js';
import { parseSource } from '../../syntax/parsers.js';
import { UNIT, WEIGHINGS, type InstrumentedProgram, type Site } from './instrumented-program.js';
import { SourceEdits } from '../rewriting/source-edits.js';

const LOOPS = new Set(['for_statement', 'while_statement', 'do_statement', 'enhanced_for_statement']);
/**
 * Instance methods whose cost depends on the receiver's size. The counter class has an overload for each type of
 * receiver.
 */
const CHARGED = new Set([
  'contains',
  'indexOf',
  'remove',
  'add',
  'offer',
  'poll',
  'substring',
  'insert',
  'deleteCharAt',
  'equals',
  'sort',
]);
const CHARGED_STATIC: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Arrays: { sort: 'sorted', copyOf: 'copied', copyOfRange: 'copied', fill: 'copied', stream: 'copied' },
  Collections: { sort: 'sorted', reverse: 'copied', max: 'copied', min: 'copied' },
};

class Instrumenter {
  readonly sites: Site[] = [];
  private readonly strings = new Set<string>();

  constructor(
    private readonly edits: SourceEdits,
    private readonly counter: string,
    private readonly level: InstrumentedProgram['level'],
  ) {}

  visit(node: Node): void {
    if (LOOPS.has(node.type)) this.countLoop(node);
    else if (node.type === 'method_declaration') this.countMethod(node);
    else if (node.type === 'lambda_expression') this.countLambda(node);
    else if (this.level === 'full') this.chargeLibrary(node);
    for (const child of node.namedChildren) if (child) this.visit(child);
  }

  private tick(node: Node, label: string): string {
    const index = this.sites.push({ line: node.startPosition.row + 1, label }) - 1;
    return `${this.counter}.t(${index});`;
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

  private countLambda(node: Node): void {
    const body = node.childForFieldName('body');
    if (body?.type === 'block') this.countBlock(body, node, 'lambda');
  }

  private countBlock(block: Node | null, node: Node, label: string): void {
    if (block) this.edits.insert(block.startIndex + 1, this.tick(node, label));
  }

  private chargeLibrary(node: Node): void {
    if (node.type === 'local_variable_declaration' || node.type === 'field_declaration')
      this.rememberStrings(node);
    else if (node.type === 'method_invocation') this.chargeCall(node);
    else if (node.type === 'assignment_expression') this.chargeAppend(node);
  }

  private rememberStrings(node: Node): void {
    if (node.childForFieldName('type')?.text !== 'String') return;
    for (const declarator of node.descendantsOfType('variable_declarator')) {
      const name = declarator?.childForFieldName('name')?.text;
      if (name) this.strings.add(name);
    }
  }

  private chargeAppend(node: Node): void {
    const target = node.childForFieldName('left')?.text ?? '';
    if (node.childForFieldName('operator')?.text !== '+=' || !this.strings.has(target)) return;
    this.edits.wrap(node.startIndex, node.endIndex, `${this.counter}.appended(`, ')');
  }

  private chargeCall(node: Node): void {
    const receiver = node.childForFieldName('object');
    const args = node.childForFieldName('arguments');
    const name = node.childForFieldName('name')?.text ?? '';
    if (!receiver || !args || receiver.type === 'super') return;
    const charge = CHARGED_STATIC[receiver.text]?.[name];
    const first = args.namedChild(0);
    if (charge && first) this.edits.wrap(first.startIndex, first.endIndex, `${this.counter}.${charge}(`, ')');
    const isType = /^[A-Z]\w*$/.test(receiver.text);
    if (isType || !CHARGED.has(name) || (name === 'sort' && args.namedChildCount !== 1)) return;
    this.edits.wrap(receiver.startIndex, receiver.endIndex, `${this.counter}.${name}(`, '');
    this.edits.replace(receiver.endIndex, args.startIndex + 1, args.namedChildCount > 0 ? ', ' : '');
  }
}

/**
 * Counts loop, method and lambda bodies. At level `full` it also charges library calls, through overloads of a counter
 * class that is appended to the program. If a class of the program clashes with the overloads, it does not compile at
 * that level, and the caller asks for `loops`.
 */
export async function instrumentJava(
  source: string,
  level: InstrumentedProgram['level'] = 'full',
): Promise<InstrumentedProgram> {
  const counter = `Steps${randomBytes(8).toString('hex')}`;
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const edits = new SourceEdits(source);
  const instrumenter = new Instrumenter(edits, counter, level);
  const tree = await parseSource('JAVA', source);
  try {
    instrumenter.visit(tree.rootNode);
  } finally {
    tree.delete();
  }
  return {
    source: `${edits.apply()}\n${counterClass(counter, marker, instrumenter.sites)}`,
    marker,
    level,
    counter,
  };
}

function counterClass(name: string, marker: string, sites: readonly Site[]): string {
  const constants = [
    `static final int SITE_COUNT = ${sites.length};`,
    `static final double UNIT = ${UNIT};`,
    `static final int WEIGHINGS = ${WEIGHINGS};`,
    `static final String MARKER = "${marker}";`,
    `static final int[] LINES = {${sites.map(({ line }) => line).join(', ')}};`,
    `static final String[] LABELS = {${sites.map(({ label }) => `"${label}"`).join(', ')}};`,
  ];
  const text = resourceText('StepCounter.java').replaceAll('StepCounter', name);
  const at = text.indexOf('{\n') + 2;
  return `${text.slice(0, at)}${constants.join('\n')}\n${text.slice(at)}}\n`;
}
