// Turn the ring so that a tallest lighthouse comes first. Then nobody looks past the end,
// and answers can be found from the back by jumping along the answers already known.
const [[n], heights] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(' ').map(Number));
let top = 0;
heights.forEach((x, i) => { if (x > heights[top]) top = i; });
const h = [...heights.slice(top), ...heights.slice(0, top)];
const jump = new Array(n);
for (let i = n - 1; i >= 0; i--) {
  let j = i + 1;
  while (j < n && h[j] <= h[i]) j = jump[j];
  jump[i] = j;
}
const steps = jump.map((j, i) => (h[i] === h[0] ? 0 : j - i));
console.log(Array.from({ length: n }, (_, i) => steps[(i - top + n) % n]).join(' '));
