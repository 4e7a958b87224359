const fs = require('fs');

/**
 * @param {number} n the number of towns
 * @param {[number, number][]} roads the towns at both ends, numbered from 1
 * @returns {number[]} the numbers of the critical roads, counted from 1, in ascending order
 */
function solve(n, roads) {
  const leader = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (v) => {
    while (leader[v] !== v) v = leader[v] = leader[leader[v]];
    return v;
  };
  const critical = [];
  roads.forEach(([a, b], i) => {
    if (find(a) === find(b)) return;
    leader[find(a)] = find(b);
    critical.push(i + 1);
  });
  return critical;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const critical = solve(n, Array.from({ length: m }, (_, i) => [rest[2 * i], rest[2 * i + 1]]));
console.log(`${critical.length}\n${critical.join(' ')}`);
