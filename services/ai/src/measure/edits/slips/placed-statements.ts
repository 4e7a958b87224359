import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import {
  assignedIn,
  callOf,
  identifiersIn,
  isInside,
  isLoop,
  lineOf,
  oncePerNode,
  within,
} from '../../../syntax/shape.js';
import { type Change, type Slip } from './change.js';
import {
  after,
  before,
  bodyOf,
  givenIn,
  isSimple,
  isStatement,
  leaves,
  loopsAround,
  MOST_PLACES,
  statementsOf,
  textAfter,
  textBefore,
  withoutStatement,
} from './statements.js';

const MOST_LINES = 8;
/** A number, a truth value, nothing, or an empty container. */
const FRESH =
  /^(?:-?[\d.]+[lL]?|[Tt]rue|[Ff]alse|None|null|""|''|-?Infinity|-?float\(.*\)|\[\]|\{\}|(?:set|dict|list)\(\)|(?:new )[\w.<>, ]+\(\))$/;

/** A statement that gives a variable a fresh value. */
function freshIn(node: Node): { name: Node; value: Node } | null {
  const given = isStatement(node) && isSimple(node) ? givenIn(node) : null;
  return given?.name.type === 'identifier' && FRESH.test(given.value.text) ? given : null;
}

/** What is made once in front of a loop, and has to be made anew in each round. */
export const missingReset: Slip = (node, language) => {
  const given = freshIn(node);
  if (!given) return [];
  const name = given.name.text;
  const end = language === 'PYTHON' ? '' : ';';
  const later = statementsOf(node.parent).filter((one) => one.startIndex > node.startIndex && isLoop(one));
  const loops = later.flatMap((loop) => [loop, ...loopsIn(loop)]);
  return loops.slice(0, MOST_PLACES).flatMap((loop) => {
    const [first] = statementsOf(bodyOf(loop));
    const body = bodyOf(loop);
    if (!first || !body || !changedIn(body).has(name)) return [];
    const made = `${name} = ${given.value.text}${end}`;
    return before(language, first, made, [lineOf(node), lineOf(loop), lineOf(first)]);
  });
};

/** The names that a block gives values to, or calls methods of. */
const changedIn = oncePerNode((block: Node): ReadonlySet<string> => {
  const targets = within(block, () => true).flatMap((inner) => {
    const target = assignedIn(inner) ?? callOf(inner)?.receiver ?? null;
    return [...identifiersIn(target)];
  });
  return new Set(targets);
});

const loopsIn = oncePerNode((loop: Node): Node[] =>
  within(loop, (inner) => isLoop(inner) && isStatement(inner)),
);

/** What is made anew in each round, and has to be kept from round to round. */
export const needlessReset: Slip = (node, language) => {
  if (!freshIn(node)) return [];
  return loopsAround(node).flatMap((loop) => {
    const rest = withoutStatement(loop, node, language);
    return replaced(loop, loop, `${textBefore(language, loop, node.text)}${rest}`, lineOf(node));
  });
};

const replaced = (first: Node, last: Node, text: string, line: number): Change[] => [
  { line, start: first.startIndex, end: last.endIndex, after: text },
];

/** What happens in one case only, and has to happen in the others, or once more behind the loop. */
export const missingCopy: Slip = (node, language) => {
  if (!isStatement(node) || leaves(node)) return [];
  const isShort = node.text.split('\n').length <= MOST_LINES;
  if (!isShort || /function|class|import|method|declaration/.test(node.type)) return [];
  const branch = branchAround(node);
  const loops = loopsAround(node);
  const own = lineOf(node);
  const behindLoops = isSimple(node) || node.type === 'if_statement' ? loops : [];
  const behind = behindLoops.flatMap((loop) => copied(language, loop, node, [own]));
  if (!branch || !isSimple(node)) return behind;
  const otherBranches = branch.blocks.filter((block) => !isInside(node, block));
  return [
    ...behind,
    ...copied(language, branch.whole, node, [own]),
    ...otherBranches.flatMap((block) => {
      const last = statementsOf(block).at(-1);
      if (!last) return [];
      const lines = [own, lineOf(last)];
      return leaves(last)
        ? before(language, last, node.text, lines)
        : after(language, last, node.text, lines);
    }),
  ];
};

