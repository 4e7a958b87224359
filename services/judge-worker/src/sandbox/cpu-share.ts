import { AsyncLocalStorage } from 'node:async_hooks';

type Listener = (givesWay: boolean) => void;

const current = new AsyncLocalStorage<CpuShare>();

/**
 * The share of the CPU of the programs that run for one holder of a core. Programs that give way get the CPU time that
 * others leave.
 */
export class CpuShare {
  private yields = false;
  private readonly listeners = new Set<Listener>();

  /** The share of the work that calls this, or undefined outside `run`. */
  static get current(): CpuShare | undefined {
    return current.getStore();
  }

  get givesWay(): boolean {
    return this.yields;
  }

  set givesWay(yields: boolean) {
    if (this.yields === yields) return;
    this.yields = yields;
    for (const listener of this.listeners) listener(yields);
  }

  /** Everything that `work` runs in a sandbox has this share. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** @returns what ends it */
  follow(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
