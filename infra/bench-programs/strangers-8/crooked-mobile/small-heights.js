const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const left = i => data[2 * i - 1];
const right = i => data[2 * i];
const height = new Uint8Array(n + 1);   // a byte a bar is plenty
let crooked = 0;

(function hang(bar) {
  if (bar === 0) return;
  hang(left(bar));
  hang(right(bar));
  const a = height[left(bar)], b = height[right(bar)];
  if (Math.abs(a - b) > 1) crooked++;
  height[bar] = Math.max(a, b) + 1;
})(1);

console.log(crooked);
