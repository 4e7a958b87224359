const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
function lcs(i, j) {
  if (i === s.length || j === t.length) return 0;
  if (s[i] === t[j]) return 1 + lcs(i + 1, j + 1);
  return Math.max(lcs(i + 1, j), lcs(i, j + 1));
}
console.log(lcs(0, 0));
