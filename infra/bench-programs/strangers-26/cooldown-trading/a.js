// states: 0 free, 1 has a piece, 2 must rest. A day is a 3x3 table "from, to -> gain".
const X = -Infinity;
const [n, ...price] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const day = p => [0, -p, X, X, 0, p, 0, X, X];

function then(f, g) {
  const h = new Array(9);
  for (let i = 0; i < 9; i += 3)
    for (let j = 0; j < 3; j++)
      h[i + j] = Math.max(f[i] + g[j], f[i + 1] + g[3 + j], f[i + 2] + g[6 + j]);
  return h;
}

function span(l, r) {
  if (r - l === 1) return day(price[l]);
  const mid = (l + r) >> 1;
  return then(span(l, mid), span(mid, r));
}

const all = span(0, n);
console.log(String(Math.max(all[0], all[2])));
