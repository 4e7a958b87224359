'use strict';
const text = require('fs').readFileSync(0, 'latin1').split('\n');
const k = parseInt(text[0], 10);
const size = k * k;

function check() {
  const make = () => Array.from({ length: size }, () => new Uint8Array(size + 1));
  const rows = make();
  const columns = make();
  const boxes = make();
  for (let r = 0; r < size; r++) {
    const numbers = text[r + 1].trim().split(' ');
    for (let c = 0; c < size; c++) {
      const x = Number(numbers[c]);
      if (x === 0) continue;
      const b = Math.floor(r / k) * k + Math.floor(c / k);
      if (rows[r][x] || columns[c][x] || boxes[b][x]) return false;
      rows[r][x] = columns[c][x] = boxes[b][x] = 1;
    }
  }
  return true;
}

console.log(check());
