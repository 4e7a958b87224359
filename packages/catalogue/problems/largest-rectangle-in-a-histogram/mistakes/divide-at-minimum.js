const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const h = data.slice(1, n + 1);
let best = 0;
const st = [[0, n]];
while (st.length) {
  const [l, r] = st.pop();
  if (l >= r) continue;
  const m = h.indexOf(h.slice(l, r).reduce((a, b) => Math.min(a, b)), l);
  best = Math.max(best, h[m] * (r - l));
  st.push([l, m], [m + 1, r]);
}
console.log(best);
