const [head, ...offers] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => line.split(' ').map(Number));
const [n] = head;
const cheapest = new Map();
for (const [a, b, cost] of offers) {
  const pair = `${Math.min(a, b)} ${Math.max(a, b)}`;
  const known = cheapest.get(pair);
  if (!known || cost < known) cheapest.set(pair, cost);
}
const cables = Array.from(cheapest, ([pair, cost]) => [...pair.split(' ').map(Number), cost]);
cables.sort((one, other) => one[2] - other[2]);

const above = Array.from({ length: n + 1 }, (_, hut) => hut);
function top(hut) {
  while (above[hut] !== hut) {
    above[hut] = above[above[hut]];
    hut = above[hut];
  }
  return hut;
}

let parts = n;
let total = 0;
for (const [a, b, cost] of cables) {
  const [one, other] = [top(a), top(b)];
  if (one === other) continue;
  above[one] = other;
  parts -= 1;
  total += cost;
}
console.log(parts === 1 ? total : -1);
