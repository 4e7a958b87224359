const fs = require('fs');
const chunk = Buffer.allocUnsafe(1 << 16);

let depth = 0, places = 1, seen = 0, alive = 0;
function token(first) {
  seen++;
  if (first !== 110 && ++alive === 1) depth++;   // 110 is the n of null
  if (seen === places) {
    places = 2 * alive;
    seen = alive = 0;
  }
}

let words = 0, previous = 32, got;
while ((got = fs.readSync(0, chunk, 0, chunk.length, null)) > 0) {
  for (let i = 0; i < got; i++) {
    const c = chunk[i];
    if (c > 32 && previous <= 32 && words++ > 0) token(c);
    previous = c;
  }
}
console.log(depth);
