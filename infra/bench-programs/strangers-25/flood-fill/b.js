const [r, c, sr, sc, color, ...px] = require('fs').readFileSync(0, 'latin1').match(/\d+/g).map(Number);

class Areas {
  constructor(size) {
    this.up = Int32Array.from({ length: size }, (_, i) => i);
    this.weight = new Int32Array(size).fill(1);
  }
  top(i) {
    while (this.up[i] !== i) i = this.up[i] = this.up[this.up[i]];
    return i;
  }
  join(i, j) {
    i = this.top(i); j = this.top(j);
    if (i === j) return;
    if (this.weight[i] < this.weight[j]) [i, j] = [j, i];
    this.up[j] = i;
    this.weight[i] += this.weight[j];
  }
}

const areas = new Areas(r * c);
for (let i = 0; i < r * c; i++) {
  if (i % c && px[i] === px[i - 1]) areas.join(i, i - 1);
  if (i >= c && px[i] === px[i - c]) areas.join(i, i - c);
}
const clicked = areas.top(sr * c + sc);
for (let y = 0; y < r; y++) {
  let line = '';
  for (let x = 0; x < c; x++) {
    const i = y * c + x;
    line += (x ? ' ' : '') + (areas.top(i) === clicked ? color : px[i]);
  }
  process.stdout.write(line + '\n');
}
