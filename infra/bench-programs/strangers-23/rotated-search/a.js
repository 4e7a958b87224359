const [head, values, asked] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim().split(' ').map(Number));
const a = Int32Array.from(values);

function find(x) {
  let lo = 0, hi = a.length - 1;
  while (lo <= hi) {
    const mid = (lo + hi) >> 1;
    if (a[mid] === x) return mid;
    if (a[lo] <= a[mid]) {
      if (a[lo] <= x && x < a[mid]) hi = mid - 1;
      else lo = mid + 1;
    } else {
      if (a[mid] < x && x <= a[hi]) lo = mid + 1;
      else hi = mid - 1;
    }
  }
  return -1;
}
console.log(asked.map(find).join('\n'));
