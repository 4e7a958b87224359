import { isTests, type Count, type GrammarItem, type InputGrammar } from '../../evidence/input-grammar.js';
import type { InputVariable } from './input-source.js';

/** What decides how large an input is. */
export interface GrammarPlan {
  grammar: InputGrammar;
  variables: readonly InputVariable[];
  /** The name of the variable that each field follows. */
  nameOf: ReadonlyMap<number, string>;
  /** Fields that count test cases: there is one. */
  tests: ReadonlySet<number>;
  /** The variable that lists without a count follow. */
  main: string;
  /** The length of the rows of a matrix. */
  row: string;
  hasTexts: boolean;
  /** Reads to the end of the input, so a longer input is another one. */
  isOpen: boolean;
}

const MOST_COUNT = 100_000;
const MOST_VALUE = 1_000_000_000_000;
const NAMES = ['n', 'm', 'k', 'q', 'p', 'r'];
const LONGEST_NAME = 8;

/** @returns null when the grammar leaves open what grows */
export function planOf(grammar: InputGrammar): GrammarPlan | null {
  const tests = new Set<number>();
  const top = topOf(grammar.items, grammar, tests);
  const counted = new Set(countsIn(grammar.items));
  const numbers = top.filter((id) => grammar.fields[id]?.kind === 'int' && !tests.has(id));
  const kinds = kindsIn(grammar);
  const openFirst = kinds.free ? numbers.find((id) => isBeforeFree(grammar.items, id)) : undefined;
  // The rows of `n` rows have `m` elements, when the input begins with both.
  const [rowsOf, width] = numbers;
  if (kinds.rows && rowsOf !== undefined && width !== undefined && counted.has(rowsOf)) counted.add(width);
  const hasCount = numbers.some((id) => counted.has(id));
  if (openFirst !== undefined && !hasCount) counted.add(openFirst);
  const nameOf = new Map<number, string>();
  const variables: InputVariable[] = [];
  const add = (kind: InputVariable['kind'], wanted: string): string => {
    const taken = new Set(variables.map(({ name }) => name));
    const usable = wanted !== '' && wanted.length <= LONGEST_NAME && !taken.has(wanted);
    const name = usable ? wanted : (NAMES.find((one) => !taken.has(one)) ?? `x${variables.length}`);
    variables.push({ name, kind, min: 2, max: kind === 'count' ? MOST_COUNT : MOST_VALUE });
    return name;
  };
  const counts = numbers.filter((id) => counted.has(id));
  for (const id of counts) nameOf.set(id, add('count', grammar.fields[id]?.name ?? ''));
  const isSized = counts.length > 0 || kinds.free || kinds.texts;
  const main = counts[0] === undefined ? (isSized ? add('count', 'n') : '') : (nameOf.get(counts[0]) ?? 'n');
  for (const id of numbers)
    if (!counted.has(id)) nameOf.set(id, add('value', grammar.fields[id]?.name ?? ''));
  if (variables.length === 0) return null;
  if (variables.some(({ kind }) => kind === 'count'))
    for (const one of variables) one.max = Math.min(one.max, MOST_COUNT);
  const row = (counts[1] === undefined ? undefined : nameOf.get(counts[1])) ?? main;
  return {
    grammar,
    variables,
    nameOf,
    tests,
    main,
    row,
    hasTexts: kinds.texts,
    isOpen: kinds.open || grammar.isWhole,
  };
}

/** The fields outside of repetitions, or inside those for test cases. */
function topOf(items: readonly GrammarItem[], grammar: InputGrammar, tests: Set<number>): number[] {
  return items.flatMap((item): number[] => {
    if (item.is === 'token') return [item.field];
    if (item.is === 'line') return topOf(item.body, grammar, tests);
    if (item.is !== 'repeat' || !isTests(item.body, grammar)) return [];
    for (const id of item.count?.fields ?? []) tests.add(id);
    return topOf(item.body, grammar, tests);
  });
}

function countsIn(items: readonly GrammarItem[]): number[] {
  const of = (count: Count | null): readonly number[] => count?.fields ?? [];
  return items.flatMap((item): number[] => {
    if (item.is === 'list') return [...of(item.count)];
    if (item.is === 'repeat') return [...of(item.count), ...countsIn(item.body)];
    return item.is === 'line' ? countsIn(item.body) : [];
  });
}

interface Kinds {
  free: boolean;
  texts: boolean;
  /** Rows of texts, or of lists without a count. */
  rows: boolean;
  open: boolean;
}

function kindsIn(grammar: InputGrammar): Kinds {
  const { items } = grammar;
  const kinds: Kinds = { free: false, texts: false, rows: false, open: false };
  let isAlone = false;
  const visit = (item: GrammarItem, inLine: boolean, inRows = false): void => {
    const isWord = item.is === 'token' && grammar.fields[item.field]?.kind === 'word';
    if (item.is === 'text' || isWord) kinds.texts = true;
    if (inRows && (item.is === 'text' || (isWord && isAlone) || (item.is === 'list' && item.count === null)))
      kinds.rows = true;
    if (item.is === 'list' && item.kind === 'word') kinds.texts = true;
    if (item.is === 'list' && item.count === null) {
      kinds.free = true;
      if (!inLine) kinds.open = true;
    }
    if (item.is === 'repeat' && item.count === null) kinds.free = kinds.open = true;
    if (item.is === 'repeat' || item.is === 'line')
      for (const inner of item.body) {
        isAlone = item.body.length === 1;
        visit(inner, inLine || item.is === 'line', inRows || item.is === 'repeat');
      }
  };
  for (const item of items) visit(item, false);
  return kinds;
}

/** Whether a field comes before the first list without a count. */
function isBeforeFree(items: readonly GrammarItem[], id: number): boolean {
  let [isBefore, isOver] = [false, false];
  const visit = (item: GrammarItem): void => {
    if (isOver) return;
    if (item.is === 'token' && item.field === id) isBefore = isOver = true;
    else if (item.is === 'text' || (item.is === 'list' && item.count === null)) isOver = true;
    else if (item.is === 'line' || item.is === 'repeat') item.body.forEach(visit);
  };
  items.forEach(visit);
  return isBefore;
}
