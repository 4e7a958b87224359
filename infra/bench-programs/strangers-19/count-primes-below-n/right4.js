// Counts without a sieve: pi(v) for all v = floor(N / i) at once.
const N = parseInt(require('fs').readFileSync(0, 'utf8'), 10) - 1;
function pi(N) {
  if (N < 2) return 0;
  const r = Math.floor(Math.sqrt(N));
  const small = new Array(r + 1); // small[v] = numbers 2..v still in
  const large = new Array(r + 1); // large[i] = the same for floor(N / i)
  for (let i = 1; i <= r; i++) {
    small[i] = i - 1;
    large[i] = Math.floor(N / i) - 1;
  }
  small[0] = 0;
  for (let p = 2; p <= r; p++) {
    if (small[p] === small[p - 1]) continue;
    const before = small[p - 1], p2 = p * p;
    for (let i = 1; i <= r && Math.floor(N / i) >= p2; i++) {
      const d = i * p;
      large[i] -= (d <= r ? large[d] : small[Math.floor(N / d)]) - before;
    }
    for (let v = r; v >= p2; v--) small[v] -= small[Math.floor(v / p)] - before;
  }
  return large[1];
}
console.log(pi(N));
