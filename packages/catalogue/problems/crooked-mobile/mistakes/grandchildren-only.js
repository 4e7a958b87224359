const fs = require('fs');

function solve(left, right) {
  const height = (bar, levels) => (bar === 0 || levels === 0 ? 0 : 1 + Math.max(height(left[bar], levels - 1), height(right[bar], levels - 1)));
  let crooked = 0;
  for (let bar = 1; bar < left.length; bar++) if (Math.abs(height(left[bar], 2) - height(right[bar], 2)) > 1) crooked++;
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
