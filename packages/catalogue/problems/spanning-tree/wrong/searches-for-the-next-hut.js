const fs = require('fs');

/**
 * @param {number} n the number of huts
 * @param {[number, number, number][]} offers two huts, numbered from 1, and the cost
 * @returns {number} the smallest total cost, or -1
 */
function solve(n, offers) {
  const near = Array.from({ length: n + 1 }, () => []);
  for (const [a, b, cost] of offers) {
    near[a].push([b, cost]);
    near[b].push([a, cost]);
  }
  const best = new Array(n + 1).fill(Infinity);
  const done = new Array(n + 1).fill(false);
  best[1] = 0;
  let total = 0;
  for (let step = 0; step < n; step++) {
    let next = 0;
    for (let v = 1; v <= n; v++) if (!done[v] && (next === 0 || best[v] < best[next])) next = v;
    if (best[next] === Infinity) return -1;
    done[next] = true;
    total += best[next];
    for (const [w, cost] of near[next]) best[w] = Math.min(best[w], cost);
  }
  return total;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const offers = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, offers));
