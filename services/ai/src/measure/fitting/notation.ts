import { formatComplexity, rankOf, type ComplexityClass } from '../../evidence/complexity-class.js';

interface VariableGrowth {
  variable: string;
  class: ComplexityClass;
  /** A linear one that a logarithm of another variable multiplies, such as that of queries to a tree. */
  sharesLogarithm?: boolean;
}

/** The power of n for each class. A logarithm counts as 0.1. */
const EXPONENT: Readonly<Record<ComplexityClass, number>> = {
  constant: 0,
  logarithmic: 0.1,
  square_root: 0.5,
  linear: 1,
  linearithmic: 1.1,
  n_root_n: 1.5,
  quadratic: 2,
  quadratic_log: 2.1,
  cubic: 3,
  cubic_log: 3.1,
  quartic: 4,
  quartic_log: 4.1,
  quintic: 5,
  sextic: 6,
  septic: 7,
  octic: 8,
  exponential: 10,
  factorial: 12,
};

const inner = (growth: ComplexityClass, variable: string): string =>
  formatComplexity(growth, variable).slice(2, -1);

/**
 * Writes a class in several variables, such as `O(n * m)`, `O(n + m)` or `O((n + m) log n)`. The result agrees with the
 * joint class.
 * @param joint the class when all variables in `names` grow together
 * @param parts the class of each variable alone
 */
export function jointNotation(
  joint: ComplexityClass,
  names: readonly string[],
  parts: readonly VariableGrowth[],
): string {
  const [first = 'n'] = names;
  const growing = parts.filter((part) => part.class !== 'constant');
  const [only] = growing;
  if (names.length === 1 && growing.every(({ variable }) => variable === first))
    return formatComplexity(joint, first);
  // Without a class for each variable alone, a function of their sum is right for all of them.
  if (!only) return `O(${bare(inner(joint, joint === 'constant' ? first : sumOf(names)))})`;
  if (growing.length === 1 && only.class === joint && names.includes(only.variable))
    return formatComplexity(joint, only.variable);
  const beyond = growing.filter(({ variable }) => !names.includes(variable));
  const within = withoutTrifles(
    growing.filter(({ variable }) => names.includes(variable)),
    joint,
  );
  const body = names.length > 1 ? combined(joint, names, within) : inner(joint, first);
  const factors = beyond.map((part) => inner(part.class, part.variable));
  if (factors.length === 0) return `O(${bare(body)})`;
  if (body === '1') return `O(${factors.join(' * ')})`;
  const isSum = / \+ /.test(body) && !body.startsWith('(');
  return `O(${[isSum ? `(${body})` : body, ...factors].join(' * ')})`;
}

/**
 * The class of a variable alone that all variables together do not reach, because the steps fall with another one: groups
 * of k take n² / k steps if each costs as much as the rest of the list. With the least value of that one it is the worst.
 * @returns null where the joint class is as high
 */
export function fallingGrowth(
  joint: ComplexityClass,
  names: readonly string[],
  parts: readonly VariableGrowth[],
): { class: ComplexityClass; notation: string } | null {
  const within = parts.filter(({ variable }) => names.includes(variable));
  const [top] = [...within].sort((a, b) => rankOf(b.class) - rankOf(a.class));
  const [divisor, ...more] = within.filter((part) => part !== top);
  if (!top || !divisor || more.length > 0 || divisor.class !== 'constant') return null;
  const power = EXPONENT[top.class] - EXPONENT[joint];
  if (power !== 1 || EXPONENT[top.class] > EXPONENT.quartic) return null;
  return { class: top.class, notation: `O(${inner(top.class, top.variable)}/${divisor.variable})` };
}

/** A sum that stands alone needs no brackets of its own. */
const bare = (body: string): string => (/^\([^()]*\)$/.test(body) ? body.slice(1, -1) : body);

function combined(
  joint: ComplexityClass,
  names: readonly string[],
  parts: readonly VariableGrowth[],
): string {
  const exponents = parts.map((part) => EXPONENT[part.class]);
  const product = exponents.reduce((sum, exponent) => sum + exponent, 0);
  const largest = Math.max(0, ...exponents);
  const wanted = EXPONENT[joint];
  if (parts.length === 0) return inner(joint, sumOf(names));
  if (parts.length === 1 && parts[0]) {
    const [part] = parts;
    return Math.abs(largest - wanted) < 0.3 ? inner(joint, part.variable) : inner(joint, sumOf(names));
  }
  if (Math.abs(product - wanted) < 0.35 && product - largest > 0.35)
    return parts.map((part) => inner(part.class, part.variable)).join(' * ');
  if (Math.abs(product - wanted) < 0.05) {
    // One part is linear, another one logarithmic: `n log m`.
    const ordered = [...parts].sort((a, b) => rankOf(b.class) - rankOf(a.class));
    return ordered.map((part) => inner(part.class, part.variable)).join(' ');
  }
  const sharing = parts.filter(({ sharesLogarithm }) => sharesLogarithm === true);
  const owner = parts.find((part) => part.class === 'linearithmic');
  if (joint === 'linearithmic' && owner && sharing.length === parts.length - 1)
    return `${sumOf(parts.map(({ variable }) => variable))} log ${owner.variable}`;
  if (Math.abs(largest - wanted) < 0.05)
    return parts.map((part) => inner(part.class, part.variable)).join(' + ');
  if (joint === 'linearithmic' && parts.every((part) => rankOf(part.class) <= rankOf('linear')))
    return `${sumOf(parts.map(({ variable }) => variable))} log ${names[0] ?? 'n'}`;
  return inner(joint, sumOf(names));
}

/** Next to a part that is the whole class, a logarithm of another variable adds nothing. */
function withoutTrifles(parts: readonly VariableGrowth[], joint: ComplexityClass): readonly VariableGrowth[] {
  const largest = Math.max(0, ...parts.map((part) => EXPONENT[part.class]));
  return largest < 1 || largest < EXPONENT[joint]
    ? parts
    : parts.filter((part) => EXPONENT[part.class] > 0.1);
}

const sumOf = (names: readonly string[]): string =>
  names.length > 1 ? `(${names.join(' + ')})` : (names[0] ?? 'n');
