let stones = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].split(' ').map(Number);
while (stones.length > 1) {
  stones.sort((a, b) => b - a);
  const [y, x, ...rest] = stones;
  stones = y === x ? rest : [...rest, y - x];
}
console.log(stones.length ? stones[0] : 0);
