import { ladderDistance, rankOf } from '../../evidence/complexity-class.js';
import { countersOf } from '../counters/counters.js';
import type { FamilyGrowth } from './measure-growth.js';

/** A family of a higher class counts if it takes at least this share of the steps of another one. */
const LEAST_OF_WORST = 0.3;

/** A family that takes so many times the steps of another one is worse, even if no curve fits it. */
const OVERSHADOWS = 16;

/** The family with more steps is worse, unless the other one clearly grows faster. */
export function byBadness(a: FamilyGrowth, b: FamilyGrowth): number {
  const [stepsOfA, stepsOfB] = [stepsInCommon(a, b), stepsInCommon(b, a)];
  const isFar = Math.max(stepsOfA, stepsOfB) > OVERSHADOWS * Math.min(stepsOfA, stepsOfB);
  const conclusive = isFar ? 0 : Number(b.classified.conclusive) - Number(a.classified.conclusive);
  if (isBent(a) !== isBent(b)) {
    const [bent, whole] = isBent(a) ? [stepsOfA, stepsOfB] : [stepsOfB, stepsOfA];
    if (whole >= bent && conclusive === 0) return stepsOfB - stepsOfA;
  }
  const distance = ladderDistance(b.classified.class, a.classified.class);
  const [faster, slower] = distance > 0 ? [b, a] : [a, b];
  const isNoWorse = isScatterBelow(faster, slower) || isLogBelow(faster, slower);
  if (isNoWorse) return conclusive || stepsOfB - stepsOfA;
  const isSmall = (distance > 0 ? stepsOfB : stepsOfA) < LEAST_OF_WORST * Math.max(stepsOfA, stepsOfB);
  return conclusive || (Math.abs(distance) >= 1 || !isSmall ? distance : 0) || stepsOfB - stepsOfA;
}

/** Whether the class is that of the smaller sizes only: the larger ones lie on another curve. */
const isBent = ({ counted, classified }: FamilyGrowth): boolean =>
  (classified.points.at(-1)?.n ?? 0) < (counted.at(-1)?.n ?? 0);

const LEAST_TELLING = 16;

/**
 * Whether the steps of `one` scatter and are nowhere above those of the other family, so that a class that grows faster
 * is one of their scatter. Some inputs of a family may be solved at once.
 */
function isScatterBelow(one: FamilyGrowth, other: FamilyGrowth): boolean {
  const stepsOfOther = new Map(other.counted.map(({ n, count }) => [n, count.total]));
  // At the smallest sizes a handful of values decides.
  const counted = one.counted.filter(({ n }) => n >= LEAST_TELLING);
  const steps = counted.map(({ count }) => count.total);
  const falls = steps.some((count, at) => at > 0 && count < (steps[at - 1] ?? 0));
  return falls && counted.every(({ n, count }) => count.total <= (stepsOfOther.get(n) ?? 0));
}

/** At smaller sizes what fills at once is not full either. */
const LEAST_OF_LOG = 64;
const LEAST_IN_BOTH = 6;

/**
 * Whether `one` is above the other family by a logarithm only, and each counter of it that has the logarithm is nowhere
 * above the same counter of the other family. A tree of letters fills slowly on some inputs, and at once on others.
 */
function isLogBelow(one: FamilyGrowth, other: FamilyGrowth): boolean {
  const [high, low] = [one.classified, other.classified];
  const distance = ladderDistance(high.class, low.class);
  if (distance <= 0 || distance >= 1 || !low.conclusive) return false;
  const faster = high.parts.filter((part) => part.class !== null && rankOf(part.class) > rankOf(low.class));
  const ofOther = new Map(other.counted.map(({ n, count }) => [n, countersOf(count)]));
  const both = one.counted.filter(({ n }) => n >= LEAST_OF_LOG && ofOther.has(n));
  return (
    both.length >= LEAST_IN_BOTH &&
    faster.length > 0 &&
    both.every(({ n, count }) => {
      const own = countersOf(count);
      return faster.every(({ key }) => (own.get(key)?.steps ?? 0) <= (ofOther.get(n)?.get(key)?.steps ?? 0));
    })
  );
}

/** The steps of `one` at the largest size that was counted for both. */
function stepsInCommon(one: FamilyGrowth, other: FamilyGrowth): number {
  const sizes = new Set(other.counted.map(({ n }) => n));
  return one.counted.filter(({ n }) => sizes.has(n)).at(-1)?.count.total ?? 0;
}
