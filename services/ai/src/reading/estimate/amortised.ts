import type { Node } from 'web-tree-sitter';
import {
  callOf,
  field,
  fieldText,
  identifiersIn,
  isAssignment,
  isInside,
  within,
} from '../../syntax/shape.js';
import { escaped } from './names.js';

const SUBSCRIPT = /^(subscript|subscript_expression|array_access)$/;
const TAKES =
  /^(pop|popleft|poll|pollFirst|pollLast|remove|removeFirst|removeLast|shift|delete|discard|heappop|removeAt)$/;
const ADDS = /^(push|append|add|addLast|addFirst|offer|offerLast|appendleft|heappush|enqueue|put|unshift)$/;
/** A collection that is made anew, so nothing carries over from one round of the outer loop to the next. */
const MAKES =
  /\bnew\s+\w+\s*\[(?!\])|\bfill\b|\bArray\s*\(|\]\s*\*\s*\w|\bset\(\)|\bnew\s+(?:Set|Map|HashSet|HashMap|ArrayList)\b|=\s*\{\}|\[[^\]]*\bfor\b/;

const callsIn = (node: Node, name: RegExp): Node[] =>
  within(node, (inner) => name.test(callOf(inner)?.name ?? ''));

/** A loop over a list of things to do, which its own body makes longer. */
export function isWorklist(loop: Node): boolean {
  const body = field(loop, 'body');
  const head = field(loop, 'condition') ?? field(loop, 'right') ?? field(loop, 'value');
  if (!head || !body) return false;
  const names = identifiersIn(head);
  const isOf = (node: Node): boolean => {
    const call = callOf(node);
    return (
      call !== null && [call.receiver, ...call.args].some((part) => part !== null && names.has(part.text))
    );
  };
  const adds = callsIn(body, ADDS).some(isOf);
  // A list that is gone through, not emptied.
  if (loop.type !== 'while_statement' || /\.length\b|\blen\(|\.size\(/.test(head.text))
    return (
      adds && (loop.type !== 'while_statement' || callsIn(body, TAKES).some(isOf) || movesPlace(body, names))
    );
  return (adds && callsIn(body, TAKES).some(isOf)) || isInArray(body, names);
}

const movesPlace = (body: Node, names: ReadonlySet<string>): boolean =>
  [...names].some((name) =>
    new RegExp(`\\b${name}\\s*(?:\\+\\+|\\+=\\s*1\\b)|\\+\\+${name}\\b`).test(body.text),
  );

/** `stack[top++] = v` and `stack[--top]`, or `queue[tail++] = v` and `queue[head++]`. */
const isInArray = (body: Node, names: ReadonlySet<string>): boolean => {
  const places = [...names].join('|');
  if (places === '') return false;
  const isFilled = new RegExp(`\\[(?:(?:${places})\\+\\+|\\+\\+(?:${places}))\\]\\s*=[^=]`).test(body.text);
  return (
    isFilled &&
    new RegExp(`\\[(?:--(?:${places})|(?:${places})(?:\\+\\+|--))\\](?!\\s*=[^=])`).test(body.text)
  );
};

/** One level of a search after another: all levels together hold each thing once. */
export function isLevel(loop: Node, around: Node): boolean {
  if (!/^(while|do|for)_statement$/.test(around.type)) return false;
  const body = field(around, 'body');
  const outer = identifiersIn(field(around, 'condition'));
  if (!body) return false;
  const head = field(loop, 'right') ?? field(loop, 'value') ?? field(loop, 'condition');
  const isTaken = callsIn(field(loop, 'body') ?? loop, TAKES).some((node) => {
    const receiver = callOf(node)?.receiver;
    return receiver !== null && receiver !== undefined && outer.has(receiver.text);
  });
  if (isTaken && callsIn(body, ADDS).length > 0) return true;
  const level = [...identifiersIn(head)].find((name) => outer.has(name));
  return (
    level !== undefined &&
    within(body, ({ type }) => /^(assignment|assignment_expression)$/.test(type)).some((node) => {
      const value = fieldText(node, 'right');
      const filled = callsIn(body, ADDS).some((add) => callOf(add)?.receiver?.text === value);
      return fieldText(node, 'left') === level && filled;
    })
  );
}

/** Takes away what only the outer loop adds. */
export function onlyTakes(loop: Node): boolean {
  const body = field(loop, 'body');
  if (!body) return false;
  const ofCalls = (name: RegExp): string[] =>
    callsIn(body, name).flatMap((node) => {
      const call = callOf(node);
      const target = call?.receiver ?? call?.args[0];
      return target ? [target.text] : [];
    });
  const added = new Set(ofCalls(ADDS));
  const taken = ofCalls(TAKES);
  return taken.length > 0 && taken.some((name) => !added.has(name) && !/^(sys|Math|this|self)$/.test(name));
}

/** The outer loop goes on where the inner one stopped: `i = j`. */
export function handsOn(loop: Node, around: Node, changesOf: (node: Node, name: string) => Node[]): boolean {
  // `for (let i = 0; i < n;)`, `for (…; i = j)`
  const step = field(around, 'increment') ?? field(around, 'update');
  if (
    around.type !== 'while_statement' &&
    (around.type !== 'for_statement' || step?.type === 'update_expression')
  )
    return false;
  const [body, inner] = [field(around, 'body'), field(loop, 'body')];
  if (!body || !inner) return false;
  const moved = [...identifiersIn(field(loop, 'condition'))].filter(
    (name) => changesOf(inner, name).length > 0,
  );
  return [...identifiersIn(field(around, 'condition'))].some((name) =>
    [
      ...changesOf(body, name),
      ...(step && isAssignment(step) && fieldText(step, 'left') === name ? [step] : []),
    ].some((change) => {
      const value = field(change, 'right');
      return value !== null && moved.some((one) => identifiersIn(value).has(one));
    }),
  );
}

/** Over all rounds of the outer loop a search that marks what it visited does each thing once. */
export function sharesVisits(loop: Node, around: Node): boolean {
  if (!isWorklist(loop)) return false;
  const body = field(around, 'body') ?? around;
  const before = body.text.slice(0, Math.max(0, loop.startIndex - body.startIndex));
  return !MAKES.test(
    before
      .split('\n')
      .filter((line) => !isListToDo(line, loop))
      .join('\n'),
  );
}

const isListToDo = (line: string, loop: Node): boolean =>
  [...identifiersIn(field(loop, 'condition'))].some((name) => new RegExp(`\\b${name}\\s*=`).test(line));

/** A window's left end, or a position that jumps back along links which earlier rounds have shortened. */
export function movesOn(loop: Node, around: Node, changesOf: (node: Node, name: string) => Node[]): boolean {
  const body = field(loop, 'body');
  if (!body) return false;
  const names = new Set(
    within(loop, ({ type }) => SUBSCRIPT.test(type)).flatMap((node) => {
      const place = field(node, 'subscript') ?? field(node, 'index');
      return place ? [place.text, ...identifiersIn(place)] : [];
    }),
  );
  for (const node of callsIn(loop, /^(charAt|charCodeAt|codePointAt|at|get)$/))
    for (const place of callOf(node)?.args ?? []) for (const name of identifiersIn(place)) names.add(name);
  return [...names].some((name) => {
    const own = changesOf(loop.type === 'for_statement' ? loop : body, name);
    if (own.length === 0) return false;
    const jumps = own.every((change) => isJump(change, name));
    const steps = own.every((change) => /^(update_expression|augmented_assignment)/.test(change.type));
    return jumps || (steps && changesOf(around, name).every((change) => isInside(change, loop)));
  });
}

/** `j = left[j]` */
function isJump(change: Node, name: string): boolean {
  const value = field(change, 'right') ?? field(change, 'value');
  return value !== null && SUBSCRIPT.test(value.type) && fieldTextOfIndex(value) === name;
}

const fieldTextOfIndex = (node: Node): string => fieldText(node, 'subscript') || fieldText(node, 'index');

/** Walking along neighbours in a set, begun only where a walk can begin. */
export function isGuardedWalk(loop: Node): boolean {
  const condition = field(loop, 'condition')?.text ?? '';
  if (!/\bin\b|has\(|contains(Key)?\(/.test(condition)) return false;
  for (
    let node = loop.parent;
    node && !/^(for|while|enhanced|function|method)/.test(node.type);
    node = node.parent
  ) {
    const test = node.type === 'if_statement' ? (field(node, 'condition')?.text ?? '') : '';
    if (/(not in|!)/.test(test) && /[-+]\s*1/.test(test)) return true;
  }
  const body = field(loop.parent ?? loop, 'body') ?? loop.parent;
  return body !== null && within(body, ({ type }) => type === 'if_statement').some(skipsAfterNeighbour);
}

/** `if (present.has(value - 1)) continue;` */
function skipsAfterNeighbour(node: Node): boolean {
  const test = field(node, 'condition')?.text ?? '';
  const asks = /\bin\b|has\(|contains\(/.test(test) && /-\s*1\b/.test(test);
  return asks && within(node, ({ type }) => type === 'continue_statement').length > 0;
}

/** Takes from a collection that the function did not make, so over all of its calls each thing is taken once. */
export function emptiesOuter(loop: Node, fn: Node): boolean {
  if (!onlyTakes(loop) || isWorklist(loop)) return false;
  const own = new Set(
    within(fn, ({ type }) => /^(variable_declarator|assignment)$/.test(type)).map(
      (node) => (field(node, 'name') ?? field(node, 'left'))?.text ?? '',
    ),
  );
  return callsIn(loop, TAKES).every((node) => {
    const call = callOf(node);
    const target = call?.receiver ?? call?.args[0];
    return target !== undefined && target !== null && !own.has(target.text);
  });
}

/** The way to the root of a group in union-find, which its function makes shorter. */
export function compresses(loop: Node, fn: Node): boolean {
  if (within(fn, ({ type }) => /^(for|enhanced_for|for_in)_statement$/.test(type)).length > 0) return false;
  const body = field(fn, 'body')?.text ?? '';
  const [, , links] =
    /\b(\w+)\s*=\s*([\w.]+)\[\s*\1\s*\]/.exec(body) ?? /\b()([\w.]+)\[(\w+)\],\s*\3\s*=[^=]/.exec(body) ?? [];
  if (links === undefined || !loop.text.includes(links)) return false;
  const link = links.replace(/[.]/g, '\\.');
  return new RegExp(`\\b${link}\\[[^\\]]+(?:\\[[^\\]]+\\])?\\](?:\\s*,\\s*\\w+)?\\s*=[^=]`).test(body);
}

/** Each round of a loop puts as much into a list as is in it: the number of all subsets, not of things. */
export function doubles(loop: Node): boolean {
  const body = field(loop, 'body');
  if (!body || !/^(for|for_in|enhanced_for)_statement$/.test(loop.type)) return false;
  return within(body, () => true).some((node) => {
    const call = callOf(node);
    const extended = call && /^(extend|push|addAll|concat)$/.test(call.name) ? call : null;
    const isGiven = isAssignment(node);
    const target = isGiven ? field(node, 'left') : (extended?.receiver ?? null);
    const value = isGiven ? fieldText(node, 'right') : (extended?.args.map(({ text }) => text).join() ?? '');
    if (target?.type !== 'identifier' || value === '') return false;
    const name = target.text;
    const keeps =
      extended !== null ||
      /^augmented/.test(node.type) ||
      fieldText(node, 'operator') === '+=' ||
      new RegExp(`(?:^|\\.\\.\\.)${name}\\b(?:\\s*\\+|,|\\.concat\\()|\\[\\s*\\*${name}\\b`).test(value);
    return keeps && !/^\{|^set\(/.test(value) && isMadeOf(value, name, body);
  });
}

/** A list with an element for each element of another: a comprehension, or filled in a loop over it. */
const isMadeOf = (value: string, name: string, body: Node): boolean =>
  new RegExp(`\\bfor [^\\]]* in ${name}\\b|\\b${name}\\.map\\(|\\bmap\\([^)]*, ${name}\\)`).test(value) ||
  within(body, ({ type }) => /^(for|for_in|enhanced_for)_statement$/.test(type)).some((inner) => {
    const over = field(inner, 'right') ?? field(inner, 'value');
    const filled = callsIn(inner, ADDS).map((node) => callOf(node)?.receiver?.text ?? '');
    return (
      over?.text === name &&
      filled.some((one) => one !== name && new RegExp(`(?:^|\\W)${escaped(one)}(?:\\W|$)`).test(value))
    );
  });
