'use strict';
const [size, ...map] = require('fs').readFileSync(0, 'latin1').split('\n');
const [r, c] = size.split(' ').map(s => parseInt(s, 10));
const boss = Int32Array.from({ length: r * c }, (_, i) => i);
const find = x => {
  while (boss[x] !== x) x = boss[x] = boss[boss[x]];
  return x;
};
let islands = 0;
for (let i = 0, p = 0; i < r; i++) {
  for (let j = 0; j < c; j++, p++) {
    if (map[i][j] !== '1') continue;
    islands++;
    for (const q of [i && map[i - 1][j] === '1' ? p - c : -1, j && map[i][j - 1] === '1' ? p - 1 : -1]) {
      if (q < 0) continue;
      const a = find(p), b = find(q);
      if (a !== b) {
        if (a < b) boss[b] = a; else boss[a] = b;
        islands--;
      }
    }
  }
}
console.log(islands);
