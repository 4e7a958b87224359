const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
let level = [0], steps = 0;
const seen = new Set([0]);
while (level.length) {
  if (level.includes(n - 1)) break;
  const next = [];
  for (const i of level) for (let k = i + a[i]; k > Math.max(i, i + a[i] - 50); k--) if (k < n && !seen.has(k)) { seen.add(k); next.push(k); }
  level = next;
  steps++;
}
console.log(level.length ? steps : -1);
