/** One measurement of an engine, in CPU milliseconds. */
export interface Usage {
  /** CPU time of the engine's control group: the engine, its daemon, and its programs if they are in that group. */
  counted?: number | undefined;
  /** CPU time of the programs as the engine reports it. */
  reported?: number | undefined;
}

/** The programs are in the engine's group if the group shows at least this share of the CPU time that it reports. */
const SHOWS = 0.8;

/**
 * Adds up the CPU time of one engine. Some engines move their programs into other control groups, where the engine's
 * group does not count them. A program that computes shows whether this engine does; if so, the time that the engine
 * reports is added.
 */
export class CpuAccount {
  private programsAreOutside = false;

  /** @param usage of a program that computes long enough for the engine's own work not to matter */
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
