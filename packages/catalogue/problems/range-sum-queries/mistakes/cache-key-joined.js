const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, q] = data;
const before = [0];
for (let i = 0; i < n; i++) before.push(before[i] + data[2 + i]);

const cache = new Map();
function sum(l, r) {
  const key = `${l}${r}`;
  if (!cache.has(key)) cache.set(key, before[r] - before[l - 1]);
  return cache.get(key);
}

const out = [];
for (let i = 0; i < q; i++) out.push(sum(data[2 + n + 2 * i], data[3 + n + 2 * i]));
console.log(out.join('\n'));
