const fs = require('fs');

/**
 * @param {number} n the number of huts
 * @param {[number, number, number][]} offers two huts, numbered from 1, and the cost
 * @returns {number} the smallest total cost, or -1
 */
function solve(n, offers) {
  const near = Array.from({ length: n + 1 }, () => []);
  let total = 0;
  let taken = 0;
  for (const [a, b, cost] of offers.sort((x, y) => x[2] - y[2])) {
    const seen = new Set([a]);
    const stack = [a];
    while (stack.length > 0 && !seen.has(b)) {
      for (const w of near[stack.pop()]) {
        if (!seen.has(w)) {
          seen.add(w);
          stack.push(w);
        }
      }
    }
    if (seen.has(b)) continue;
    near[a].push(b);
    near[b].push(a);
    total += cost;
    taken++;
  }
  return taken === n - 1 ? total : -1;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const offers = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, offers));
