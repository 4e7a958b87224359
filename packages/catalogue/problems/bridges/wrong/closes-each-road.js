const fs = require('fs');

/**
 * @param {number} n the number of towns
 * @param {[number, number][]} roads the towns at both ends, numbered from 1
 * @returns {number[]} the numbers of the critical roads, counted from 1, in ascending order
 */
function solve(n, roads) {
  const near = Array.from({ length: n + 1 }, () => []);
  roads.forEach(([a, b], i) => {
    near[a].push([b, i]);
    near[b].push([a, i]);
  });
  const critical = [];
  const seen = new Int32Array(n + 1).fill(-1);
  roads.forEach(([a, b], closed) => {
    const stack = [a];
    seen[a] = closed;
    while (stack.length > 0 && seen[b] !== closed)
      for (const [w, i] of near[stack.pop()])
        if (i !== closed && seen[w] !== closed) {
          seen[w] = closed;
          stack.push(w);
        }
    if (seen[b] !== closed) critical.push(closed + 1);
  });
  return critical;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const critical = solve(n, Array.from({ length: m }, (_, i) => [rest[2 * i], rest[2 * i + 1]]));
console.log(`${critical.length}\n${critical.join(' ')}`);
