import { formatComplexity, rankOf, type ComplexityClass } from '../../evidence/complexity-class.js';
import type { ComplexityFinding } from '../../evidence/findings.js';

const POWERS: Readonly<Partial<Record<ComplexityClass, number>>> = { linear: 1, quadratic: 2, cubic: 3 };
const FACTOR = /^([a-z]\w*)([²³]?)$/i;
const DEGREES: Readonly<Record<string, number>> = { '': 1, '²': 2, '³': 3 };

/** The power of N in a notation of these variables, such as 2 in `O(r * c + r)`, if each of them is N; else null. */
function powerOf(notation: string, names: readonly string[]): number | null {
  const terms = /^O\(([^()]+)\)$/.exec(notation)?.[1]?.split('+') ?? [];
  const powers = terms.map((term) =>
    term.split('*').reduce((sum, factor) => {
      const [, name = '', degree = ''] = FACTOR.exec(factor.trim()) ?? [];
      return names.includes(name) ? sum + (DEGREES[degree] ?? NaN) : NaN;
    }, 0),
  );
  const largest = Math.max(...powers);
  return Number.isInteger(largest) ? largest : null;
}

/**
 * The reference's class in the variables of this problem. Of several variables only their common growth was measured:
 * `O(N²) for r = c = N`. What the problem's author declares is told where it agrees: `O(r * c)`. Where the program grows
 * in the same way, the reference has the program's notation.
 * @param declared the author's notation
 */
export function referenceNotation(
  reference: ComplexityClass,
  finding: ComplexityFinding,
  declared: string | undefined,
): string {
  const { series, source, class: found, notation } = finding;
  if (found === reference && source === 'measured' && notation !== null) return notation;
  const names = series[0]?.variable.split(' = ') ?? ['n'];
  const [first = 'n'] = names;
  if (names.length === 1 || reference === 'constant') return formatComplexity(reference, first);
  if (declared !== undefined && POWERS[reference] === powerOf(declared, names)) return declared;
  if (reference === 'linear') return `O(${names.join(' + ')})`;
  if (reference === 'linearithmic') return `O((${names.join(' + ')}) log ${first})`;
  return rankOf(reference) < rankOf('linear')
    ? formatComplexity(reference, first)
    : `${formatComplexity(reference, 'N')} for ${names.join(' = ')} = N`;
}
