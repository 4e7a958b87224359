const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
const all = (1 << n) - 1;

function solve(cols, d1, d2) {
  if (cols === all) return 1;
  let count = 0;
  for (let free = all & ~(cols | d1 | d2); free; free &= free - 1) {
    const b = free & -free;
    count += solve(cols | b, (d1 | b) << 1, (d2 | b) >> 1);
  }
  return count;
}

// the right half of the board mirrors the left half
let sum = 0;
for (let c = 0; c < Math.floor(n / 2); c++) {
  const b = 1 << c;
  sum += solve(b, b << 1, b >> 1);
}
console.log(sum * 2);
