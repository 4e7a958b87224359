const fs = require('fs');
const chunk = Buffer.alloc(1 << 14);
const tally = new Array(41).fill(0);
let first = true;
let value = 0;
let inside = false;

function finish() {
  if (!inside) return;
  inside = false;
  if (first) {
    first = false;
  } else {
    for (let bit = 0, x = value; x > 0; bit++) {
      if (x % 2 === 1) tally[bit]++;
      x = Math.floor(x / 2);
    }
  }
  value = 0;
}

for (;;) {
  const got = fs.readSync(0, chunk, 0, chunk.length, null);
  if (got === 0) break;
  for (let i = 0; i < got; i++) {
    const b = chunk[i];
    if (b >= 48 && b <= 57) {
      inside = true;
      value = value * 10 + (b - 48);
    } else {
      finish();
    }
  }
}
finish();

let answer = 0;
for (let bit = 40; bit >= 0; bit--) {
  if (tally[bit] % 2 === 1) {
    answer = tally[bit];
    break;
  }
}
console.log(answer);
