const input = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const [[n, capacity], weights, values] = input;

const worth = new Array(capacity + 1).fill(0);
weights.forEach((w, i) => {
  for (let load = w; load <= capacity; load++) {
    worth[load] = Math.max(worth[load], worth[load - w] + values[i]);
  }
});
console.log(worth[capacity]);
