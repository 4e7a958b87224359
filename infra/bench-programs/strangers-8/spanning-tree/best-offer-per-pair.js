const [head, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
const [n, m] = head;

// keep only the best offer of each pair
const offer = new Map();
for (const [a, b, cost] of rows.slice(0, m)) {
  if (a === b) continue;
  const key = Math.min(a, b) * 100001 + Math.max(a, b);
  if (!offer.get(key) || cost < offer.get(key)) offer.set(key, cost);
}

const boss = Array.from({ length: n + 1 }, (_, i) => i);
const find = x => {
  while (boss[x] !== x) { boss[x] = boss[boss[x]]; x = boss[x]; }
  return x;
};

let joined = 1, sum = 0;
for (const [key, cost] of [...offer].sort((p, q) => p[1] - q[1])) {
  const a = find(Math.floor(key / 100001)), b = find(key % 100001);
  if (a === b) continue;
  boss[a] = b;
  sum += cost;
  joined++;
}
console.log(joined === n ? sum : -1);
