'use strict';
// zone x colour table, then resolve pairs and finally the rings of three
const line = require('fs').readFileSync(0, 'latin1').trim();
const code = ch => (ch === 114 ? 0 : ch === 119 ? 1 : 2);
const total = [0, 0, 0];
for (let i = 0; i < line.length; i++) total[code(line.charCodeAt(i))]++;
const endOfRed = total[0], endOfWhite = total[0] + total[1];
const t = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
for (let i = 0; i < line.length; i++) {
  const zone = i < endOfRed ? 0 : i < endOfWhite ? 1 : 2;
  t[zone][code(line.charCodeAt(i))]++;
}
let swaps = 0, left = 0;
for (const [x, y] of [[0, 1], [0, 2], [1, 2]]) {
  const both = Math.min(t[x][y], t[y][x]);
  swaps += both;
  left += t[x][y] + t[y][x] - 2 * both;
}
console.log(swaps + (left / 3) * 2);
