const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = +lines[0];
const groups = {};
for (let i = 1; i <= n; i++) {
  const w = lines[i].trim();
  const key = [...new Set(w)].sort().join('');
  (groups[key] = groups[key] || []).push(w);
}
for (const k in groups) console.log(groups[k].join(' '));
