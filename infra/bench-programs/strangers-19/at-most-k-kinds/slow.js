const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +t[0], k = +t[1];
const trees = t.slice(2, 2 + n);
let best = 0, count = 0;
for (let i = 0; i < n; i++) {
  const seen = new Set();
  let j = i;
  while (j < n) {
    seen.add(trees[j]);
    if (seen.size > k) break;
    j++;
  }
  if (j - i > best) { best = j - i; count = 1; }
  else if (j - i === best) count++;
}
console.log(best + ' ' + count);
