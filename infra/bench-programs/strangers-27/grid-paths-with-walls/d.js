// all carts start at once and roll on, one square a tick
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const free = (i, j) => i < r && j < c && lines[i + 1][j] === '.';

let carts = new Map();
if (free(0, 0)) carts.set(0, 1);
for (let tick = 1; tick <= r + c - 2; tick++) {
  const moved = new Map();
  const arrive = (i, j, count) => {
    if (free(i, j)) moved.set(i, ((moved.get(i) || 0) + count) % 1000000007);
  };
  for (const [i, count] of carts) {
    const j = tick - 1 - i;
    arrive(i, j + 1, count);
    arrive(i + 1, j, count);
  }
  carts = moved;
}
console.log(carts.get(r - 1) || 0);
