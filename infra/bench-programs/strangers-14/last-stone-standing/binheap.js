const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let size = a[0]; // 1-based heap in the array that was read: a[1..size]
function sift(i) {
  const x = a[i];
  for (let c; (c = 2 * i) <= size; i = c) {
    if (c < size && a[c + 1] > a[c]) c++;
    if (a[c] <= x) break;
    a[i] = a[c];
  }
  a[i] = x;
}
for (let i = size >> 1; i; i--) sift(i);
while (size > 1) {
  const big = a[1];
  a[1] = a[size--];
  sift(1);
  const second = a[1];
  if (big === second) {
    a[1] = a[size--];
  } else {
    a[1] = big - second;
  }
  if (size > 0) sift(1);
}
console.log(size === 1 ? a[1] : 0);
