const fs = require('fs');

/**
 * @param {number} n the number of farms
 * @param {[number, number][]} roads the farms at both ends, in the order of building
 * @returns {number} the number of the road that goes, counted from 1
 */
function solve(n, roads) {
  const near = Array.from({ length: n + 1 }, () => []);
  roads.forEach(([a, b], i) => {
    near[a].push([b, i]);
    near[b].push([a, i]);
  });
  for (let out = n - 1; out >= 0; out--) {
    const seen = new Uint8Array(n + 1);
    const stack = [1];
    seen[1] = 1;
    let count = 1;
    while (stack.length > 0) {
      for (const [w, i] of near[stack.pop()]) {
        if (i === out || seen[w]) continue;
        seen[w] = 1;
        count++;
        stack.push(w);
      }
    }
    if (count === n) return out + 1;
  }
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(n, Array.from({ length: n }, (_, i) => [rest[2 * i], rest[2 * i + 1]])));
