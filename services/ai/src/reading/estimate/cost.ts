import { HIGH_POWERS, LEAST_HIGH_POWER, type ComplexityClass } from '../../evidence/complexity-class.js';

/** Growth as n^power · log^logs n, or beyond any power. */
export interface Cost {
  power: number;
  logs: number;
  beyond: 'no' | 'exponential' | 'factorial';
  /** 1-based line of the loop, call or recursion that costs most; null while nothing grows. */
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

/** The cost of work inside a loop. The line is the inner one if that work grows, because the steps are spent there. */
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

/** The nearest complexity class. Powers above eight count as eight. */
export function classOf({ power: degree, logs, beyond }: Cost): ComplexityClass {
  if (beyond !== 'no') return beyond;
  if (degree >= 4.5) return HIGH_POWERS[Math.round(degree) - LEAST_HIGH_POWER] ?? 'octic';
  if (degree >= 3.5) return logs > 0 ? 'quartic_log' : 'quartic';
  if (degree >= 2.5) return logs > 0 ? 'cubic_log' : 'cubic';
  if (degree >= 1.5 && degree < 1.75 && logs === 0) return 'n_root_n';
  if (degree >= 1.5) return logs > 0 ? 'quadratic_log' : 'quadratic';
  if (degree >= 1) return logs > 0 ? 'linearithmic' : 'linear';
  if (degree > 0) return 'square_root';
  return logs > 0 ? 'logarithmic' : 'constant';
}
