const fs = require('fs');

/**
 * @param {number} n the number of farms
 * @param {[number, number][]} roads the farms at both ends, in the order of building
 * @returns {number} the number of the road that goes, counted from 1
 */
function solve(n, roads) {
  const near = Array.from({ length: n + 1 }, () => []);
  for (let i = 0; i < n; i++) {
    const [a, b] = roads[i];
    const seen = new Set([a]);
    for (const v of seen) for (const w of near[v]) seen.add(w);
    if (seen.has(b)) return i + 1;
    near[a].push(b);
    near[b].push(a);
  }
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(n, Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])));
