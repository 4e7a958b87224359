const s = require('fs').readFileSync(0, 'utf8').trim();
const n = s.length;
const d = Array.from({ length: n + 1 }, () => new Int16Array(n + 1));
for (let len = 1; len <= n; len++) {
  for (let i = 0, j = len - 1; j < n; i++, j++) {
    if (i === j) d[i][j] = 1;
    else if (s[i] === s[j]) d[i][j] = (len > 2 ? d[i + 1][j - 1] : 0) + 2;
    else d[i][j] = Math.max(d[i + 1][j], d[i][j - 1]);
  }
}
let l = 0, r = n - 1, left = '', right = '';
while (l < r) {
  if (s[l] === s[r]) { left += s[l++]; right += s[r--]; }
  else if (d[l + 1][r] >= d[l][r - 1]) l++;
  else r--;
}
if (l === r) left += s[l];
console.log(left + [...right].reverse().join(''));
