const L = require('fs').readFileSync(0, 'utf8').split('\n').map((x) => x.trim());
function woven(a, b, h) {
  if (a.length + b.length !== h.length) return false;
  let steps = 0;
  const st = [0];
  while (st.length) {
    if (++steps > 200000) return false;
    const s = st.pop(), i = Math.floor(s / 4096), j = s % 4096;
    if (i + j === h.length) return true;
    if (b[j] === h[i + j]) st.push(s + 1);
    if (a[i] === h[i + j]) st.push(s + 4096);
  }
  return false;
}
for (let q = 0; q < Number(L[0]); q++) console.log(woven(L[3 * q + 1] || '', L[3 * q + 2] || '', L[3 * q + 3] || ''));
