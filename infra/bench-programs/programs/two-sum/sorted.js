const lines = require('fs').readFileSync('/dev/stdin', 'utf8').split('\n');
const target = Number(lines[0].split(' ')[1]);
const pairs = lines[1].split(' ').map((x, i) => ({ x: Number(x), i }));
pairs.sort((p, q) => p.x - q.x);
let lo = 0, hi = pairs.length - 1;
while (pairs[lo].x + pairs[hi].x !== target) {
  if (pairs[lo].x + pairs[hi].x < target) lo++;
  else hi--;
}
console.log([pairs[lo].i, pairs[hi].i].sort((p, q) => p - q).join(' '));
