const [k, ...tok] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let ok = true;
if (Number(k) > 0) {
  const q = [[Number(tok[0]), null, null]];
  for (let h = 0, at = 1; h < q.length && at < tok.length; h++) {
    const [v, lo, hi] = q[h];
    for (let s = 0; s < 2; s++, at++) {
      if (at >= tok.length || tok[at] === 'null') continue;
      const x = Number(tok[at]), a = s ? v : lo, b = s ? hi : v;
      if ((a && x <= a) || (b && x >= b) || (s ? x <= v : x >= v)) ok = false;
      q.push([x, a, b]);
    }
  }
}
console.log(String(ok));
