const fs = require('fs');

/**
 * @param {number} n the number of farms
 * @param {[number, number][]} roads the farms at both ends, in the order of building
 * @returns {number} the number of the road that goes, counted from 1
 */
function solve(n, roads) {
  const leader = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (v) => {
    while (leader[v] !== v) v = leader[v] = leader[leader[v]];
    return v;
  };
  const at = roads.findIndex(([a, b]) => {
    if (find(a) === find(b)) return true;
    leader[find(a)] = find(b);
    return false;
  });
  return (at || n - 1) + 1;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(n, Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])));
