import { randomBytes } from 'node:crypto';
import type { Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { afterDirectives, FUNCTIONS, LOOPS, parseProgram } from '../../syntax/javascript-program.js';
import { INPUT_LIBRARY, UNIT, type InstrumentedProgram, type Site } from './instrumented-program.js';
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
  fullAncestor(parseProgram(source), (node, _state, ancestors) => {
    if (LOOPS.has(node.type)) {
      const { body } = node as BodyNode;
      if (body.type === 'BlockStatement') edits.insert(body.start + 1, `${tick(node, 'loop')};`);
      else edits.wrap(body.start, body.end, `{${tick(node, 'loop')};`, '}');
    } else if (FUNCTIONS.has(node.type)) {
      const { body } = node as BodyNode;
      const deepens = callsItself(source, node as BodyNode, ancestors);
      if (body.type === 'BlockStatement') {
        const start = `${tick(node, 'function')};`;
        const from = afterDirectives(body);
        if (deepens) edits.wrap(from, body.end - 1, `${start}${name}.e();try{`, `}finally{${name}.l();}`);
        else edits.insert(from, start);
      } else if (deepens) {
        edits.wrap(body.start, body.end, `${name}.l((${tick(node, 'function')},${name}.e(),`, '))');
      } else {
        edits.wrap(body.start, body.end, `(${tick(node, 'function')},`, ')');
      }
    } else if (node.type === 'SpreadElement') {
      const { argument } = node as Node & { argument: Node };
      edits.wrap(argument.start, argument.end, `${name}.s(`, ')');
    }
  });
  return { source: prelude(name, marker, sites) + edits.apply(), marker, level: 'full' };
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

/** Patches library methods whose cost grows with size. It is one line, so the learner's line numbers stay. */
function prelude(name: string, marker: string, sites: readonly Site[]): string {
  const code = `
    const ${name} = (() => {
      const counts = new Float64Array(${sites.length}); const places = ${JSON.stringify(sites)}; const library = Object.create(null); let site = -1; let depth = 0; let deepest = 0; let charges = 0; let left = process.weigh ? process.weigh() : 0;
      const charge = (what, size) => { const key = what + '@' + site; library[key] = (library[key] || 0) + size * ${UNIT}; if (process.weigh && size > 500 && charges++ < 40) process.weigh(true); };
      const patch = (proto, names, cost, as) => { for (const method of names) { const original = proto[method]; if (!original) continue;
        Object.defineProperty(proto, method, { configurable: true, writable: true, value: function (...args) { charge(as || method, cost(this, args)); return original.apply(this, args); } }); } };
      const size = (x) => x.length; const nLogN = (x) => 2 * x.length * Math.log2(x.length + 2);
      const between = (x, args) => { const end = args[1] === undefined ? x.length : Number(args[1]); return Math.max(0, (end < 0 ? x.length + end : Math.min(end, x.length)) - (Number(args[0]) || 0)); };
      const arrays = Array.prototype; const strings = String.prototype;
      patch(arrays, ['includes', 'indexOf', 'lastIndexOf', 'join', 'reverse', 'fill', 'flat', 'toReversed', 'with', 'at' in arrays ? 'copyWithin' : 'fill'], size);
      patch(arrays, ['shift', 'unshift'], (x) => x.length * 0.2);
      patch(arrays, ['splice'], (x, args) => Math.max(0, x.length - (Number(args[0]) || 0)));
      patch(arrays, ['slice'], between);
      patch(arrays, ['concat'], (x, args) => { let sum = x.length; for (const item of args) sum += (item && item.length) || 1; return sum; });
      patch(arrays, ['sort', 'toSorted'], nLogN);
      const native = (x, args) => (typeof args[0] === 'function' && /\\[native code\\]/.test(Function.prototype.toString.call(args[0])) ? x.length : 0);
      patch(arrays, ['map', 'filter', 'flatMap'], native, '${INPUT_LIBRARY}');
      const typed = Object.getPrototypeOf(Int8Array.prototype);
      patch(typed, ['includes', 'indexOf', 'lastIndexOf', 'join', 'reverse', 'fill', 'set'], size);
      patch(typed, ['sort'], nLogN); patch(typed, ['slice'], between);
      patch(strings, ['indexOf', 'includes', 'lastIndexOf', 'replace', 'replaceAll', 'toLowerCase', 'toUpperCase', 'localeCompare', 'match', 'search'], size);
      patch(strings, ['split', 'trim', 'trimEnd', 'trimStart'], (x) => x.length, '${INPUT_LIBRARY}');
      patch(strings, ['repeat'], (x, args) => x.length * (Number(args[0]) || 0));
      for (const name of ['Set', 'Map']) { const Plain = globalThis[name]; globalThis[name] = new Proxy(Plain, { construct(target, args, as) { const items = args[0]; charge(name, (items && (items.length || items.size)) || 0); return Reflect.construct(target, args, as === globalThis[name] ? Plain : as); } }); }
      const from = Array.from; Object.defineProperty(Array, 'from', { configurable: true, writable: true, value: function (items, ...rest) { charge('from', (items && (items.length || items.size)) || 0); return from.call(this, items, ...rest); } });
      const reported = () => { for (let index = 0; index < places.length; index++) places[index].steps = counts[index]; return places; };
      process.on('exit', () => { require('fs').writeSync(2, '\\n${marker}' + JSON.stringify({ sites: reported(), library, depth: deepest, heap: process.weigh ? process.weighed() : null }) + '\\n'); });
      return { t: (index) => { counts[index] += 1; site = index; if (--left === 0) left = process.weigh(); }, e: () => { if (++depth > deepest) deepest = depth; }, l: (value) => { depth--; return value; }, s: (items) => { charge('spread', (items && (items.length || items.size)) || 0); return items; } };
    })();`;
  return `${code.replace(/\n\s*/g, ' ').trim()} `;
}
