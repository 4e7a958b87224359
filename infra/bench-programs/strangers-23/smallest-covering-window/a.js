const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const need = new Int32Array(128);
for (let i = 0; i < t.length; i++) need[t.charCodeAt(i)]++;
let missing = t.length, left = 0, bestAt = -1, bestLen = Infinity;
for (let right = 0; right < s.length; right++) {
  if (need[s.charCodeAt(right)]-- > 0) missing--;
  while (missing === 0) {
    if (right - left + 1 < bestLen) {
      bestLen = right - left + 1;
      bestAt = left;
    }
    if (++need[s.charCodeAt(left++)] > 0) missing++;
  }
}
console.log(bestAt < 0 ? 'none' : s.substr(bestAt, bestLen));
