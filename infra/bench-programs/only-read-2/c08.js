function main() {
  const [[n, k], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(' ').map(Number));
  const have = new Map();
  let l = 0, bl = 0, br = -1;
  for (let r = 0; r < n; r++) {
    have.set(a[r], (have.get(a[r]) || 0) + 1);
    while (have.size > k) {
      const c = have.get(a[l]) - 1;
      if (c === 0) have.delete(a[l]);
      else have.set(a[l], c);
      l++;
    }
    if (r - l > br - bl) {
      bl = l;
      br = r;
    }
  }
  console.log(bl + 1, br + 1);
}
main();
