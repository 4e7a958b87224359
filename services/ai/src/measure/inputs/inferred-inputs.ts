import { isTests, type Count, type GrammarItem } from '../../evidence/input-grammar.js';
import type { GrammarPlan } from './grammar-plan.js';
import type { InputRequest } from './input-program.js';
import type { GrowthInputs, InputShape } from './input-source.js';
import {
  drawNumber,
  drawPair,
  drawText,
  INFERRED_FAMILIES,
  nearValue,
  randomOf,
  type InferredFamily,
  type TextStyle,
} from './input-values.js';

/** Makes inputs of a grammar that was inferred from a program. The same request always gives the same input. */
export class InferredInputs implements GrowthInputs {
  constructor(
    readonly plan: GrammarPlan,
    private readonly style: TextStyle,
    private readonly families: readonly string[] = INFERRED_FAMILIES,
  ) {}

  /** The same inputs with fewer families. */
  restrictedTo(families: readonly string[]): InferredInputs {
    return new InferredInputs(this.plan, this.style, families);
  }

  describe(): Promise<InputShape> {
    return Promise.resolve({ variables: this.plan.variables, families: this.families });
  }

  generate(requests: readonly InputRequest[], maxBytes: number): Promise<(string | null)[]> {
    return Promise.resolve(requests.map((request) => this.make(request, maxBytes)));
  }

  private make({ family, sizes, seed }: InputRequest, maxBytes: number): string | null {
    try {
      const writer = new Writer(this.plan, this.style, family as InferredFamily, sizes, seed, maxBytes);
      return writer.write();
    } catch (error) {
      if (error instanceof TooLong) return null;
      throw error;
    }
  }
}

class TooLong extends Error {
  override name = 'TooLong';
}

/** Where a part of the input is written. */
interface Place {
  /** Inside a repetition that is not one of test cases. */
  inRows: boolean;
  /** Position in the innermost repetition. */
  at: number;
  of: number;
}

