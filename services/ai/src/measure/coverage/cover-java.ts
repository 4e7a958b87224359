import type { Node } from 'web-tree-sitter';
import { SourceEdits } from '../rewriting/source-edits.js';
import { parseSource } from '../../syntax/parsers.js';
import { BlockMarks, type Span } from './block-marks.js';
import type { CoveredSource } from '../batches/block.js';

const LOOPS = new Set(['for_statement', 'while_statement', 'do_statement', 'enhanced_for_statement']);
const METHODS = new Set(['method_declaration', 'constructor_declaration', 'compact_constructor_declaration']);
const LISTS = new Set(['block', 'constructor_body', 'switch_block_statement_group']);
const LEAVING = new Set(['return_statement', 'break_statement', 'continue_statement', 'yield_statement']);
const BRANCHING = new Set([
  ...LOOPS,
  ...LEAVING,
  'if_statement',
  'switch_expression',
  'labeled_statement',
  'try_statement',
  'try_with_resources_statement',
  'synchronized_statement',
  'block',
]);
/** A switch is a statement inside these nodes; elsewhere it is an expression. */
const STATEMENT_PLACES = new Set([...LISTS, ...LOOPS, 'if_statement', 'labeled_statement']);
const TRIES = new Set(['try_statement', 'try_with_resources_statement']);
const FOR_DEBUGGERS = new Set(['toString', 'hashCode', 'equals']);
const COMPLAINTS = /^(?:System\.(?:exit|err\.\w+)|\w+\.printStackTrace)$/;

const spanOf = ({ startIndex, endIndex, startPosition, endPosition }: Node): Span => ({
  start: startIndex,
  end: endIndex,
  line: startPosition.row + 1,
  column: startPosition.column,
  endLine: endPosition.row + 1,
  endColumn: endPosition.column,
});

const childrenOf = (node: Node): Node[] => node.namedChildren.filter((child) => child !== null);
const isRemark = ({ type }: Node): boolean => type === 'line_comment' || type === 'block_comment';

/** The statements of a block or case. A statement without braces is a list of one. */
const statementsOf = (node: Node): Node[] =>
  LISTS.has(node.type)
    ? childrenOf(node).filter((child) => !isRemark(child) && child.type !== 'switch_label')
    : [node];

function calledName(statement: Node): string {
  const call = statement.type === 'expression_statement' ? statement.namedChild(0) : null;
  if (call?.type !== 'method_invocation') return '';
  return `${call.childForFieldName('object')?.text ?? ''}.${call.childForFieldName('name')?.text ?? ''}`;
}

/** Only exits, throws, prints an error or does nothing. */
const isHarmless = (statement: Node): boolean =>
  ['throw_statement', 'assert_statement', ';'].includes(statement.type) ||
  COMPLAINTS.test(calledName(statement));
const givesUp = (statement: Node): boolean => LEAVING.has(statement.type) || isHarmless(statement);
const mayLeave = (statement: Node): boolean =>
  BRANCHING.has(statement.type) || calledName(statement) === 'System.exit';

class Coverer {
  constructor(private readonly marks: BlockMarks) {}

  visit(node: Node): void {
    if (LOOPS.has(node.type)) this.enter(node.childForFieldName('body'));
    else if (METHODS.has(node.type)) this.enterMethod(node);
    else this.visitBranch(node);
    if (LISTS.has(node.type)) this.follow(node);
    for (const child of childrenOf(node)) this.visit(child);
  }

  private visitBranch(node: Node): void {
    switch (node.type) {
      case 'if_statement':
        this.enter(node.childForFieldName('consequence'));
        return this.enter(node.childForFieldName('alternative'));
      case 'catch_clause': {
        const body = node.childForFieldName('body');
        return body && statementsOf(body).every(givesUp) ? undefined : this.enter(body);
      }
      case 'lambda_expression': {
        const body = node.childForFieldName('body');
        return body?.type === 'block' ? this.enter(body) : undefined;
      }
      case 'switch_block_statement_group':
        return this.enterGroup(statementsOf(node));
      case 'switch_rule':
        return this.enterRule(node);
      case 'ternary_expression':
        return this.choose(node);
    }
  }

