const fs = require('fs');

function solve(n, roads, questions) {
  return questions.map(([a, b]) => {
    const cost = new Array(n + 1).fill(Infinity);
    cost[a] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const [u, v, w] of roads) {
        if (cost[u] + w >= cost[v] || cost[u] === Infinity) continue;
        cost[v] = cost[u] + w;
        changed = true;
      }
    }
    return cost[b] === Infinity ? null : cost[b];
  });
}

const numbers = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m, q] = numbers;
const roads = Array.from({ length: m }, (_, i) => numbers.slice(3 + 3 * i, 6 + 3 * i));
const questions = Array.from({ length: q }, (_, i) => numbers.slice(3 + 3 * m + 2 * i, 5 + 3 * m + 2 * i));
console.log(solve(n, roads, questions).map((cost) => (cost === null ? 'none' : String(cost))).join('\n'));
