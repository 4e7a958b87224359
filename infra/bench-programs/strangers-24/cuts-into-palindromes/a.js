const [, s] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const n = s.length;
const cuts = Int32Array.from({ length: n + 1 }, (_, i) => i - 1);

const grow = (l, r) => {
  while (l >= 0 && r < n && s.charCodeAt(l) === s.charCodeAt(r)) {
    const c = cuts[l] + 1;
    if (c < cuts[r + 1]) cuts[r + 1] = c;
    l--; r++;
  }
};
for (let mid = 0; mid < n; mid++) {
  grow(mid, mid);
  grow(mid, mid + 1);
}
console.log(cuts[n]);
