const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((x) => x.trim());
const need = {};
for (const c of t) need[c] = (need[c] || 0) + 1;
let open = Object.keys(need).length;
let l = 0;
let bestLen = Infinity;
let bestAt = -1;
for (let r = 0; r < s.length; r++) {
  if (s[r] in need && --need[s[r]] === 0) open--;
  while (open === 0) {
    if (r - l + 1 <= bestLen) {
      bestLen = r - l + 1;
      bestAt = l;
    }
    if (s[l] in need && need[s[l]]++ === 0) open++;
    l++;
  }
}
console.log(bestAt < 0 ? 'none' : s.substr(bestAt, bestLen));
