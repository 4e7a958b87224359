const memo = new Map();
function ways(n) {
  if (n < 0) return 0;
  if (n === 0) return 1;
  if (memo.has(n)) return memo.get(n);
  const r = (ways(n - 1) + ways(n - 3) + ways(n - 4)) % 1000;
  memo.set(n, r);
  return r;
}
const n = Number(require('fs').readFileSync(0));
for (let k = 500; k < n; k += 500) ways(k);
console.log(ways(n));
