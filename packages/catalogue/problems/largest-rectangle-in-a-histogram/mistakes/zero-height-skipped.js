const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const h = data.slice(1, n + 1).filter(x => x);
h.push(0);
const st = [];
let best = 0;
for (let i = 0; i < h.length; i++) {
  while (st.length && h[st[st.length - 1]] > h[i]) {
    const y = h[st.pop()];
    const left = st.length ? st[st.length - 1] : -1;
    best = Math.max(best, y * (i - left - 1));
  }
  st.push(i);
}
console.log(best);
