import { generateInput, generatorRandom } from '@evident/catalogue';
import type { GeneratorRandom, GeneratorVariable } from '@evident/contracts';
import type { PackageUnderTest } from './package-under-test.js';

/** What a generated input was made of, for the search to change. */
interface Recipe {
  family: string;
  sizes: Record<string, number>;
  seed: number;
}

export interface AttackInput {
  text: string;
  /** Null for an input that was made by changing another. */
  recipe: Recipe | null;
  /** How it was made, in words. */
  origin: string;
}

/** A mutation may make a text longer; inputs beyond this size come from the generator only. */
const MOST_MUTATED_CHARACTERS = 4_000;
const MOST_REORDERED_CHARACTERS = 8 * 1024 * 1024;

/** Numbers at which programs break, besides those that the constraints name. */
const BORDERS = [0, 1, -1, 2, 10, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 32, 2 ** 53];
/** Words that are properties of every object in JavaScript, and other words that mean something. */
const WORDS = ['constructor', '__proto__', 'toString', 'a', 'A', 'aa', 'ab', 'null', 'Aa', 'BB'];

/** Makes inputs that the validator accepts. The same seed makes the same ones. */
export class AttackInputs {
  private readonly random: GeneratorRandom;
  private readonly constants: number[];
  private nextSeed: number;

  constructor(
    private readonly subject: PackageUnderTest,
    seed: number,
  ) {
    this.random = generatorRandom(seed);
    this.nextSeed = seed * 1_000_003;
    const stated = [...subject.pack.constraints.matchAll(/-?\d[\d\s_]*(?:\^\d+)?/g)].map(([text]) => {
      const [base = '', power] = text.replace(/[\s_]/g, '').split('^');
      return power ? Number(base) ** Number(power) : Number(base);
    });
    this.constants = [
      ...new Set([...BORDERS, ...stated.flatMap((value) => [value, -value, value - 1, value + 1])]),
    ].filter((value) => Number.isSafeInteger(value));
  }

  /** Small inputs, of all families in turn. */
  small(count: number): AttackInput[] {
    const { pack } = this.subject;
    return this.several(count, (family) =>
      this.made(family, ({ name, min, max }) => {
        const most = Math.max(min, Math.min(max, pack.manifest.small[name] ?? max));
        return this.random.int(min, most);
      }),
    );
  }

  /** Each family at its largest sizes, at its smallest, and at sizes of all magnitudes between them. */
  structured(count: number): AttackInput[] {
    const largest = this.several(this.subject.generator.families.length, (family) =>
      this.made(family, ({ max }) => max),
    );
    const between = this.several(count, (family) =>
      this.made(family, ({ min, max }) => {
        const share = this.random.int(0, 1_000) / 1_000;
        return Math.min(max, Math.max(min, Math.round((max + 1) ** share) - 1));
      }),
    );
    const smallest = this.several(this.subject.generator.families.length, (family) =>
      this.made(family, ({ min }) => min),
    );
    return [...smallest, ...largest, ...between];
  }

  /** Another input of a recipe's neighbourhood: a new seed, another size or another family. */
  neighbour({ family, sizes }: Recipe): AttackInput | null {
    const { families } = this.subject.generator;
    const chosen = this.random.bool(0.2) ? this.random.pick(families) : family;
    return this.made(chosen, ({ name, min, max }) => {
      const size = sizes[name] ?? max;
      if (this.random.bool(0.5)) return size;
      return Math.min(max, Math.max(min, Math.round(size * (this.random.int(50, 200) / 100))));
    });
  }

  /** Changed copies of the given texts. */
  mutated(of: readonly AttackInput[], count: number): AttackInput[] {
    const short = of.filter(({ text }) => text.length <= MOST_MUTATED_CHARACTERS);
    if (short.length === 0) return [];
    const found: AttackInput[] = [];
    for (let tries = 0; found.length < count && tries < count * 20; tries++) {
      let { text } = this.random.pick(short);
      for (let times = this.random.int(1, 3); times > 0; times--) text = this.mutation(text);
      if (this.isLegal(text)) found.push({ text, recipe: null, origin: 'a changed input' });
    }
    return found;
  }

