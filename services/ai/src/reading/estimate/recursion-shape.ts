import type { Node } from 'web-tree-sitter';
import { selfCalls } from '../rules/recursion.rule.js';
import {
  assignedTo,
  callOf,
  childrenOf,
  field,
  fieldText,
  functionName,
  isFunction,
  isLoop,
  lineOf,
  parameterNames,
  within,
  type Call,
} from '../../syntax/shape.js';
import { at, EXPONENTIAL, larger, LINEAR, LOG, nested, power, type Cost } from './cost.js';
import { enumerates } from './enumerations.js';
import { memoryOf, placesOf, type Memory, type Recursion } from './memory-of-calls.js';
import { escaped, wordsIn } from './names.js';
import { walksNeighbours } from './neighbours.js';

const HALF = /(?<![/*])(?:\/\/?\s*(?:[2-9]|\d{2,})|>>>?\s*[1-9])n?\b/;

/** The most self-calls on one path through a function. Branches of a condition exclude each other. */
function callsOnOneWay(node: Node, names: ReadonlySet<string>, depth = 0): number {
  if (depth > 200 || (depth > 0 && isFunction(node))) return 0;
  const sum = (nodes: readonly Node[]): number =>
    nodes.reduce((total, child) => total + callsOnOneWay(child, names, depth + 1), 0);
  const own = names.has(callOf(node)?.name ?? '') ? 1 : 0;
  if (/^(if_statement|conditional_expression|ternary_expression)$/.test(node.type))
    return own + exclusive(node, names, depth);
  if (!/^(block|statement_block)$/.test(node.type)) return own + sum(childrenOf(node));
  let total = 0;
  let best = 0;
  for (const statement of childrenOf(node)) {
    const calls = callsOnOneWay(statement, names, depth + 1);
    if (statement.type === 'if_statement' && leaves(field(statement, 'consequence')))
      best = Math.max(best, total + calls);
    else total += calls;
  }
  return Math.max(best, total);
}

function exclusive(node: Node, names: ReadonlySet<string>, depth: number): number {
  const parts = childrenOf(node).map((child) => callsOnOneWay(child, names, depth + 1));
  return Math.max(0, ...parts);
}

function leaves(consequence: Node | null): boolean {
  if (!consequence) return false;
  const last = /block$/.test(consequence.type) ? childrenOf(consequence).at(-1) : consequence;
  return /^(return_statement|raise_statement|throw_statement)$/.test(last?.type ?? '');
}

function isInLoop(call: Call, fn: Node): Node | null {
  for (let node = call.node.parent; node && node.id !== fn.id; node = node.parent)
    if (isLoop(node)) return node;
  return null;
}

/** An argument that is half of a parameter, directly or through a variable that was computed by halving. */
function halves(call: Call, body: Node, parameters: readonly string[]): boolean {
  const halved = within(body, (node) =>
    /^(assignment|variable_declarator|assignment_expression)$/.test(node.type),
  )
    .filter((node) => HALF.test(fieldText(node, 'right') || fieldText(node, 'value')))
    .map((node) => fieldText(node, 'left') || fieldText(node, 'name'));
  // `legendre(n / p, p)`
  const divides = parameters.some((name, at) => {
    const [, divisor] =
      new RegExp(`^${escaped(name)}\\s*//?\\s*(\\w+)$`).exec(call.args[at]?.text ?? '') ?? [];
    return divisor !== undefined && call.args[parameters.indexOf(divisor)]?.text === divisor;
  });
  // `zeros(q, p)` of `q = n / p`, where p stays what it is
  const kept = parameters.filter((name, at) => call.args[at]?.text === name || call.args.length <= at);
  const quotients = within(body, (node) => /^(assignment|variable_declarator)$/.test(node.type)).filter(
    (node) => {
      const [, whole = '', by = ''] =
        /^(?:Math\.floor\(\s*)?(\w+)\s*\/\/?\s*(\w+)\)?$/.exec(
          fieldText(node, 'right') || fieldText(node, 'value'),
        ) ?? [];
      return parameters.includes(whole) && kept.includes(by);
    },
  );
  const isQuotient = quotients.some((node) =>
    call.args.some(({ text }) => text === (fieldText(node, 'left') || fieldText(node, 'name'))),
  );
  if (divides || isQuotient) return true;
  return call.args.some(
    (argument) =>
      HALF.test(argument.text) || halved.some((name) => new RegExp(`\\b${name}\\b`).test(argument.text)),
  );
}

/** The argument is a child of a node, so each node of the tree is visited once. */
const isStructural = (call: Call): boolean =>
  call.args.some(
    (argument) =>
      /^(attribute|member_expression|field_access)$/.test(argument.type) && !/\.length$/.test(argument.text),
  ) ||
  call.args.some(
    (argument) =>
      /^(subscript|subscript_expression|array_access)$/.test(argument.type) &&
      field(argument, 'subscript')?.type !== 'slice',
  );

/** `find(parent[x])`: path compression makes such walks short. */
const followsLink = (call: Call, fn: Node): boolean =>
  call.args.length === 1 &&
  parameterNames(fn).some((name) => new RegExp(`^[\\w.]+\\[${name}\\]$`).test(call.args[0]?.text ?? ''));

/** `gcd(b, a % b)` */
const isEuclid = ({ args }: Call, parameters: readonly string[]): boolean =>
  args.length >= 2 &&
  args.some((argument) => /%/.test(argument.text)) &&
  args.some((argument) => parameters.includes(argument.text));

/** By the master theorem for halves. */
function divided(parts: number, body: Cost): Cost {
  const leaves = Math.log2(parts);
  if (body.beyond !== 'no' || body.power > leaves) return body;
  return body.power < leaves ? power(LINEAR, leaves) : nested(LOG, body);
}

/**
 * A search in a tree of ranges: a bound of the query is compared with a bound of the range, so on each level few ranges
 * are gone into.
 */
function descends({ block, parameters, calls }: Recursion): boolean {
  const still = parameters.filter((name, at) => calls.every(({ args }) => args[at]?.text === name));
  const moving = new Set([
    ...parameters.filter((name) => !still.includes(name)),
    ...calls.flatMap(({ args }) => args.flatMap(({ text }) => wordsIn(text))),
  ]);
  return within(block, ({ type }) => /^(comparison_operator|binary_expression)$/.test(type)).some((node) => {
    const [left, right] = childrenOf(node);
    if (!/^[^=]*[<>]=?[^=]*$/.test(node.text) || !left || !right) return false;
    const isOf = (one: Node, other: Node): boolean =>
      still.includes(one.text) && moving.has(other.text) && !still.includes(other.text);
    return isOf(left, right) || isOf(right, left);
  });
}

/** Two calls of itself, for what is below and what is above a place that the body has found, as in quicksort. */
function partitions({ parameters, calls, block }: Recursion): boolean {
  const [first, second] = calls;
  if (!first || !second || calls.length > 2) return false;
  const moved = parameters.flatMap((name, at) =>
    calls.every(({ args }) => args[at]?.text === name) ? [] : [at],
  );
  const [low, high] = moved;
  if (moved.length === 2 && low !== undefined && high !== undefined) {
    const keeps = (call: Call, at: number): boolean => call.args[at]?.text === parameters[at];
    const [below, above] = keeps(first, low) ? [first, second] : [second, first];
    if (!keeps(below, low) || !keeps(above, high)) return false;
    return [below.args[high], above.args[low]].every((place) => {
      const [, name] = /^([A-Za-z_]\w*)(?:\s*[-+]\s*1)?$/.exec(place?.text ?? '') ?? [];
      return name !== undefined && !parameters.includes(name);
    });
  }
  // Lists of what is smaller and what is larger.
  const parts = calls.map(({ args }) => args[0]?.text ?? '');
  return parts[0] !== parts[1] && parts.every((name) => isFilled(name, block));
}

const isFilled = (name: string, block: Node): boolean =>
  /^\w+$/.test(name) &&
  within(block, (node) => {
    if (!/^(assignment|variable_declarator)$/.test(node.type)) return false;
    const value = field(node, 'right') ?? field(node, 'value');
    return assignedTo(node) === name && value !== null && /^\[|\bfilter\(|\bnew\s+ArrayList/.test(value.text);
  }).length > 0;

/**
 * The number of recursive calls times the cost of one.
 * @param body the cost of the function's own statements, without the self-calls
 * @param partners functions that this one and that call each other by turns
 */
export function recursionCost(fn: Node, body: Cost, partners: readonly Node[] = []): Cost {
  const block = field(fn, 'body');
  const name = functionName(fn);
  if (!block || name === null) return body;
  const parameters = parameterNames(fn);
  const own = selfCalls(fn, block).filter((call) => !beginsAgain(call, parameters));
  const byWay = partners.flatMap((partner) => callsOnward(fn, partner));
  const calls = [...own, ...byWay];
  if (calls.length === 0) return body;
  const names = byWay.map((call) => call.name);
  return at(costOf({ fn, block, name, parameters, calls, partners: names }, body), lineOf(fn));
}

/** The calls of another function with a smaller number: `odd(n - 1)`. */
export function callsOnward(fn: Node, other: Node): Call[] {
  const block = field(fn, 'body');
  const name = functionName(other);
  if (!block || name === null || name === functionName(fn)) return [];
  return within(block, (node) => callOf(node)?.name === name)
    .map((node) => callOf(node))
    .filter((call): call is Call => call !== null && stepsOn(call, parameterNames(fn)));
}

/** `lca(b, a)`: the same question with the parameters in another order, which is asked once. */
const beginsAgain = ({ args }: Call, parameters: readonly string[]): boolean => {
  const given = args.map(({ text }) => text);
  return (
    given.length === parameters.length &&
    parameters.every((name) => given.includes(name)) &&
    given.some((text, at) => text !== parameters[at])
  );
};

const stepsOn = ({ args }: Call, parameters: readonly string[]): boolean =>
  args.some(({ text }) =>
    parameters.some((name) => new RegExp(`^${escaped(name)}\\s*-\\s*\\d+n?$`).test(text)),
  );

/**
 * What a function remembers from one call to the next: the collection in which it keeps answers or marks, if that is made
 * outside of it. Many calls together then cost as much as one. Null for a function that remembers nothing.
 */
export function rememberedIn(fn: Node): string | null {
  const block = field(fn, 'body');
  const name = functionName(fn);
  if (!block || name === null) return null;
  const calls = selfCalls(fn, block);
  const parameters = parameterNames(fn);
  if (calls.length === 0 || takesBack(fn, block)) return null;
  const base = memoryOf({ fn, block, name, parameters, calls })?.base;
  return base === undefined || isOwn(base, block, parameters) ? null : base;
}

const isOwn = (base: string, block: Node, parameters: readonly string[]): boolean =>
  parameters.includes(base) ||
  within(block, ({ type }) => /^(variable_declarator|assignment)$/.test(type)).some(
    (node) => assignedTo(node) === base,
  );

function costOf(recursion: Recursion, body: Cost): Cost {
  const { fn, block, name, parameters, calls, partners = [] } = recursion;
  const undoes = takesBack(fn, block);
  const memory = undoes ? null : memoryOf(recursion);
  const inLoop = calls.map((call) => isInLoop(call, fn)).find((loop) => loop !== null);
  if (inLoop) {
    if (memory) return visits(recursion, memory, body);
    const isWalk = !undoes && calls.every((call) => isStructural(call) || isWalked(call, fn));
    return isWalk ? nested(LINEAR, body) : enumerates(inLoop, recursion);
  }
  const halving = calls.every((call) => halves(call, block, parameters));
  const branches = callsOnOneWay(block, new Set([name, ...partners]));
  if (branches <= 1 && calls.every((call) => followsLink(call, fn))) return body;
  if (branches <= 1 && calls.every((call) => isEuclid(call, parameters))) return nested(LOG, body);
  if (halving && branches > 1 && descends(recursion)) return nested(LOG, body);
  if (halving) return divided(Math.max(1, branches), body);
  if (branches <= 1) return nested(LINEAR, body);
  if (memory) return visits(recursion, memory, body);
  if (!undoes && calls.every(isStructural)) return nested(LINEAR, body);
  return partitions(recursion) ? nested(LOG, larger(body, LINEAR)) : EXPONENTIAL;
}

/** The call goes on to the element of a loop over what hangs on a place. */
function isWalked(call: Call, fn: Node): boolean {
  for (let node = call.node.parent; node && node.id !== fn.id; node = node.parent) {
    const iterable = isLoop(node) ? (field(node, 'right') ?? field(node, 'value')) : null;
    if (iterable && walksNeighbours(node, iterable)) return true;
  }
  return false;
}

function visits(recursion: Recursion, memory: Memory, body: Cost): Cost {
  const places = placesOf(recursion, memory);
  return nested(places === null ? EXPONENTIAL : power(LINEAR, places), body);
}

const UNDOES =
  /^(delete|remove|pop|discard|removeLast|pollLast|pollFirst|removeFirst|deleteCharAt|setLength|clear)$/;

/** A search that makes a choice, goes on, and takes the choice back; what it stores are no answers. */
function takesBack(fn: Node, body: Node): boolean {
  if (fn.parent?.type === 'decorated_definition') return false;
  const last = Math.max(...selfCalls(fn, body).map(({ node }) => node.endIndex));
  const after = within(body, (node) => node.startIndex >= last);
  if (after.some((node) => UNDOES.test(callOf(node)?.name ?? ''))) return true;
  const first = Math.min(...selfCalls(fn, body).map(({ node }) => node.endIndex));
  const between = within(body, (node) => node.startIndex >= first && node.endIndex <= last);
  if (between.some((node) => UNDOES.test(callOf(node)?.name ?? ''))) return true;
  const targets = (nodes: readonly Node[]): string[] =>
    nodes
      .filter(({ type }) => /^(assignment|assignment_expression|augmented_assignment)/.test(type))
      .map((node) => fieldText(node, 'left'))
      .filter((text) => text.includes('['));
  const before = new Set(targets(within(body, (node) => node.endIndex <= last)));
  return targets(after).some((text) => before.has(text));
}
