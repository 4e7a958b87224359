const [first, ...shelf] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = first.split(' ').map(Number);
const mouldy = new Set();
let today = [];
let cheeses = 0;
for (let y = 0; y < r; y++) {
  for (let x = 0; x < c; x++) {
    if (shelf[y][x] === '.') continue;
    cheeses++;
    if (shelf[y][x] === 'x') {
      mouldy.add(`${y}${x}`);
      today.push([y, x]);
    }
  }
}
let nights = -1;
let reached = 0;
while (today.length > 0) {
  nights++;
  reached += today.length;
  const tomorrow = [];
  for (const [y, x] of today) {
    for (const [b, a] of [[y - 1, x], [y + 1, x], [y, x - 1], [y, x + 1]]) {
      if (shelf[b]?.[a] !== 'o' || mouldy.has(`${b}${a}`)) continue;
      mouldy.add(`${b}${a}`);
      tomorrow.push([b, a]);
    }
  }
  today = tomorrow;
}
console.log(reached === cheeses ? Math.max(0, nights) : -1);
