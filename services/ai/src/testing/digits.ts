/** The digits of all numbers from 1 to n. */
export const digitsTo = (n: number): number =>
  Array.from({ length: n }, (_, at) => String(at + 1).length).reduce((sum, length) => sum + length, 0);
