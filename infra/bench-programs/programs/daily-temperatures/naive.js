const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const t = data.slice(1);
const out = t.map((x, i) => {
  let j = i + 1;
  while (j < t.length && t[j] <= x) j++;
  return j < t.length ? j - i : 0;
});
console.log(out.join(' '));
