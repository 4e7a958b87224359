const fs = require('fs');

function solve(n, roads, questions) {
  const cost = Array.from({ length: n + 1 }, () => new Array(n + 1).fill(Infinity));
  for (let town = 1; town <= n; town++) cost[town][town] = 0;
  for (const [u, v, w] of roads) cost[u][v] = Math.min(cost[u][v], w || Infinity);
  for (let stop = 1; stop <= n; stop++) {
    const after = cost[stop];
    for (let from = 1; from <= n; from++) {
      const before = cost[from][stop];
      if (before === Infinity) continue;
      const row = cost[from];
      for (let to = 1; to <= n; to++) {
        if (before + after[to] < row[to]) row[to] = before + after[to];
      }
    }
  }
  return questions.map(([a, b]) => (cost[a][b] === Infinity ? null : cost[a][b]));
}

const numbers = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m, q] = numbers;
const roads = Array.from({ length: m }, (_, i) => numbers.slice(3 + 3 * i, 6 + 3 * i));
const questions = Array.from({ length: q }, (_, i) => numbers.slice(3 + 3 * m + 2 * i, 5 + 3 * m + 2 * i));
console.log(solve(n, roads, questions).map((cost) => (cost === null ? 'none' : String(cost))).join('\n'));
