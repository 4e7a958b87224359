import { randomBytes } from 'node:crypto';
import { parse, type Node, type Options } from 'acorn';
import { full } from 'acorn-walk';
import { INPUT_LIBRARY, UNIT, type InstrumentedProgram, type Site } from './instrumented-program.js';
import { SourceEdits } from './source-edits.js';

interface BodyNode extends Node {
  body: Node & { type: string };
}

const LOOPS = new Set([
  'ForStatement',
  'WhileStatement',
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function parseProgram(source: string): Node {
  const options: Options = {
    ecmaVersion: 'latest',
    locations: true,
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  };
  try {
    return parse(source, { ...options, sourceType: 'script' });
  } catch {
    return parse(source, { ...options, sourceType: 'module' });
  }
}

/**
 * Counts loop bodies and function bodies, and charges the library's linear calls by the size they touch.
 * @throws SyntaxError when the source does not parse.
 */
export function instrumentJavaScript(source: string): InstrumentedProgram {
  const name = `_${randomBytes(8).toString('hex')}`;
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const edits = new SourceEdits(source);
  const sites: Site[] = [];
  const tick = (node: Node, label: string): string =>
    `${name}.t(${sites.push({ line: node.loc?.start.line ?? 1, label }) - 1})`;
  full(parseProgram(source), (node) => {
    if (LOOPS.has(node.type)) {
      const { body } = node as BodyNode;
      if (body.type === 'BlockStatement') edits.insert(body.start + 1, `${tick(node, 'loop')};`);
      else edits.wrap(body.start, body.end, `{${tick(node, 'loop')};`, '}');
    } else if (FUNCTIONS.has(node.type)) {
      const { body } = node as BodyNode;
      if (body.type === 'BlockStatement') edits.insert(afterDirectives(body), `${tick(node, 'function')};`);
      else edits.wrap(body.start, body.end, `(${tick(node, 'function')},`, ')');
    } else if (node.type === 'SpreadElement') {
      const { argument } = node as Node & { argument: Node };
      edits.wrap(argument.start, argument.end, `${name}.s(`, ')');
    }
  });
  return { source: prelude(name, marker, sites) + edits.apply(), marker, level: 'full' };
}

/** "use strict" must stay the first statement of its function. */
function afterDirectives(body: Node): number {
  const { body: statements } = body as unknown as { body: (Node & { directive?: string })[] };
  const directives = statements.filter((statement) => statement.directive !== undefined);
  return directives.at(-1)?.end ?? body.start + 1;
}

/** One line, so that the learner's line numbers stay; patches the prototypes' methods whose cost grows with size. */
function prelude(name: string, marker: string, sites: readonly Site[]): string {
  const code = `
    const ${name} = (() => {
      const counts = new Float64Array(${sites.length}); const places = ${JSON.stringify(sites)}; const library = Object.create(null); let site = -1;
      const charge = (what, size) => { const key = what + '@' + site; library[key] = (library[key] || 0) + size * ${UNIT}; };
      const patch = (proto, names, cost, as) => { for (const method of names) { const original = proto[method]; if (!original) continue;
        Object.defineProperty(proto, method, { configurable: true, writable: true, value: function (...args) { charge(as || method, cost(this, args)); return original.apply(this, args); } }); } };
      const size = (x) => x.length; const nLogN = (x) => 2 * x.length * Math.log2(x.length + 2);
      const between = (x, args) => { const end = args[1] === undefined ? x.length : Number(args[1]); return Math.max(0, (end < 0 ? x.length + end : Math.min(end, x.length)) - (Number(args[0]) || 0)); };
      const arrays = Array.prototype; const strings = String.prototype;
      patch(arrays, ['includes', 'indexOf', 'lastIndexOf', 'join', 'reverse', 'fill', 'flat', 'toReversed', 'with', 'at' in arrays ? 'copyWithin' : 'fill'], size);
      patch(arrays, ['shift', 'unshift'], (x) => x.length * 0.2);
      patch(arrays, ['splice'], (x, args) => Math.max(0, x.length - (Number(args[0]) || 0)));
      patch(arrays, ['slice'], between);
      patch(arrays, ['concat'], (x, args) => args.reduce((sum, item) => sum + ((item && item.length) || 1), x.length));
      patch(arrays, ['sort', 'toSorted'], nLogN);
      patch(strings, ['indexOf', 'includes', 'lastIndexOf', 'replace', 'replaceAll', 'toLowerCase', 'toUpperCase', 'localeCompare', 'match', 'search'], size);
      patch(strings, ['split', 'trim', 'trimEnd', 'trimStart'], (x) => x.length, '${INPUT_LIBRARY}');
      patch(strings, ['repeat'], (x, args) => x.length * (Number(args[0]) || 0));
      const from = Array.from; Object.defineProperty(Array, 'from', { configurable: true, writable: true, value: function (items, ...rest) { charge('from', (items && (items.length || items.size)) || 0); return from.call(this, items, ...rest); } });
      process.on('exit', () => { require('fs').writeSync(2, '\\n${marker}' + JSON.stringify({ sites: places.map((place, index) => ({ line: place.line, label: place.label, steps: counts[index] })), library }) + '\\n'); });
      return { t: (index) => { counts[index] += 1; site = index; }, s: (items) => { charge('spread', (items && (items.length || items.size)) || 0); return items; } };
    })();`;
  return `${code.replace(/\n\s*/g, ' ').trim()} `;
}
