const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const r = Number(nums[0]);
const c = Number(nums[1]);
const n = r * c;
const h = new Int32Array(n);
for (let k = 0; k < n; k++) h[k] = Number(nums[k + 2]);

// climbs from the coast to every field whose rain comes down to it
function flood(coast) {
  const wet = new Uint8Array(n);
  const todo = [];
  for (const k of coast) {
    if (!wet[k]) {
      wet[k] = 1;
      todo.push(k);
    }
  }
  const climb = (from, to) => {
    if (!wet[to] && h[to] >= h[from]) {
      wet[to] = 1;
      todo.push(to);
    }
  };
  while (todo.length > 0) {
    const k = todo.pop();
    if (k >= c) climb(k, k - c);
    if (k + c < n) climb(k, k + c);
    if (k > 0) climb(k, k - 1);
    if (k + 1 < n) climb(k, k + 1);
  }
  return wet;
}

const north = [], south = [];
for (let j = 0; j < c; j++) {
  north.push(j);
  south.push((r - 1) * c + j);
}
for (let i = 0; i < r; i++) {
  north.push(i * c);
  south.push(i * c + c - 1);
}
const blue = flood(north);
const green = flood(south);
let both = 0;
for (let k = 0; k < n; k++) both += blue[k] & green[k];
console.log(both);
