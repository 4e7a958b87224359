/** A generator of numbers in [0, 1) that repeats itself for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The times at which cores become free, least first. */
class Cores {
  private readonly heap: number[];

  constructor(cores: number) {
    this.heap = new Array<number>(cores).fill(0);
  }

  get next(): number {
    return this.heap[0] ?? 0;
  }

  /** The core that is free first is busy until then. */
  occupy(until: number): void {
    const { heap } = this;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) break;
      const [first = 0, second = Number.POSITIVE_INFINITY] = [heap[left], heap[left + 1]];
      const least = first <= second ? left : left + 1;
      if ((heap[least] ?? 0) >= until) break;
      heap[at] = heap[least] ?? 0;
      at = least;
    }
    heap[at] = until;
  }
}

export interface Job {
  arrivesMs: number;
  serviceMs: number;
}

/**
 * The judging queue as events: a submission arrives, begins on the core that is free first, and ends. The product
 * shares cores by user; with one submission a user that is first come, first served.
 * @param jobs in the order of their arrival
 * @returns how long each waited and how long it took with its service, in ms
 */
export function judge(jobs: readonly Job[], cores: number): { waitsMs: number[]; totalsMs: number[] } {
  const free = new Cores(cores);
  const waitsMs: number[] = [];
  const totalsMs: number[] = [];
  for (const { arrivesMs, serviceMs } of jobs) {
    const begins = Math.max(arrivesMs, free.next);
    free.occupy(begins + serviceMs);
    waitsMs.push(begins - arrivesMs);
    totalsMs.push(begins + serviceMs - arrivesMs);
  }
  return { waitsMs, totalsMs };
}

/** @param share from 0 to 1; the nearest rank */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** @returns the least number for which `isEnough` holds, when it holds for every greater one too. */
export function least(isEnough: (count: number) => boolean, most = 100_000): number {
  let [low, high] = [1, 1];
  while (!isEnough(high)) {
    if (high >= most) throw new Error(`Not even ${most} are enough`);
    low = high + 1;
    high *= 2;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
