const REP = (n, f) => { for (let i = 0; i < n; i++) f(i); };
const T = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let q = 0;
const n = T[q++];
const w = [];
REP(n, () => {
  const r = [];
  REP(n, () => r.push(T[q++]));
  w.push(r);
});
const order = [];
REP(n, () => order.push(T[q++] - 1));
const alive = new Array(n).fill(false);
const ans = new Array(n);
for (let z = n - 1; z >= 0; z--) {
  const k = order[z];
  alive[k] = true;
  let sum = 0;
  REP(n, (i) => {
    const a = w[i][k], wi = w[i], wk = w[k];
    REP(n, (j) => {
      if (a + wk[j] < wi[j]) wi[j] = a + wk[j];
      if (alive[i] && alive[j]) sum += wi[j];
    });
  });
  ans[z] = sum;
}
console.log(ans.join(' '));
