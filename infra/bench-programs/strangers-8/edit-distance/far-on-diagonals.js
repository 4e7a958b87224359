// How far can one get on each diagonal with e changes? (Ukkonen)
const [a = '', b = ''] = require('fs').readFileSync(0, 'latin1').split('\n').map(s => s.replace(/\r$/, ''));
const n = a.length, m = b.length, goal = m - n;
const OFF = n + m + 2;
let reach = new Int32Array(2 * OFF + 1).fill(-1e6);

const slide = (i, k) => {
  while (i < n && i + k < m && a.charCodeAt(i) === b.charCodeAt(i + k)) i++;
  return i;
};

reach[OFF] = slide(0, 0);
let e = 0;
for (; reach[OFF + goal] < n; e++) {
  const next = new Int32Array(reach);
  for (let k = -(e + 1); k <= e + 1; k++) {
    if (k < -n || k > m) continue;
    let i = Math.max(reach[OFF + k] + 1, reach[OFF + k - 1], reach[OFF + k + 1] + 1);
    i = Math.min(i, n, m - k);
    if (i >= 0) next[OFF + k] = slide(i, k);
  }
  reach = next;
}
console.log(e);
