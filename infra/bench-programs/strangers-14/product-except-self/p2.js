// Divide and conquer: what is outside of the half, times the other half.
const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
a.shift();
const result = [];

function product(l, r) {
  let p = 1;
  for (let i = l; i < r; i++) p *= a[i];
  return p;
}

function go(l, r, outside) {
  if (r - l === 1) {
    result.push(outside);
    return;
  }
  const mid = (l + r) >> 1;
  go(l, mid, outside * product(mid, r));
  go(mid, r, outside * product(l, mid));
}

go(0, a.length, 1);
console.log(result.join(' '));