  /** The same values in orders and with repetitions that are bad for some programs. */
  reordered({ text, origin }: AttackInput): AttackInput[] {
    if (text.length > MOST_REORDERED_CHARACTERS) return [];
    const lines = text.split('\n');
    const longest = lines.reduce(
      (best, line, at) => (line.length > (lines[best]?.length ?? 0) ? at : best),
      0,
    );
    const tokens = (lines[longest] ?? '').split(' ');
    const isNumeric = tokens.length > 2 && tokens.every((token) => /^-?\d+$/.test(token));
    const sorted = isNumeric ? [...tokens].sort((a, b) => Number(a) - Number(b)) : [...tokens].sort();
    const [first = ''] = tokens;
    const orders: Record<string, string[]> = {
      'in ascending order': sorted,
      'in descending order': [...sorted].reverse(),
      'all equal': tokens.map(() => first),
      'in two values': tokens.map((_token, at) => (at % 2 === 0 ? (sorted[0] ?? '') : (sorted.at(-1) ?? ''))),
      'from both ends': sorted.map(
        (_token, at) => (at % 2 === 0 ? sorted[at / 2] : sorted.at(-(at + 1) / 2)) ?? first,
      ),
    };
    return Object.entries(orders).flatMap(([name, order]) => {
      const changed = lines.map((line, at) => (at === longest ? order.join(' ') : line)).join('\n');
      return changed !== text && this.isLegal(changed)
        ? [{ text: changed, recipe: null, origin: `${origin}, ${name}` }]
        : [];
    });
  }

  isLegal(text: string): boolean {
    try {
      return this.subject.validate(text) === null;
    } catch {
      return false;
    }
  }

  private several(count: number, make: (family: string) => AttackInput | null): AttackInput[] {
    const { families } = this.subject.generator;
    return Array.from({ length: count }, (_, at) => make(families[at % families.length] ?? '')).filter(
      (input) => input !== null,
    );
  }

  /** @returns null where the generator cannot make such sizes. */
  private made(family: string, sizeOf: (variable: GeneratorVariable) => number): AttackInput | null {
    const { generator, pack } = this.subject;
    const sizes = Object.fromEntries(
      generator.variables.map((variable) => [variable.name, sizeOf(variable)]),
    );
    const recipe = { family, sizes, seed: Math.abs(this.nextSeed++) };
    try {
      const text = generateInput(pack.slug, generator, { name: 'attack', ...recipe });
      const size = Object.entries(sizes).map(([name, value]) => `${name} = ${value}`);
      return this.isLegal(text) ? { text, recipe, origin: [`family ${family}`, ...size].join(', ') } : null;
    } catch {
      return null;
    }
  }

  private number(token: string, all: readonly string[]): string {
    const value = Number(token);
    const other = Number(this.random.pick(all)) || 0;
    return String(
      this.random.pick([value + 1, value - 1, -value, 0, other, -other, this.random.pick(this.constants)]),
    );
  }

  private word(token: string): string {
    const at = this.random.int(0, Math.max(token.length - 1, 0));
    const letter = this.random.pick([...token, 'a', 'A', 'z', '0', ' ', '.']);
    return this.random.pick([
      this.random.pick(WORDS),
      token.slice(0, at) + letter + token.slice(at + 1),
      token.slice(0, at) + letter + token.slice(at),
      token.slice(0, at) + token.slice(at + 1),
      token + token,
      [...token].reverse().join(''),
    ]);
  }

  private mutation(text: string): string {
    const lines = text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split(' '));
    const row = this.random.int(0, lines.length - 1);
    const line = lines[row] ?? [];
    const at = this.random.int(0, Math.max(line.length - 1, 0));
    const token = line[at] ?? '';
    const numbers = lines.flat().filter((one) => /^-?\d+$/.test(one));
    const isNumber = /^-?\d+$/.test(token);
    switch (this.random.int(0, 7)) {
      case 0:
        line.splice(at, 1);
        countOf(lines, row, line.length + 1, -1);
        break;
      case 1:
        line.splice(at, 0, token);
        countOf(lines, row, line.length - 1, 1);
        break;
      case 2:
        lines[row] = this.random.shuffle(line);
        break;
      case 3: {
        const value = isNumber ? this.number(token, numbers) : token;
        lines[row] = line.map(() => value);
        break;
      }
      case 4: {
        const other = this.random.int(0, lines.length - 1);
        [lines[row], lines[other]] = [lines[other] ?? [], line];
        break;
      }
      default:
        line[at] = isNumber ? this.number(token, numbers) : this.word(token);
    }
    return `${lines.map((one) => one.join(' ')).join('\n')}\n`;
  }
}

/** Corrects the count that stands before a list whose length has changed. */
export function countOf(lines: string[][], row: number, before: number, change: number): void {
  for (let at = row - 1; at >= 0; at--) {
    const found = lines[at]?.indexOf(String(before)) ?? -1;
    const line = lines[at];
    if (found < 0 || !line) continue;
    line[found] = String(before + change);
    return;
  }
}
