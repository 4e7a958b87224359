const [n, ...h] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x).map(Number);
const res = new Array(n).fill(-1);
const st = [];
let i = 0;
while (i < n) {
  while (st.length && h[st[st.length - 1]] < h[i]) {
    res[st.pop()] = i;
  }
  st.push(i++);
}
let far = 0;
res.forEach((r, k) => {
  if (r >= 0) far = Math.max(far, r - k);
});
console.log(res.join(' '));
console.log(far);
