const [head, ...rows] = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = head.split(' ').map(Number);
const seen = new Set();
let count = 0;
for (let start = 0; start < r * c; start++) {
  if (rows[Math.floor(start / c)][start % c] !== '1' || seen.has(start)) continue;
  count++;
  const queue = [start];
  seen.add(start);
  for (let head = 0; head < queue.length; head++) {
    const i = Math.floor(queue[head] / c), j = queue[head] % c;
    for (const [u, v] of [[i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]]) {
      if (u < 0 || v < 0 || u >= r || v >= c) continue;
      if (rows[u][v] !== '1' || seen.has(u * c + v)) continue;
      seen.add(u * c + v);
      queue.push(u * c + v);
    }
  }
}
console.log(count);
