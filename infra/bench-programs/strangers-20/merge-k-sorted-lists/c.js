// throw everything into one typed array and let the library sort it
const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let p = 1;
const chunks = [];
let total = 0;
for (let i = Number(tok[0]); i > 0; i--) {
  const len = Number(tok[p++]);
  chunks.push([p, p + len]);
  p += len;
  total += len;
}
const all = new Int32Array(total);
let w = 0;
for (const [from, to] of chunks) for (let q = from; q < to; q++) all[w++] = Number(tok[q]);
console.log(all.sort().join(' '));
