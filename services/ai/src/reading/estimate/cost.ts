import type { ComplexityClass } from '../../evidence/complexity-class.js';

/** Growth as n^power · log^logs n, or beyond any power. */
export interface Cost {
  power: number;
  logs: number;
  beyond: 'no' | 'exponential' | 'factorial';
  /** 1-based line whose loop, call or recursion brought the most; null while nothing grows. */
  line: number | null;
}

const cost = (power: number, logs: number): Cost => ({ power, logs, beyond: 'no', line: null });
export const ONE = cost(0, 0);
export const LOG = cost(0, 1);
export const ROOT = cost(0.5, 0);
export const LINEAR = cost(1, 0);
export const SORTING = cost(1, 1);
export const EXPONENTIAL: Cost = { ...ONE, beyond: 'exponential' };
export const FACTORIAL: Cost = { ...ONE, beyond: 'factorial' };

const BEYOND = ['no', 'exponential', 'factorial'] as const;
const beyondRank = ({ beyond }: Cost): number => BEYOND.indexOf(beyond);
const grows = ({ power, logs, beyond }: Cost): boolean => power > 0 || logs > 0 || beyond !== 'no';

export const at = (value: Cost, line: number): Cost => (grows(value) ? { ...value, line } : value);

function compareCosts(a: Cost, b: Cost): number {
  return beyondRank(a) - beyondRank(b) || a.power - b.power || a.logs - b.logs;
}

export const larger = (a: Cost, b: Cost): Cost => (compareCosts(b, a) > 0 ? b : a);

/** Work inside work; the inner line is named where it grows, for that is where the steps are spent. */
export function nested(outer: Cost, inner: Cost): Cost {
  return {
    power: outer.power + inner.power,
    logs: outer.logs + inner.logs,
    beyond: beyondRank(inner) > beyondRank(outer) ? inner.beyond : outer.beyond,
    line: grows(inner) ? inner.line : outer.line,
  };
}

export function power(base: Cost, times: number): Cost {
  return { ...base, power: base.power * times, logs: base.logs * times };
}

/** The nearest class of the ladder; powers above three count as three. */
export function classOf({ power: degree, logs, beyond }: Cost): ComplexityClass {
  if (beyond !== 'no') return beyond;
  if (degree >= 2.5) return 'cubic';
  if (degree >= 1.5) return logs > 0 ? 'quadratic_log' : 'quadratic';
  if (degree >= 1) return logs > 0 ? 'linearithmic' : 'linear';
  if (degree > 0) return 'square_root';
  return logs > 0 ? 'logarithmic' : 'constant';
}
