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
  const near = Array.from({ length: n + 1 }, () => []);
  for (const [a, b, price] of buses) near[a].push([b, price]);
  let best = Infinity;
  const stack = [[start, 0, 0]];
  while (stack.length > 0) {
    const [town, cost, taken] = stack.pop();
    if (town === goal) best = Math.min(best, cost);
    else if (taken <= k) for (const [b, price] of near[town]) if (cost + price < best) stack.push([b, cost + price, taken + 1]);
  }
  return best === Infinity ? -1 : best;
}

const [n, m, k, start, goal, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const buses = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, buses, start, goal, k));
