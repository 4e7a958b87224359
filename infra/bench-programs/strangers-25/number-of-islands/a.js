'use strict';
class Sea {
  constructor(n) { this.up = new Int32Array(n).fill(-1); this.pieces = 0; }
  root(x) {
    const up = this.up;
    let r = x;
    while (up[r] >= 0) r = up[r];
    while (up[x] >= 0) { const t = up[x]; up[x] = r; x = t; }
    return r;
  }
  land() { this.pieces++; }
  bridge(a, b) {
    a = this.root(a); b = this.root(b);
    if (a === b) return;
    if (this.up[a] > this.up[b]) [a, b] = [b, a];
    this.up[a] += this.up[b];
    this.up[b] = a;
    this.pieces--;
  }
}

const [size, ...map] = require('fs').readFileSync(0, 'latin1').split('\n');
const [r, c] = size.split(' ').map(Number);
const sea = new Sea(r * c);
for (let i = 0; i < r; i++)
  for (let j = 0; j < c; j++)
    if (map[i][j] === '1') {
      sea.land();
      if (i && map[i - 1][j] === '1') sea.bridge(i * c + j, i * c + j - c);
      if (j && map[i][j - 1] === '1') sea.bridge(i * c + j, i * c + j - 1);
    }
console.log(sea.pieces);
