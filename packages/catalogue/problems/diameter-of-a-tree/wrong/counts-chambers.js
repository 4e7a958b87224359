const fs = require('fs');

/**
 * @param {number[]} parents the predecessors of the chambers 1 to n, 0 for the entrance hall
 * @returns {number} the number of passages between the two chambers that are farthest apart
 */
function solve(parents) {
  const n = parents.length;
  const left = new Array(n + 1).fill(0);
  for (const p of parents) left[p]++;
  const order = [];
  for (let v = 1; v <= n; v++) if (left[v] === 0) order.push(v);
  const depth = new Array(n + 1).fill(0);
  let longest = 0;
  for (const v of order) {
    const p = parents[v - 1];
    if (p === 0) continue;
    longest = Math.max(longest, depth[p] + depth[v] + 1);
    depth[p] = Math.max(depth[p], depth[v] + 1);
    if (--left[p] === 0) order.push(p);
  }
  return longest + 1;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
