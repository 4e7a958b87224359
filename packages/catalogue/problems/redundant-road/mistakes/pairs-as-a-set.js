const fs = require('fs');

/**
 * @param {number} n the number of farms
 * @param {[number, number][]} roads the farms at both ends, in the order of building
 * @returns {number} the number of the road that goes, counted from 1
 */
function solve(n, roads) {
  const leader = Int32Array.from({ length: n + 1 }, (_, i) => i);
  const find = (farm) => {
    while (leader[farm] !== farm) {
      leader[farm] = leader[leader[farm]];
      farm = leader[farm];
    }
    return farm;
  };
  const pairs = new Set();
  for (let i = 0; i < n; i++) {
    const key = `${Math.min(...roads[i])} ${Math.max(...roads[i])}`;
    if (pairs.has(key)) continue;
    pairs.add(key);
    const [a, b] = [find(roads[i][0]), find(roads[i][1])];
    if (a === b) return i + 1;
    leader[a] = b;
  }
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(n, Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])));
