// Let the paint spread step by step, like a cellular automaton, until nothing happens any more.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const [sr, sc, colour] = lines[1].split(' ').map(Number);
const picture = [];
for (let i = 0; i < r; i++) picture.push(lines[i + 2].trim().split(' ').map(Number));
const old = picture[sr][sc];

let painted = picture.map((row) => row.map(() => false));
painted[sr][sc] = true;
let changed = true;
while (changed) {
  changed = false;
  const next = painted.map((row) => row.slice());
  for (let i = 0; i < r; i++) {
    for (let j = 0; j < c; j++) {
      if (!painted[i][j] && picture[i][j] === old) {
        if (
          (i > 0 && painted[i - 1][j]) ||
          (i < r - 1 && painted[i + 1][j]) ||
          (j > 0 && painted[i][j - 1]) ||
          (j < c - 1 && painted[i][j + 1])
        ) {
          next[i][j] = true;
          changed = true;
        }
      }
    }
  }
  painted = next;
}
for (let i = 0; i < r; i++) {
  for (let j = 0; j < c; j++) {
    if (painted[i][j]) picture[i][j] = colour;
  }
}
console.log(picture.map((row) => row.join(' ')).join('\n'));
