const fs = require('fs');

/**
 * @param {number} n the number of huts
 * @param {[number, number, number][]} offers two huts, numbered from 1, and the cost
 * @returns {number} the smallest total cost, or -1
 */
function solve(n, offers) {
  const cheapest = new Array(n + 1).fill(-1);
  offers.forEach(([a, b, cost], i) => {
    if (a === b) return;
    for (const hut of [a, b]) if (cheapest[hut] < 0 || cost < offers[cheapest[hut]][2]) cheapest[hut] = i;
  });
  const taken = new Set(cheapest.filter((i) => i >= 0));
  return [...taken].reduce((sum, i) => sum + offers[i][2], 0);
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const offers = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, offers));
