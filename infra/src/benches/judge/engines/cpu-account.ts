/** One measurement of an engine, in CPU milliseconds. */
export interface Usage {
  /** What its control group used meanwhile: the engine, its daemon, and the programs if they are in that group. */
  counted?: number | undefined;
  /** What the engine says that the programs used. */
  reported?: number | undefined;
}

/** Of what the engine reports, so much must show in its group for the programs to be in it. */
const SHOWS = 0.8;

/**
 * Adds up what one engine used. Some move their programs into control groups of their own, where the engine's group does
 * not count them: whether this one does is learnt from a program that computes, and what it reports is added then.
 */
export class CpuAccount {
  private programsAreOutside = false;

  /** @param usage of a program that computes for so long that the engine's own work does not matter */
  learn({ counted, reported }: Usage): void {
    this.programsAreOutside = counted !== undefined && reported !== undefined && counted < reported * SHOWS;
  }

  /** @throws Error when nothing was measured. */
  total({ counted, reported }: Usage): number {
    if (counted === undefined && reported === undefined)
      throw new Error('it reports no CPU time, and no control group of it is known');
    if (counted === undefined) return reported ?? 0;
    return this.programsAreOutside ? counted + (reported ?? 0) : counted;
  }

  describe({ counted }: Usage): string {
    if (counted === undefined) return 'CPU as the engine reports it, without its server';
    return this.programsAreOutside
      ? 'CPU of its control group, and of the programs in groups of their own as it reports it'
      : 'CPU of its control group, which holds its programs too';
  }
}
