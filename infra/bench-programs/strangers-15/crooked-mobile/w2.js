const data = require('fs').readFileSync(0);
let at = 0;
function readInt() {
  while (data[at] < 48) at++;
  let x = 0;
  while (at < data.length && data[at] >= 48) x = x * 10 + data[at++] - 48;
  return x;
}

const n = readInt();
const left = new Int32Array(n + 1);
const right = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  left[i] = readInt();
  right[i] = readInt();
}

// parents come before children in this order
const order = [1];
for (let i = 0; i < order.length; i++) {
  const bar = order[i];
  if (left[bar]) order.push(left[bar]);
  if (right[bar]) order.push(right[bar]);
}

const height = new Uint8Array(n + 1);
let crooked = 0;
for (let i = order.length - 1; i >= 0; i--) {
  const bar = order[i];
  const a = height[left[bar]];
  const b = height[right[bar]];
  if (Math.abs(a - b) > 1) crooked++;
  height[bar] = Math.max(a, b) + 1;
}
console.log(crooked);
