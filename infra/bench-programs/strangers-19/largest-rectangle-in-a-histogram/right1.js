const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = t[0];
const h = t.slice(1, n + 1);
h.push(-1); // sentinel flushes the stack
const st = [];
let best = 0;
for (let i = 0; i <= n; i++) {
  while (st.length && h[st[st.length - 1]] >= h[i]) {
    const top = h[st.pop()];
    const from = st.length ? st[st.length - 1] + 1 : 0;
    best = Math.max(best, top * (i - from));
  }
  st.push(i);
}
console.log(best);
