/** Seconds of processor time that these processes have used, with all that they started. */
export function cpuSeconds(...pids: number[]): number;
