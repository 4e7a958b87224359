import type { CodeEditorProps } from '../editor-types.js';

export interface FormatRequest {
  language: CodeEditorProps['language'];
  source: string;
  /** Spaces per level of indentation. */
  indent: number;
}

/** The formatted text, or a sentence that says why the text stays as it is. */
export type FormatOutcome = { text: string } | { refusal: string };

/** The code cannot be read, so it is not formatted. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource';
  /** @param line 1-based; null when the formatter does not tell. */
  constructor(readonly line: number | null) {
    super('The source cannot be read');
  }
}
