import type { EditorLanguage } from '@evident/contracts';
import type { Block } from './block.js';

/** A program that runs another one on many inputs in one sandboxed process, each time from scratch. */
export interface BatchProgram {
  source: string;
  /** Starts each report line. It is random, so the program inside cannot forge a report. */
  marker: string;
  /** The marked blocks; null when the run reports them itself. */
  blocks?: readonly Block[] | null;
}

/** Plays variants of a program. */
export interface VariantProgram {
  language: EditorLanguage;
  /** The variants of a batch are compiled together, which costs more than to play them. */
  isCompiled: boolean;
  /** The most that the variants of one batch may have together, in UTF-16 units. */
  mostSource: number;
  batch: (variants: readonly string[]) => Promise<VariantBatch>;
}

/** A program in which each case plays one of some variants. */
export interface VariantBatch extends BatchProgram {
  /** For each variant, what stands before the input of a case that plays it. */
  frames: readonly string[];
  /** The variants, by position, that keep the batch from compiling. */
  wrongIn: (compileOutput: string) => ReadonlySet<number>;
}
