const words = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1).map(w => w.trim());
const shelves = new Map();
for (const w of words) {
  const cnt = new Array(26).fill(0);
  for (let i = 0; i < w.length; i++) cnt[w.charCodeAt(i) - 97]++;
  const key = cnt.join(',');
  if (!shelves.has(key)) shelves.set(key, []);
  shelves.get(key).push(w);
}
const out = [];
shelves.forEach(v => out.push(v.join(' ')));
console.log(out.join('\n'));
