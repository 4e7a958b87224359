import type { Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { afterDirectives, FUNCTIONS, LOOPS, parseProgram } from '../../syntax/javascript-program.js';
import { SourceEdits } from '../rewriting/source-edits.js';
import { BlockMarks, type Span } from './block-marks.js';
import type { CoveredSource } from '../batches/block.js';

/** The fields of the nodes that are read here. */
interface Syntax extends Node {
  body?: Syntax | Syntax[];
  block?: Syntax;
  cases?: Syntax[];
  consequent?: Syntax | Syntax[];
  alternate?: Syntax | null;
  expression?: Syntax;
  handler?: Syntax | null;
  callee?: Syntax;
  object?: Syntax;
  key?: Syntax;
  method?: boolean;
  name?: string;
}

const LEAVING = new Set(['ReturnStatement', 'ThrowStatement', 'BreakStatement', 'ContinueStatement']);
const BRANCHING = new Set([
  ...LOOPS,
  ...LEAVING,
  'IfStatement',
  'SwitchStatement',
  'TryStatement',
  'LabeledStatement',
  'BlockStatement',
]);
const FOR_DEBUGGERS = new Set(['toString', 'toJSON', 'inspect']);
const COMPLAINTS = /^(?:console\.(?:error|warn|debug|assert|trace)|process\.(?:exit|abort|stderr\.write))$/;

/** A comment, line break or escape within the name keeps it from being recognised. */
function calledName(statement: Syntax, source: string): string {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  const callee = call?.type === 'CallExpression' ? call.callee : undefined;
  return callee ? source.slice(callee.start, callee.end) : '';
}

const spanOf = (node: Node): Span => ({
  start: node.start,
  end: node.end,
  line: node.loc?.start.line ?? 1,
  column: node.loc?.start.column ?? 0,
  endLine: node.loc?.end.line ?? 1,
  endColumn: node.loc?.end.column ?? 0,
});

const statementsOf = (node: Syntax | undefined): Syntax[] => {
  if (node === undefined) return [];
  return Array.isArray(node.body) && node.type === 'BlockStatement' ? node.body : [node];
};

class Coverer {
  constructor(
    private readonly source: string,
    private readonly marks: BlockMarks,
  ) {}

  visit(node: Syntax, parent: Syntax | undefined): void {
    if (LOOPS.has(node.type)) this.enter(node.body);
    else if (FUNCTIONS.has(node.type)) this.enterFunction(node, parent);
    else if (node.type === 'IfStatement') {
      this.enter(node.consequent);
      this.enter(node.alternate ?? undefined);
    } else if (node.type === 'ConditionalExpression') {
      this.note(node.consequent);
      this.note(node.alternate ?? undefined);
    } else if (node.type === 'CatchClause' && !statementsOf(single(node.body)).every(this.givesUp)) {
      this.enter(node.body);
    } else if (node.type === 'SwitchCase') this.enterCase(listed(node.consequent));
    if (['Program', 'BlockStatement', 'StaticBlock'].includes(node.type))
      this.follow(listed(node.body), parent?.type === 'TryStatement' && parent.block === node);
  }

  private note(value: Syntax | Syntax[] | undefined): void {
    const expression = single(value);
    if (expression) this.marks.expression(spanOf(expression));
  }

  /** Marks a body that may never run. */
  private enter(body: Syntax | Syntax[] | undefined): void {
    const node = single(body);
    const statements = statementsOf(node);
    const [first] = statements;
    const last = statements.at(-1);
    if (!node || !first || !last || statements.every(this.isHarmless)) return;
    if (node.type === 'BlockStatement') this.marks.statement(node.start + 1, spanOf(first), spanOf(last));
    else if (node.type !== 'FunctionDeclaration') this.marks.braced(spanOf(node));
  }

  private enterFunction(node: Syntax, parent: Syntax | undefined): void {
    const body = single(node.body);
    if (body?.type !== 'BlockStatement') {
      if (body && body.type !== 'Literal') this.marks.expression(spanOf(body));
      return;
    }
    const isMethod = parent?.type === 'MethodDefinition' || parent?.method === true;
    if (isMethod && FOR_DEBUGGERS.has(parent.key?.name ?? '')) return;
    const at = afterDirectives(body);
    const statements = statementsOf(body).filter(({ start }) => start >= at);
    const [first] = statements;
    const last = statements.at(-1);
    if (!first || !last || statements.every(this.isHarmless)) return;
    const whole = isMethod ? parent : node.type === 'FunctionDeclaration' ? node : undefined;
    this.marks.statement(at, spanOf(whole ?? first), spanOf(whole ?? last), 'function');
  }

  private enterCase(statements: Syntax[]): void {
    const [first] = statements;
    const last = statements.at(-1);
    const isEmpty = statements.every((one) => this.isHarmless(one) || one.type === 'BreakStatement');
    if (first && last && !isEmpty) this.marks.statement(first.start, spanOf(first), spanOf(last));
    this.follow(statements, false);
  }

  /**
   * Marks the statements after one that may leave the block. Function declarations are hoisted, so they are skipped.
   */
  private follow(statements: readonly Syntax[], isRisky: boolean): void {
    const last = statements.at(-1);
    let leads = false;
    for (const [at, statement] of statements.entries()) {
      if (leads && last && statement.type !== 'FunctionDeclaration') {
        const rest = statements.slice(at);
        if (!rest.every(this.isHarmless))
          this.marks.statement(statement.start, spanOf(statement), spanOf(last));
        leads = false;
      }
      leads ||= isRisky || this.mayLeave(statement);
    }
  }

  private mayLeave(statement: Syntax): boolean {
    const value = statement.expression?.type ?? '';
    return (
      BRANCHING.has(statement.type) ||
      value === 'YieldExpression' ||
      value === 'AwaitExpression' ||
      calledName(statement, this.source) === 'process.exit'
    );
  }

  /** Only exits, throws, prints an error or does nothing. */
  private readonly isHarmless = (statement: Syntax): boolean =>
    ['ThrowStatement', 'EmptyStatement', 'FunctionDeclaration', 'DebuggerStatement'].includes(
      statement.type,
    ) || COMPLAINTS.test(calledName(statement, this.source));

  private readonly givesUp = (statement: Syntax): boolean =>
    LEAVING.has(statement.type) || this.isHarmless(statement);
}

const single = (node: Syntax | Syntax[] | undefined): Syntax | undefined =>
  Array.isArray(node) ? undefined : node;
const listed = (nodes: Syntax | Syntax[] | undefined): Syntax[] => (Array.isArray(nodes) ? nodes : []);

/** @throws SyntaxError when the source or the marked source does not parse. */
export function coverJavaScript(source: string): CoveredSource {
  const marks = new BlockMarks(new SourceEdits(source), (name, index) => `${name}[${index}]=1`);
  const coverer = new Coverer(source, marks);
  fullAncestor(parseProgram(source), (node, _state, ancestors) =>
    coverer.visit(node as Node as Syntax, ancestors.at(-2) as Node as Syntax | undefined),
  );
  const covered = marks.covered();
  parseProgram(covered.source);
  return covered;
}
