import type { Node } from 'web-tree-sitter';
import { childrenOf, field, fieldText, isLoop, joinedLines, within } from '../../syntax/shape.js';
import { LOG, ONE, type Cost } from './cost.js';
import { escaped, isSmallNumber, wordsIn } from './names.js';

/** What ends a loop: its condition or, where that is always true, the conditions under which it is left. */
export function endsOf(loop: Node): Node[] {
  const condition = field(loop, 'condition');
  const isOpen = !condition || /^\(?\s*(?:true|1|;)?\s*\)?$/i.test(condition.text);
  if (!isOpen) return [condition];
  const body = field(loop, 'body');
  if (!body) return [];
  return within(body, ({ type }) => type === 'if_statement').flatMap((node) => {
    const [test, then] = [field(node, 'condition'), field(node, 'consequence')];
    const leaves = /\b(?:break|return)\b/.test(then?.text ?? '') && !isInInnerLoop(node, loop);
    return test && leaves ? [test] : [];
  });
}

function isInInnerLoop(node: Node, loop: Node): boolean {
  for (let around = node.parent; around && around.id !== loop.id; around = around.parent)
    if (isLoop(around)) return true;
  return false;
}

/** The conditions that `&&` joins. */
export function conjuncts(condition: Node): Node[] {
  if (condition.type === 'parenthesized_expression') return childrenOf(condition).flatMap(conjuncts);
  const joins = /^(&&|and)$/.test(fieldText(condition, 'operator'));
  return joins ? childrenOf(condition).flatMap(conjuncts) : [condition];
}

/** `d * d <= n`, `d <= n / d`; where a loop is left, `d * d > n`. */
export const squares = (condition: Node): boolean =>
  /\b(\w+)\s*(?:\*\s*\1\b|\*\*\s*2)\s*[<>]=?/.test(condition.text) ||
  /\b(\w+)\s*[<>]=?\s*\w+\s*\/\/?\s*\1\b/.test(condition.text);

