import type { Node } from 'web-tree-sitter';
import {
  ancestor,
  callOf,
  childrenOf,
  field,
  fieldText,
  functionAround,
  functionName,
  isAssignment,
  isFunction,
  isLoop,
  joinedLines,
  parameterNames,
  walk,
  within,
} from '../../syntax/shape.js';
import { classOf, larger, nested, ONE, type Cost } from './cost.js';
import { escaped, namesOf, type Names } from './names.js';
import { isPlaceIn, sizeOf } from './sizes.js';
import { tripCount } from './trip-count.js';

const ADDS_ONE =
  /^(push|append|add|unshift|add(?:Last|First|Element)|offer(?:Last|First)?|appendleft|set|setdefault|put|putIfAbsent|merge|compute\w*|insert|splice|appendCodePoint)$/;
const ADDS_MANY = /^(extend|addAll|update|putAll|concat|extendleft)$/;
/** Functions that put something into their first argument. */
const ADDS_TO = /^(heappush|heappushpop|heapreplace|insort\w*|addAll)$/;
/** What depends on sizes is found in this many rounds. */
const ROUNDS = 3;
const MOST_NAMES = 300;

/** Where a collection or a text gets longer, and what it gets its values from. */
interface Life {
  values: (Node | null)[];
  growths: Node[];
  /** Collections of which it is an element. */
  wholes: Node[];
}

/** `text += x`, `text = x + text`, `list = [...list, x]` */
function isLonger(node: Node): boolean {
  const name = fieldText(node, 'left');
  const value = fieldText(node, 'right');
  if (!/^\w+$/.test(name)) return false;
  if (fieldText(node, 'operator') === '+=') return true;
  return new RegExp(`^${name}\\s*\\+|\\+\\s*${name}$`).test(value);
}

type Lives = ReadonlyMap<string, Life>;

function livesIn(root: Node): Map<string, Life> {
  const lives = new Map<string, Life>();
  const of = (name: string): Life => {
    const known = lives.get(name) ?? { values: [], growths: [], wholes: [] };
    lives.set(name, known);
    return known;
  };
  const unknown = (target: Node | null): void => {
    if (!target) return;
    const inner = within(target, ({ type }) => /identifier/.test(type));
    for (const { text } of target.type === 'identifier' ? [target] : inner) of(text).values.push(null);
  };
  walk(root, (node) => {
    const target = field(node, 'left') ?? field(node, 'name');
    const isDeclared = node.type === 'variable_declarator';
    if (isAssignment(node) || isDeclared) {
      if (isDeclared && !field(node, 'value')) return;
      if (target?.type !== 'identifier') {
        if (target && !/^(subscript|attribute|member|array_access|field)/.test(target.type)) unknown(target);
        else noteStored(target, of);
      } else if (isAssignment(node) && isLonger(node)) of(target.text).growths.push(node);
      else of(target.text).values.push(field(node, 'right') ?? field(node, 'value'));
    } else if (isLoop(node) || node.type === 'for_in_clause') noteLoop(node, of, unknown);
    else if (/^(formal_)?parameters$/.test(node.type)) unknown(node);
    else if (node.type === 'arrow_function') unknown(field(node, 'parameter'));
    else noteCall(node, of);
  });
  return lives;
}

function noteLoop(node: Node, of: (name: string) => Life, unknown: (target: Node | null) => void): void {
  const target = field(node, 'left') ?? field(node, 'name');
  const whole = field(node, 'right') ?? field(node, 'value');
  if (!whole) return;
  if (target?.type === 'identifier' && whole.type === 'identifier') of(target.text).wholes.push(whole);
  else unknown(target);
}

function noteCall(node: Node, of: (name: string) => Life): void {
  const call = callOf(node);
  if (!call) return;
  const { receiver, name, args } = call;
  const [first] = args;
  if (ADDS_TO.test(name) && first?.type === 'identifier') of(first.text).growths.push(node);
  if (receiver?.type === 'identifier' && ADDS_ONE.test(name)) of(receiver.text).growths.push(node);
  if (receiver?.type === 'identifier' && ADDS_MANY.test(name)) of(receiver.text).values.push(null);
}

/** A function of the source may fill what it is given. */
function noteHandedOn(root: Node, functions: readonly Node[], lives: Lives): void {
  const byName = new Map(functions.map((fn) => [functionName(fn) ?? '', fn]));
  walk(root, (node) => {
    const call = callOf(node);
    const fn = call && byName.get(call.name);
    if (!fn) return;
    const names = parameterNames(fn).filter((name) => name !== 'self');
    for (const [at, { type, text }] of call.args.entries()) {
      const isFilled = (lives.get(names[at] ?? '')?.growths.length ?? 0) > 0;
      if (type === 'identifier' && isFilled) lives.get(text)?.values.push(null);
    }
  });
}

/** In JavaScript a list gets longer when something is stored behind its end, in Python a dictionary. */
function noteStored(target: Node | null, of: (name: string) => Life): void {
  if (target?.type !== 'subscript_expression' && target?.type !== 'subscript') return;
  const list = field(target, 'object') ?? field(target, 'value');
  const index = field(target, 'index') ?? field(target, 'subscript');
  const isConstant = /^(number|integer|string)$/.test(index?.type ?? '');
  if (list?.type === 'identifier' && !isConstant) of(list.text).growths.push(target);
}

type Rounds = (node: Node) => Cost;

/**
 * How often a place runs for each call of its function. Many places share a loop, which is counted once.
 * @param known counts by the innermost loop, to be emptied when another name gets a size
 */