  /** Marks a body that may never run. */
  private enter(body: Node | null): void {
    const statements = body ? statementsOf(body) : [];
    const [first] = statements;
    const last = statements.at(-1);
    if (!body || !first || !last || statements.every(isHarmless)) return;
    if (body.type === 'block') this.marks.statement(body.startIndex + 1, spanOf(first), spanOf(last));
    else this.marks.braced(spanOf(body));
  }

  private enterMethod(node: Node): void {
    const body = node.childForFieldName('body');
    const name = node.childForFieldName('name')?.text ?? '';
    if (!body || FOR_DEBUGGERS.has(name)) return;
    const statements = statementsOf(body);
    const [first] = statements;
    if (!first || statements.every(isHarmless)) return;
    // A call of another constructor must stay the first statement.
    const isChained = first.type === 'explicit_constructor_invocation';
    const at = isChained ? first.endIndex : body.startIndex + 1;
    this.marks.statement(at, spanOf(node), spanOf(node), 'function');
  }

  private enterGroup(statements: Node[]): void {
    const [first] = statements;
    const last = statements.at(-1);
    if (!first || !last) return;
    if (statements.every((one) => isHarmless(one) || one.type === 'break_statement')) return;
    this.marks.statement(first.startIndex, spanOf(first), spanOf(last));
  }

  /** `case 1 -> …`: an expression becomes a block that yields its value. */
  private enterRule(rule: Node): void {
    const body = childrenOf(rule).find(({ type }) => type === 'expression_statement' || type === 'block');
    if (body?.type === 'block') return this.enter(body);
    if (!body || isHarmless(body)) return;
    const place = rule.parent?.parent?.parent?.type ?? '';
    if (STATEMENT_PLACES.has(place)) return this.marks.braced(spanOf(body));
    this.marks.yielding(spanOf(body));
  }

  /**
   * Wraps the condition, because the type of the values is not known here. Conditions that declare a variable, and
   * constants, are left as they are.
   */
  private choose(node: Node): void {
    const condition = node.childForFieldName('condition');
    const yes = node.childForFieldName('consequence');
    const no = node.childForFieldName('alternative');
    if (!condition || !yes || !no) return;
    const declares = condition.descendantsOfType(['instanceof_expression', 'assignment_expression']);
    const isConstant = ['true', 'false'].includes(condition.type) || isOfField(node);
    if (declares.length === 0 && !isConstant) this.marks.choice(spanOf(condition), spanOf(yes), spanOf(no));
  }

  /** Marks the statements after one that may leave the block. */
  private follow(list: Node): void {
    const statements = statementsOf(list);
    const last = statements.at(-1);
    const isRisky = TRIES.has(list.parent?.type ?? '') && list.type === 'block';
    let leads = false;
    for (const [at, statement] of statements.entries()) {
      if (leads && last && !statements.slice(at).every(isHarmless))
        this.marks.statement(statement.startIndex, spanOf(statement), spanOf(last));
      leads = isRisky || mayLeave(statement);
    }
  }
}

function isOfField(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'field_declaration') return true;
    if (at.type.endsWith('_statement') || LISTS.has(at.type)) return false;
  }
  return false;
}

/** A source with syntax errors is marked where it parses. The compiler reports the same errors for it. */
export async function coverJava(source: string): Promise<CoveredSource> {
  const marks = new BlockMarks(new SourceEdits(source), (name, index) => `${name}.b[${index}]=1`);
  const tree = await parseSource('JAVA', source);
  try {
    new Coverer(marks).visit(tree.rootNode);
  } finally {
    tree.delete();
  }
  const covered = marks.covered();
  const { name, blocks } = marks;
  const holder = `final class ${name} { static final byte[] b = new byte[${blocks.length}]; static boolean c(boolean chosen, int yes, int no) { b[chosen ? yes : no] = 1; return chosen; } }`;
  return { ...covered, source: `${covered.source}\n${holder}\n` };
}
