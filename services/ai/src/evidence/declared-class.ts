import type { ComplexityClass } from './complexity-class.js';

/** The power of n that each factor stands for when all variables grow together. */
const LETTERS = /[a-z]+/g;

interface Names {
  variables: readonly string[];
  growing: readonly string[];
}

/**
 * The class that a declared complexity such as `O((n + m) log n)` has when its variables grow alike.
 * @param growing those that were measured growing; the others stand still and count as nothing.
 * @returns undefined for what is no class of the measurement.
 */
export function declaredClass(
  declared: string,
  variables: readonly string[],
  growing: readonly string[] = variables,
): ComplexityClass | undefined {
  const names: Names = { variables, growing };
  const inner = /^O\((.+)\)$/.exec(declared)?.[1];
  if (inner === undefined) return undefined;
  if (/\^\s*\(?[a-z]/.test(inner)) return 'exponential';
  if (inner.includes('!')) return 'factorial';
  const terms = splitSum(inner).map((term) => powerOf(term, names));
  if (terms.some((term) => term === undefined)) return undefined;
  const largest = Math.max(...terms.map((term) => (term ? term.power + term.logs * 0.1 : 0)));
  return CLASS_OF_POWER[String(Math.round(largest * 10) / 10)];
}

const CLASS_OF_POWER: Readonly<Record<string, ComplexityClass>> = {
  '0': 'constant',
  '0.1': 'logarithmic',
  '0.5': 'square_root',
  '1': 'linear',
  '1.1': 'linearithmic',
  '2': 'quadratic',
  '2.1': 'quadratic_log',
  '3': 'cubic',
  '3.1': 'cubic_log',
  '4': 'quartic',
  '4.1': 'quartic_log',
};

interface Power {
  power: number;
  /** 1 for a logarithm; a logarithm of a logarithm counts as 0. */
  logs: number;
}

/** The terms of a sum that are not inside brackets. */
function splitSum(text: string): string[] {
  const terms: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (text[at] !== '+' || depth > 0) continue;
    terms.push(text.slice(from, at));
    from = at + 1;
  }
  return [...terms, text.slice(from)].map((term) => term.trim());
}

function powerOf(term: string, names: Names): Power | undefined {
  const { variables, growing } = names;
  const logOf = /\blog\s+([a-z]+)/.exec(term)?.[1] ?? '';
  const logs = growing.includes(logOf) && !/log\s+log/.test(term) ? 1 : 0;
  let rest = term.replace(/\blog\s+(?:log\s+)?[a-z]+/g, ' ');
  let power = 0;
  rest = rest.replace(/\(([^()]+)\)/g, (_, sum: string) => {
    power += Math.max(...splitSum(sum).map((part) => powerOf(part, names)?.power ?? 0));
    return ' ';
  });
  rest = rest.replace(/([a-z]+)\s*\^\s*(\d)/g, (_, name: string, exponent: string) => {
    if (growing.includes(name)) power += Number(exponent);
    return ' ';
  });
  for (const word of rest.match(LETTERS) ?? []) {
    const factors = variables.includes(word) ? [word] : [...word];
    if (!factors.every((factor) => variables.includes(factor))) return undefined;
    power += factors.filter((factor) => growing.includes(factor)).length;
  }
  return { power, logs };
}