const roundsWith =
  (names: Names, known: Map<number, Cost>): Rounds =>
  (node) => {
    const loops: Node[] = [];
    for (let around = node.parent; around && !isFunction(around); around = around.parent)
      if (isLoop(around)) loops.unshift(around);
    const innermost = loops.at(-1)?.id ?? 0;
    const rounds =
      known.get(innermost) ??
      loops.map((loop, at) => tripCount(loop, loops.slice(0, at), names)).reduce(nested, ONE);
    known.set(innermost, rounds);
    return rounds;
  };

const isShort = (size: Cost): boolean => /^(constant|logarithmic|square_root)$/.test(classOf(size));

function sizeOfLife(
  { values, growths, wholes }: Life,
  lives: Lives,
  names: Names,
  roundsAt: Rounds,
): Cost | null {
  let most: Cost = ONE;
  if (!wholes.every((whole) => isBoard(whole.text, lives, names))) return null;
  if (wholes.length > 0 && values.length + growths.length === 0) return ONE;
  const scopes = new Set(values.map((value) => (value ? functionAround(value)?.id : undefined)));
  if (values.length === 0 || values.includes(null)) return null;
  for (const value of values) {
    const isEmpty = value !== null && isMadeEmpty(value);
    const size = isEmpty ? ONE : sizeOf(value, names);
    if (!size) return null;
    most = larger(most, size);
  }
  for (const growth of growths) {
    if (!scopes.has(functionAround(growth)?.id)) return null;
    const rounds = roundsAt(growth);
    if (!isShort(rounds)) return null;
    most = larger(most, rounds);
  }
  return isShort(most) ? most : null;
}

/** A collection of a few rows, which are as short. Of two, such as two texts to compare, each may be long. */
function isBoard(name: string, lives: Lives, names: Names): boolean {
  const life = lives.get(name);
  if (!life || !names.fixed.has(name) || names.buckets.has(name)) return false;
  const heads = life.growths.map((growth) => loopAround(growth)?.text.split('\n', 1)[0] ?? '');
  return [...life.values.map((value) => value?.text ?? ''), ...heads].some((text) =>
    /\b(?:[3-9]|\d{2})\b/.test(text),
  );
}

function loopAround(node: Node): Node | null {
  const around = ancestor(node, (outer) => isLoop(outer) || isFunction(outer));
  return around && isLoop(around) ? around : null;
}

const isMadeEmpty = (value: Node): boolean =>
  /^(?:\[\]|\{\}|''|""|``|(?:list|set|dict|deque|Counter|defaultdict)\(\w*\)|new\s+[\w.]+(?:<.*>)?\(\))$/.test(
    joinedLines(value.text),
  );

const yieldsOf = (fn: Node): Node[] => within(fn, ({ type }) => /^yield(_expression)?$/.test(type));

const shortOr = (size: Cost): Cost | null => (isShort(size) ? size : null);

/** The values that a function gives back, those of its inner functions left out. */
const returned = (fn: Node): (Node | null)[] => {
  const body = field(fn, 'body');
  if (yieldsOf(fn).length > 0) return [];
  if (body && !/block$/.test(body.type)) return [body];
  return within(fn, ({ type }) => type === 'return_statement').map((node) => childrenOf(node)[0] ?? null);
};

/** What the names of a source hold, with the sizes of collections that are filled step by step. */
export function sizedNames(root: Node): Names {
  const base = namesOf(root);
  const fixed = new Set(base.fixed);
  const sizes = new Map<string, Cost>();
  const places = new Set<string>();
  const names: Names = { ...base, fixed, sizes, places };
  const lives = livesIn(root);
  if (lives.size > MOST_NAMES) return names;
  const functions: Node[] = [];
  walk(root, (node) => {
    if (isFunction(node) && functionName(node) !== null) functions.push(node);
  });
  noteHandedOn(root, functions, lives);
  for (const [name, { growths }] of lives)
    if (fixed.has(name) && growths.some((growth) => makesLonger(growth) && !isArray(name, root)))
      fixed.delete(name);
  for (const fn of functions) notePlaces(fn, names, places);
  const rounds = new Map<number, Cost>();
  const roundsAt = roundsWith(names, rounds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, life] of lives) {
      const size = fixed.has(name) ? null : sizeOfLife(life, lives, names, roundsAt);
      if (!size) continue;
      if (classOf(size) === 'constant') fixed.add(name);
      else sizes.set(name, size);
      rounds.clear();
    }
    for (const fn of functions) {
      const all = [
        ...returned(fn).map((value) => sizeOf(value, names)),
        ...yieldsOf(fn).map((node) => shortOr(roundsAt(node))),
      ];
      if (all.length === 0 || all.includes(null)) continue;
      sizes.set(
        `${functionName(fn) ?? ''}()`,
        all.reduce<Cost>((most, one) => larger(most, one ?? ONE), ONE),
      );
      rounds.clear();
    }
  }
  return names;
}

/** The arguments of a function that are places in what is in the source: `days[month - 1]`. */
function notePlaces(fn: Node, names: Names, places: Set<string>): void {
  const text = field(fn, 'body')?.text ?? '';
  for (const [at, name] of parameterNames(fn).entries())
    if (isPlaceIn(name, text, names)) places.add(`${functionName(fn) ?? ''}(${at})`);
}

/** Of a list that begins with what is in the source: a heap, or a list behind whose end something is stored. */
const makesLonger = (growth: Node): boolean =>
  growth.type === 'subscript_expression' || ADDS_TO.test(callOf(growth)?.name ?? '');

/** A list of a length that is given when it is made: `new Array(26)`. */
const isArray = (name: string, root: Node): boolean =>
  new RegExp(`\\b${escaped(name)}\\s*=\\s*(?:new\\s+)?(?:Array|\\w+Array)(?:\\.from)?\\(`).test(root.text);
