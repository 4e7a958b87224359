const [[n, k], [shipX, shipY], ...boats] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.trim().split(/\s+/).map(Number));

const away = boats.map(([x, y]) => (x - shipX) ** 2 + (y - shipY) ** 2);
const sent = [];
while (sent.length < k) {
  let nearest = 0;
  for (let i = 1; i < n; i++) {
    if (away[i] < away[nearest]) nearest = i;
  }
  away[nearest] = Infinity;
  sent.push(nearest + 1);
}
console.log(sent.join(" "));
