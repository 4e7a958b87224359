const a = Int32Array.from(require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1)).sort();
const found = [];
const step = (i, d) => { const v = a[i]; do i += d; while (a[i] === v); return i; };

for (let i = 0; i < a.length && a[i] <= 0; i = step(i, 1)) {
  let l = i + 1, r = a.length - 1;
  while (l < r) {
    const s = a[i] + a[l] + a[r];
    if (!s) {
      found.push(`${a[i]} ${a[l]} ${a[r]}`);
      l = step(l, 1);
      r = step(r, -1);
    } else if (s > 0) r--;
    else l++;
  }
}
console.log(found.length ? found.join('\n') : 'none');
