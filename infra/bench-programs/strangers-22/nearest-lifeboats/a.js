const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = lines[0].split(' ').map(Number);
const [sx, sy] = lines[1].split(' ').map(Number);

const boats = [];
for (let i = 1; i <= n; i++) {
  const [x, y] = lines[i + 1].split(' ').map(Number);
  boats.push({ number: i, distance: (x - sx) * (x - sx) + (y - sy) * (y - sy) });
}
boats.sort((a, b) => a.distance - b.distance || a.number - b.number);
console.log(boats.slice(0, k).map((b) => b.number).join(' '));
