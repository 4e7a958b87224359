const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
const [[r, c], ...height] = rows;
const BLUE = 1, GREEN = 2;
const seas = height.map(row => new Uint8Array(row.length));

const news = [];
function tell(y, x, what) {
  const more = seas[y][x] | what;
  if (more !== seas[y][x]) {
    seas[y][x] = more;
    news.push([y, x]);
  }
}

for (let y = 0; y < r; y++) {
  tell(y, 0, BLUE);
  tell(y, c - 1, GREEN);
}
for (let x = 0; x < c; x++) {
  tell(0, x, BLUE);
  tell(r - 1, x, GREEN);
}
const steps = [[-1, 0], [0, 1], [1, 0], [0, -1]];
while (news.length > 0) {
  const [y, x] = news.pop();
  for (const [dy, dx] of steps) {
    const h = height[y + dy]?.[x + dx];
    if (h !== undefined && h >= height[y][x]) tell(y + dy, x + dx, seas[y][x]);
  }
}
console.log(seas.flatMap(row => [...row]).filter(s => s === (BLUE | GREEN)).length);
