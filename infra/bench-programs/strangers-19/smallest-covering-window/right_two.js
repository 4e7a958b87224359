const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map((x) => x.trim());
const need = new Map();
for (const c of t) need.set(c, (need.get(c) || 0) + 1);
let missing = t.length, left = 0, bestStart = -1, bestLen = Infinity;
for (let right = 0; right < s.length; right++) {
  const c = s[right];
  if (need.has(c)) {
    if (need.get(c) > 0) missing--;
    need.set(c, need.get(c) - 1);
  }
  while (missing === 0) {
    if (right - left + 1 < bestLen) { bestLen = right - left + 1; bestStart = left; }
    const d = s[left++];
    if (need.has(d)) {
      need.set(d, need.get(d) + 1);
      if (need.get(d) > 0) missing++;
    }
  }
}
console.log(bestStart < 0 ? 'none' : s.slice(bestStart, bestStart + bestLen));
