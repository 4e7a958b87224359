const fs = require('fs');

/**
 * @param {number[]} parents the predecessors of the chambers 1 to n, 0 for the entrance hall
 * @returns {number} the number of passages between the two chambers that are farthest apart
 */
function solve(parents) {
  const n = parents.length;
  const next = Array.from({ length: n + 1 }, () => []);
  parents.forEach((p, i) => {
    if (p > 0) {
      next[p].push(i + 1);
      next[i + 1].push(p);
    }
  });
  let longest = 0;
  for (let s = 1; s <= n; s++) {
    const far = new Int32Array(n + 1).fill(-1);
    far[s] = 0;
    const queue = [s];
    for (const v of queue) {
      longest = Math.max(longest, far[v]);
      for (const w of next[v]) {
        if (far[w] < 0) {
          far[w] = far[v] + 1;
          queue.push(w);
        }
      }
    }
  }
  return longest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
