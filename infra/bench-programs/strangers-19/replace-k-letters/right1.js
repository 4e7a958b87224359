const [s, ks] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const k = +ks, cnt = {};
let l = 0, top = 0;
for (let r = 0; r < s.length; r++) {
  top = Math.max(top, (cnt[s[r]] = (cnt[s[r]] || 0) + 1));
  if (r - l + 1 - top > k) cnt[s[l++]]--;
}
console.log(s.length - l);
