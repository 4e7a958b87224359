/**
 * How the judge's cores are shared. Whoever has used the fewest core-seconds lately comes first. The owner of the rows
 * orders waiting rows by this, and a worker orders what waits for its cores.
 */
export const FAIRNESS = {
  /** Used core time counts half after this time. */
  halfLifeMs: 120_000,
  /** Each waiting ms takes this off what was used, so that a stream of new users delays others and never starves them. */
  agingShare: 0.1,
  /** Uses that differ by less count as equal. Priority and time of arrival order equals. */
  stepMs: 1_000,
  /** Beyond this a user leaves one core to the others while there are others, and nobody waits for its second looks. */
  heavyMs: 10_000,
} as const;

/** What is left of a use after some time. */
export const decayedUse = (usedMs: number, passedMs: number): number =>
  usedMs * 2 ** (-Math.max(passedMs, 0) / FAIRNESS.halfLifeMs);

/** The place in line: the smaller comes first. @param usedMs decayed core time. @param waitedMs for the user's next turn */
export const fairRank = (usedMs: number, waitedMs: number): number =>
  Math.floor(Math.max(usedMs - FAIRNESS.agingShare * waitedMs, 0) / FAIRNESS.stepMs);
