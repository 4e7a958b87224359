const COUNT = /^(0|[1-9]\d{0,5})$/;
const TOLL = /^(0|-?[1-9]\d{0,9})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n').map((line) => line.split(' '));
  if (lines[0].length !== 3 || !lines[0].every((part) => COUNT.test(part))) return 'line 1 must hold n, m and q';
  const [n, m, q] = lines[0].map(Number);
  if (n < 1 || n > 250 || m > 20000 || q < 1 || q > 100000) return 'n, m or q is out of range';
  if (lines.length !== 1 + m + q) return `expected ${1 + m + q} lines, found ${lines.length}`;
  const isTown = (part) => COUNT.test(part ?? '') && Number(part) >= 1 && Number(part) <= n;
  const roads = lines.slice(1, 1 + m);
  for (const [at, [u, v, w, ...more]] of roads.entries())
    if (more.length > 0 || !isTown(u) || !isTown(v) || !TOLL.test(w ?? '') || Math.abs(Number(w)) > 1e9) return `road ${at + 1} is wrong`;
  for (const [at, [a, b, ...more]] of lines.slice(1 + m).entries()) if (more.length > 0 || !isTown(a) || !isTown(b)) return `question ${at + 1} is wrong`;
  // Bellman and Ford from a town that leads to all others for nothing: after n rounds nothing may change any more.
  const edges = roads.map((road) => road.map(Number));
  const cost = new Array(n + 1).fill(0);
  for (let round = 0; round <= n; round++) {
    let changed = false;
    for (const [u, v, w] of edges) {
      if (cost[u] + w >= cost[v]) continue;
      cost[v] = cost[u] + w;
      changed = true;
    }
    if (!changed) return null;
  }
  return 'some round trip earns money';
}
