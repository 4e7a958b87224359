/**
 * Checks for values stored on this device. Written by hand, because every page needs them and the schema library would
 * be as large as the code of a page.
 */
export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value);

export const oneOf =
  <const T>(...choices: readonly T[]): Shape<T> =>
  (value): value is T =>
    choices.some((choice) => choice === value);

export const listOf =
  <T>(entry: Shape<T>, { least = 0, most = Infinity } = {}): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(entry);

const isObject: Shape<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with any keys and values of this shape. */
export const recordOf =
  <T>(entry: Shape<T>): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(entry);

/** An object with only these keys, all optional. */
export const partialOf =
  <K extends string, T>(keys: readonly K[], entry: Shape<T>): Shape<Partial<Record<K, T>>> =>
  (value): value is Partial<Record<K, T>> =>
    recordOf(entry)(value) && Object.keys(value).every((key) => keys.some((known) => known === key));

/** An object with at least these keys. */
export const objectOf =
  <T extends object>(fields: { [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Shape<unknown>>(fields).every(([key, shape]) => shape(value[key]));

/** @returns the stored JSON, or `fallback` when it is missing, invalid or of another shape. */
export function parseStored<T, F>(shape: Shape<T>, text: string | null, fallback: F): T | F {
  if (text === null) return fallback;
  try {
    const value: unknown = JSON.parse(text);
    return shape(value) ? value : fallback;
  } catch {
    return fallback;
  }
}
