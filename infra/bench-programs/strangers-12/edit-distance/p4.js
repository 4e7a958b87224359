const [a = '', b = ''] = require('fs').readFileSync(0, 'latin1').replace(/\r/g, '').split('\n');
const W = b.length + 1;
const memo = new Int16Array((a.length + 1) * W).fill(-1);

// changes for the rest of a from i and the rest of b from j
function go(i, j) {
  if (i === a.length) return b.length - j;
  if (j === b.length) return a.length - i;
  const key = i * W + j;
  if (memo[key] >= 0) return memo[key];
  let r;
  if (a.charCodeAt(i) === b.charCodeAt(j)) r = go(i + 1, j + 1);
  else r = 1 + Math.min(go(i + 1, j + 1), go(i + 1, j), go(i, j + 1));
  return memo[key] = r;
}
console.log(go(0, 0));
