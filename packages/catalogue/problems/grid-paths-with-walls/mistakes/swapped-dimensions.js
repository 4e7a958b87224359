const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const c = Number(tok[0]), r = Number(tok[1]);
const g = tok.slice(2);
const M = 1000000007;
const d = Array.from({ length: r }, () => new Array(c).fill(0));
for (let i = 0; i < r; i++) for (let k = 0; k < c; k++) {
  const ch = g[k][i];
  if (ch === '#') continue;
  d[i][k] = i + k === 0 ? 1 : ((i ? d[i - 1][k] : 0) + (k ? d[i][k - 1] : 0)) % M;
}
console.log(d[Math.min(r, 200) - 1][Math.min(c, 200) - 1]);
