const it = require('fs').readFileSync(0, 'utf8').matchAll(/-?\d+/g);
const next = () => +it.next().value[0];
const n = next(), q = next();
const prefix = [0];
for (let i = 0; i < n; i++) prefix.push(prefix[i] + next());
const out = [];
for (let i = 0; i < q; i++) {
  const l = next(), r = next();
  out.push(prefix[r] - prefix[l - 1]);
}
console.log(out.join('\n'));
