import { randomBytes } from 'node:crypto';
import type { SourceEdits } from '../rewriting/source-edits.js';
import type { Block, CoveredSource } from '../batches/block.js';

/** What a mark needs to know of a syntax node: its offsets and the block it would be. */
export interface Span extends Omit<Block, 'kind'> {
  start: number;
  end: number;
}

/** Puts marks into a program, so that each block records that it was entered. */
export class BlockMarks {
  readonly name = `Marks${randomBytes(8).toString('hex')}`;
  readonly blocks: Block[] = [];

  constructor(
    private readonly edits: SourceEdits,
    /** The statement that sets a mark, without its semicolon. */
    private readonly setting: (name: string, index: number) => string,
  ) {}

  /** Puts a mark at an offset. */
  statement(at: number, first: Span, last: Span, kind: Block['kind'] = 'code'): void {
    this.edits.insert(at, `${this.mark(first, last, kind)};`);
  }

  /** Puts braces around a statement, with a mark at the beginning. */
  braced(statement: Span): void {
    const mark = this.mark(statement, statement, 'code');
    this.edits.wrap(statement.start, statement.end, `{${mark};`, '}');
  }

  /** Marks an expression through the comma operator. */
  expression(value: Span): void {
    this.edits.wrap(value.start, value.end, `(${this.mark(value, value, 'code')},`, ')');
  }

  /** Turns an expression into a block that yields its value, with a mark at the beginning. Java only. */
  yielding(statement: Span): void {
    const mark = this.mark(statement, statement, 'code');
    this.edits.wrap(statement.start, statement.end, `{${mark};yield `, '}');
  }

  /** Marks which of its two values a condition chooses. Java only. */
  choice(condition: Span, yes: Span, no: Span): void {
    const [first, second] = [this.add(yes, yes), this.add(no, no)];
    this.edits.wrap(condition.start, condition.end, `${this.name}.c(`, `, ${first}, ${second})`);
  }

  private add(first: Span, last: Span, kind: Block['kind'] = 'code'): number {
    const { line, column } = first;
    const { endLine, endColumn } = last;
    return this.blocks.push({ line, column, endLine, endColumn, kind }) - 1;
  }

  covered(): CoveredSource {
    return { source: this.edits.apply(), marks: this.name, blocks: this.blocks };
  }

  private mark(first: Span, last: Span, kind: Block['kind']): string {
    return this.setting(this.name, this.add(first, last, kind));
  }
}
