import { z } from 'zod';

/**
 * A part of a program that can be entered only at its beginning: if it was not entered, none of it ran. Lines are
 * 1-based and columns 0-based; the end is after the last character.
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
  /** The name of the array of marks, which the program does not use. */
  marks: string;
  /** Null: the harness reports them when it runs. */
  blocks: readonly Block[] | null;
}

/** Programs with more blocks are not marked. */
export const MOST_BLOCKS = 2_000;

const position = z.number().int().nonnegative();
const Line = z.object({
  blocks: z.array(z.tuple([position, position, position, position, z.union([z.literal(0), z.literal(1)])])),
});

/** Reads the blocks that a harness reports. @returns undefined when the text is no such report. */
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

/** Positions of the blocks that a run entered. */
export type Reached = ReadonlySet<number>;

/** @param marks hexadecimal; its binary digits are a one, then one digit for each block */
export function readReached(marks: string): Reached {
  const digits = /^[0-9a-f]+$/.test(marks) ? BigInt(`0x${marks}`).toString(2).slice(1) : '';
  const reached = new Set<number>();
  for (let at = digits.indexOf('1'); at >= 0; at = digits.indexOf('1', at + 1)) reached.add(at);
  return reached;
}
