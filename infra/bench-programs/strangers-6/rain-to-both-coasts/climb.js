const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const r = +nums[0], c = +nums[1];
const height = new Int32Array(r * c);
for (let i = 0; i < r * c; i++) height[i] = +nums[i + 2];

const BLUE = 1, GREEN = 2;
const sea = new Uint8Array(r * c);
const stack = [];

function visit(f, colour) {
  if (sea[f] & colour) return;
  sea[f] |= colour;
  stack.push(f);
}

function climb(colour) {
  while (stack.length) {
    const f = stack.pop();
    const i = (f / c) | 0, j = f % c, h = height[f];
    if (i > 0 && height[f - c] >= h) visit(f - c, colour);
    if (i < r - 1 && height[f + c] >= h) visit(f + c, colour);
    if (j > 0 && height[f - 1] >= h) visit(f - 1, colour);
    if (j < c - 1 && height[f + 1] >= h) visit(f + 1, colour);
  }
}

for (let j = 0; j < c; j++) visit(j, BLUE);
for (let i = 0; i < r; i++) visit(i * c, BLUE);
climb(BLUE);
for (let j = 0; j < c; j++) visit((r - 1) * c + j, GREEN);
for (let i = 0; i < r; i++) visit(i * c + c - 1, GREEN);
climb(GREEN);

console.log(sea.reduce((n, s) => n + (s === 3 ? 1 : 0), 0));
