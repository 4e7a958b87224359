const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, k, ...a] = data;
const out = [];
for (let i = 0; i + k <= n; i++) {
  let most = a[i];
  for (let j = i + 1; j < i + k; j++) if (a[j] > most) most = a[j];
  out.push(most);
}
console.log(out.join(' '));
