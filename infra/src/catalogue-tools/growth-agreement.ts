import { ladderDistance, type ComplexityClass } from '@evident/ai/evidence/complexity-class';
import { declaredClass } from '@evident/ai/evidence/declared-class';
import { axesOf } from '@evident/ai/measure/inputs/axis';
import type { InputShape } from '@evident/ai/measure/inputs/input-source';

/** The class of a declared complexity over the sizes that are measured growing; null for none that is measured. */
export function declaredGrowth(time: string, shape: InputShape): ComplexityClass | null {
  const names = shape.variables.map(({ name }) => name);
  return declaredClass(time, names, axesOf(shape)?.joint.variables ?? []) ?? null;
}

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
