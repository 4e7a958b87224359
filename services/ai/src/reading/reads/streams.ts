import type { Node } from 'web-tree-sitter';
import type { Count } from '../../evidence/input-grammar.js';
import { between, constant } from './counts.js';
import { converted } from './marks.js';
import type { TraceState } from './trace-state.js';
import { UNKNOWN, type Evaluates, type LinePart, type ListPart, type Stream, type Value } from './values.js';

const NUMBER = /^(integer|number|decimal_integer_literal)$/;

/** Reads input that the program holds as a whole: its lines, its words, or the words of one line. */
export class Streams {
  constructor(
    private readonly state: TraceState,
    private readonly tracer: Evaluates,
  ) {}

  next(stream: Stream): Value {
    stream.use.wasRead = true;
    const value: Value =
      stream.of === 'lines'
        ? { is: 'line', line: this.state.line() }
        : { is: 'field', field: this.state.field(stream.kind) };
    return this.mapped(stream, value);
  }

  /** All elements from here on, or as many as `count`. */
  rest(stream: Stream, count: Count | null): Value {
    stream.use.wasRead = true;
    if (stream.of === 'words') {
      const list = this.state.push({ is: 'list', kind: stream.kind, count, separator: ' ' });
      return { is: 'whole', list };
    }
    const { result } = this.state.repeated(count, () => this.next(stream));
    return { is: 'rows', element: result, count };
  }

  /** `stream[index]` */
  at(stream: Stream, index: Node): Value {
    const key = this.state.positionKey(index);
    const known = stream.known.get(key);
    if (known && index.type !== 'update_expression') return known;
    this.fillUpTo(stream, index);
    const value = this.next(stream);
    stream.known.set(key, value);
    return value;
  }

  /** `stream[from:to]` */
  slice(stream: Stream, from: Node | null, to: Node | null): Value {
    const key = `${from?.text ?? ''}:${to?.text ?? ''}`.replace(/\s+/g, '');
    const known = stream.known.get(key);
    const isMoving =
      key.includes('++') || /[a-z]/i.test(this.state.positionKey(from ?? to ?? this.state.root));
    if (known && !isMoving) return known;
    if (from) this.fillUpTo(stream, from);
    const start = from ? this.tracer.count(from) : constant(0);
    const count = to ? between(start, this.tracer.count(to)) : null;
    const value = this.rest(stream, count ?? (to ? this.sizeFrom(to) : null));
    stream.known.set(key, value);
    return value;
  }

  /** The count of a slice from a moving position: `data[p : p + n]`. */
  private sizeFrom(to: Node): Count | null {
    const right = to.childForFieldName('right');
    return right ? this.tracer.count(right) : null;
  }

  /** Programs need not look at the first line or word. */
  private fillUpTo(stream: Stream, index: Node): void {
    if (!NUMBER.test(index.type)) return;
    const wanted = Math.min(Number(index.text), 3);
    const read = Array.from(stream.known.keys()).filter((key) => /^\d+$/.test(key)).length;
    if (stream.known.size > read) return;
    for (let at = read; at < wanted; at += 1) {
      if (stream.known.has(String(at))) continue;
      const value = this.next({ ...stream, maps: [], kind: 'int' });
      stream.known.set(String(at), converted(value, 'int', this.state));
    }
  }

  private mapped({ maps, kind }: Stream, value: Value): Value {
    return maps.reduce(
      (result, fn) => this.tracer.apply(fn, [result]),
      kind === 'word' ? value : converted(value, kind, this.state),
    );
  }

  /** A word of a line by its position. */
  wordAt(line: LinePart, index: Node, name: string | null): Value {
    const list = line.body.find((part) => part.is === 'list');
    if (list) return { is: 'whole', list };
    const isFixed = NUMBER.test(index.type) && (name === null || this.state.isOnlyIndexed(name, index));
    if (!isFixed && line.body.length === 0) return this.listIn(line, null);
    const at = Number(index.text);
    for (let missing = line.known.size; missing <= at && missing < 20; missing += 1)
      line.known.set(String(missing), this.state.field(line.kind, line.body));
    const field = line.known.get(String(at));
    return field ? { is: 'field', field } : UNKNOWN;
  }

  /** The next word of a line; inside a loop that the line was read before, as many words as the loop has rounds. */
  nextWord(line: LinePart): Value {
    line.wasSplit = true;
    if (this.state.rounds.length > line.depth) return this.listIn(line, this.state.rounds.at(-1) ?? null);
    return this.state.within(line.body, () => ({ is: 'field', field: this.state.field(line.kind) }));
  }

  listIn(line: LinePart, count: Count | null): Value {
    const list: ListPart = { is: 'list', kind: line.kind, count, separator: line.separator };
    line.body.push(list);
    return { is: 'whole', list };
  }
}
