const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [r, c, sr, sc, paint] = data;
const picture = data.slice(5, 5 + r * c);
const old = picture[sr * c + sc];
const done = new Uint8Array(r * c);
done[sr * c + sc] = 1;
let changed = true;

function spread(y, x) {
  const at = y * c + x;
  if (done[at] || picture[at] !== old) return;
  if ((y && done[at - c]) || (x && done[at - 1]) || (y < r - 1 && done[at + c]) || (x < c - 1 && done[at + 1])) {
    done[at] = 1;
    changed = true;
  }
}

while (changed) {
  changed = false;
  for (let y = 0; y < r; y++) for (let x = 0; x < c; x++) spread(y, x);
  for (let y = r - 1; y >= 0; y--) for (let x = c - 1; x >= 0; x--) spread(y, x);
}
const rows = [];
for (let y = 0; y < r; y++) rows.push(Array.from({ length: c }, (_, x) => (done[y * c + x] ? paint : picture[y * c + x])).join(' '));
console.log(rows.join('\n'));
