const memo = new Map([[0, 1]]);
const climb = n => {
  if (n < 0) return 0;
  if (memo.has(n)) return memo.get(n);
  const r = (climb(n - 1) + climb(n - 2) + climb(n - 3)) % 1000000007;
  memo.set(n, r);
  return r;
};
console.log(climb(parseInt(require('fs').readFileSync(0, 'utf8'))));
