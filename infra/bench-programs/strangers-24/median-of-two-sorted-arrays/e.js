const T = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s).map(Number);
const A = T.slice(1, T[0] + 1), B = T.slice(T[0] + 2);

const atMost = (arr, x) => {
  let lo = 0, hi = arr.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    arr[mid] <= x ? (lo = mid + 1) : (hi = mid);
  }
  return lo;
};

// guess the k-th value between the limits of the task
const kth = k => {
  let lo = -2e9, hi = 2e9;
  while (lo < hi) {
    const guess = Math.floor((lo + hi) / 2);
    if (atMost(A, guess) + atMost(B, guess) >= k) hi = guess;
    else lo = guess + 1;
  }
  return lo;
};

const N = A.length + B.length;
console.log(((kth((N + 1) >> 1) + kth((N + 2) >> 1)) / 2).toFixed(1));
