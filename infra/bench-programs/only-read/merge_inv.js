const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(input[0]);
const arr = input[1].split(' ').map(Number);
const buffer = new Array(n);
let inversions = 0;

function mergeSort(lo, hi) {
  if (hi - lo <= 1) {
    return;
  }
  const mid = (lo + hi) >> 1;
  mergeSort(lo, mid);
  mergeSort(mid, hi);
  let a = lo;
  let b = mid;
  let k = lo;
  while (a < mid && b < hi) {
    if (arr[a] <= arr[b]) {
      buffer[k++] = arr[a++];
    } else {
      inversions += mid - a;
      buffer[k++] = arr[b++];
    }
  }
  while (a < mid) {
    buffer[k++] = arr[a++];
  }
  while (b < hi) {
    buffer[k++] = arr[b++];
  }
  for (let t = lo; t < hi; t++) {
    arr[t] = buffer[t];
  }
}

mergeSort(0, n);
console.log(inversions);
let uniq = 0;
for (let t = 0; t < n; t++) {
  if (t === 0 || arr[t] !== arr[t - 1]) uniq++;
}
console.log(uniq);
