const fs = require('fs');

/**
 * @param {number} n the number of farms
 * @param {[number, number][]} roads the farms at both ends, in the order of building
 * @returns {number} the number of the road that goes, counted from 1
 */
function solve(n, roads) {
  const near = Array.from({ length: n + 1 }, () => []);
  roads.forEach(([a, b], i) => {
    near[a].push(i);
    near[b].push(i);
  });
  const degree = near.map((list) => list.length);
  const gone = new Array(n).fill(false);
  const leaves = degree.map((_, v) => v).filter((v) => v > 0 && degree[v] === 1);
  while (leaves.length > 0) {
    const v = leaves.pop();
    const i = near[v].find((road) => !gone[road]);
    if (i === undefined) continue;
    gone[i] = true;
    const w = roads[i][0] === v ? roads[i][1] : roads[i][0];
    if (--degree[w] === 1) leaves.push(w);
  }
  return gone.indexOf(false) + 1;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(n, Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])));
