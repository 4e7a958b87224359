const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const res = new Array(n).fill(0);
const st = [];
for (let i = 0; i < n; i++) {
  for (let k = 0; k < 4; k++)
    if (st.length && a[st[st.length - 1]] < a[i]) { const d = st.pop(); res[d] = i - d; }
  st.push(i);
}
console.log(res.join(' '));
