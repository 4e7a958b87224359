const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0];
const last = {};
let start = 0, best = 0;
for (let i = 0; i < s.length; i++) {
  if (last[s[i]] && last[s[i]] >= start) start = last[s[i]] + 1;
  last[s[i]] = i;
  best = Math.max(best, i - start + 1);
}
console.log(best);
