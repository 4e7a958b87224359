import type { MeasurementCache } from '@evident/ai/evidence/measurement-cache';

/** Keeps results while the process lives. */
export class MemoryCache implements MeasurementCache {
  private readonly values = new Map<string, unknown>();

  get(key: string): Promise<unknown> {
    return Promise.resolve(this.values.get(key));
  }

  set(key: string, value: unknown): Promise<void> {
    this.values.set(key, value);
    return Promise.resolve();
  }
}
