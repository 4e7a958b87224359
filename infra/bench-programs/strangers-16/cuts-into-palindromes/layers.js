'use strict';
// Breadth-first search: from a position every mirror word is one jump.
const input = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = parseInt(input[0], 10);
const s = input[1];
const mirror = Array.from({ length: n }, () => new Uint8Array(n));
for (let i = n - 1; i >= 0; i--) {
  for (let j = i; j < n; j++) {
    if (s.charCodeAt(i) === s.charCodeAt(j) && (j - i < 2 || mirror[i + 1][j - 1])) mirror[i][j] = 1;
  }
}
let layer = [0];
const seen = new Set(layer);
let jumps = 0;
while (!seen.has(n)) {
  jumps++;
  const next = [];
  for (const i of layer) {
    const row = mirror[i];
    for (let j = row.indexOf(1); j !== -1; j = row.indexOf(1, j + 1)) {
      if (!seen.has(j + 1)) {
        seen.add(j + 1);
        next.push(j + 1);
      }
    }
  }
  layer = next.filter((i) => i < n);
}
console.log(jumps - 1);
