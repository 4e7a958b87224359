const lines = require('fs').readFileSync(0).toString().trim().split('\n');
const n = +lines[0];
const a = [1, ...lines[1].split(' ').map(Number), 1];
const memo = [];
for (let i = 0; i < n + 2; i++) memo.push(new Array(n + 2).fill(-1));

const rec = (l, r) => {
  if (l > r) return 0;
  if (memo[l][r] !== -1) return memo[l][r];
  let res = 0;
  for (let k = l; k <= r; k++) {
    const gain = a[l - 1] * a[k] * a[r + 1];
    const cur = rec(l, k - 1) + gain + rec(k + 1, r);
    if (cur > res) {
      res = cur;
    }
  }
  memo[l][r] = res;
  return res;
};

console.log(rec(1, n));
