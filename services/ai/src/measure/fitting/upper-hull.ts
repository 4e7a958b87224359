/** A value below this share of the hull is no worst case. */
const LEAST_OF_HULL = 0.6;

/**
 * Without sizes at which the inputs that were tried were easy. What a program takes on some inputs is a lower bound of
 * its worst case, so a value far below the line between two others says nothing about it.
 * @param valueOf steps, at least 0
 */
export function withoutDips<T extends { n: number }>(
  points: readonly T[],
  valueOf: (point: T) => number,
): T[] {
  const ordered = [...points].sort((a, b) => a.n - b.n);
  const logs = ordered.map((point) => ({ x: Math.log(point.n), y: Math.log(Math.max(1, valueOf(point))) }));
  const hull = upperHull(logs);
  return ordered.filter((_, at) => {
    const log = logs[at];
    return log === undefined || log.y >= heightOf(hull, log.x) + Math.log(LEAST_OF_HULL);
  });
}

interface Log {
  x: number;
  y: number;
}

/** @param logs in order of x */
function upperHull(logs: readonly Log[]): Log[] {
  const hull: Log[] = [];
  for (const log of logs) {
    while (hull.length > 1 && !turnsDown(hull.at(-2), hull.at(-1), log)) hull.pop();
    hull.push(log);
  }
  return hull;
}

const turnsDown = (a: Log | undefined, b: Log | undefined, c: Log): boolean =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) < (b.y - a.y) * (c.x - a.x);

function heightOf(hull: readonly Log[], x: number): number {
  const at = hull.findIndex((corner) => corner.x >= x);
  const [from, to] = [hull[Math.max(0, at - 1)], hull[at]];
  if (!from || !to) return -Infinity;
  return to.x === from.x ? to.y : from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
}
