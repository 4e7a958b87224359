const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const pairs = lines.map((line) => line.split(' ').map(Number)).sort((p, q) => p[0] - q[0]);
const out = [];
for (const [l, r] of pairs) {
  if (out.length && l <= out[out.length - 1][1]) {
    out[out.length - 1][1] = Math.max(out[out.length - 1][1], r);
  } else out.push([l, r]);
}
for (const [l, r] of out) console.log(`${l} ${r}`);
