'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [R, C] = lines[0].split(' ').map(Number);
const [sr, sc, colour] = lines[1].split(' ').map(Number);
const grid = [];
for (let y = 0; y < R; y++) grid.push(lines[y + 2].trim().split(' ').map(Number));

// one set for each area of equal colour
const boss = new Int32Array(R * C).map((_, i) => i);
const size = new Int32Array(R * C).fill(1);
function find(i) {
  while (boss[i] !== i) {
    boss[i] = boss[boss[i]];
    i = boss[i];
  }
  return i;
}
function unite(i, j) {
  i = find(i);
  j = find(j);
  if (i === j) return;
  if (size[i] < size[j]) { const h = i; i = j; j = h; }
  boss[j] = i;
  size[i] += size[j];
}
for (let y = 0; y < R; y++) {
  for (let x = 0; x < C; x++) {
    if (x + 1 < C && grid[y][x] === grid[y][x + 1]) unite(y * C + x, y * C + x + 1);
    if (y + 1 < R && grid[y][x] === grid[y + 1][x]) unite(y * C + x, y * C + C + x);
  }
}
const clicked = find(sr * C + sc);
for (let y = 0; y < R; y++) {
  console.log(grid[y].map((v, x) => (find(y * C + x) === clicked ? colour : v)).join(' '));
}