function copied(language: EditorLanguage, place: Node, node: Node, lines: readonly number[]): Change[] {
  const next = place.nextNamedSibling;
  const start = place.endIndex;
  const text = textAfter(language, place, node.text, node);
  return [...new Set([...lines, ...(next ? [lineOf(next)] : [])])].map((line) => ({
    line,
    start,
    end: start,
    after: text,
  }));
}

/** The condition whose branch a statement is in, and the blocks of all its branches. */
function branchAround(node: Node): { whole: Node; blocks: Node[] } | null {
  let whole = node.parent?.parent ?? null;
  while (whole && /^(?:else_clause|elif_clause)$/.test(whole.type)) whole = whole.parent;
  while (whole?.type === 'if_statement' && !isStatement(whole)) whole = whole.parent;
  if (whole?.type !== 'if_statement') return null;
  return { whole, blocks: blocksOf(whole) };
}

const blocksOf = oncePerNode((whole: Node): Node[] =>
  within(whole, ({ type }) => /^(?:block|statement_block)$/.test(type))
    .filter(({ parent }) => parent !== null && /^(?:if_statement|elif_clause|else_clause)$/.test(parent.type))
    .slice(0, MOST_PLACES),
);

/** A statement that stands too early or too late: in front of its neighbour, or inside of a block. */
export const misplaced: Slip = (node, language) => {
  if (!isStatement(node) || !isSimple(node)) return [];
  return [...pastNeighbours(node, language), ...outOfBlock(node, language)];
};

function pastNeighbours(node: Node, language: EditorLanguage): Change[] {
  const [last, next] = [node.previousNamedSibling, node.nextNamedSibling];
  const own = lineOf(node);
  const isOther = (one: Node | null): one is Node => one !== null && isStatement(one) && !isSimple(one);
  return [
    ...(isOther(last) && !leaves(last)
      ? replaced(last, node, `${textBefore(language, last, node.text)}${last.text}`, own)
      : []),
    ...(isOther(next) && !leaves(next)
      ? replaced(node, next, `${next.text}${textAfter(language, next, node.text)}`, own)
      : []),
  ];
}

function outOfBlock(node: Node, language: EditorLanguage): Change[] {
  const outer = blockOwner(node);
  if (!outer) return [];
  const rest = withoutStatement(outer, node, language);
  const own = lineOf(node);
  return [
    ...replaced(outer, outer, `${textBefore(language, outer, node.text)}${rest}`, own),
    ...replaced(outer, outer, `${rest}${textAfter(language, outer, node.text)}`, own),
  ];
}

function blockOwner(node: Node): Node | null {
  let outer = node.parent?.parent ?? null;
  while (outer && !isStatement(outer)) outer = outer.parent;
  return outer && (isLoop(outer) || outer.type === 'if_statement') ? outer : null;
}

/** A value that is written over, and is still needed in a place of the same kind, such as the second best. */
export const lostValue: Slip = (node, language) => {
  if (!isStatement(node) || node.type !== 'expression_statement') return [];
  const given = givenIn(node);
  const owner = given ? ownerOf(given.name.text) : '';
  if (!given || owner === '') return [];
  const end = language === 'PYTHON' ? '' : ';';
  const outer = blockOwner(node) ?? node;
  const names = targetsIn(outer)
    .filter(({ type, text }) => type === given.name.type && text !== given.name.text)
    .filter(({ text }) => text.replace(ownerOf(text), owner) === given.name.text);
  return [...new Set(names.map(({ text }) => text))]
    .slice(0, MOST_PLACES)
    .flatMap((other) => before(language, node, `${other} = ${given.name.text}${end}`, [lineOf(node)]));
};

/** What a part of a program gives values to. */
const targetsIn = oncePerNode((outer: Node): { type: string; text: string }[] =>
  within(outer, (inner) => assignedIn(inner) !== null).flatMap((inner) => {
    const target = assignedIn(inner);
    return target ? [{ type: target.type, text: target.text }] : [];
  }),
);

const ownerOf = (text: string): string => /^\w+/.exec(text)?.[0] ?? '';

/** A way out that is missing at the end of a branch. */
export const missingExit: Slip = (node, language) => {
  if (!isStatement(node) || leaves(node) || node.nextNamedSibling) return [];
  if (!branchAround(node) || loopsAround(node).length === 0) return [];
  const end = language === 'PYTHON' ? '' : ';';
  return ['break', 'continue'].flatMap((word) => after(language, node, `${word}${end}`, [lineOf(node)]));
};
