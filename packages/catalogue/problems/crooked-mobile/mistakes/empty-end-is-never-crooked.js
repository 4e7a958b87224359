const fs = require('fs');

function solve(left, right) {
  let crooked = 0;

  function height(bar) {
    if (bar === 0) return 0;
    const a = height(left[bar]);
    const b = height(right[bar]);
    if (a && b && Math.abs(a - b) > 1) crooked++;
    return 1 + Math.max(a, b);
  }

  height(1);
  return crooked;
}

const [n, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const left = [0];
const right = [0];
for (let i = 0; i < n; i++) {
  left.push(ends[2 * i]);
  right.push(ends[2 * i + 1]);
}
console.log(solve(left, right));
