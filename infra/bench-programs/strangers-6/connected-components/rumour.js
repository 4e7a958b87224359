const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((r) => r.split(' ').map(Number));
const [n] = rows.shift();
const boss = [...Array(n + 1).keys()];
let quiet;
do {
  quiet = true;
  for (const [u, v] of rows) {
    const least = Math.min(boss[u], boss[v]);
    if (boss[u] !== least || boss[v] !== least) {
      boss[u] = boss[v] = least;
      quiet = false;
    }
  }
} while (!quiet);
console.log(new Set(boss.slice(1)).size);
