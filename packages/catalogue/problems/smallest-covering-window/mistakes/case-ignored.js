const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0].trim(), t = lines[1].trim();
const need = {};
for (const ch of t) need[ch] = (need[ch] || 0) + 1;
let miss = t.length, l = 0, best = '';
for (let r = 0; r < s.length; r++) {
  if (need[s[r]] > 0) miss--;
  need[s[r]]--;
  while (!miss) {
    if (!best || r - l + 1 < best.length) best = s.slice(l, r + 1);
    need[s[l]]++;
    if (need[s[l]] > 0) miss++;
    l++;
    if (r - l > 5000) break;
  }
}
console.log(best || 'none');
