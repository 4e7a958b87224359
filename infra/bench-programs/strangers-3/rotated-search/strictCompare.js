const L = require('fs').readFileSync(0, 'utf8').split('\n');
const a = L[1].split(' ').map(Number);
const out = [];
for (const x of L[2].split(' ').map(Number)) {
  let lo = 0, hi = a.length - 1, ans = -1;
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2);
    if (a[mid] === x) { ans = mid; break; }
    if (a[lo] < a[mid]) {
      if (x >= a[lo] && x < a[mid]) hi = mid - 1;
      else lo = mid + 1;
    } else {
      if (x > a[mid] && x <= a[hi]) lo = mid + 1;
      else hi = mid - 1;
    }
  }
  out.push(ans);
}
console.log(out.join('\n'));
