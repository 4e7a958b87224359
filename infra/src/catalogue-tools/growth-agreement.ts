import { ladderDistance, type ComplexityClass } from '@evident/ai/evidence/complexity-class';

export interface ComparedGrowth {
  /** Null when the declared complexity is none of the measured classes. */
  declared: ComplexityClass | null;
  /** Null when the measurement was inconclusive. */
  found: ComplexityClass | null;
}

export type Agreement = 'as declared' | 'a log factor apart' | 'inconclusive' | 'otherwise';

/** How the measured class of a reference fits the declared one. */
export function agreementOf({ declared, found }: ComparedGrowth): Agreement {
  if (found === null) return 'inconclusive';
  if (found === declared) return 'as declared';
  return declared !== null && Math.abs(ladderDistance(found, declared)) <= 0.5
    ? 'a log factor apart'
    : 'otherwise';
}

export const isDefect = (growth: ComparedGrowth): boolean => agreementOf(growth) === 'otherwise';
