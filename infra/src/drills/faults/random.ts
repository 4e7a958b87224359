/** @throws Error for an empty list */
export function anyOf<T>(values: readonly T[]): T {
  const chosen = values[Math.floor(Math.random() * values.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
