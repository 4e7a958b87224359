const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [r, c, sr, sc, fresh] = t;
const pic = [];
const wet = [];
for (let i = 0; i < r; i++) {
  pic.push(t.slice(5 + i * c, 5 + (i + 1) * c));
  wet.push(new Array(c).fill(false));
}
wet[sr][sc] = true;

const isWet = (i, j) => i >= 0 && j >= 0 && i < r && j < c && wet[i][j];

let spreading = true;
while (spreading) {
  spreading = false;
  for (let i = 0; i < r; i++) {
    for (let j = 0; j < c; j++) {
      if (wet[i][j] || pic[i][j] !== pic[sr][sc]) continue;
      if (isWet(i - 1, j) || isWet(i + 1, j) || isWet(i, j - 1) || isWet(i, j + 1)) {
        wet[i][j] = true;
        spreading = true;
      }
    }
  }
}

for (let i = 0; i < r; i++) {
  console.log(pic[i].map((colour, j) => (wet[i][j] ? fresh : colour)).join(' '));
}
