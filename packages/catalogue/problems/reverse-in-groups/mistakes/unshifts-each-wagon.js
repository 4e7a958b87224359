const [n, k, ...wagons] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const train = [];
for (let from = 0; from < n; from += k) {
  const group = [];
  const to = Math.min(from + k, n);
  for (let i = from; i < to; i++) group.unshift(wagons[i]);
  if (to - from < k) group.reverse();
  for (const wagon of group) train.push(wagon);
}
console.log(train.join(' '));
