import type { Node } from 'web-tree-sitter';
import type { TokenKind } from '../../evidence/input-grammar.js';
import { field, isFunction, type Call } from '../../syntax/shape.js';
import { converted } from './marks.js';
import type { Streams } from './streams.js';
import type { TraceState } from './trace-state.js';
import { UNKNOWN, type Evaluates, type Value } from './values.js';

/** Functions that turn a text into a value. */
export const CONVERSIONS: Readonly<Record<string, TokenKind>> = {
  int: 'int',
  float: 'real',
  str: 'word',
  Number: 'int',
  parseInt: 'int',
  parseFloat: 'real',
  BigInt: 'int',
  parseLong: 'int',
  parseDouble: 'real',
  String: 'word',
};
const TYPED_READS: Readonly<Record<string, TokenKind>> = {
  nextInt: 'int',
  nextLong: 'int',
  nextShort: 'int',
  nextByte: 'int',
  nextBigInteger: 'int',
  nextDouble: 'real',
  nextFloat: 'real',
  next: 'word',
};
const READERS =
  /^(Scanner|BufferedReader|InputStreamReader|DataInputStream|BufferedInputStream|InputStream)$/;
/** Calls that give their receiver's or argument's elements again. */
const SAME =
  /^(strip|rstrip|lstrip|trim|decode|toString|stripTrailing|list|tuple|iter|sorted|reversed|enumerate|values|entries|filter|stream|boxed|toArray|toList|collect|asList|of|chars|asIterator|iterator|lower|upper|toLowerCase|toUpperCase|toCharArray|from|set|deque|replace|sort|reverse|resolve|readable)$/;
const TYPED_MAPS = /^mapTo(Int|Long|Obj|Double)$/;

/** The calls of the three languages that read input or take it apart. @returns undefined for any other call */
export class KnownCalls {
  constructor(
    private readonly state: TraceState,
    private readonly streams: Streams,
    private readonly tracer: Evaluates,
  ) {}

  call(call: Call): Value | undefined {
    const { receiver, name, args } = call;
    const source = this.sourceOf(call);
    if (source) return source;
    const of = receiver ? this.tracer.evaluate(receiver) : UNKNOWN;
    const ofReader = this.fromReader(of, name);
    if (ofReader) return ofReader;
    if (Object.hasOwn(CONVERSIONS, name) && args[0]) return this.conversion(name, args[0]);
    if (name === 'valueOf' && args[0] && /^(Integer|Long|Double)$/.test(receiver?.text ?? ''))
      return converted(this.tracer.evaluate(args[0]), 'int', this.state);
    if (name === 'map' && receiver === null && args[1])
      return this.map(this.tracer.evaluate(args[1]), args[0]);
    if ((name === 'map' || TYPED_MAPS.test(name)) && of !== UNKNOWN) return this.map(of, args[0]);
    if (/^(split|splitlines|lines|tokenize)$/.test(name)) return this.split(of, name, args[0] ?? null);
    if (name === 'StringTokenizer' && args[0])
      return this.split(this.tracer.evaluate(args[0]), 'split', args[1] ?? null);
    return this.taken(of, call) ?? this.same(of, call);
  }

  /** The calls that begin to read. */
  private sourceOf({ receiver, name, args, node }: Call): Value | undefined {
    const { state } = this;
    if (name === 'input' && receiver === null && !this.state.variables.has('input')) return this.newLine();
    if (/^(stdin|sys\.stdin|sys\.stdin\.buffer|open\(0\))$/.test(receiver?.text ?? '')) {
      if (name === 'readline') return this.newLine();
      if (name === 'read') return this.all();
      if (name === 'readlines') return state.stream('lines');
    }
    if (name === 'readFileSync') return this.all();
    if (/^(readAllBytes|readAll)$/.test(name)) return this.all();
    if (name === 'open' && args[0]?.text === '0') return state.stream('lines');
    if (/^(?:java\.io\.)?StreamTokenizer$/.test(name)) return { is: 'reader', of: 'numbers' };
    if (READERS.test(name.replace(/^java\.\w+\./, ''))) return { is: 'reader', of: 'words' };
    return node.type === 'new_expression' && name === 'Array' ? UNKNOWN : undefined;
  }

