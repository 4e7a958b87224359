const fs = require('fs');

/**
 * @param {number} n the number of huts
 * @param {[number, number, number][]} offers two huts, numbered from 1, and the cost
 * @returns {number} the smallest total cost, or -1
 */
function solve(n, offers) {
  const leader = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (v) => {
    while (leader[v] !== v) v = leader[v] = leader[leader[v]];
    return v;
  };
  let total = 0;
  let taken = 0;
  const order = offers.map(([a, b, cost]) => [String(cost), a, b]).sort((x, y) => (x[0] < y[0] ? -1 : x[0] > y[0] ? 1 : 0));
  for (const [cost, a, b] of order) {
    if (find(a) === find(b)) continue;
    leader[find(a)] = find(b);
    total += Number(cost);
    taken++;
  }
  return taken === n - 1 ? total : -1;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const offers = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, offers));
