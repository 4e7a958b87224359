import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import {
  callOf,
  childrenOf,
  field,
  functionAround,
  functionName,
  isFunction,
  isInside,
  lineOf,
  oncePerNode,
  within,
} from '../../../syntax/shape.js';
import { type Change, type Slip, operatorOf, rootOf } from './change.js';
import {
  after,
  before,
  bodyOf,
  isStatement,
  leaves,
  MOST_PLACES,
  statementsOf,
  textBetween,
} from './statements.js';

/** What takes back a call, of a receiver and its first argument. */
const CALLS: Readonly<
  Record<EditorLanguage, Readonly<Record<string, (on: string, of: string) => string[]>>>
> = {
  PYTHON: {
    append: (on) => [`${on}.pop()`],
    add: (on, of) => [`${on}.discard(${of})`],
    remove: (on, of) => [`${on}.add(${of})`],
    discard: (on, of) => [`${on}.add(${of})`],
  },
  JAVASCRIPT: {
    push: (on) => [`${on}.pop()`],
    add: (on, of) => [`${on}.delete(${of})`],
    delete: (on, of) => [`${on}.add(${of})`],
  },
  JAVA: {
    add: (on, of) => [`${on}.remove(${on}.size() - 1)`, `${on}.remove(${of})`],
    addLast: (on) => [`${on}.removeLast()`],
    push: (on) => [`${on}.pop()`],
    append: (on) => [`${on}.setLength(${on}.length() - 1)`],
    remove: (on, of) => [`${on}.add(${of})`],
  },
};
const OPPOSITE: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '^=': '^=',
  true: 'false',
  false: 'true',
  True: 'False',
  False: 'True',
};

/** The statements that take back what one does. */
function inversesOf(statement: Node, language: EditorLanguage): string[] {
  const [inner] = statement.type === 'expression_statement' ? childrenOf(statement) : [];
  if (!inner) return [];
  const end = language === 'PYTHON' ? '' : ';';
  return expressionsBack(inner, language).map((text) => `${text}${end}`);
}

function expressionsBack(inner: Node, language: EditorLanguage): string[] {
  const call = callOf(inner);
  if (call?.receiver) {
    const table = CALLS[language];
    if (!Object.hasOwn(table, call.name)) return [];
    return table[call.name]?.(call.receiver.text, call.args[0]?.text ?? '') ?? [];
  }
  if (inner.type === 'update_expression') {
    const swapped: Readonly<Record<string, string>> = { '++': '--', '--': '++' };
    return [inner.text.replace(/\+\+|--/, (sign) => swapped[sign] ?? sign)];
  }
  const left = field(inner, 'left');
  const right = field(inner, 'right');
  if (!left || !right) return [];
  const operator = inner.type.startsWith('aug') ? operatorOf(inner) : '=';
  if (operator === '|=') return [`${left.text} &= ~(${right.text})`];
  if (operator === '&=' && right.text.startsWith('~')) return [`${left.text} |= ${right.text.slice(1)}`];
  if (operator === '=' && !/subscript|access|attribute|member/.test(left.type)) return [];
  const opposite = OPPOSITE[operator === '=' ? right.text : operator];
  if (opposite === undefined) return [];
  return [operator === '=' ? `${left.text} = ${opposite}` : `${left.text} ${opposite} ${right.text}`];
}

/** A step that is not taken back behind a recursive call, or that is taken back and was never taken. */
export const missingUndo: Slip = (node, language) => {
  if (node.type !== 'expression_statement' || !isStatement(node)) return [];
  const inverses = inversesOf(node, language);
  const restored = inverses.length > 0 ? [] : restoring(node, language);
  if (inverses.length === 0 && restored.length === 0) return [];
  const fn = functionAround(node);
  if (!fn || ownCallsOf(fn).length === 0) return [];
  return inverses.flatMap((text) => sites(node, fn, text, language)).concat(restored);
};

const ownCallsOf = oncePerNode((fn: Node): Node[] => {
  const name = functionName(fn);
  return name === null ? [] : within(fn, (inner) => callOf(inner)?.name === name);
});

const returnsOf = oncePerNode((fn: Node): Node[] =>
  within(fn, (inner) => inner.type === 'return_statement' && isStatement(inner)),
);

/** The statements of a block in which its function calls itself. */
const callingIn = oncePerNode((block: Node): Node[] => {
  const fn = functionAround(block);
  const calls = fn ? ownCallsOf(fn) : [];
  return statementsOf(block).filter((one) => calls.some((call) => isInside(call, one)));
});

