const fs = require('fs');
const chunk = Buffer.alloc(8192);
let acc = 0, cur = 0, sign = 1, inside = false, seen = 0;

function close() {
  if (!inside) return;
  if (seen++ > 0) acc ^= sign * cur;
  cur = 0; sign = 1; inside = false;
}

for (;;) {
  let got = 0;
  try {
    got = fs.readSync(0, chunk, 0, chunk.length, null);
  } catch (e) {
    if (e.code === 'EAGAIN') continue;
    if (e.code === 'EOF') break;
    throw e;
  }
  if (got === 0) break;
  for (let i = 0; i < got; i++) {
    const c = chunk[i];
    if (c === 45) { sign = -1; inside = true; }
    else if (c >= 48 && c <= 57) { cur = cur * 10 + (c - 48); inside = true; }
    else close();
  }
}
close();
console.log(acc);
