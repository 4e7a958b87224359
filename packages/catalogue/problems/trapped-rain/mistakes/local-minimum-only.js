const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
let t = 0;
for (let i = 1; i < n - 1; i++) {
  const l = Math.max(...a.slice(Math.max(0, i - 500), i)), r = Math.max(...a.slice(i + 1, i + 501));
  t += Math.max(0, Math.min(l, r) - a[i]);
}
console.log(t);