/** At the end of the block, before what leaves the function, behind and before the statements that call. */
function sites(node: Node, fn: Node, text: string, language: EditorLanguage): Change[] {
  const own = lineOf(node);
  const block = statementsOf(node.parent);
  const last = block.at(-1);
  const behind = (node.parent ? callingIn(node.parent) : [])
    .filter((one) => one.startIndex > node.startIndex && one.type !== 'return_statement')
    .slice(0, MOST_PLACES);
  const returns = returnsOf(fn)
    .filter((one) => one.startIndex > node.endIndex)
    .slice(0, MOST_PLACES);
  return [
    ...(last && !leaves(last) ? after(language, last, text, [own, lineOf(last)]) : []),
    ...returns.flatMap((one) => beforeReturn(one, text, language, [lineOf(one), own])),
    ...behind.flatMap((one) => after(language, one, text, [own, lineOf(one)])),
    ...(block[0] && block[0].id !== node.id ? before(language, block[0], text, [own, lineOf(block[0])]) : []),
  ];
}

/** The value is worked out before the step is taken back. */
function beforeReturn(
  node: Node,
  text: string,
  language: EditorLanguage,
  lines: readonly number[],
): Change[] {
  const value = childrenOf(node)[0]?.text;
  if (value === undefined || /^[\w.]+$/.test(value)) return before(language, node, text, lines);
  const kept = `kept${node.startIndex}`;
  const [start, end] = [node.startIndex, node.endIndex];
  const indent = ' '.repeat(node.startPosition.column);
  const whole =
    language === 'PYTHON'
      ? `${kept} = ${value}\n${indent}${text}\n${indent}return ${kept}`
      : `{ ${language === 'JAVA' ? 'var' : 'const'} ${kept} = ${value}; ${text} return ${kept}; }`;
  return lines.map((line) => ({ line, start, end, after: whole }));
}

/** A place that gets its old value back at the end of the block. */
function restoring(node: Node, language: EditorLanguage): Change[] {
  const [inner] = childrenOf(node);
  const left = inner && /^assignment/.test(inner.type) ? field(inner, 'left') : null;
  const last = statementsOf(node.parent).at(-1);
  if (!left || !last || leaves(last) || last.id === node.id) return [];
  if (!/subscript|array_access/.test(left.type)) return [];
  const kept = `kept${node.startIndex}`;
  const word = { PYTHON: '', JAVASCRIPT: 'const ', JAVA: 'var ' }[language];
  const end = language === 'PYTHON' ? '' : ';';
  const [head] = before(language, node, `${word}${kept} = ${left.text}${end}`, [lineOf(node)]);
  const [tail] = after(language, last, `${left.text} = ${kept}${end}`, [lineOf(node)]);
  if (!head || !tail) return [];
  const middle = textBetween(node, last);
  const whole = { start: node.startIndex, end: last.endIndex, after: `${head.after}${middle}${tail.after}` };
  return [lineOf(node), lineOf(last)].map((line) => ({ line, ...whole }));
}

/** A function that takes back what another one does, all but one step. */
export const unpairedStep: Slip = (node, language) => {
  if (!isFunction(node)) return [];
  const own = statementsOf(bodyOf(node));
  const pairs = own.map((statement) => ({ statement, back: inversesOf(statement, language) }));
  if (pairs.every(({ back }) => back.length === 0)) return [];
  const others = functionsIn(rootOf(node)).filter((other) => other.id !== node.id);
  return others.flatMap((other) => {
    const theirs = statementsOf(bodyOf(other));
    const said = plainOf(other);
    const last = theirs.at(-1);
    const isPaired = ({ back }: { back: string[] }): boolean => back.some((text) => said.has(plain(text)));
    if (!last || leaves(last) || !pairs.some(isPaired)) return [];
    return pairs
      .filter((pair) => !isPaired(pair))
      .flatMap(({ statement, back }) =>
        back.flatMap((text) => after(language, last, text, [lineOf(last), lineOf(statement)])),
      );
  });
};

const plain = (text: string): string => text.replace(/[\s();]/g, '');
const plainOf = oncePerNode(
  (fn: Node): ReadonlySet<string> => new Set(statementsOf(bodyOf(fn)).map(({ text }) => plain(text))),
);

const functionsIn = oncePerNode((root: Node): Node[] =>
  root
    .descendantsOfType([
      'function_definition',
      'function_declaration',
      'method_definition',
      'method_declaration',
    ])
    .filter((one): one is Node => one !== null),
);
