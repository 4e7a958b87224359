import type { ComplexityFinding } from '../../evidence/findings.js';
import { formatComplexity, isExplosive, type ComplexityClass } from '../../evidence/complexity-class.js';
import { classOfFew } from '../fitting/few-sizes.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import type { AxisGrowth } from './measure-growth.js';

/** Variables with few legal sizes, such as the number of coins, with which the steps grow. */
export function smallVariables(joint: AxisGrowth, single: readonly AxisGrowth[]): AxisGrowth[] {
  const known = new Set(joint.axis.variables);
  return single.filter(({ axis }) => axis.variables.every((name) => !known.has(name)));
}

/** Whether a table over a small variable as well may stand behind this memory. */
export const mayBeFactor = ({ source, class: found }: ComplexityFinding): boolean =>
  source === 'measured' && found !== null && found !== 'constant' && !isExplosive(found);

/**
 * The growth of memory in a small variable.
 * @param points kilobytes @param floor what the runtime itself takes @param least what it varies by
 */
export function factorOf(
  points: readonly GrowthPoint[],
  floor: number,
  least: number,
): ComplexityClass | null {
  const values = points.map(({ n, value }) => ({ n, value: Math.max(0, value - floor) }));
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last || last.value - first.value <= least) return null;
  const found = classOfFew(values);
  return found === 'constant' ? null : found;
}

/** The growth of the input in a small variable, such as the length of its words. A program that keeps them keeps that. */
export function factorOfInput({ worst }: AxisGrowth): ComplexityClass | null {
  const found = classOfFew(worst.counted.flatMap(({ n, bytes }) => (bytes ? [{ n, value: bytes }] : [])));
  return found === 'linear' ? found : null;
}

/** `O(c)` becomes `O(c * n)`. The class stays that of the large variables. */
export function withFactor<T extends ComplexityFinding & { extra: string | null }>(
  finding: T,
  factor: ComplexityClass,
  variable: string,
): T {
  const by = formatComplexity(factor, variable).slice(2, -1);
  const times = (notation: string): string => {
    const body = notation.slice(2, -1);
    return `O(${/ \+ /.test(body) && !body.startsWith('(') ? `(${body})` : body} * ${by})`;
  };
  const notation = finding.notation === null ? null : times(finding.notation);
  return { ...finding, notation, extra: notation };
}
