const fs = require('fs');

/**
 * @param {number[]} parents the predecessors of the chambers 1 to n, 0 for the entrance hall
 * @returns {number} the number of passages between the two chambers that are farthest apart
 */
function solve(parents) {
  const n = parents.length;
  const unfinished = new Int32Array(n + 1);
  for (const parent of parents) unfinished[parent]++;
  const depth = new Int32Array(n + 1);
  let longest = 0;
  for (let leaf = 1; leaf <= n; leaf++) {
    let at = leaf;
    // Hands its value on, and goes on with the predecessor if that was its last successor.
    while (at > 0 && unfinished[at] === 0) {
      unfinished[at] = -1;
      const parent = parents[at - 1];
      if (parent > 0) {
        longest = Math.max(longest, depth[parent] + depth[at] + 1);
        depth[parent] = Math.max(depth[parent], depth[at] + 1);
      }
      unfinished[parent]--;
      at = parent;
    }
  }
  return longest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
