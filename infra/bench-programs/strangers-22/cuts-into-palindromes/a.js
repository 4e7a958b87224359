const s = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim();
const n = s.length;
const cuts = Array.from({ length: n + 1 }, (_, i) => i - 1);
function grow(l, r) {
  while (l >= 0 && r < n && s[l] === s[r]) {
    if (cuts[l] + 1 < cuts[r + 1]) cuts[r + 1] = cuts[l] + 1;
    l--; r++;
  }
}
for (let mid = 0; mid < n; mid++) {
  grow(mid, mid);
  grow(mid, mid + 1);
}
console.log(cuts[n]);
