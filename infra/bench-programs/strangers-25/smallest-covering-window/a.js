const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const need = {};
for (const ch of t) need[ch] = (need[ch] || 0) + 1;
let missing = t.length, left = 0, bestStart = -1, bestLen = Infinity;
for (let right = 0; right < s.length; right++) {
  const ch = s[right];
  if (ch in need && need[ch]-- > 0) missing--;
  while (missing === 0) {
    if (right - left + 1 < bestLen) {
      bestLen = right - left + 1;
      bestStart = left;
    }
    const out = s[left++];
    if (out in need && ++need[out] > 0) missing++;
  }
}
console.log(bestStart < 0 ? 'none' : s.substr(bestStart, bestLen));