const WORD_LENGTH = 6;
const GRID_SIGNS = /[.#*]/;

class Writer {
  private readonly random: () => number;
  private readonly values = new Map<number, number>();
  private readonly limit: number;
  /** `n` of `n m` and `m` rows: no count of anything, but it stands in front of one. */
  private readonly places: readonly number[];
  /** Joined at the end: to ask a long text that just got longer for its last sign copies all of it. */
  private readonly parts: string[] = [];
  private length = 0;
  private endsLine = false;

  constructor(
    private readonly plan: GrammarPlan,
    private readonly style: TextStyle,
    private readonly family: InferredFamily,
    private readonly sizes: Readonly<Record<string, number>>,
    seed: number,
    private readonly maxBytes: number,
  ) {
    this.random = randomOf(seed);
    const counts = plan.variables.filter(({ kind }) => kind === 'count').map(({ name }) => sizes[name] ?? 1);
    // Values below each count may also be positions, counted from 0 or from 1.
    this.limit = Math.max(1, Math.min(...counts, MOST_LIMIT) - 1);
    const named = [...plan.nameOf].sort(([a], [b]) => a - b);
    const isCount = (name: string) => plan.variables.some((one) => one.name === name && one.kind === 'count');
    const firstCount = named.findIndex(([, name]) => isCount(name));
    this.places = named.slice(0, Math.max(0, firstCount)).map(([id]) => id);
  }

  write(): string {
    this.items(this.plan.grammar.items, { inRows: false, at: 0, of: 1 });
    if (!this.endsLine) this.parts.push('\n');
    return this.parts.join('');
  }

  private add(text: string): void {
    if (text === '') return;
    this.parts.push(text);
    this.length += text.length;
    this.endsLine = text.endsWith('\n');
    if (this.length > this.maxBytes) throw new TooLong();
  }

  /** @param separator inside a line */
  private items(items: readonly GrammarItem[], place: Place, separator: string | null = null): void {
    const pair = place.inRows ? this.pairIn(items, place) : null;
    for (const [at, item] of items.entries()) {
      if (separator !== null && at > 0) this.add(separator);
      if (item.is === 'token') {
        const known = pair?.get(item.field);
        if (known !== undefined) this.values.set(item.field, known);
        this.add(known === undefined ? this.token(item.field, place) : String(known));
        if (separator === null) this.add(' ');
      } else this.item(item, place, separator);
    }
  }

  /** The first two numbers of a row: an edge, an interval or a query, the smaller one first. */
  private pairIn(items: readonly GrammarItem[], { at }: Place): Map<number, number> | null {
    const ids = items.flatMap((item) =>
      item.is === 'token' && this.plan.grammar.fields[item.field]?.kind === 'int' ? [item.field] : [],
    );
    const [first, second] = ids;
    if (first === undefined || second === undefined) return null;
    // Edges join as many places as there are.
    const ends = this.places.map((id) => (this.values.get(id) ?? Infinity) - 1);
    const [a, b] = drawPair(this.family, at, Math.max(1, Math.min(this.limit, ...ends)), this.random);
    return new Map([
      [first, a],
      [second, b],
    ]);
  }

  private item(item: Exclude<GrammarItem, { is: 'token' }>, place: Place, separator: string | null): void {
    switch (item.is) {
      case 'list': {
        const size = this.countOf(item.count, place);
        for (let at = 0; at < size; at += 1) {
          if (at > 0) this.add(item.separator);
          this.add(item.kind === 'word' ? this.word(WORD_LENGTH, at) : this.number(item.kind, at, size));
        }
        if (separator === null) this.add('\n');
        return;
      }
      case 'text':
        return this.add(this.word(this.textLength(place), place.at));
      case 'line':
        if (this.length > 0 && !this.endsLine) this.add('\n');
        this.items(item.body, place, item.separator);
        return this.add('\n');
      case 'repeat':
        return this.repeat(item, place, separator);
    }
  }

  private repeat(
    { count, body }: Extract<GrammarItem, { is: 'repeat' }>,
    place: Place,
    separator: string | null,
  ): void {
    const isOfTests = isTests(body, this.plan.grammar);
    const size = isOfTests && count === null ? 1 : this.countOf(count, { ...place, inRows: false });
    for (let at = 0; at < size; at += 1) {
      if (separator !== null && at > 0) this.add(separator);
      this.items(body, { inRows: place.inRows || !isOfTests, at, of: size }, separator);
      if (separator === null && !this.endsLine) this.add('\n');
    }
  }

  /** A size that the grammar leaves open follows the main variable, in rows that of the rows. */
  private countOf(count: Count | null, { inRows }: Place): number {
    const { main, row } = this.plan;
    if (!count) return this.sizes[inRows ? row : main] ?? 1;
    const base = count.fields.reduce((product, id) => product * (this.values.get(id) ?? 1), count.times);
    return Math.max(0, (count.fields.length === 0 ? 0 : base) + count.plus);
  }

  private textLength({ inRows }: Place): number {
    const { main, row, grammar } = this.plan;
    if (!inRows) return this.sizes[main] ?? 1;
    const isGrid = (row !== main && grammar.words.length === 0) || GRID_SIGNS.test(grammar.characters);
    return isGrid ? (this.sizes[row] ?? 1) : WORD_LENGTH;
  }

  private token(id: number, place: Place): string {
    const { fields } = this.plan.grammar;
    const kind = fields[id]?.kind ?? 'int';
    if (kind === 'word') return this.word(this.textLength(place), place.at);
    if (this.plan.tests.has(id)) return this.keep(id, 1);
    const name = this.plan.nameOf.get(id);
    if (name === undefined) return this.number(kind, place.at, place.of, id);
    const variable = this.plan.variables.find((one) => one.name === name);
    const size = this.sizes[name] ?? 1;
    if (variable?.kind === 'count') return this.keep(id, size);
    const position = this.plan.variables
      .filter((one) => one.kind === 'value')
      .findIndex((one) => one.name === name);
    return this.keep(id, nearValue(this.family, size, position));
  }

  private keep(id: number, value: number): string {
    this.values.set(id, value);
    return String(value);
  }

  private number(kind: 'int' | 'real', at: number, of: number, id?: number): string {
    const value = drawNumber(this.family, at, of, this.limit, this.random);
    if (id !== undefined) this.values.set(id, value);
    return kind === 'real' ? `${value}.5` : String(value);
  }

  private word(length: number, at: number): string {
    const { words } = this.plan.grammar;
    if (length === WORD_LENGTH && words.length > 0 && this.style === 'signs')
      return (this.family === 'equal' ? words[0] : words[Math.floor(this.random() * words.length)]) ?? '';
    if (this.style === 'numbers' && length === WORD_LENGTH)
      return String(drawNumber(this.family, at, this.limit, this.limit, this.random));
    return drawText(this.family, length, this.plan.grammar.characters, this.style, this.random);
  }
}

/** Values without a count beside them. */
const MOST_LIMIT = 1_000_000;
