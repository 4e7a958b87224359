const fs = require('fs');

/**
 * @param {number} n the number of towns
 * @param {[number, number, number][]} buses from a town to a town, numbered from 1, for a price
 * @param {number} start
 * @param {number} goal
 * @param {number} k the largest number of changes
 * @returns {number} the smallest price, or -1
 */
function solve(n, buses, start, goal, k) {
  let best = new Array(n + 1).fill(Infinity);
  best[start] = 0;
  for (let taken = 0; taken <= k; taken++) {
    const next = best;
    let changed = false;
    for (const [a, b, price] of buses) {
      if (best[a] + price < next[b]) {
        next[b] = best[a] + price;
        changed = true;
      }
    }
    if (!changed) break;
    best = next;
  }
  return best[goal] === Infinity ? -1 : best[goal];
}

const [n, m, k, start, goal, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const buses = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, buses, start, goal, k));
