const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const lcs = (i, j) =>
  i < 0 || j < 0 ? 0
    : s[i] === t[j] ? lcs(i - 1, j - 1) + 1
      : Math.max(lcs(i - 1, j), lcs(i, j - 1));
console.log(lcs(s.length - 1, t.length - 1));
