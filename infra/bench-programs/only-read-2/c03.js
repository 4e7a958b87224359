const rd = (() => {
  const L = require('fs').readFileSync(0, 'utf8').split('\n');
  let k = 0;
  return () => L[k++].trim().split(' ').map(Number);
})();

const [n] = rd();
const c = [];
for (let i = 0; i < n; i++) c.push(rd());

function pop(x) {
  let r = 0;
  while (x) {
    x &= x - 1;
    r++;
  }
  return r;
}

const dp = new Int32Array(1 << n).fill(0x3fffffff);
dp[0] = 0;
for (let s = 0; s < 1 << n; s++) {
  const who = pop(s);
  if (who === n) continue;
  for (let j = 0; j < n; j++) {
    if (s & (1 << j)) continue;
    const t = s | (1 << j);
    if (dp[s] + c[who][j] < dp[t]) dp[t] = dp[s] + c[who][j];
  }
}
console.log(dp[(1 << n) - 1]);
