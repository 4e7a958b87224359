export interface GrowthPoint {
  n: number;
  /** Steps, CPU milliseconds or kilobytes. */
  value: number;
}
