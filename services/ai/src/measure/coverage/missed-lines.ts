import type { Block, Reached } from '../batches/block.js';

/** Lines of a program that never ran. */
export interface MissedLines {
  /** 1-based, both included. */
  first: number;
  last: number;
  /** `function`: one that was never called; `part`: other code on the same lines did run. */
  kind: 'code' | 'function' | 'part';
  /** Positions of the outermost blocks that begin there. */
  blocks: number[];
}

/** What may stand before a block on its first line, and after it on its last, without counting as code. */
const BEFORE = /^[ {}();?:]*(?:(?:else|try|do|finally)\b)? ?[:{]? ?$/;
const BEHIND = /^[ {}()[\],;]*(?:(?:\/\/|\/\*|#).*)?$/;
/** Lines without code of their own: closing braces, comments, `else`. */
const FILLER =
  /^(?:(?:\/\/|\/\*|#).*|[ {}()[\],;]*(?:(?:else|try|do|finally|default)\b)? ?(?::|->|\{)?|case\b[^;]*(?::|->) ?\{?)$/;
/** Only this much of a line is searched for code around a block. */
const MOST_BESIDE = 500;

const matches = (pattern: RegExp, text: string): boolean =>
  text.length <= MOST_BESIDE && pattern.test(text.replace(/\s+/g, ' '));
const isFiller = (line: string): boolean => matches(FILLER, line.trim());

interface Lines {
  lines: readonly string[];
  /** For each line: the next line with code (or the line itself), and the last one with code before it. */
  codeFrom: readonly number[];
  codeUntil: readonly number[];
}

function linesOf(source: string): Lines {
  const lines = source.split(/\r\n|\r|\n/);
  const codeUntil: number[] = [];
  for (const [at, line] of lines.entries()) codeUntil.push(isFiller(line) ? (codeUntil.at(-1) ?? 0) : at + 1);
  const codeFrom = new Array<number>(lines.length).fill(lines.length + 1);
  for (let at = lines.length - 1; at >= 0; at -= 1)
    codeFrom[at] = codeUntil[at] === at + 1 ? at + 1 : (codeFrom[at + 1] ?? lines.length + 1);
  return { lines, codeFrom, codeUntil };
}

type State = Pick<MissedLines, 'kind' | 'blocks'> | 'ran';
const RAN = 'ran';

const kindOf = (state: State | undefined): MissedLines['kind'] | undefined =>
  state === undefined || state === RAN ? undefined : state.kind;

/**
 * The lines that no run entered, in order. Of nested blocks the outermost is named; neighbours are joined.
 */
export function missedLines(source: string, blocks: readonly Block[], reached: Reached): MissedLines[] {
  const text = linesOf(source);
  const states: (State | undefined)[] = new Array<undefined>(text.lines.length).fill(undefined);
  const outerFirst = Array.from(blocks.entries()).sort(
    ([, a], [, b]) =>
      a.line - b.line || a.column - b.column || b.endLine - a.endLine || b.endColumn - a.endColumn,
  );
  for (const [index, block] of outerFirst) {
    if (reached.has(index)) markAsRun(states, block);
    else markAsMissed(states, text, index, block);
  }
  return grouped(text, states);
}

/** A function can be called although the block that contains it was not entered. */
function markAsRun(states: (State | undefined)[], { line, endLine }: Block): void {
  for (let at = line - 1; at < Math.min(endLine, states.length); at += 1)
    if (kindOf(states[at]) !== 'part') states[at] = RAN;
}

function markAsMissed(states: (State | undefined)[], text: Lines, index: number, block: Block): void {
  const { first, last } = wholeLines(text, block);
  if (first > last) {
    if (kindOf(states[block.line - 1]) === undefined)
      states[block.line - 1] = { kind: 'part', blocks: [index] };
    return;
  }
  const { kind } = block;
  const rest = { kind, blocks: [] };
  for (let at = first - 1; at < Math.min(last, states.length); at += 1) {
    const known = kindOf(states[at]);
    if (known === undefined || known === 'part')
      states[at] = at === first - 1 ? { kind, blocks: [index] } : rest;
  }
}

/** The lines that hold only this block's code; the first is after the last when there are none. */
function wholeLines({ lines, codeFrom, codeUntil }: Lines, block: Block): { first: number; last: number } {
  const isAlone = matches(BEFORE, lines[block.line - 1]?.slice(0, block.column) ?? '');
  const endsAlone = matches(BEHIND, lines[block.endLine - 1]?.slice(block.endColumn) ?? '');
  const first = isAlone ? block.line : block.line + 1;
  const last = endsAlone ? block.endLine : block.endLine - 1;
  return { first: codeFrom[first - 1] ?? first, last: codeUntil[last - 1] ?? last };
}

/** Joins neighbours of one kind that only lines without code separate. */
function grouped({ lines, codeFrom }: Lines, states: readonly (State | undefined)[]): MissedLines[] {
  const groups: MissedLines[] = [];
  let joins = false;
  for (const at of lines.keys()) {
    const state = states[at];
    if (state === undefined || state === RAN) {
      joins &&= codeFrom[at] !== at + 1;
      continue;
    }
    const last = groups.at(-1);
    if (joins && last?.kind === state.kind) {
      last.last = at + 1;
      last.blocks.push(...state.blocks);
    } else {
      groups.push({ first: at + 1, last: at + 1, kind: state.kind, blocks: [...state.blocks] });
    }
    joins = true;
  }
  return groups;
}
