import { formatComplexity, rankOf, type ComplexityClass } from '../../evidence/complexity-class.js';
import type { ComplexityFinding } from '../../evidence/findings.js';

/**
 * The reference's class in the variables of this problem. Of several variables only their common growth is known:
 * `O(n + m)`, or `O(N²) for r = c = N`. Where the program grows in the same way, it has the program's notation.
 */
export function referenceNotation(reference: ComplexityClass, finding: ComplexityFinding): string {
  const { series, source, class: found, notation } = finding;
  if (found === reference && source === 'measured' && notation !== null) return notation;
  const names = series[0]?.variable.split(' = ') ?? ['n'];
  const [first = 'n'] = names;
  if (names.length === 1 || reference === 'constant') return formatComplexity(reference, first);
  if (reference === 'linear') return `O(${names.join(' + ')})`;
  if (reference === 'linearithmic') return `O((${names.join(' + ')}) log ${first})`;
  return rankOf(reference) < rankOf('linear')
    ? formatComplexity(reference, first)
    : `${formatComplexity(reference, 'N')} for ${names.join(' = ')} = N`;
}
