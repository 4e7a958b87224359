const [[n], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split(' ').map(Number));
// tails[len] = smallest possible last element of an increasing subsequence of length len + 1
const tails = [];
for (let i = 0; i < n; i++) {
  let lo = 0, hi = tails.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (tails[mid] < a[i]) lo = mid + 1;
    else hi = mid;
  }
  tails[lo] = a[i];
}
console.log(tails.length);