  private fromReader(of: Value, name: string): Value | undefined {
    if (of.is === 'reads-line') return undefined;
    if (of.is !== 'reader') return undefined;
    if (of.of === 'numbers') return name === 'nextToken' ? this.lastNumber() : undefined;
    const kind = Object.hasOwn(TYPED_READS, name) ? TYPED_READS[name] : undefined;
    if (kind) return { is: 'field', field: this.state.field(kind) };
    if (name === 'readLine' || name === 'nextLine') return this.newLine();
    if (name === 'lines') return this.state.stream('lines');
    return undefined;
  }

  private lastNumber(): Value {
    const value: Value = { is: 'field', field: this.state.field('int') };
    this.state.variables.set('nval', value);
    this.state.variables.set('sval', value);
    return value;
  }

  newLine(): Value {
    return { is: 'line', line: this.state.line() };
  }

  private all(): Value {
    return { is: 'line', line: this.state.line(true) };
  }

  private conversion(name: string, arg: Node): Value {
    return converted(this.tracer.evaluate(arg), CONVERSIONS[name] ?? 'int', this.state);
  }

  /** Applies a function to each element. */
  private map(of: Value, fn: Node | undefined): Value {
    if (!fn) return of;
    const converts = this.conversionIn(fn);
    if (of.is === 'stream' && of.stream.of === 'lines' && converts === null)
      return { is: 'stream', stream: { ...of.stream, maps: [...of.stream.maps, fn] } };
    if (of.is === 'rows' && converts === null) return { ...of, element: this.tracer.apply(fn, [of.element]) };
    return converts === null ? of : converted(of, converts, this.state);
  }

  /** `Number`, `int`, `Integer::parseInt`, `x => +x`, `lambda x: int(x)`. */
  private conversionIn(fn: Node): TokenKind | null {
    if (isFunction(fn)) {
      const body = field(fn, 'body')?.text ?? '';
      if (/split|\[/.test(body)) return null;
      return /\b(int|Number|parseInt|BigInt|parseLong)\b|^\+\w|\|\s*0|-\s*1/.test(body) ? 'int' : null;
    }
    const name = fn.text.split(/::|\./).at(-1) ?? '';
    if (name === 'valueOf') return 'int';
    return Object.hasOwn(CONVERSIONS, name) ? (CONVERSIONS[name] ?? null) : null;
  }

  private split(of: Value, name: string, separator: Node | null): Value {
    const text = separator?.text ?? '';
    if (of.is === 'stream') return of;
    if (of.is !== 'line') return UNKNOWN;
    const { line } = of;
    const byLines = name !== 'split' ? name !== 'tokenize' : /\\n|EOL/.test(text);
    if (line.isAll && (byLines || text === '' || /\\s|\\S/.test(text)))
      return this.state.streamOf(line, byLines ? 'lines' : 'words');
    if (/^(''|"")$/.test(text)) return of;
    line.wasSplit = true;
    const [, sign] = /^["'`/]([,;:|/-])["'`/]?/.exec(text) ?? [];
    if (sign) line.separator = sign;
    return { is: 'words', line };
  }

  /** Elements that are taken from the front. */
  private taken(of: Value, { receiver, name, args }: Call): Value | undefined {
    if (name === 'next' && receiver === null && args[0]) {
      const iterated = this.tracer.evaluate(args[0]);
      return this.first(iterated);
    }
    const isFirst =
      /^(shift|popleft|__next__|next|nextToken|nextElement|poll|removeFirst|readline)$/.test(name) ||
      (name === 'pop' && args[0]?.text === '0');
    if (isFirst) return this.first(of);
    if (of.is === 'stream' && /^(slice|splice|subList)$/.test(name))
      return this.streams.slice(of.stream, args[0] ?? null, name === 'splice' ? null : (args[1] ?? null));
    if ((of.is === 'stream' || of.is === 'words') && /^(get|at)$/.test(name) && args[0])
      return of.is === 'stream' ? this.streams.at(of.stream, args[0]) : undefined;
    return undefined;
  }

  private first(of: Value): Value | undefined {
    if (of.is === 'stream') return this.streams.next(of.stream);
    if (of.is === 'words') return this.streams.nextWord(of.line);
    return undefined;
  }

  private same(of: Value, { receiver, name, args }: Call): Value | undefined {
    if (!SAME.test(name)) return undefined;
    if (receiver && (of.is !== 'unknown' || !/^(Array|Arrays|Stream|List|Promise)$/.test(receiver.text)))
      return of;
    return args[0] && !isFunction(args[0]) ? this.tracer.evaluate(args[0]) : undefined;
  }
}
