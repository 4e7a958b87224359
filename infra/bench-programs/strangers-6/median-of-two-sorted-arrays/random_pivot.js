const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = numbers[0];
const m = numbers[n + 1];
const all = Float64Array.from([...numbers.slice(1, n + 1), ...numbers.slice(n + 2, n + 2 + m)]);

function nth(a, k) {
  let lo = 0, hi = a.length - 1;
  for (;;) {
    if (lo === hi) return a[lo];
    const pivot = a[lo + Math.floor(Math.random() * (hi - lo + 1))];
    let lt = lo, i = lo, gt = hi;
    while (i <= gt) {
      const x = a[i];
      if (x < pivot) {
        a[i++] = a[lt];
        a[lt++] = x;
      } else if (x > pivot) {
        a[i] = a[gt];
        a[gt--] = x;
      } else {
        i++;
      }
    }
    if (k < lt) hi = lt - 1;
    else if (k > gt) lo = gt + 1;
    else return pivot;
  }
}

const size = n + m;
const upper = nth(all, size >> 1);
const lower = size % 2 ? upper : nth(all, (size >> 1) - 1);
console.log((lower + upper) / 2);
