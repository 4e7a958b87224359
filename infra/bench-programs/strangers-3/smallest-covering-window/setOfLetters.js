const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const need = new Set(t);
const count = new Map();
let left = 0, best = null;
for (let right = 0; right < s.length; right++) {
  if (need.has(s[right])) count.set(s[right], (count.get(s[right]) || 0) + 1);
  while (count.size === need.size) {
    if (best === null || right - left + 1 < best.length) best = s.slice(left, right + 1);
    const c = s[left++];
    if (count.has(c)) {
      if (count.get(c) === 1) count.delete(c);
      else count.set(c, count.get(c) - 1);
    }
  }
}
console.log(best === null ? 'none' : best);
