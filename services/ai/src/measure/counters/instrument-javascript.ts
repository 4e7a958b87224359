import { randomBytes } from 'node:crypto';
import type { Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { afterDirectives, FUNCTIONS, LOOPS, parseProgram } from '../../syntax/javascript-program.js';
import { INPUT_LIBRARY, UNIT, type InstrumentedProgram, type Site } from './instrumented-program.js';
import { resourceText } from '../rewriting/resources.js';
import { SourceEdits } from '../rewriting/source-edits.js';

interface BodyNode extends Node {
  body: Node & { type: string };
}

/**
 * Counts loop bodies and function bodies, and charges linear library calls by the size of their data.
 * @throws SyntaxError when the source does not parse.
 */
export function instrumentJavaScript(source: string): InstrumentedProgram {
  const name = `_${randomBytes(8).toString('hex')}`;
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const edits = new SourceEdits(source);
  const sites: Site[] = [];
  const tick = (node: Node, label: string): string =>
    `${name}.t(${sites.push({ line: node.loc?.start.line ?? 1, label }) - 1})`;
  const hasLongNumbers = LONG_NUMBERS.test(source);
  fullAncestor(parseProgram(source), (node, _state, ancestors) => {
    if (LOOPS.has(node.type)) {
      const { body } = node as BodyNode;
      if (body.type === 'BlockStatement') edits.insert(body.start + 1, `${tick(node, 'loop')};`);
      else edits.wrap(body.start, body.end, `{${tick(node, 'loop')};`, '}');
    } else if (FUNCTIONS.has(node.type)) {
      const { body } = node as BodyNode;
      const deepens = callsItself(source, node as BodyNode, ancestors);
      if (body.type === 'BlockStatement') {
        const rests = restsOf(node).map((rest) => `${name}.o(${rest});`);
        const start = `${tick(node, 'function')};${rests.join('')}`;
        const from = afterDirectives(body);
        if (deepens) edits.wrap(from, body.end - 1, `${start}${name}.e();try{`, `}finally{${name}.l();}`);
        else edits.insert(from, start);
      } else if (deepens) {
        const rests = restsOf(node).map((rest) => `${name}.o(${rest}),`);
        const start = `${tick(node, 'function')},${rests.join('')}${name}.e(),`;
        edits.wrap(body.start, body.end, `${name}.l((${start}`, '))');
      } else {
        const rests = restsOf(node).map((rest) => `${name}.o(${rest}),`);
        edits.wrap(body.start, body.end, `(${tick(node, 'function')},${rests.join('')}`, ')');
      }
    } else if (node.type === 'SpreadElement') {
      const { argument } = node as Node & { argument: Node };
      const into = ancestors.at(-2)?.type === 'ObjectExpression' ? 'o' : 's';
      edits.wrap(argument.start, argument.end, `${name}.${into}(`, ')');
    } else if (node.type === 'CallExpression') {
      chargeCall(node, name, edits);
    } else if (node.type === 'AssignmentExpression') {
      const { left, right } = node as Node & { left: Node; right: Node };
      if (restOf(left) === 's') edits.wrap(right.start, right.end, `${name}.h(`, ')');
      if (hasLongNumbers && isArithmetic(node)) edits.wrap(node.start, node.end, `${name}.b(`, ')');
    } else if (node.type === 'BinaryExpression') {
      if (hasLongNumbers && isArithmetic(node)) edits.wrap(node.start, node.end, `${name}.b(`, ')');
    } else if (node.type === 'VariableDeclarator') {
      const { id, init } = node as Node & { id: Node; init: Node | null };
      const rest = restOf(id);
      if (init && rest) edits.wrap(init.start, init.end, `${name}.${rest === 's' ? 'h' : 'o'}(`, ')');
    }
  });
  return { source: prelude(name, marker, sites) + edits.apply(), marker, level: 'full' };
}

const LONG_NUMBERS = /\bBigInt\b|\b(?:\d+|0x[\da-f]+)n\b/i;

/** Whether an operator makes a number that may be long: `a * b`, or `a <<= b`. */
function isArithmetic(node: Node): boolean {
  const { operator } = node as Node & { operator: string };
  return /^(?:\*\*|<<|>>|[-+*/%&|^])=?$/.test(operator);
}

/** Packages of the judge of which the calls take logarithmic time. */
const TREES = /^(?:@datastructures-js\/|sorted-btree$)/;

/** Regular expressions, of which the prototype is left as it is, and packages that the program loads. */
function chargeCall(node: Node, name: string, edits: SourceEdits): void {
  const { callee, arguments: args } = node as Node & { callee: Node; arguments: Node[] };
  const { property, name: called } = callee as Node & { property?: { name?: string }; name?: string };
  const [first] = args;
  if (!first || args.length !== 1 || first.type === 'SpreadElement') return;
  if (property?.name === 'test') edits.wrap(first.start, first.end, `${name}.x(`, ')');
  if (property?.name === 'exec') {
    edits.wrap(first.start, first.end, `${name}.q(`, ')');
    edits.wrap(node.start, node.end, `${name}.y(`, ')');
  }
  const { value } = first as Node & { value?: unknown };
  if (called === 'require' && typeof value === 'string' && TREES.test(value))
    edits.wrap(node.start, node.end, `${name}.m(`, ')');
}

/** How to charge a pattern such as `[head, ...tail]` or `{ a, ...others }`; null when it copies nothing. */
function restOf(pattern: Node): 's' | 'o' | null {
  const { elements = [], properties = [] } = pattern as Node & {
    elements?: (Node | null)[];
    properties?: Node[];
  };
  if (elements.some((one) => one?.type === 'RestElement')) return 's';
  return properties.some((one) => one.type === 'RestElement') ? 'o' : null;
}

/** Names that a parameter's patterns collect the rest of an array or object in. */
function restsOf(node: Node): string[] {
  const { params = [] } = node as Node & { params?: Node[] };
  return params.flatMap((param) => {
    const { elements = [], properties = [] } = param as Node & {
      elements?: (Node | null)[];
      properties?: Node[];
    };
    const parts = param.type === 'RestElement' ? [param] : [...elements, ...properties];
    return parts.flatMap((one) => {
      const { argument } = (one ?? {}) as { argument?: { type: string; name?: string } };
      return one?.type === 'RestElement' && argument?.type === 'Identifier' ? [argument.name ?? ''] : [];
    });
  });
}

/** Whether a function's body calls its own name. Generators are skipped. */
function callsItself(
  source: string,
  node: BodyNode & { generator?: boolean },
  ancestors: readonly Node[],
): boolean {
  const owner = ancestors.at(-2) as { id?: { name?: string }; key?: { name?: string } } | undefined;
  const own = (node as { id?: { name?: string } | null }).id?.name;
  const name = own ?? owner?.id?.name ?? owner?.key?.name;
  if (name === undefined || node.generator === true) return false;
  const body = source.slice(node.body.start, node.body.end);
  return body.includes(`${name}(`);
}

/** The counter and its patches of the library, on one line, so the learner's line numbers stay. */
function prelude(name: string, marker: string, sites: readonly Site[]): string {
  const constants: Readonly<Record<string, string>> = {
    NAME: name,
    SITES: JSON.stringify(sites),
    MARKER: JSON.stringify(marker),
    UNIT: String(UNIT),
    INPUT: JSON.stringify(INPUT_LIBRARY),
  };
  const code = resourceText('count-steps.cjs').replace(/\/\*[\s\S]*?\*\//g, '');
  const filled = code.replace(/\b(?:NAME|SITES|MARKER|UNIT|INPUT)\b/g, (word) => constants[word] ?? word);
  return `${filled.replace(/\n\s*/g, ' ').trim()} `;
}
