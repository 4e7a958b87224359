const x = Number(require('fs').readFileSync(0, 'utf8'));

let low = 0;
let high = x < 1 ? 1 : x;
// stop when the interval is narrow, or when no number lies in between any more
while (high - low > 1e-10) {
  const middle = low + (high - low) / 2;
  if (middle === low || middle === high) break;
  if (middle * middle <= x) low = middle;
  else high = middle;
}
console.log(low.toFixed(10));
