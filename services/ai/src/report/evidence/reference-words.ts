import {
  formatComplexity,
  POWER_SIGNS,
  rankOf,
  type ComplexityClass,
} from '../../evidence/complexity-class.js';
import { declaredClass } from '../../evidence/declared-class.js';
import type { ComplexityFinding } from '../../evidence/findings.js';

const withSigns = (declared: string): string =>
  declared.replace(/\^([2-8])/g, (_, power: string) => POWER_SIGNS.charAt(Number(power) - 2));

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
  if (declared !== undefined && declaredClass(declared, names) === reference) return withSigns(declared);
  if (reference === 'linear') return `O(${names.join(' + ')})`;
  if (reference === 'linearithmic') return `O((${names.join(' + ')}) log ${first})`;
  return rankOf(reference) < rankOf('linear')
    ? formatComplexity(reference, first)
    : `${formatComplexity(reference, 'N')} for ${names.join(' = ')} = N`;
}
