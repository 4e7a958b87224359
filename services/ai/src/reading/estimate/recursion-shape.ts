import type { Node } from 'web-tree-sitter';
import { selfCalls, storesAnswers } from '../rules/recursion.rule.js';
import {
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
import { at, EXPONENTIAL, FACTORIAL, LINEAR, LOG, nested, power, SORTING, type Cost } from './cost.js';

const HALF = /(\/\/?|>>>?)\s*[12]\b/;

/** The most self-calls on one path through a function. Branches of a condition exclude each other. */
function callsOnOneWay(node: Node, name: string, depth = 0): number {
  if (depth > 200 || (depth > 0 && isFunction(node))) return 0;
  const sum = (nodes: readonly Node[]): number =>
    nodes.reduce((total, child) => total + callsOnOneWay(child, name, depth + 1), 0);
  const own = callOf(node)?.name === name ? 1 : 0;
  if (/^(if_statement|conditional_expression|ternary_expression)$/.test(node.type))
    return own + exclusive(node, name, depth);
  if (!/^(block|statement_block)$/.test(node.type)) return own + sum(childrenOf(node));
  let total = 0;
  let best = 0;
  for (const statement of childrenOf(node)) {
    const calls = callsOnOneWay(statement, name, depth + 1);
    if (statement.type === 'if_statement' && leaves(field(statement, 'consequence')))
      best = Math.max(best, total + calls);
    else total += calls;
  }
  return Math.max(best, total);
}

function exclusive(node: Node, name: string, depth: number): number {
  const parts = childrenOf(node).map((child) => callsOnOneWay(child, name, depth + 1));
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
function halves(call: Call, body: Node): boolean {
  const halved = within(body, (node) =>
    /^(assignment|variable_declarator|assignment_expression)$/.test(node.type),
  )
    .filter((node) => HALF.test(fieldText(node, 'right') || fieldText(node, 'value')))
    .map((node) => fieldText(node, 'left') || fieldText(node, 'name'));
  return call.args.some(
    (argument) =>
      HALF.test(argument.text) || halved.some((name) => new RegExp(`\\b${name}\\b`).test(argument.text)),
  );
}

/** The argument is a child of a node, so each node of the tree is visited once. */
const isStructural = (call: Call): boolean =>
  call.args.some((argument) => /^(attribute|member_expression|field_access)$/.test(argument.type)) ||
  call.args.some(
    (argument) =>
      /^(subscript|subscript_expression|array_access)$/.test(argument.type) &&
      field(argument, 'subscript')?.type !== 'slice',
  );

/** `find(parent[x])`: path compression makes such walks short. */
const followsLink = (call: Call, fn: Node): boolean =>
  call.args.length === 1 &&
  parameterNames(fn).some((name) => new RegExp(`^[\\w.]+\\[${name}\\]$`).test(call.args[0]?.text ?? ''));

/** The parameters that change between calls. They give the size of the memo table. */
function movingParameters(calls: readonly Call[], parameters: readonly string[]): number {
  const moving = parameters.filter((name, index) =>
    calls.some((call) => call.args[index] !== undefined && call.args[index]?.text !== name),
  );
  return Math.max(1, moving.length);
}

/**
 * The number of recursive calls times the cost of one.
 * @param body the cost of the function's own statements, without the self-calls
 */
export function recursionCost(fn: Node, body: Cost): Cost {
  const block = field(fn, 'body');
  const name = functionName(fn);
  if (!block || name === null) return body;
  const calls = selfCalls(fn, block);
  if (calls.length === 0) return body;
  const here = (cost: Cost): Cost => at(cost, lineOf(fn));
  const inLoop = calls.map((call) => isInLoop(call, fn)).find((loop) => loop !== null);
  const remembers = storesAnswers(fn, block) && !takesBack(fn, block);
  if (inLoop)
    return here(remembers || calls.some(isStructural) ? visits(fn, calls, body) : enumerates(inLoop));
  const halving = calls.every((call) => halves(call, block));
  const branches = callsOnOneWay(block, name);
  if (branches <= 1 && calls.every((call) => followsLink(call, fn))) return body;
  if (branches <= 1) return nested(here(halving ? LOG : LINEAR), body);
  if (halving) return here(body.power >= 1 ? nested(SORTING, { ...body, power: body.power - 1 }) : LINEAR);
  if (calls.every(isStructural)) return nested(here(LINEAR), body);
  if (remembers) return nested(here(power(LINEAR, movingParameters(calls, parameterNames(fn)))), body);
  return here(EXPONENTIAL);
}

const UNDOES =
  /^(delete|remove|pop|discard|removeLast|pollLast|pollFirst|removeFirst|deleteCharAt|setLength|clear)$/;

/** A search that makes a choice, goes on, and takes the choice back; what it stores are no answers. */
function takesBack(fn: Node, body: Node): boolean {
  if (fn.parent?.type === 'decorated_definition') return false;
  const last = Math.max(...selfCalls(fn, body).map(({ node }) => node.endIndex));
  const after = within(body, (node) => node.startIndex >= last);
  if (after.some((node) => UNDOES.test(callOf(node)?.name ?? ''))) return true;
  const targets = (nodes: readonly Node[]): string[] =>
    nodes
      .filter(({ type }) => /^(assignment|assignment_expression|augmented_assignment)/.test(type))
      .map((node) => fieldText(node, 'left'))
      .filter((text) => text.includes('['));
  const before = new Set(targets(within(body, (node) => node.endIndex <= last)));
  return targets(after).some((text) => before.has(text));
}

function visits(fn: Node, calls: readonly Call[], body: Cost): Cost {
  const marks = fn.parent?.type !== 'decorated_definition';
  return marks ? LINEAR : nested(power(LINEAR, movingParameters(calls, parameterNames(fn))), body);
}

/** A loop over all remaining items makes permutations, a loop from an index on makes subsets. */
function enumerates(loop: Node): Cost {
  const skips =
    within(loop, ({ type }) => type === 'continue_statement' || type === 'if_statement').length > 0;
  return skips ? FACTORIAL : EXPONENTIAL;
}
