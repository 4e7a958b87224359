import { randomBytes } from 'node:crypto';
import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { field, fieldText, lineOf, walk } from '../../syntax/shape.js';
import { TOO_SMALL_TYPES, type Overflow } from '../../evidence/findings.js';
import { parseSource } from '../../syntax/parsers.js';
import { resourceText } from '../rewriting/resources.js';
import { SourceEdits } from '../rewriting/source-edits.js';

/** A program that ends with an error where a number would be changed because its type cannot hold it. */
export interface ExactProgram {
  source: string;
  /** @param stderr what the program wrote to standard error */
  overflowIn: (stderr: string) => Overflow | null;
}

/** @returns null for Python, whose integers have no bound, and for a source that does not parse */
export async function exactProgram(language: EditorLanguage, source: string): Promise<ExactProgram | null> {
  if (language === 'PYTHON') return null;
  const name = `Exact${randomBytes(8).toString('hex')}`;
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const tree = await parseSource(language, source);
  try {
    if (tree.rootNode.hasError) return null;
    const edits = new SourceEdits(source);
    walk(tree.rootNode, (node) => {
      if (language === 'JAVA') checkJava(node, name, edits);
      else checkJavaScript(node, name, edits);
    });
    return {
      source: withHelper(language, edits.apply(), name, marker),
      overflowIn: (stderr) => overflowIn(stderr, marker),
    };
  } finally {
    tree.delete();
  }
}

/** The helper keeps the numbers of the lines. In JavaScript it has to run before the program. */
function withHelper(language: EditorLanguage, source: string, name: string, marker: string): string {
  if (language === 'JAVA') {
    const helper = resourceText('ExactNumbers.java').replaceAll('ExactNumbers', name);
    return `${source}\n${helper.replace('MARKER', JSON.stringify(marker))}`;
  }
  const helper = resourceText('exact-numbers.cjs').replaceAll('exactNumbers', name);
  return `${helper.replaceAll('MARKER', JSON.stringify(marker)).replace(/\s*\n\s*/g, ' ')}${source.replace(/^#!/, '//')}`;
}

/** Node shows the helper's own text as well, in which no number follows the marker. */
function overflowIn(stderr: string, marker: string): Overflow | null {
  const [, line, found] = new RegExp(`${marker}(\\d+) (\\w+)`).exec(stderr) ?? [];
  const type = TOO_SMALL_TYPES.find((one) => one === found);
  return line === undefined || !type ? null : { line: Number(line), type };
}

const METHODS: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '<<': 'left' };
const ASSIGNED = new Set(['+=', '-=', '*=', '<<=']);
/** An expression that may be written twice. */
const isStill = (node: Node): boolean => !/\+\+|--|\(|=/.test(node.text);

function checkJava(node: Node, name: string, edits: SourceEdits): void {
  const line = lineOf(node);
  const operator = node.childForFieldName('operator');
  const left = field(node, 'left');
  const right = field(node, 'right');
  if (node.type === 'binary_expression' && operator && left && right) {
    const method = METHODS[operator.text];
    if (!method || holdsText(left) || holdsText(right) || isLabel(node)) return;
    edits.wrap(node.startIndex, node.endIndex, `${name}.${method}(`, `, ${line})`);
    edits.replace(operator.startIndex, operator.endIndex, ',');
  }
  if (node.type === 'assignment_expression' && operator && left && right) {
    const method = METHODS[operator.text.slice(0, -1)];
    const isStatement = /^(?:expression_statement|for_statement)$/.test(node.parent?.type ?? '');
    if (!ASSIGNED.has(operator.text) || !method || !isStatement || !isStill(left) || holdsText(right)) return;
    edits.replace(operator.startIndex, operator.endIndex, '=');
    edits.wrap(
      right.startIndex,
      right.endIndex,
      `${name}.into(${left.text}, ${name}.${method}(${left.text}, `,
      `, ${line}), ${line})`,
    );
  }
  const value = field(node, 'value');
  if (node.type === 'cast_expression' && fieldText(node, 'type') === 'int' && value)
    edits.wrap(value.startIndex, value.endIndex, `${name}.narrow(`, `, ${line})`);
}

/** A sum with a text in it is a text. */
function holdsText(node: Node): boolean {
  if (node.type === 'string_literal') return true;
  if (node.type !== 'binary_expression') return false;
  return ['left', 'right'].some((side) => {
    const one = field(node, side);
    return one !== null && holdsText(one);
  });
}

/** Labels have to be constants. */
function isLabel(node: Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === 'switch_label' || outer.type === 'annotation') return true;
    if (/statement|declaration/.test(outer.type)) return false;
  }
  return false;
}

const BIT_OPERATORS = new Set(['|', '&', '^', '<<', '>>', '>>>']);
const LARGEST_INT = 2 ** 31 - 1;
const LARGEST_UNSIGNED = 2 ** 32 - 1;

function checkJavaScript(node: Node, name: string, edits: SourceEdits): void {
  const line = lineOf(node);
  const operator = fieldText(node, 'operator');
  const left = field(node, 'left');
  const wrap = (one: Node, check: string, rest = ''): void =>
    edits.wrap(one.startIndex, one.endIndex, `${name}.${check}(`, `${rest}, ${line})`);
  if (node.type === 'binary_expression' && ['+', '-', '*', '**'].includes(operator)) wrap(node, 'whole');
  if (node.type === 'binary_expression' && BIT_OPERATORS.has(operator) && left)
    wrap(left, 'bits', `, ${operator === '>>>' ? LARGEST_UNSIGNED : LARGEST_INT}`);
  if (node.type === 'unary_expression' && operator === '~') {
    const argument = field(node, 'argument');
    if (argument) wrap(argument, 'bits', `, ${LARGEST_INT}`);
  }
  if (!left || !/^(?:augmented_)?assignment_expression$/.test(node.type)) return;
  if (left.type === 'subscript_expression' && isStill(left)) wrap(node, 'element', `, ${left.text}`);
  else if (node.type === 'augmented_assignment_expression' && /^[-+*]=$/.test(operator)) wrap(node, 'whole');
}
