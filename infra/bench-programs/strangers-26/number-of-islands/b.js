'use strict';
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const land = new Uint8Array(r * c);
for (let i = 0; i < r; i++)
  for (let j = 0; j < c; j++) land[i * c + j] = lines[i + 1].charCodeAt(j) - 48;

const queue = new Int32Array(r * c);
let islands = 0;
for (let s = 0; s < r * c; s++) {
  if (!land[s]) continue;
  islands++;
  let head = 0;
  let tail = 0;
  queue[tail++] = s;
  land[s] = 0;
  while (head < tail) {
    const p = queue[head++];
    const j = p % c;
    if (j > 0 && land[p - 1]) { land[p - 1] = 0; queue[tail++] = p - 1; }
    if (j < c - 1 && land[p + 1]) { land[p + 1] = 0; queue[tail++] = p + 1; }
    if (p >= c && land[p - c]) { land[p - c] = 0; queue[tail++] = p - c; }
    if (p + c < r * c && land[p + c]) { land[p + c] = 0; queue[tail++] = p + c; }
  }
}
console.log(islands);
