const [, ...nums] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const cnt = new Map();
for (const x of nums) cnt.set(x, (cnt.get(x) || 0) + 1);
const keys = [...cnt.keys()].sort((a, b) => a - b);
const res = [];
for (let i = 0; i < keys.length; i++) {
  for (let j = i; j < keys.length; j++) {
    const a = keys[i], b = keys[j], c = 0 - a - b;
    if (c < b) break;
    if (!cnt.has(c)) continue;
    const need = new Map();
    for (const q of [a, b, c]) need.set(q, (need.get(q) || 0) + 1);
    if ([...need].every(([q, k]) => cnt.get(q) >= k)) res.push([a, b, c].join(' '));
  }
}
console.log(res.length ? res.join('\n') : 'none');
