/** The classes that measurements can tell apart, slowest growing first. */
export const COMPLEXITY_CLASSES = [
  'constant',
  'logarithmic',
  'square_root',
  'linear',
  'linearithmic',
  'n_root_n',
  'quadratic',
  'quadratic_log',
  'cubic',
  'cubic_log',
  'quartic',
  'quartic_log',
  'quintic',
  'sextic',
  'septic',
  'octic',
  'exponential',
  'factorial',
] as const;
export type ComplexityClass = (typeof COMPLEXITY_CLASSES)[number];

/** The classes of n⁵, n⁶, n⁷ and n⁸. */
export const HIGH_POWERS = ['quintic', 'sextic', 'septic', 'octic'] as const;
export const LEAST_HIGH_POWER = 5;

/**
 * Natural logarithm of each class's growth function, because exponentials would overflow.
 * @param base of the exponential
 */
export function logGrowth(complexity: ComplexityClass, n: number, base = 2): number {
  const size = Math.max(n, 1);
  const ln = Math.log(size);
  const lnLog = Math.log(Math.log2(size + 1));
  switch (complexity) {
    case 'constant':
      return 0;
    case 'logarithmic':
      return lnLog;
    case 'square_root':
      return ln / 2;
    case 'linear':
      return ln;
    case 'linearithmic':
      return ln + lnLog;
    case 'n_root_n':
      return 1.5 * ln;
    case 'quadratic':
      return 2 * ln;
    case 'quadratic_log':
      return 2 * ln + lnLog;
    case 'cubic':
      return 3 * ln;
    case 'cubic_log':
      return 3 * ln + lnLog;
    case 'quartic':
      return 4 * ln;
    case 'quartic_log':
      return 4 * ln + lnLog;
    case 'quintic':
      return 5 * ln;
    case 'sextic':
      return 6 * ln;
    case 'septic':
      return 7 * ln;
    case 'octic':
      return 8 * ln;
    case 'exponential':
      return size * Math.log(base);
    case 'factorial':
      return logFactorial(size);
  }
}

/** Stirling's series with two correction terms; its error is below 1e-5 from n = 1 on. */
function logFactorial(n: number): number {
  const x = n + 1;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3);
}

/** Powers from 2 on, as notations write them. */
export const POWER_SIGNS = '²³⁴⁵⁶⁷⁸';

const BASES = ['c', 'k', 'a', 'b'];

/** A letter for the base of an exponential that is none of the variables. */
const baseBeside = (variables: string): string =>
  BASES.find((base) => !new RegExp(`\\b${base}\\b`).test(variables)) ?? 'c';

/** For example `O(n log n)`. The exponential is written `c^n`, because measurements do not determine its base. */
export function formatComplexity(complexity: ComplexityClass, variable = 'n'): string {
  const v = variable;
  const text: Readonly<Record<ComplexityClass, string>> = {
    constant: '1',
    logarithmic: `log ${v}`,
    square_root: `√${v}`,
    linear: v,
    linearithmic: `${v} log ${v}`,
    n_root_n: `${v} √${v}`,
    quadratic: `${v}²`,
    quadratic_log: `${v}² log ${v}`,
    cubic: `${v}³`,
    cubic_log: `${v}³ log ${v}`,
    quartic: `${v}⁴`,
    quartic_log: `${v}⁴ log ${v}`,
    quintic: `${v}⁵`,
    sextic: `${v}⁶`,
    septic: `${v}⁷`,
    octic: `${v}⁸`,
    exponential: `${baseBeside(v)}^${v}`,
    factorial: `${v}!`,
  };
  return `O(${text[complexity]})`;
}

export const rankOf = (complexity: ComplexityClass): number => COMPLEXITY_CLASSES.indexOf(complexity);

/** Grows faster than any power of n. */
export const isExplosive = (complexity: ComplexityClass): boolean =>
  rankOf(complexity) >= rankOf('exponential');

/** Positions for {@link ladderDistance}. A log factor is half a step. */
const LADDER: Readonly<Record<ComplexityClass, number>> = {
  constant: 0,
  logarithmic: 0.5,
  square_root: 1,
  linear: 2,
  linearithmic: 2.5,
  n_root_n: 3,
  quadratic: 3.5,
  quadratic_log: 4,
  cubic: 5,
  cubic_log: 5.5,
  quartic: 6,
  quartic_log: 6.5,
  quintic: 7,
  sextic: 8,
  septic: 9,
  octic: 10,
  exponential: 11,
  factorial: 12,
};

export const ladderDistance = (a: ComplexityClass, b: ComplexityClass): number => LADDER[a] - LADDER[b];
