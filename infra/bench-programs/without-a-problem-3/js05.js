function work(n) {
  let sum = 0;
  let cnt = 0;
  let d = 1;
  while (d * d <= n) {
    if (n % d === 0) {
      sum += d;
      cnt++;
      const e = n / d;
      if (e !== d) {
        sum += e;
        cnt++;
      }
    }
    d++;
  }
  return [cnt, sum - n];
}
const n = parseInt(require('fs').readFileSync(0).toString(), 10);
const [c, s] = work(n);
console.log(c, s === n ? 'perfect' : s > n ? 'abundant' : 'deficient');
