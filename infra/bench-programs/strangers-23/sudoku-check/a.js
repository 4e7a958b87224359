const bytes = require('fs').readFileSync(0);
let pos = 0;
const read = () => {
  while (bytes[pos] < 48) pos++;
  let x = 0;
  for (; bytes[pos] >= 48; pos++) x = x * 10 + bytes[pos] - 48;
  return x;
};

const k = read(), side = k * k;
const row = new Uint8Array(side * (side + 1));
const col = new Uint8Array(side * (side + 1));
const box = new Uint8Array(side * (side + 1));

function check() {
  for (let r = 0; r < side; r++) {
    for (let c = 0; c < side; c++) {
      const x = read();
      if (x === 0) continue;
      const b = ((r / k) | 0) * k + ((c / k) | 0);
      if (row[r * (side + 1) + x]++ || col[c * (side + 1) + x]++ || box[b * (side + 1) + x]++) return false;
    }
  }
  return true;
}
console.log(check());
