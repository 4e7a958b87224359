'use strict';
// A table with a row for every number of buses; each town looks at the buses that arrive there.
const text = require('fs').readFileSync(0, 'utf8');
const scan = /-?\d+/g;
const num = () => Number(scan.exec(text)[0]);
const [n, m, k] = [num(), num(), num()];
const [start, goal] = [num() - 1, num() - 1];
const arriving = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const from = num() - 1, to = num() - 1, price = num();
  arriving[to].push({ from, price });
}
const table = [new Float64Array(n).fill(Infinity)];
table[0][start] = 0;
for (let buses = 1; buses <= k + 1; buses++) {
  const before = table[buses - 1];
  table.push(before.map((stay, town) => {
    let best = stay;
    for (const bus of arriving[town]) {
      const c = before[bus.from] + bus.price;
      if (c < best) best = c;
    }
    return best;
  }));
}
const answer = table[k + 1][goal];
console.log(Number.isFinite(answer) ? answer : -1);
