const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const r = Number(tok[0]), c = Number(tok[1]);
const g = tok.slice(2);
const memo = {};
let calls = 0;
function f(i, k) {
  if (i >= r || k >= c || g[i][k] === '#') return 0;
  if (i === r - 1 && k === c - 1) return 1;
  const key = i + '' + k;
  if (memo[key] !== undefined) return memo[key];
  return memo[key] = (f(i + 1, k) + f(i, k + 1)) % 1000000007;
}
console.log(f(0, 0));
