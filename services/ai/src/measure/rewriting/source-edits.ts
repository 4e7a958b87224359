interface Insertion {
  at: number;
  /** The end of the replaced characters; equals `at` for an insertion. */
  until: number;
  text: string;
  /** At one position closing texts come first, inner before outer, then opening ones, outer before inner. */
  opens: boolean;
  /** Characters of the node that the insertion belongs to. */
  span: number;
}

/** Edits of a source by offset. Nested edits stay nested, in whatever order they were made. */
export class SourceEdits {
  private readonly insertions: Insertion[] = [];

  constructor(private readonly source: string) {}

  /** Inserts `text` at offset `at`, for example after an opening brace. */
  insert(at: number, text: string): void {
    this.insertions.push({ at, until: at, text, opens: true, span: Number.MAX_SAFE_INTEGER });
  }

  /** Puts `before` and `after` around the characters from `start` to `end`. */
  wrap(start: number, end: number, before: string, after: string): void {
    const span = end - start;
    this.insertions.push({ at: start, until: start, text: before, opens: true, span });
    this.insertions.push({ at: end, until: end, text: after, opens: false, span });
  }

  /** Replaces the characters from `start` to `end`. Text that closes at `start` stays before it. */
  replace(start: number, end: number, text: string): void {
    this.insertions.push({ at: start, until: end, text, opens: true, span: Number.MAX_SAFE_INTEGER });
  }

  apply(): string {
    const ordered = this.insertions
      .map((insertion, index) => ({ ...insertion, index }))
      .sort(
        (a, b) =>
          a.at - b.at ||
          Number(a.opens) - Number(b.opens) ||
          (a.opens ? b.span - a.span : a.span - b.span) ||
          // Of two wraps of the same characters the first one is the outer one.
          (a.opens ? a.index - b.index : b.index - a.index),
      );
    let result = '';
    let position = 0;
    for (const { at, until, text } of ordered) {
      result += this.source.slice(position, at) + text;
      position = Math.max(at, until);
    }
    return result + this.source.slice(position);
  }
}
