const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const a = lines[1].trim().split(/\s+/).map(Number).sort((x, y) => x - y);
const out = [];
for (let i = 0; i < a.length - 2; i++) {
  if (a[i] === a[i + 1]) continue;
  let l = i + 1;
  let r = a.length - 1;
  while (l < r) {
    const sum = a[i] + a[l] + a[r];
    if (sum < 0) {
      l++;
    } else if (sum > 0) {
      r--;
    } else {
      out.push([a[i], a[l], a[r]].join(' '));
      while (l < r && a[l] === a[l + 1]) l++;
      while (l < r && a[r] === a[r - 1]) r--;
      l++;
      r--;
    }
  }
}
console.log(out.length > 0 ? out.join('\n') : 'none');
