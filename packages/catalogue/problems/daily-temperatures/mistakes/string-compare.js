const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const a = second.trim().split(/\s+/);
const res = a.map(() => 0), st = [];
a.forEach((x, i) => {
  while (st.length && a[st[st.length - 1]] < x) { const k = st.pop(); res[k] = i - k; }
  st.push(i);
});
console.log(res.join(' '));
