import { randomBytes } from 'node:crypto';
import type { SourceEdits } from '../rewriting/source-edits.js';
import type { Block, CoveredSource } from '../batches/block.js';

/** A node of a syntax tree, as far as a mark needs to know it: offsets, and the block that it would be. */
export interface Span extends Omit<Block, 'kind'> {
  start: number;
  end: number;
}

/** What is put into a program so that its blocks mark themselves, and which blocks those are. */
export class BlockMarks {
  readonly name = `Marks${randomBytes(8).toString('hex')}`;
  readonly blocks: Block[] = [];

  constructor(
    private readonly edits: SourceEdits,
    /** The statement that sets a mark, without its semicolon. */
    private readonly setting: (name: string, index: number) => string,
  ) {}

  /** Puts a mark at an offset, in front of whatever stands there. */
  statement(at: number, first: Span, last: Span, kind: Block['kind'] = 'code'): void {
    this.edits.insert(at, `${this.mark(first, last, kind)};`);
  }

  /** Makes a block of a statement that is none, and lets it begin with a mark. */
  braced(statement: Span): void {
    const mark = this.mark(statement, statement, 'code');
    this.edits.wrap(statement.start, statement.end, `{${mark};`, '}');
  }

  /** Lets an expression set a mark before it is evaluated, where the language has a comma. */
  expression(value: Span): void {
    this.edits.wrap(value.start, value.end, `(${this.mark(value, value, 'code')},`, ')');
  }

  /** As {@link braced}, of an expression whose value is wanted. Java only. */
  yielding(statement: Span): void {
    const mark = this.mark(statement, statement, 'code');
    this.edits.wrap(statement.start, statement.end, `{${mark};yield `, '}');
  }

  /** Lets a condition mark the value that it chooses. Java only. */
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
