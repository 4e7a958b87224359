const fs = require('fs');
const chunk = Buffer.alloc(65536);
const ones = new Int32Array(40);   // how many heaps have bit k
let x = 0, inside = false, first = true;

function finish() {
  if (!first) {
    let low = x % 1048576, high = (x - low) / 1048576;
    for (let k = 0; low; k++, low >>= 1) ones[k] += low & 1;
    for (let k = 20; high; k++, high >>= 1) ones[k] += high & 1;
  }
  first = false;
  inside = false;
  x = 0;
}

for (;;) {
  let got = 0;
  try {
    got = fs.readSync(0, chunk, 0, chunk.length, null);
  } catch (e) {
    if (e.code === 'EAGAIN') continue;
    if (e.code !== 'EOF') throw e;
  }
  if (got === 0) break;
  for (let i = 0; i < got; i++) {
    const c = chunk[i];
    if (c >= 48) {
      x = x * 10 + (c - 48);
      inside = true;
    } else if (inside) finish();
  }
}
if (inside) finish();

let k = 39;
while (k >= 0 && ones[k] % 2 === 0) k--;
console.log(k < 0 ? 0 : ones[k]);
