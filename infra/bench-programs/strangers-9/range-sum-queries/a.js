// square root decomposition: whole blocks from a table, the rest one by one
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = t[0], q = t[1];
const S = Math.max(1, Math.floor(Math.sqrt(n)));
const block = new Float64Array(Math.ceil(n / S) + 1);
for (let i = 0; i < n; i++) block[Math.floor(i / S)] += t[2 + i];
const out = [];
for (let j = 0, at = 2 + n; j < q; j++) {
  let i = t[at++] - 1;
  const end = t[at++];
  let sum = 0;
  while (i < end && i % S !== 0) sum += t[2 + i++];
  while (i + S <= end) {
    sum += block[i / S];
    i += S;
  }
  while (i < end) sum += t[2 + i++];
  out.push(sum);
}
console.log(out.join('\n'));
