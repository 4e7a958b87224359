function firstTrue(lo, hi, pred) {
  while (lo < hi) {
    const mid = lo + Math.floor((hi - lo) / 2);
    if (pred(mid)) hi = mid;
    else lo = mid + 1;
  }
  return lo;
}

const rl = require('readline').createInterface({ input: process.stdin });
rl.on('line', line => {
  const n = Number(line);
  const root = firstTrue(0, n + 1, c => c * c * c > n) - 1;
  console.log(root + (root ** 3 === n ? ' exact' : ' rounded'));
  rl.close();
});
