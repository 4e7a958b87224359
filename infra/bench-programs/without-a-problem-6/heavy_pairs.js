// For each test: how many pairs i < j have a[i] > 2 * a[j] + 1 ?
const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let pos = 0;

function sortCount(arr) {
  if (arr.length < 2) return [arr, 0];
  const mid = arr.length >> 1;
  const [L, cl] = sortCount(arr.slice(0, mid));
  const [R, cr] = sortCount(arr.slice(mid));
  let total = cl + cr;

  let j = 0;
  for (let i = 0; i < L.length; i++) {
    while (j < R.length && L[i] > 2 * R[j] + 1) j++;
    total += j;
  }

  const out = [];
  let p = 0, q = 0;
  while (p < L.length || q < R.length) {
    if (q === R.length || (p < L.length && L[p] <= R[q])) out.push(L[p++]);
    else out.push(R[q++]);
  }
  return [out, total];
}

let t = +tok[pos++];
while (t-- > 0) {
  const n = +tok[pos++];
  const a = [];
  for (let i = 0; i < n; i++) a.push(+tok[pos++]);
  console.log(sortCount(a)[1]);
}
