const s = require('fs').readFileSync(0, 'utf8').split('\n')[0];
const last = new Map();
let start = 0, best = 0, at = 0;
for (let i = 0; i < s.length; i++) {
  const c = s[i];
  if (last.has(c) && last.get(c) >= start) {
    start = last.get(c) + 1;
  }
  last.set(c, i);
  if (i - start + 1 > best) {
    best = i - start + 1;
    at = start;
  }
}
console.log(best, s.substring(at, at + best));
