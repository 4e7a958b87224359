const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);

let best = -Infinity;

// a[lo..hi-1] has no zero in it
function stretch(lo, hi) {
  if (lo >= hi) return;
  let whole = 1;
  for (let i = lo; i < hi; i++) whole *= a[i];
  if (whole > 0 || hi - lo === 1) {
    best = Math.max(best, whole);
    return;
  }
  // odd number of negatives: give up the left end or the right end
  let left = 1, i = lo;
  for (;;) {
    left *= a[i++];
    if (left < 0) break;
  }
  if (i < hi) best = Math.max(best, whole / left);
  let right = 1, j = hi - 1;
  for (;;) {
    right *= a[j--];
    if (right < 0) break;
  }
  if (j >= lo) best = Math.max(best, whole / right);
}

let start = 0;
for (let i = 0; i < a.length; i++) {
  if (a[i] === 0) {
    best = Math.max(best, 0);
    stretch(start, i);
    start = i + 1;
  }
}
stretch(start, a.length);
console.log(String(best));
