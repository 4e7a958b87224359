const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = lines[0].split(' ').map(Number);
const [shipX, shipY] = lines[1].split(' ').map(Number);

const distance = (x, y) => Math.sqrt((x - shipX) ** 2 + (y - shipY) ** 2);

const boats = lines.slice(2, 2 + n).map((line, i) => {
  const [x, y] = line.split(' ').map(Number);
  return { id: i + 1, d: distance(x, y) };
});

boats.sort((p, q) => p.d - q.d || p.id - q.id);
console.log(boats.slice(0, k).map((b) => b.id).join(' '));