/** `n / (n / i)`, or `n / q` with a `q` that is a quotient of n. */
const QUOTIENT = /=\s*(?:Math\.floor\(\s*)?(\w+)\s*\/\/?\s*(?:([A-Za-z_]\w*)\b|\(\s*\1\s*\/)/g;

/** A step that gets longer each time, as in a sum of odd numbers, or that goes on to the next quotient of a number. */
export function isByRoots(loop: Node, condition: string): boolean {
  const { text } = loop;
  const goesOn = [...text.matchAll(QUOTIENT)].some(([, n = '', quotient]) => {
    const isQuotient = new RegExp(`\\b${quotient ?? ''}\\s*=\\s*(?:Math\\.floor\\(\\s*)?${n}\\s*/`).test(
      text,
    );
    return (quotient === undefined || isQuotient) && wordsIn(condition).includes(n);
  });
  if (goesOn) return true;
  return wordsIn(condition).some((name) => {
    const [, by] = new RegExp(`\\b${name}\\s*[-+]=\\s*([A-Za-z_]\\w*)\\b`).exec(text) ?? [];
    return by !== undefined && new RegExp(`\\b${by}\\s*(?:\\+=\\s*\\d|\\+\\+)`).test(text);
  });
}

/** `while (text.length < 3)`, `while (k < 26) k++`. */
export function isLiteralBound(end: Node, body: Node): boolean {
  const [, name = '', length, bound = ''] =
    /^(?:len\()?([\w.]+?)(\.length(?:\(\))?|\.size\(\)|\))?\s*(?:<=?|!==?)\s*(\d+)$/.exec(end.text) ?? [];
  if (bound === '' || !isSmallNumber(bound)) return false;
  // `while (n != 0)` ends at the last digit, whatever else it adds.
  if (bound === '0') return false;
  if (length !== undefined) return true;
  return new RegExp(`\\b${escaped(name)}\\s*(?:\\+\\+|\\+=)|\\+\\+${escaped(name)}\\b`).test(body.text);
}

/** `(1 << k) <= n` with a k that the loop moves on. */
export function isPowerOfStep(condition: string, names: ReadonlySet<string>, loop: Node): boolean {
  const [, exponent] =
    /(?:\b(?:1[nlL]?|2)\s*(?:<<|\*\*)|\bpow\(\s*2\s*,)\s*\(?\s*([A-Za-z_]\w*)\s*\)*\s*[<>]/.exec(condition) ??
    [];
  return (
    exponent !== undefined &&
    names.has(exponent) &&
    new RegExp(`\\b${exponent}\\s*(?:\\+\\+|\\+=)|\\+\\+${exponent}\\b`).test(loop.text)
  );
}

/** The loop counts a variable of its condition. */
export function isStepOf(step: Node, condition: Node): boolean {
  const names = wordsIn(condition.text);
  return wordsIn(step.text).some((name) => names.includes(name));
}

/** `for (int x = Math.max(0, i - 1); x <= Math.min(n - 1, i + 1); x++)` */
export function isNarrow(init: Node | null, condition: string): boolean {
  const high = condition.split(/[<>]=?/).at(-1) ?? '';
  const low = init?.text.replace(/;$/, '').split('=').at(-1) ?? '';
  return isNarrowRange(low.trim(), high.trim());
}

export const isNarrowRange = (low: string, high: string): boolean =>
  wordsIn(low).some(
    (name) =>
      !/^(max|min|Math)$/.test(name) &&
      new RegExp(`(?:^|[,(]\\s*)${name}\\s*(?:[-+]\\s*\\d+\\s*)?(?:[,)]|$)`).test(low) &&
      new RegExp(`(?:^|[,(]\\s*)${name}\\s*(?:\\+\\s*\\d+\\s*)?(?:[,)]|$)`).test(high),
  );

/** `for (let b = 30; b >= 0; b--)`, also from a number with a name */
export function startsAtLiteral(loop: Node, condition: Node, numbers: ReadonlySet<string>): boolean {
  const init = (field(loop, 'init') ?? field(loop, 'initializer'))?.text ?? '';
  const [, name = '', first = ''] = /\b(\w+)\s*=\s*(\w+)\s*(?:-\s*1\s*)?;?$/.exec(init) ?? [];
  return (
    (isSmallNumber(first) || numbers.has(first)) &&
    new RegExp(`^${name}\\s*>=?\\s*-?\\d+$`).test(condition.text) &&
    new RegExp(`${name}\\s*--|--\\s*${name}\\b|${name}\\s*-=`).test(loop.text)
  );
}

/** Goes on from what earlier rounds have found, as the Z function does: `k = min(r - i, z[i - l])`. */
export function beginsAtKnown(loop: Node, around: Node): boolean {
  const before = joinedLines(around.text.slice(0, Math.max(0, loop.startIndex - around.startIndex)));
  const condition = (field(loop, 'condition')?.text ?? '').replace(/\s+/g, '');
  return [...before.matchAll(/\b([A-Za-z_]\w*(?:\[\w+\])?)\s*=[^=;\n]*\bmin\(([^;\n]*)/g)].some(
    ([, target = '', given = '']) => condition.includes(target) && given.includes('[') && given.includes('-'),
  );
}

/**
 * A loop that ends when its number times that of the outer loop is too large: n/1 + n/2 + … rounds in all, fewer where
 * only primes are taken.
 */
export function productWithOuter(loop: Node, outer: readonly Node[]): Cost | null {
  const variables = outer.filter(isLoop).flatMap(variablesOf);
  const tests = [
    field(loop, 'condition'),
    ...within(loop, ({ type }) => type === 'if_statement')
      .filter((node) => /^\W*break\b/.test(field(node, 'consequence')?.text ?? ''))
      .map((node) => field(node, 'condition')),
  ].filter((test) => test !== null);
  const own = variablesOf(loop);
  const counts = field(loop, 'condition') !== null;
  for (const { text } of tests) {
    for (const [, left = '', right = ''] of text.matchAll(PRODUCT)) {
      const other = variables.includes(left) ? right : left;
      if (!variables.includes(left) && !variables.includes(right)) continue;
      const isElement = /[[(]/.test(other);
      if (isElement || own.some((name) => wordsIn(other).includes(name)))
        return isElement || !counts ? ONE : LOG;
    }
  }
  return null;
}

const PRODUCT = /\b(\w+(?:\[\w+\]|\.get\(\w+\))?)\s*\*\s*(\w+(?:\[\w+\]|\.get\(\w+\))?)\s*[<>]/g;

function variablesOf(loop: Node): string[] {
  const head = field(loop, 'left') ?? field(loop, 'name');
  if (head) return wordsIn(head.text);
  const init = (field(loop, 'init') ?? field(loop, 'initializer'))?.text ?? '';
  const [, name] = /\b(\w+)\s*=/.exec(init) ?? [];
  if (name !== undefined) return [name];
  return wordsIn(field(loop, 'condition')?.text ?? '');
}
