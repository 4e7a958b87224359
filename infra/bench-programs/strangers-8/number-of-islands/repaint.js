const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, cols] = first.split(' ').map(Number);
const land = lines.join('');

let colour = [...land].map((ch, i) => (ch === '1' ? i : -1));

function join(p, q) {
  const from = colour[p], to = colour[q];
  if (from !== to) colour = colour.map(x => (x === from ? to : x));
}

for (let p = 0; p < rows * cols; p++) {
  if (land[p] === '0') continue;
  if (p >= cols && land[p - cols] === '1') join(p, p - cols);
  if (p % cols > 0 && land[p - 1] === '1') join(p, p - 1);
}
console.log(new Set(colour.filter(x => x >= 0)).size);
