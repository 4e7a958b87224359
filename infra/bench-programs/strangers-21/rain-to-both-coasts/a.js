const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const r = nums[0], c = nums[1];
const h = nums.slice(2, 2 + r * c);

function climb(coast) {
  const wet = new Uint8Array(r * c);
  const queue = new Int32Array(r * c);
  let head = 0, tail = 0;
  const visit = f => {
    if (!wet[f]) {
      wet[f] = 1;
      queue[tail++] = f;
    }
  };
  for (let y = 0; y < r; y++) visit(y * c + (coast === 'blue' ? 0 : c - 1));
  for (let x = 0; x < c; x++) visit((coast === 'blue' ? 0 : r - 1) * c + x);
  while (head < tail) {
    const f = queue[head++], x = f % c;
    if (f >= c && h[f - c] >= h[f]) visit(f - c);
    if (f + c < r * c && h[f + c] >= h[f]) visit(f + c);
    if (x > 0 && h[f - 1] >= h[f]) visit(f - 1);
    if (x < c - 1 && h[f + 1] >= h[f]) visit(f + 1);
  }
  return wet;
}

const green = climb('green');
console.log(climb('blue').reduce((sum, wet, f) => sum + (wet & green[f]), 0));
