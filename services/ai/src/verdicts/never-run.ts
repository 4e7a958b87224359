import type { CountedRun } from '../growth/step-meter.js';

/** Which counted places of a program were ever entered, over all its runs. */
export class RunPlaces {
  private readonly entered = new Map<string, { line: number; steps: number }>();
  private runs = 0;

  add({ count }: CountedRun): void {
    if (!count) return;
    this.runs += 1;
    for (const [index, { line, label, steps }] of count.sites.entries()) {
      const key = `${index} ${line} ${label}`;
      this.entered.set(key, { line, steps: (this.entered.get(key)?.steps ?? 0) + steps });
    }
  }

  /** 1-based lines of loops and functions that no run reached, ascending; empty when nothing ran. */
  neverRunLines(): number[] {
    if (this.runs === 0) return [];
    const places = Array.from(this.entered.values());
    const reached = new Set(places.filter(({ steps }) => steps > 0).map(({ line }) => line));
    const missed = places.filter(({ line, steps }) => steps === 0 && !reached.has(line));
    return [...new Set(missed.map(({ line }) => line))].sort((a, b) => a - b);
  }
}
