const fs = require('fs');

function solve(left, right) {
  const height = (bar) => (bar === 0 ? 0 : 1 + Math.max(height(left[bar]), height(right[bar])));
  return Math.abs(height(left[1]) - height(right[1])) > 1 ? 1 : 0;
}

const [n, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const left = [0];
const right = [0];
for (let i = 0; i < n; i++) {
  left.push(ends[2 * i]);
  right.push(ends[2 * i + 1]);
}
console.log(solve(left, right));
