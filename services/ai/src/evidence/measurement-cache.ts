/** Remembers what is costly to measure and the same for everybody: growth of references, generated inputs. */
export interface MeasurementCache {
  /** @returns undefined when the key is unknown or was forgotten. */
  get(key: string): Promise<unknown>;
  /** Best effort: what is too large or cannot be stored now is measured again. @param value JSON */
  set(key: string, value: unknown): Promise<void>;
}
