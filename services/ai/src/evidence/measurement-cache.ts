/** Caches what is costly and the same for every learner: the growth of references, generated inputs. */
export interface MeasurementCache {
  /** @returns undefined when the key is unknown or its entry was deleted */
  get(key: string): Promise<unknown>;
  /** Best effort: a value that is too large or cannot be stored is measured again. @param value JSON */
  set(key: string, value: unknown): Promise<void>;
}
