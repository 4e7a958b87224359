const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const a = second.trim().split(' ').map(Number);
const ranked = a
  .map((v) => ({ v, times: a.filter((x) => x === v).length }))
  .sort((p, q) => q.times - p.times || p.v - q.v)
  .map((e) => e.v);
console.log(ranked.filter((v, i) => i === 0 || v !== ranked[i - 1]).slice(0, k).join(' '));
