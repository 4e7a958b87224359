// From each lowest bar climb towards the ceiling, as long as the heights still grow.
const { readFileSync } = require('fs');

function* numbers(bytes) {
  let x = 0, inside = false;
  for (let i = 0; i < bytes.length; i++) {
    const c = bytes[i];
    if (c >= 48) {
      x = 10 * x + c - 48;
      inside = true;
    } else if (inside) {
      yield x;
      x = 0;
      inside = false;
    }
  }
  if (inside) yield x;
}

const source = numbers(readFileSync(0));
const take = () => source.next().value;
const n = take();
const left = new Int32Array(n + 1);
const right = new Int32Array(n + 1);
const parent = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  left[i] = take();
  right[i] = take();
  parent[left[i]] = i;
  parent[right[i]] = i;
}
parent[0] = 0;

const height = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  if (left[i] !== 0 || right[i] !== 0) continue;
  for (let v = i, h = 1; v !== 0 && height[v] < h; v = parent[v], h++) height[v] = h;
}
let crooked = 0;
for (let i = 1; i <= n; i++) {
  if (Math.abs(height[left[i]] - height[right[i]]) > 1) crooked++;
}
console.log(crooked);
