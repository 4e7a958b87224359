import { z } from 'zod';

/**
 * A part of a program that is entered at its beginning only: where that was never entered, none of it ran. Lines are
 * 1-based, columns 0-based; the end is behind the last character.
 */
export interface Block {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  kind: 'code' | 'function';
}

/** A program whose blocks mark themselves when they are entered. */
export interface CoveredSource {
  source: string;
  /** The array of marks: a name that the program cannot have used. */
  marks: string;
  /** Null: the harness finds them when it runs. */
  blocks: readonly Block[] | null;
}

/** With more, no program is worth watching so closely. */
export const MOST_BLOCKS = 2_000;

const position = z.number().int().nonnegative();
const Line = z.object({
  blocks: z.array(z.tuple([position, position, position, position, z.union([z.literal(0), z.literal(1)])])),
});

/** The blocks as a harness has found them. @returns undefined when the text says no such thing. */
export function readBlocks(text: string): Block[] | undefined {
  try {
    return Line.parse(JSON.parse(text)).blocks.map(([line, column, endLine, endColumn, kind]) => ({
      line,
      column,
      endLine,
      endColumn,
      kind: kind === 1 ? 'function' : 'code',
    }));
  } catch {
    return undefined;
  }
}

/** Positions of the blocks that one run has entered. */
export type Reached = ReadonlySet<number>;

/** @param marks hexadecimal: a one, then a binary digit for each block. */
export function readReached(marks: string): Reached {
  const digits = /^[0-9a-f]+$/.test(marks) ? BigInt(`0x${marks}`).toString(2).slice(1) : '';
  const reached = new Set<number>();
  for (let at = digits.indexOf('1'); at >= 0; at = digits.indexOf('1', at + 1)) reached.add(at);
  return reached;
}
