const ROUNDS = 2_000_000;
const REPEATS = 7;

function work(): number {
  let state = 1;
  for (let round = 0; round < ROUNDS; round += 1) state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state;
}

/**
 * Times a small fixed computation, so that an operator can compare hosts. It judges nothing.
 * @returns milliseconds of the fastest of some runs, because other work on the host only slows a run
 */
export function hostSpeedMs(): number {
  let least = Infinity;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return Math.round(least * 100) / 100;
}
