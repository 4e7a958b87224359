const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const st = [];
let max = 0;
for (let i = 0; i < n; i++) {
  while (st.length && h[st[st.length - 1]] > h[i]) {
    const height = h[st.pop()];
    const left = st.length ? st[st.length - 1] + 1 : 0;
    max = Math.max(max, height * (i - left));
  }
  st.push(i);
}
console.log(max);
